/** Look of the report: readable from 320 px up, in light and dark, without any other file. */
export const reportStyle = `
:root { color-scheme: light dark; --ground: light-dark(#fbf7f2, #17101a); --ink: light-dark(#2a1620, #f6ece4);
  --quiet: light-dark(#6b5a60, #aba2a1); --line: light-dark(#dfd8d6, #332b34); --mat: light-dark(#ffffff, #241c26); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-inline-size: 1320px; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; margin: 0 0 8px; }
h1 { font-size: 36px; } h2 { font-size: 28px; } h2 em { color: var(--quiet); }
p { margin: 0 0 12px; max-inline-size: 70ch; }
a { color: inherit; }
:focus-visible, input:focus-visible + .frame { outline: 2px solid var(--ink); outline-offset: 2px; }
ul { list-style: none; margin: 16px 0 0; padding: 0; columns: 18rem; }
li { border-block-end: 1px solid var(--line); padding-block: 6px; break-inside: avoid; }
li span, summary span, .folder, .todo, small { color: var(--quiet); font-size: 14px; }
section { border-block-start: 1px solid var(--line); margin-block-start: 40px; padding-block-start: 16px; }
.folder, .todo { margin: 0; } .todo { margin-block-end: 12px; }
code { font: 13px/1.5 ui-monospace, monospace; }
details { border: 1px solid var(--line); border-radius: 4px; margin-block-start: 8px; }
summary { padding: 10px 12px; cursor: pointer; } summary b { font-weight: 600; }
details > p { padding: 0 12px; }
.place { display: grid; gap: 12px; padding: 4px 12px 16px; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 900px) { .place:not(.wide) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
figure { margin: 0; min-inline-size: 0; }
figcaption { font-size: 14px; margin-block-end: 4px; }
label { cursor: zoom-in; display: block; }
input { position: absolute; opacity: 0; }
.frame { display: block; overflow: auto; background: var(--mat); border: 1px solid var(--line); }
img { display: block; max-inline-size: 100%; block-size: auto; image-rendering: pixelated; }
img[width="1185"], img[width="1200"] { image-rendering: auto; }
@media (max-width: 899px) { .wide img { min-inline-size: 640px; } }
label:has(:checked) { cursor: zoom-out; }
:checked + .frame img { max-inline-size: none; }
.place:has(:checked) { grid-template-columns: minmax(0, 1fr); }
.instead { border: 1px dashed var(--line); color: var(--quiet); padding: 12px; }
`;
