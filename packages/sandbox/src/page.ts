import { escapeHtml } from '@velluto/rules';

const style = `
:root { color-scheme: light dark; --line: light-dark(#e3dcd8, #3a3230); --soft: light-dark(#6f6560, #a89d98); --card: light-dark(#fff, #221d1c); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#faf6f3, #171312); color: light-dark(#2a2220, #f1eae6); }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
p { margin: 0 0 1.5rem; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a, .sms { display: grid; gap: .125rem; padding: .875rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: light-dark(#f4ece7, #2b2523); outline: none; }
strong { font-weight: 600; overflow-wrap: anywhere; }
small { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); font: .875rem/1.5 ui-monospace, monospace; }
a { color: inherit; }
form { margin: 0 0 1.5rem; } fieldset { margin: 0 0 1rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
label { display: flex; gap: .625rem; align-items: baseline; min-block-size: 1.75rem; }
button { min-block-size: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { color: var(--soft); font-weight: 400; cursor: default; }`;

/** HTML of a page for developers: in English, with its styles inside. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

/** A time for these pages, as `YYYY-MM-DD hh:mm UTC`. */
export const formatTime = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
