//! `fitl film` and `campaign chronicle --html` from outside: pages that stand by themselves, and the film in
//! a browser.

use std::path::{Path, PathBuf};
use std::process::Command as Process;

use assert_cmd::Command;
use serde_json::Value;

fn pointman(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("pointman").unwrap().args(arguments).assert()
}

/// A short game of a few steps, and its film.
fn filmed(folder: &Path) -> (String, PathBuf) {
    let game = folder.join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "short", "--players", "none", "--seed", "3", "-q", "-o", &game])
        .success();
    for _ in 0..8 {
        let next: Value = serde_json::from_slice(
            &pointman(&["fitl", "next", &game, "--json"]).success().get_output().stdout,
        )
        .unwrap();
        let command = if next["next"] == "card" { &["fitl", "draw"][..] } else { &["trung-turn"] };
        pointman(&[command, &["-i", &game, "-q"]].concat()).success();
    }
    let page = folder.join("game.html");
    pointman(&["fitl", "film", &game, "-o", &page.display().to_string()]).success();
    (game, page)
}

/// The data within a film.
fn data(page: &str) -> Value {
    let (_, data) = page.split_once("id=\"film\">").unwrap();
    serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
}

/// The first step of a film that changed something on the map.
fn first_with_rings(page: &Path) -> u64 {
    let film = data(&std::fs::read_to_string(page).unwrap());
    let has_ring = |scene: &&Value| {
        let mut parts = scene["parts"].as_array().unwrap().iter().map(|part| part.as_u64().unwrap() as usize);
        parts.any(|part| film["fragments"][part].as_str().unwrap().contains("data-changed"))
    };
    film["scenes"].as_array().unwrap().iter().find(has_ring).unwrap()["step"].as_u64().unwrap()
}

#[test]
fn a_film_holds_every_step_of_the_history_with_what_changed() {
    let folder = crate::scenes::folder();
    let (game, page) = filmed(folder.path());
    let document: Value = serde_json::from_str(&std::fs::read_to_string(game).unwrap()).unwrap();
    let page = std::fs::read_to_string(page).unwrap();
    let film = data(&page);
    let (scenes, history) = (film["scenes"].as_array().unwrap(), document["history"].as_array().unwrap());
    assert!(history.len() > 6, "turns were taken");
    assert_eq!(scenes.len(), history.len());
    let mut rings = 0;
    for (scene, step) in scenes.iter().zip(history) {
        assert_eq!(scene["step"], step["step"]);
        assert!(
            !scene["title"].as_str().unwrap().is_empty() && scene["margins"].as_array().unwrap().len() == 4
        );
        let report = scene["report"].as_str().unwrap();
        assert!(!report.contains("digest "), "{report}");
        // The browser breaks the lines: none goes on in the next.
        let is_broken = |line: &str| line.starts_with("      ");
        assert!(!report.lines().any(is_broken), "{report}");
        let parts = scene["parts"].as_array().unwrap().iter().map(|part| part.as_u64().unwrap() as usize);
        let map: String = parts.map(|part| film["fragments"][part].as_str().unwrap()).collect();
        assert!(map.contains("data-space=\"saigon\""));
        rings += map.matches("data-changed").count();
    }
    assert!(rings > 0, "a turn changed something on the map");
    let plain = page.replace("http://www.w3.org/2000/svg", "");
    for network in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!plain.contains(network), "{network}");
    }
}

#[test]
fn nothing_in_a_document_acts_in_its_film() {
    let folder = crate::scenes::folder();
    let (_, page) = filmed(folder.path());
    let page = std::fs::read_to_string(page).unwrap();
    let (_, data) = page.split_once("id=\"film\">").unwrap();
    let data = data.split_once("</script>").unwrap().0;
    assert!(!data.contains(['<', '>', '&']), "the data cannot end its script");
}

