import { escapeHtml } from '@velluto/rules';
import type { OpenRow } from '../checks/legal/rows.ts';
import type { DutyEvidence, SiteEvidence } from './evidence.ts';
import type { LastResult } from './last-results.ts';
import type { SiteFact } from './site-facts.ts';
import { style } from './style.ts';

/** The tested commit, and the time. */
export interface EvidenceRun {
  /** The commit, with `+` where files had changed since. */
  version: string;
  at: Date;
}

/** A text of the documents, with names in code font. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const timeText = (at: Date) => `<time datetime="${at.toISOString()}">${moment.format(at)} UTC</time>`;
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const document = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<body>
${body}
</body>
</html>
`;

const runLine = ({ version, at }: EvidenceRun) =>
  `<p class="quiet">Version <code>${escapeHtml(version)}</code>, ${timeText(at)}</p>`;

const signs = { passed: '✓ passed', failed: '✗ failed', 'not run': '– not run' };

function resultItem({ name, title, state, version, endedAt }: LastResult, run: EvidenceRun): string {
  const other =
    version === undefined || version === run.version ? '' : `, version <code>${escapeHtml(version)}</code>`;
  const when = endedAt ? ` <span class="quiet">${timeText(new Date(endedAt))}${other}</span>` : '';
  const named = `<code>${escapeHtml(name)}</code>${title ? `: ${escapeHtml(title)}` : ''}`;
  return `<li><strong class="${state === 'passed' ? 'good' : 'bad'}">${signs[state]}</strong> ${named}${when}</li>`;
}

const factRow = ({ label, field, value }: SiteFact) =>
  `<dt>${escapeHtml(label)} <code>${escapeHtml(field)}</code></dt><dd>${value === null ? '<strong class="bad">✗ missing</strong>' : escapeHtml(value)}</dd>`;

function dutyArticle({ duty, place, results, facts }: DutyEvidence, run: EvidenceRun): string {
  const tests =
    results.length === 0
      ? '<strong class="bad">✗ no test</strong>'
      : `<ul>${results.map(result => resultItem(result, run)).join('\n')}</ul>`;
  const said =
    facts.length === 0 ? '' : `<dt>The site says</dt><dd><dl>${facts.map(factRow).join('')}</dl></dd>`;
  return `<article><h3>${prose(duty)}</h3>
<dl><dt>Met by</dt><dd>${prose(place)}</dd>${said}<dt>Last results</dt><dd>${tests}</dd></dl></article>`;
}

const openArticle = ({ duty, missing }: OpenRow) =>
  `<article><h3><strong class="bad">✗ open</strong> ${prose(duty)}</h3><p>${prose(missing)}</p></article>`;

function verdict(problems: readonly string[]): string {
  if (problems.length === 0) return '<p class="box"><strong class="good">✓ Nothing is missing.</strong></p>';
  const items = problems.map(problem => `<li>${escapeHtml(problem)}</li>`).join('\n');
  return `<div class="box"><p><strong class="bad">✗ ${plural(problems.length, 'thing is', 'things are')} missing</strong></p><ul>${items}</ul></div>`;
}

const idOf = (section: string) => section.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The evidence of a site as a page that needs no other file. */
export function sitePage({ site, facts, duties, open, problems }: SiteEvidence, run: EvidenceRun): string {
  const sections = [...Map.groupBy(duties, ({ section }) => section)];
  const names = [
    'What the site says',
    ...sections.map(([name]) => name),
    ...(open.length > 0 ? ['Open'] : []),
  ];
  const links = names.map(name => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`);
  const heading = (name: string) => `<h2 id="${idOf(name)}">${escapeHtml(name)}</h2>`;
  return document(
    `${site.name}: evidence`,
    `<header><h1>${escapeHtml(site.name)}: what the law asks, and what shows that it is met</h1>
${runLine(run)}<p class="quiet">${site.domains.map(escapeHtml).join(', ')}</p>
<nav aria-label="On this page"><ul><li><a href="index.html">All sites</a></li>${links.join('')}</ul></nav></header>
<main>
${verdict(problems)}
${heading('What the site says')}<div class="box"><dl>${facts.map(factRow).join('\n')}</dl></div>
${sections.map(([name, rows]) => `${heading(name)}\n${rows.map(row => dutyArticle(row, run)).join('\n')}`).join('\n')}
${open.length > 0 ? `${heading('Open')}\n${open.map(openArticle).join('\n')}` : ''}
</main>`,
  );
}

/** The list of all sites with their verdicts. */
export function indexPage(sites: readonly SiteEvidence[], run: EvidenceRun): string {
  const items = sites.map(
    ({ site, problems }) =>
      `<article><h2><a href="${escapeHtml(site.id)}.html">${escapeHtml(site.name)}</a></h2>${verdict(problems)}</article>`,
  );
  return document(
    'Evidence of all sites',
    `<header><h1>What the law asks, site by site</h1>${runLine(run)}</header>\n<main>${items.join('\n')}</main>`,
  );
}
