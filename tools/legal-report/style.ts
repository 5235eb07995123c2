/** Look of the evidence: readable from 320 px up, in light and dark and on paper, without any other file. */
export const style = `
:root { color-scheme: light dark; --ground: light-dark(#fbf7f2, #17101a); --ink: light-dark(#2a1620, #f6ece4);
  --quiet: light-dark(#6b5a60, #b5aaab); --line: light-dark(#dfd8d6, #3b323c); --card: light-dark(#ffffff, #201823);
  --good: light-dark(#1d6b3f, #7fd6a2); --bad: light-dark(#b3261e, #ff9d92); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-inline-size: 72rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 32px; margin: 0 0 8px; } h2 { font-size: 26px; margin: 40px 0 12px; }
h3 { font-size: 16px; line-height: 1.4; margin: 0 0 12px; }
p { margin: 0 0 12px; max-inline-size: 70ch; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.quiet { color: var(--quiet); font-size: 14px; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
code { font: 13px/1.5 ui-monospace, monospace; }
article, .box { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-block-end: 12px; }
article h2 { margin-block-start: 0; } article .box { border: 0; padding: 0; margin: 0; }
dl { display: grid; gap: 4px 24px; margin: 0; }
dt { color: var(--quiet); font-size: 14px; } dd { margin: 0 0 8px; }
@media (min-width: 720px) { dl { grid-template-columns: 14rem minmax(0, 1fr); } dt { line-height: 24px; } }
ul { margin: 0; padding-inline-start: 20px; } li { margin-block-end: 4px; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; }
nav a { display: inline-block; padding-block: 8px; }
@media print {
  :root { color-scheme: light; }
  body { max-inline-size: none; padding: 0; font-size: 10pt; } nav { display: none; }
  article, .box { break-inside: avoid; } h2 { break-after: avoid; }
}
`;
