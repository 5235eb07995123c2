import { appearances } from './appearances.ts';
import type { Drawn } from './picture-store.ts';
import { reportStyle } from './report.style.ts';

/** A changed part of an appearance as the page shows it; the pictures are data URIs. */
export interface ShownPlace {
  /** Where it is in the sheet, and its size. */
  left: number;
  top: number;
  width: number;
  height: number;
  before?: string;
  after: string;
  difference?: string;
}

/** An appearance that differs, with the pictures that the page shows. */
export interface ShownFinding extends Drawn {
  /** Number of changed pixels; undefined when there is no picture from before. */
  pixels?: number;
  sizes: { before?: string; after: string };
  places: ShownPlace[];
  /** Number of changed parts that are not shown. */
  more: number;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const number = new Intl.NumberFormat('en-GB').format;
const count = (amount: number, singular: string, plural: string) =>
  `${number(amount)} ${amount === 1 ? singular : plural}`;

const appearanceName = (id: string) => {
  const appearance = appearances.find(appearance => appearance.id === id);
  return appearance
    ? `${appearance.brand}, ${appearance.mode}${appearance.shows ? `, ${appearance.shows}` : ''}`
    : id;
};

/** `packages/ui/src/product/likes/MatchDialog/MatchDialog.stories.tsx` → its folder below `src`. */
const folderOf = (file: string) => file.replace(/^packages\/ui\/src\//, '').replace(/\/[^/]*$/, '');
const componentOf = (file: string) => file.replace(/^.*\//, '').replace(/\.stories\.tsx$/, '');

/** How many times a small detail is enlarged, so that its pixels can be seen. */
const zoomOf = ({ width }: ShownPlace) => Math.max(1, Math.min(4, Math.floor(320 / width)));

function figure(caption: string, place: ShownPlace, source: string | undefined, instead = ''): string {
  const zoom = zoomOf(place);
  const size = `width="${place.width * zoom}" height="${place.height * zoom}"`;
  const picture = source
    ? `<label><input type="checkbox" aria-label="${caption} in full size"><span class="frame"><img src="${source}" ${size} alt="${caption}"></span></label>`
    : `<p class="instead">${instead}</p>`;
  const note = zoom > 1 && source ? ` <small>${zoom} times enlarged</small>` : '';
  return `<figure><figcaption>${caption}${note}</figcaption>${picture}</figure>`;
}

const withoutBefore =
  'There is no picture from before: this is new, or it was not drawn. <code>pnpm vrt:changes</code> draws it.';

const placeOf = (place: ShownPlace) =>
  `<div class="place${place.width > 480 ? ' wide' : ''}">
${figure('before', place, place.before, withoutBefore)}
${figure('after', place, place.after)}
${place.difference ? figure('difference', place, place.difference) : ''}
</div>`;

function verdict({ pixels, sizes }: ShownFinding): string {
  const resized =
    sizes.before && sizes.before !== sizes.after ? `, ${sizes.before} became ${sizes.after}` : '';
  return pixels === undefined ? 'new or changed' : `${count(pixels, 'pixel', 'pixels')} changed${resized}`;
}

function appearance(finding: ShownFinding, open: boolean): string {
  const left =
    finding.more > 0 ? `<p>${count(finding.more, 'more place', 'more places')} not shown.</p>` : '';
  return `<details${open ? ' open' : ''}><summary><b>${appearanceName(finding.appearance)}</b> <span>${verdict(finding)}</span></summary>
${finding.places.map(place => placeOf(place)).join('\n')}${left}</details>`;
}

const todo = (findings: ShownFinding[], file: string) =>
  findings.every(({ approved }) => approved)
    ? 'Approved in this change.'
    : `Right as it is? <code>pnpm vrt:approve ${escaped(file.replace(/\/[^/]*$/, ''))}</code>`;

function sheet(findings: ShownFinding[]): string {
  const [first] = findings;
  if (!first) return '';
  const { story, file, name } = first;
  return `<section id="${escaped(story)}"><p class="folder">${escaped(folderOf(file))}</p>
<h2>${escaped(componentOf(file))} <em>${escaped(name)}</em></h2>
<p class="todo">${todo(findings, file)}</p>
${findings.map((finding, at) => appearance(finding, at === 0)).join('\n')}</section>`;
}

/** HTML of the report with all pictures inside. */
export function pageOf(findings: ShownFinding[]): string {
  const sheets = [...Map.groupBy(findings, finding => finding.story).values()];
  const lines = sheets.map(([first, ...more]) =>
    first
      ? `<li><a href="#${escaped(first.story)}">${escaped(componentOf(first.file))} ${escaped(first.name)}</a> <span>${count(more.length + 1, 'appearance', 'appearances')}</span></li>`
      : '',
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${count(sheets.length, 'sheet differs', 'sheets differ')}</title>
<style>${reportStyle}</style>
<header><h1>${count(sheets.length, 'sheet differs', 'sheets differ')}</h1>
<p>Each part shows the sheet as it was before the change, as it is now, and the difference: changed pixels in red. Tap a picture to see it in full size.</p>
<ul>${lines.join('\n')}</ul></header>
<main>${sheets.map(sheet).join('\n')}</main>
</html>
`;
}