#[test]
fn a_chronicle_is_a_page_too() {
    let folder = crate::scenes::folder();
    let campaign = folder.path().join("tour.json").display().to_string();
    let new = [
        "campaign",
        "new",
        "--game",
        "fng",
        "--force",
        "us-army",
        "--corps",
        "i",
        "--date",
        "1967-05-early",
        "--name",
        "<b>Tour</b> & *more*",
        "--seed",
        "3",
        "-q",
        "-o",
        &campaign,
    ];
    pointman(&new).success();
    let told = pointman(&["campaign", "chronicle", &campaign, "--html"]).success();
    let page = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    assert!(
        page.starts_with("<!DOCTYPE html>") && page.contains("<h1>&lt;b&gt;Tour&lt;/b&gt; &amp; *more*</h1>")
    );
    assert!(!page.contains("<b>"));
}

/// A browser without a window; none if this machine has none.
fn browser() -> Option<&'static str> {
    let found = ["chromium", "chromium-browser", "google-chrome", "chrome"]
        .into_iter()
        .find(|name| Process::new(name).arg("--version").output().is_ok_and(|told| told.status.success()));
    if found.is_none() {
        eprintln!("skipped: no Chromium is installed, in which the film is looked at");
    }
    found
}

/// What the page at `address` holds once its scripts have run.
fn dumped(browser: &str, folder: &Path, address: &str) -> String {
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let told = Process::new(browser)
        .args([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
        ])
        .args([&profile, "--virtual-time-budget=10000", "--dump-dom", address])
        .output()
        .unwrap();
    String::from_utf8_lossy(&told.stdout).into_owned()
}

