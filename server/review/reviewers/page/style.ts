/** Served separately, because the policy of the pages forbids inline styles. */
import type { Brand } from '../../../brand';
import type { Colour } from '../../../brand/colours';

const colourNames: Readonly<Record<string, Colour>> = {
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  control: 'control',
  canvas: 'canvas',
  surface: 'surface',
  accent: 'accent',
  strong: 'accent-strong',
  wash: 'accent-soft',
  'on-accent': 'on-accent',
  deep: 'deep',
  'on-deep': 'on-deep',
  good: 'success',
  'good-wash': 'success-soft',
  bad: 'error',
  'bad-wash': 'error-soft',
  'bad-line': 'error-line',
  wait: 'warning',
  'wait-wash': 'warning-soft',
};

const rules = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header > .band { background: var(--deep); color: var(--on-deep); }
.brand { display: flex; align-items: center; gap: .5rem; max-width: 72rem; margin: 0 auto; padding: .625rem 1rem; font-weight: 700; line-height: 1.75rem; }
.brand svg { flex: none; max-width: 100%; height: 24px; }
header > .head, main { max-width: 72rem; margin: 0 auto; padding: 1.25rem 1rem; }
header p, .soft { color: var(--soft); margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .75rem; }
.row > h2 { margin: 0; }
.card > h2 { margin: 0 0 .25rem; }
.row > h3 { margin: 0; font-size: 1rem; }
main { display: grid; gap: 1.5rem; padding-top: 0; }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; } }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.stack { display: grid; gap: 1.5rem; align-content: start; }
@media (max-width: 59.99rem) { .stack { display: contents; } .later { order: 1; } }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .625rem; padding: .875rem 1rem; }
.row { display: flex; flex-wrap: wrap; gap: .25rem .75rem; justify-content: space-between; align-items: baseline; }
section > .row { margin-bottom: .75rem; }
.card > .row { margin: 0 0 .25rem; }
.code { font-size: 2rem; line-height: 1.2; font-weight: 650; letter-spacing: .12em; color: var(--accent); font-variant-numeric: tabular-nums; margin: .25rem 0; }
.text { white-space: pre-line; margin: .5rem 0 0; font-size: .875rem; color: var(--soft); }
.tag { background: var(--wash); color: var(--accent); border-radius: 99px; padding: .0625rem .625rem; font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.tag.good, .notice.good { background: var(--good-wash); color: var(--good); }
.tag.bad, .notice.bad { background: var(--bad-wash); color: var(--bad); }
.tag.wait, .notice.wait { background: var(--wait-wash); color: var(--wait); }
p.notice { margin: 0 0 .75rem; padding: .625rem 1rem; border-radius: .625rem; background: var(--wash); font-weight: 600; }
header p.notice { margin: .75rem 0 0; }
section.notice { margin: .75rem 0 0; padding: .75rem 1rem; border-radius: .625rem; align-items: center; }
section.notice p { margin: .25rem 0; color: inherit; }
section.notice small { display: block; color: inherit; }
#outcome { scroll-margin-top: 7rem; }
.reason { margin: .5rem 0 0; padding-left: .75rem; border-left: 3px solid var(--bad-line); color: var(--bad); }
.files:empty { display: none; }
.files { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-top: .625rem; font-size: .875rem; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .75rem 0 0; }
header .links { margin: 0; }
.links a { padding: .375rem 0; }
.open { margin: .75rem 0 0; }
dl { display: grid; gap: .375rem 1rem; margin: .75rem 0 0; font-size: .875rem; }
dl > div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); }
dt { color: var(--soft); }
dd { margin: 0; }
.read { grid-column: 1 / -1; font-size: .8125rem; }
.read.good { color: var(--good); }
.read.bad { color: var(--bad); font-weight: 600; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: .75rem; margin-top: .75rem; }
.beside { display: grid; gap: 1rem; }
@media (min-width: 40rem) { .beside { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
.compare { margin-top: .75rem; }
h3, h4 { font-size: .9375rem; margin: 0; }
summary { cursor: pointer; padding: .375rem 0; font-weight: 600; }
details .danger { margin-top: .5rem; }
table { width: 100%; border-collapse: separate; border-spacing: 0; overflow: hidden; background: var(--surface); border: 1px solid var(--line); border-radius: .625rem; }
tbody tr:last-child, tbody tr:last-child > * { border-bottom: 0; }
td > a { display: inline-block; margin: -.25rem 0; padding: .25rem 0; font-weight: 600; }
th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid var(--line); vertical-align: top; font-size: .875rem; }
th { color: var(--soft); font-weight: 600; }
.wide { grid-column: 1 / -1; }
.narrow { max-width: 28rem; }
@media (max-width: 39.99rem) { thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } tr, td { display: block; } td { border: 0; padding: .125rem .75rem; } td::before { content: attr(data-head) ': '; color: var(--soft); font-weight: 600; } tr { padding: .625rem 0; border-bottom: 1px solid var(--line); } }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar { display: block; width: 100%; height: .375rem; margin-top: .375rem; background: var(--wash); border-radius: 99px; }
.bar rect { fill: var(--accent); }
.figures { display: grid; gap: 1.5rem; }
.figures h2 + p:not(.card) { margin: -.5rem 0 .75rem; }
.figures .soft { font-size: .875rem; }
@media (min-width: 60rem) { .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; } }
@media (max-width: 39.99rem) { .figures tbody tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); } .figures tbody th { grid-column: 1 / -1; border: 0; padding-bottom: .25rem; } .figures td.number { text-align: left; white-space: normal; } }
@media (max-width: 39.99rem) { .figures .pair tbody tr { grid-template-columns: minmax(0, 1fr) auto; } .figures .pair tbody th { grid-column: auto; padding: .125rem .75rem; } }
figure { margin: 0; font-size: .875rem; }
figure > a { display: block; }
figure img, figure video { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: contain; background: var(--canvas); border: 1px solid var(--line); border-radius: .375rem; }
.viewer { width: 100vw; height: 100vh; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; background: var(--surface); color: var(--ink); }
.viewer[open] { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(15rem, 22rem); }
.viewer .tools { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .5rem 1rem; border-bottom: 1px solid var(--line); }
.viewer [role=status] { min-width: 4rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.viewer .tools > :last-child { margin-left: auto; }
.viewer .stage { display: grid; overflow: auto; background: var(--canvas); cursor: grab; }
.viewer .stage > div { position: relative; margin: auto; }
.viewer .stage img { position: absolute; top: 50%; left: 50%; max-width: none; }
.viewer .facts { overflow: auto; padding: 0 1rem 1rem; border-left: 1px solid var(--line); }
@media (max-width: 39.99rem) { .viewer[open] { grid-template: auto minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr); } .viewer .facts { border-left: 0; border-top: 1px solid var(--line); } }
@media (max-width: 39.99rem) { .viewer .tools { gap: .375rem; padding: .5rem; } .viewer button { padding: .5rem .625rem; } }
figcaption { display: flex; flex-wrap: wrap; gap: 0 .5rem; margin-top: .25rem; }
.moves { display: grid; gap: .75rem; margin-top: .875rem; padding-top: .875rem; border-top: 1px solid var(--line); }
form { margin: 0; }
.line { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.card > .line, .card > form { margin-top: .75rem; }
.line label.short { max-width: 17rem; }
.line label { flex: 1 1 14rem; min-width: 0; font-size: .875rem; font-weight: 600; }
input:not([type=hidden]), select { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit; font-weight: 400; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: .625rem; }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1.125rem; font: inherit; font-weight: 600; text-decoration: none; color: var(--accent); background: var(--surface); border: 1px solid var(--accent); border-radius: .625rem; cursor: pointer; }
button:hover, .button:hover { background: var(--wash); }
.primary { color: var(--on-accent); background: var(--accent); }
.primary:hover { background: var(--strong); }
.danger { color: var(--bad); border-color: var(--bad); }
.danger:hover { background: var(--bad-wash); }
.narrow form { display: grid; gap: 1rem; }
code { background: var(--wash); padding: .0625rem .375rem; border-radius: .25rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
a { color: var(--accent); }
td a, dd a, figcaption a, .files a, .row a { display: inline-block; min-height: 1.5rem; line-height: 1.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
small { font-size: .8125rem; color: var(--soft); }
`;

export const styleOf = ({ colours }: Brand): string => {
  const declared = Object.entries(colourNames).map(([name, colour]) => `--${name}: ${colours[colour]};`);
  return `:root { ${declared.join(' ')} }${rules}`;
};
