import { Html } from '../../../domain/html';
import { inlineHashes } from '../../../http/inlineHashes';

/**
 * Without the dialog, the links lead to the pictures. Sizes are set by script, since the policy forbids
 * inline styles in the page. In syntax that every browser reads.
 */
const SCRIPT = `(function () {
  var STEPS = [1, 1.5, 2, 3, 4, 6, 8];
  var dialog, picture, sheet, stage, level, facts, links, at, step, turns, shown;
  function make(name, parent, words) {
    var made = document.createElement(name);
    if (words) made.textContent = words;
    return parent.appendChild(made);
  }
  function scrolls(part, words) {
    part.tabIndex = 0;
    part.setAttribute('role', 'group');
    part.setAttribute('aria-label', words);
  }
  function draw() {
    if (!picture.naturalWidth) return;
    var isLying = turns % 2 === 1;
    var wide = isLying ? picture.naturalHeight : picture.naturalWidth;
    var high = isLying ? picture.naturalWidth : picture.naturalHeight;
    var fit = Math.min(stage.clientWidth / wide, stage.clientHeight / high) * STEPS[step];
    var middle = [
      (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
      (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight
    ];
    sheet.style.width = Math.floor(wide * fit) + 'px';
    sheet.style.height = Math.floor(high * fit) + 'px';
    picture.style.width = picture.naturalWidth * fit + 'px';
    picture.style.height = picture.naturalHeight * fit + 'px';
    picture.style.transform = 'translate(-50%, -50%) rotate(' + turns * 90 + 'deg)';
    stage.scrollLeft = middle[0] * stage.scrollWidth - stage.clientWidth / 2;
    stage.scrollTop = middle[1] * stage.scrollHeight - stage.clientHeight / 2;
    level.textContent = STEPS[step] * 100 + ' %';
  }
  function zoom(by) {
    step = Math.max(0, Math.min(STEPS.length - 1, step + by));
    draw();
  }
  function turn() {
    turns = (turns + 1) % 4;
    draw();
  }
  function show(place) {
    at = place;
    step = turns = 0;
    var image = links[at].querySelector('img');
    picture.src = image.src;
    picture.alt = image.alt;
    dialog.setAttribute('aria-label', image.alt);
    draw();
  }
  function drag(event) {
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    var from = [stage.scrollLeft + event.clientX, stage.scrollTop + event.clientY];
    function move(moved) {
      stage.scrollLeft = from[0] - moved.clientX;
      stage.scrollTop = from[1] - moved.clientY;
    }
    event.preventDefault();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', function () {
      window.removeEventListener('pointermove', move);
    }, { once: true });
  }
  function build() {
    dialog = make('dialog', document.body);
    dialog.className = 'viewer';
    var tools = make('div', dialog);
    tools.className = 'tools';
    function tool(words, press) {
      var button = make('button', tools, words);
      button.type = 'button';
      button.addEventListener('click', press);
      return button;
    }
    tool('Ingrandisci', function () { zoom(1); });
    tool('Riduci', function () { zoom(-1); });
    tool('Ruota', turn);
    shown = tool('Altra immagine', function () { show((at + 1) % links.length); });
    level = make('span', tools);
    level.setAttribute('role', 'status');
    tool('Chiudi', function () { dialog.close(); });
    stage = make('div', dialog);
    stage.className = 'stage';
    scrolls(stage, 'Immagine: si sposta con le frecce');
    sheet = make('div', stage);
    picture = make('img', sheet);
    picture.addEventListener('load', draw);
    stage.addEventListener('pointerdown', drag);
    facts = make('div', dialog);
    facts.className = 'facts';
    scrolls(facts, 'Risposte da confrontare');
    window.addEventListener('resize', function () { if (dialog.open) draw(); });
    dialog.addEventListener('keydown', function (event) {
      if (event.key === '+') zoom(1);
      else if (event.key === '-') zoom(-1);
    });
  }
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[data-picture]');
    var isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || !window.HTMLDialogElement) return;
    event.preventDefault();
    if (!dialog) build();
    var card = link.closest('.beside');
    links = [].slice.call(card.querySelectorAll('a[data-picture]'));
    shown.hidden = links.length < 2;
    facts.textContent = '';
    var compared = card.querySelector('.compare');
    if (compared) facts.appendChild(compared.cloneNode(true));
    dialog.showModal();
    show(links.indexOf(link));
  });
})();`;

const script = `<script>${SCRIPT}</script>`;

export const viewer = new Html(script);
export const [viewerHash = "'none'"] = inlineHashes(script).scripts;