/// The page with a script behind it that does something and writes what it finds into the element `found`.
fn acted(browser: &str, folder: &Path, page: &Path, link: &str, act: &str) -> Value {
    let text = std::fs::read_to_string(page).unwrap();
    let script = format!(
        "<script>const press = (key) => dispatchEvent(new KeyboardEvent('keydown', \
         {{key}}));\nconst at = (id) => document.getElementById(id);\nconst step = () => \
         Number(at('title').textContent.match(/\\d+/)[0]);\nconst found = [];\n(async () => {{\n{act}\n}})()\
         .then(() => {{ const told = document.createElement('pre'); told.id = 'found'; told.textContent = \
         JSON.stringify(found); document.body.append(told); }});</script></body>"
    );
    let acting = folder.join("acting.html");
    std::fs::write(&acting, text.replace("</body>", &script)).unwrap();
    let dom = dumped(browser, folder, &format!("file://{}{link}", acting.display()));
    let (_, found) = dom.split_once("<pre id=\"found\">").unwrap_or_else(|| panic!("no page: {dom}"));
    let marks = [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
    let found = found.split_once("</pre>").unwrap().0.to_owned();
    let found = marks.iter().fold(found, |found, (mark, sign)| found.replace(mark, sign));
    serde_json::from_str(&found).unwrap()
}

/// A film, and how many scenes it has.
fn scenes_filmed(folder: &Path) -> (u64, PathBuf) {
    let (_, page) = filmed(folder);
    let film = data(&std::fs::read_to_string(&page).unwrap());
    (film["scenes"].as_array().unwrap().len() as u64, page)
}

#[test]
fn the_film_goes_by_keys_slider_buttons_and_links_in_a_browser() {
    let Some(browser) = browser() else { return };
    let folder = crate::scenes::folder();
    let (scenes, page) = scenes_filmed(folder.path());
    let found = acted(
        browser,
        folder.path(),
        &page,
        "#2",
        "found.push(step());
         press('ArrowRight'); found.push(step(), location.hash);
         press('ArrowLeft'); press('ArrowLeft'); found.push(step());
         press('End'); found.push(step(), at('after').disabled); press('ArrowRight'); found.push(step());
         press('Home'); found.push(step(), at('before').disabled);
         at('slider').value = 3; at('slider').dispatchEvent(new Event('input')); found.push(step());
         at('after').click(); found.push(step());
         found.push(at('map').querySelectorAll('[data-space]').length);
         found.push(Number(at('cursor').getAttribute('x1')) > Number(at('chart').dataset.left));
         found.push(document.querySelectorAll('#steps a').length);",
    );
    let last = scenes - 1;
    let expected = serde_json::json!([2, 3, "#3", 1, last, true, last, 0, true, 3, 4, 47, true, scenes]);
    assert_eq!(found, expected);
}

#[test]
fn pages_of_steps_the_chart_the_list_and_a_new_link_lead_to_a_step_and_end_playing() {
    let Some(browser) = browser() else { return };
    let folder = crate::scenes::folder();
    let (scenes, page) = scenes_filmed(folder.path());
    let found = acted(
        browser,
        folder.path(),
        &page,
        "",
        "found.push(step());
         press('PageDown'); found.push(step()); press('PageUp'); found.push(step());
         const box = at('chart').getBoundingClientRect();
         const x = box.left + box.width * Number(at('chart').dataset.right) / 1000;
         at('chart').dispatchEvent(new MouseEvent('click', {clientX: x, clientY: box.top + 9}));
         found.push(step());
         at('play').click(); found.push(step(), at('play').textContent);
         at('slider').value = 2; at('slider').dispatchEvent(new Event('input'));
         found.push(step(), at('play').textContent);
         at('play').click(); await new Promise((done) => setTimeout(done, 1500)); found.push(step());
         at('play').click();
         const linked = new Promise((done) => addEventListener('hashchange', done));
         document.querySelectorAll('#steps a')[4].click(); await linked; found.push(step());
         const named = new Promise((done) => addEventListener('hashchange', done));
         location.hash = '#6'; await named; found.push(step());
         const unknown = new Promise((done) => addEventListener('hashchange', done));
         location.hash = '#999'; await unknown; found.push(step());",
    );
    let last = scenes - 1;
    let expected = serde_json::json!([0, 10.min(last), 0, last, 0, "Pause", 2, "Play", 3, 4, 6, 6]);
    assert_eq!(found, expected);
}

#[test]
fn map_rings_report_and_cards_go_with_the_step_in_a_browser() {
    let Some(browser) = browser() else { return };
    let folder = crate::scenes::folder();
    let (_, page) = filmed(folder.path());
    let film = data(&std::fs::read_to_string(&page).unwrap());
    let found = acted(
        browser,
        folder.path(),
        &page,
        "",
        "for (let index = 0; index < film_steps(); index += 1) {
           found.push([at('map').innerHTML.length, at('map').querySelectorAll('[data-changed]').length,
             at('report').textContent, at('cards').textContent, at('title').textContent]);
           press('ArrowRight');
         }
         function film_steps() { return document.querySelectorAll('#steps a').length; }",
    );
    let (found, scenes) = (found.as_array().unwrap(), film["scenes"].as_array().unwrap());
    assert_eq!(found.len(), scenes.len());
    let mut maps = std::collections::BTreeSet::new();
    for (shown, scene) in found.iter().zip(scenes) {
        let parts = scene["parts"].as_array().unwrap().iter().map(|part| part.as_u64().unwrap() as usize);
        let map: String = parts.map(|part| film["fragments"][part].as_str().unwrap()).collect();
        assert_eq!(shown[1], map.matches("data-changed").count(), "{}", scene["title"]);
        let told = |text: &Value| text.as_str().unwrap().trim_end().to_owned();
        assert_eq!(told(&shown[2]), told(&scene["report"]));
        assert_eq!(shown[3], scene["cards"]);
        assert_eq!(shown[4], format!("Step {}: {}", scene["step"], scene["title"].as_str().unwrap()));
        maps.insert(shown[0].as_u64().unwrap());
    }
    assert!(maps.len() > 3 && found.iter().any(|shown| shown[1] != 0), "{maps:?}");
    let titles: Vec<_> = scenes.iter().map(|scene| scene["title"].as_str().unwrap()).collect();
    assert!(
        titles.iter().any(|title| title.starts_with("card ") && title.ends_with(" is turned up")),
        "{titles:?}"
    );
}

