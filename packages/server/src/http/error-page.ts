import { escapeHtml, type Language } from '@velluto/rules';
import { type Colours, paletteOf } from '../mail/palettes.ts';
import { translator } from '../mail/translate.ts';
import type { Site } from '../sites/site.ts';
import type { ApiError } from './api-error.ts';
import { errorPageMessages as messages } from './messages.ts';

const coloursCss = ({ page, ink, muted, accent, onAccent }: Colours) =>
  `body{background:${page};color:${ink}}p{color:${muted}}a{background:${accent};color:${onAccent};outline-color:${ink}}`;

function css(site: Site): string {
  const { light, dark, body, display, radius } = paletteOf(site);
  return `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 ${body}}
main{max-width:28rem;padding:2rem 1.5rem;text-align:center}
h1{font:${display.fontStyle} ${display.fontWeight} 2rem/1.2 ${display.fontFamily}}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:${radius.button};text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:2px}
${coloursCss(light)}@media (prefers-color-scheme:dark){${coloursCss(dark)}}`;
}

function textsOf({ code }: ApiError) {
  if (code === 'rate_limited') return { title: messages.rateLimited, body: messages.rateLimitedBody };
  if (code === 'service_unavailable') return { title: messages.unavailable, body: messages.unavailableBody };
  return { title: messages.failed, body: messages.failedBody };
}

/**
 * The page that is shown when a page could not be rendered: it needs no script, no file and no database.
 *
 * @param nonce allows its inline style sheet in the content security policy
 */
export async function errorPage(
  problem: ApiError,
  { site, language, nonce }: { site: Site; language: Language; nonce: string },
): Promise<string> {
  const t = await translator(language);
  const { title, body } = textsOf(problem);
  const { details } = problem;
  const reference = details && !Array.isArray(details) ? details.reference : undefined;
  const headline = escapeHtml(t(title));
  return `<!doctype html><html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${headline} · ${escapeHtml(site.name)}</title><style nonce="${nonce}">${css(site)}</style></head>
<body><main><h1>${headline}</h1><p>${escapeHtml(t(body.id, { site: site.name, reference }))}</p>
<a href="">${escapeHtml(t(messages.again))}</a></main></body></html>`;
}
