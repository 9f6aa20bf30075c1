/** A file of its own: the pages' policy allows no style inside of them. Colours are the app's. */
export const style = `
:root { --ink: #0f2a2e; --soft: #3f5559; --line: #d5e0df; --canvas: #f3f7f6; --accent: #0a6068; --wash: #e0f0ef; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 72rem; margin: 0 auto; padding: 1.25rem 1rem; }
header p, .soft { color: var(--soft); margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
main { display: grid; gap: 1.5rem; padding-top: 0; }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; } }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.card { background: #fff; border: 1px solid var(--line); border-radius: .625rem; padding: .875rem 1rem; }
.row { display: flex; flex-wrap: wrap; gap: .25rem .75rem; justify-content: space-between; align-items: baseline; }
.code { font-size: 2rem; line-height: 1.2; font-weight: 650; letter-spacing: .12em; color: var(--accent); font-variant-numeric: tabular-nums; margin: .25rem 0; }
.text { white-space: pre-line; margin: .5rem 0 0; font-size: .875rem; color: var(--soft); }
.tag { background: var(--wash); color: var(--accent); border-radius: 99px; padding: .0625rem .625rem; font-size: .8125rem; font-weight: 600; }
.files:empty { display: none; }
.files { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-top: .625rem; font-size: .875rem; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
small { font-size: .8125rem; color: var(--soft); }
`;