#[test]
fn the_film_fits_a_phone_and_is_printed_without_its_buttons() {
    let Some(browser) = browser() else { return };
    let folder = crate::scenes::folder();
    let (_, page) = filmed(folder.path());
    // A frame is as wide as a phone, whatever window the browser opens.
    let framed = folder.path().join("framed.html");
    let text = std::fs::read_to_string(&page).unwrap();
    let inner = text.replace("default-src 'none'; ", "");
    assert_ne!(inner, text);
    std::fs::write(folder.path().join("inner.html"), inner).unwrap();
    let ringed = first_with_rings(&page);
    let outer = "<body><iframe id=\"phone\" src=\"inner.html\" width=\"390\" height=\"800\"></iframe>\
                 <script>addEventListener('load', () => { const page = phone.contentDocument; \
                 const found = document.createElement('pre'); \
                 const stage = page.getElementById('stage'); const [map, told] = stage.children; \
                 const texts = () => Math.min(...[...page.querySelectorAll('#map text')] \
                 .map((text) => parseFloat(text.getAttribute('font-size')) * \
                 page.querySelector('#frame svg').getBoundingClientRect().width / 1660)); \
                 const frame = page.getElementById('frame'); const size = page.getElementById('size'); \
                 const inside = () => { \
                 const ring = page.querySelector('[data-changed]').getBoundingClientRect(); \
                 const seen = frame.getBoundingClientRect(); const x = ring.left + ring.width / 2; \
                 return x >= seen.left && x <= seen.right; }; \
                 phone.contentWindow.location.hash = '#RINGED'; \
                 phone.contentWindow.dispatchEvent(new Event('hashchange')); \
                 found.id = 'found'; \
                 const large = [page.documentElement.scrollWidth, \
                 told.getBoundingClientRect().top >= map.getBoundingClientRect().bottom, texts(), \
                 frame.scrollWidth > frame.clientWidth, inside(), size.textContent]; size.click(); \
                 found.textContent = JSON.stringify([...large, frame.scrollWidth > frame.clientWidth, \
                 size.textContent]); document.body.append(found); });</script>";
    std::fs::write(&framed, outer.replace("RINGED", &ringed.to_string())).unwrap();
    let profile = format!("--user-data-dir={}", folder.path().join("profile").display());
    let told = Process::new(browser)
        .args([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
        ])
        .args([&profile, "--allow-file-access-from-files", "--virtual-time-budget=10000", "--dump-dom"])
        .arg(format!("file://{}", framed.display()))
        .output()
        .unwrap();
    let dom = String::from_utf8_lossy(&told.stdout).into_owned();
    let (_, found) = dom.split_once("<pre id=\"found\">").unwrap_or_else(|| panic!("no page: {dom}"));
    let found: Value = serde_json::from_str(found.split_once("</pre>").unwrap().0).unwrap();
    assert!(found[0].as_u64().unwrap() <= 390, "nothing sticks out of a phone: {found}");
    assert_eq!(found[1], true, "what is told stands below the map");
    assert!(found[2].as_f64().unwrap() >= 9.0, "the smallest type on the map can be read: {found}");
    assert_eq!(found[3], true, "the map is larger than its frame");
    assert_eq!(found[4], true, "what changed is within the frame");
    let switched = serde_json::json!([found[5], found[6], found[7]]);
    assert_eq!(switched, serde_json::json!(["Whole map", false, "Large map"]));
    let printed = folder.path().join("film.pdf");
    let status = Process::new(browser)
        .args([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            &profile,
        ])
        .args(["--no-pdf-header-footer", "--virtual-time-budget=10000"])
        .arg(format!("--print-to-pdf={}", printed.display()))
        .arg(format!("file://{}#2", page.display()))
        .status()
        .unwrap();
    assert!(status.success() && std::fs::read(&printed).unwrap().starts_with(b"%PDF"));
    // What is meant for paper, on the screen.
    let on_paper = acted(
        browser,
        folder.path(),
        &page,
        &format!("#{ringed}"),
        "at('size').click();
         for (const sheet of document.styleSheets) for (const rule of sheet.cssRules)
           if (rule.media && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
         const shows = (what) => document.querySelector(what).getBoundingClientRect().height > 0;
         found.push(['nav', '#size', 'details'].some(shows));
         found.push(['#map [data-space]', '#map [data-changed]', '#report', '#title', '#chart'].every(shows));
         found.push(at('frame').scrollWidth <= at('frame').clientWidth);
         found.push(at('report').textContent.length > 0);",
    );
    assert_eq!(on_paper, serde_json::json!([false, true, true, true]), "no button, but all of the step");
}
