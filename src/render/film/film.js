"use strict";
(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const at = (id) => document.getElementById(id);
  const scenes = film.scenes;
  const last = scenes.length - 1;
  const chart = at("chart");
  const frame = at("frame");
  let shown = -1;
  let playing = 0;

  function show(index, keep) {
    index = Math.max(0, Math.min(last, index));
    if (index === shown) return;
    shown = index;
    const scene = scenes[index];
    at("map").innerHTML = scene.parts.map((part) => film.fragments[part]).join("");
    at("title").textContent = `Step ${scene.step}: ${scene.title}`;
    at("cards").textContent = scene.cards;
    at("report").textContent = scene.report;
    at("slider").value = index;
    at("slider").setAttribute("aria-valuetext", at("title").textContent);
    at("before").disabled = index === 0;
    at("after").disabled = index === last;
    const [left, right] = [Number(chart.dataset.left), Number(chart.dataset.right)];
    const x = last === 0 ? left : left + ((right - left) * index) / last;
    at("cursor").setAttribute("x1", x);
    at("cursor").setAttribute("x2", x);
    for (const link of document.querySelectorAll("#steps a")) {
      if (Number(link.dataset.scene) === index) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    to_change();
    if (!keep) history.replaceState(null, "", `#${scene.step}`);
  }

  // Of a map that is larger than its frame the part shows in which something changed.
  function to_change() {
    const changed = at("map").querySelector("[data-changed]");
    if (!changed || !frame.classList.contains("large")) return;
    const [part, whole] = [changed.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2;
    frame.scrollTop += part.top + part.height / 2 - whole.top - whole.height / 2;
  }

  function size(large) {
    frame.classList.toggle("large", large);
    at("size").textContent = large ? "Whole map" : "Large map";
    to_change();
  }

  function of_link() {
    const step = Number(location.hash.slice(1));
    const index = scenes.findIndex((scene) => scene.step === step);
    show(location.hash && index >= 0 ? index : shown < 0 ? 0 : shown, true);
  }

  function stop() {
    clearInterval(playing);
    playing = 0;
    at("play").textContent = "Play";
  }

  function play() {
    if (playing) return stop();
    if (shown === last) show(0);
    at("play").textContent = "Pause";
    playing = setInterval(() => (shown === last ? stop() : show(shown + 1)), 1200);
  }

  const keys = {
    ArrowRight: () => shown + 1,
    ArrowLeft: () => shown - 1,
    PageDown: () => shown + 10,
    PageUp: () => shown - 10,
    Home: () => 0,
    End: () => last,
  };
  addEventListener("keydown", (event) => {
    // There the arrows move the map.
    if (frame.classList.contains("large") && event.target === frame) return;
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in keys)) return;
    event.preventDefault();
    go(keys[event.key]());
  });
  const go = (index) => {
    stop();
    show(index);
  };
  at("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  at("before").addEventListener("click", () => go(shown - 1));
  at("after").addEventListener("click", () => go(shown + 1));
  at("size").addEventListener("click", () => size(!frame.classList.contains("large")));
  at("play").addEventListener("click", play);
  chart.addEventListener("click", (event) => {
    const box = chart.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 1000;
    const [left, right] = [Number(chart.dataset.left), Number(chart.dataset.right)];
    go(Math.round(((x - left) / (right - left)) * last));
  });
  addEventListener("hashchange", of_link);
  size(matchMedia("(max-width: 60rem)").matches);
  of_link();
})();
