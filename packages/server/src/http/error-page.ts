import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@velluto/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { pagePolicy } from '../context/security-headers.ts';
import { ApiError } from '../domain/api-error.ts';
import type { Site } from '../domain/sites/site.ts';
import { type Colours, paletteOf } from '../infrastructure/mail/palettes.ts';
import { translator } from '../infrastructure/mail/translate.ts';
import { languageOf } from './caller.ts';
import { refusalOf, waitOf } from './error-handler.ts';
import { plainPageMessages as messages } from './error-page-messages.ts';

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

type PlainText = (typeof messages)[keyof typeof messages];

/** Texts of a plain page. */
interface PlainTexts {
  title: PlainText;
  body: PlainText;
  /** By which the operator finds an error in the log. */
  reference?: unknown;
}

/** What the plain page says of an error. */
function errorTexts({ code, details }: ApiError): PlainTexts {
  if (code === 'rate_limited') return { title: messages.rateLimited, body: messages.rateLimitedBody };
  if (code === 'service_unavailable') return { title: messages.unavailable, body: messages.unavailableBody };
  const reference = details && !Array.isArray(details) ? details.reference : undefined;
  return { title: messages.failed, body: messages.failedBody, reference };
}

/**
 * Answers with a page that needs no script, no file and no database, for what a page of the app cannot say.
 *
 * @param status HTTP status
 */
export async function sendPlainPage(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, texts }: { status: number; texts: PlainTexts },
): Promise<FastifyReply> {
  const site = ctx.sites.forHost(request.host);
  const language = languageOf(ctx, request, site);
  const t = await translator(language);
  const nonce = randomBytes(16).toString('base64');
  const headline = escapeHtml(t(texts.title));
  const values = { site: site.name, email: site.support_email, reference: texts.reference };
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
  return reply
    .header('content-security-policy', pagePolicy(nonce, null))
    .send(`<!doctype html><html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${headline} · ${escapeHtml(site.name)}</title><style nonce="${nonce}">${css(site)}</style></head>
<body><main><h1>${headline}</h1><p>${escapeHtml(t(texts.body.id, values))}</p>
<a href="">${escapeHtml(t(messages.again))}</a></main></body></html>`);
}

/** The error of a page that could not be rendered; a failed call of the page was logged before. */
function problemOf(ctx: Context, error: Error, request: FastifyRequest): ApiError {
  // the app's bundle has its own copy of the client, so its errors have another class
  const code = 'code' in error && error.name === 'ApiProblem' ? error.code : undefined;
  if (code === 'rate_limited' || code === 'service_unavailable') return new ApiError(code);
  return refusalOf(ctx, error, request, 'page');
}

/** Answers an error of a page with a plain page that says why it failed, and when to try again. */
export function answerPlainly(
  ctx: Context,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problem = problemOf(ctx, error, request);
  const wait = waitOf(problem);
  if (wait !== undefined) reply.header('retry-after', wait);
  return sendPlainPage(ctx, request, reply, { status: problem.status, texts: errorTexts(problem) });
}
