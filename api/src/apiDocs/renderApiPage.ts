import { formatSerializedRefusal, type RefusalCode, refusals, type SerializedDetails } from '../../contract/errors.ts';
import { routes } from '../../contract/routes.ts';
import { apiPageStyle } from './apiPageStyle.ts';
import { type CallText, callTexts, type DocumentedCall } from './callTexts.ts';
import { type ApiDocument, formatPathTemplate } from './createApiDocument.ts';
import { describeFields } from './describeFields.ts';

/** What a request could be refused for: it fills the sentences of the page. */
const EXAMPLE_DETAILS: SerializedDetails = {
  file: 'report.pdf',
  range: '9-12',
  pages: 2400,
  count: 60,
  words: 60_000,
  characters: 6000,
  seconds: 5,
  field: { phrase: 'highlights' },
  reason: { phrase: 'options_not_valid_json' },
  size: '250 MB',
  limit: 50,
};
/** Limits in bytes are written with their unit. */
const EXAMPLE_SIZE_LIMITS: { readonly [Code in RefusalCode]?: string } = {
  file_too_large: '100 MB',
  upload_too_large: '300 MB',
  body_too_large: '1 MB',
};

/** Where visitors find the site: its origin, and the path that it is served under, or nothing. */
interface SiteAddress {
  origin: string;
  basePath: string;
}

/** Renders the API page: every call with a command, its fields and answers, and the codes of refusals. It needs no script. */
export function renderApiPage(document: ApiDocument, site: SiteAddress): string {
  const names = (Object.keys(callTexts) as DocumentedCall[]).filter((name) => isDescribed(name, document));
  const groups = Map.groupBy(names, (name) => callTexts[name].group);
  const links = [...groups].map(
    ([group, calls]) =>
      `<li>${group}<ul>${calls.map((name) => `<li><a href="#${name}">${escapeHtml(callTexts[name].summary)}</a></li>`).join('')}</ul></li>`,
  );
  const sections = [...groups].map(
    ([group, calls]) => `<section><h2>${group}</h2>${calls.map((name) => renderCall(name, document, site)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><style>${apiPageStyle}</style></head>
<body><nav aria-label="Calls"><a class="home" href="${site.basePath}/">${escapeHtml(document.info.title.replace(/ API$/, ''))}</a><ul>${links.join('')}<li><a href="#errors">Refusals</a></li></ul></nav>
<main><h1>${escapeHtml(document.info.title)}</h1>${renderText(document.info.description ?? '')}
<p>The same as a machine reads it: <a href="${site.basePath}/api/openapi.json">openapi.json</a> (OpenAPI ${escapeHtml(document.openapi)}).</p>
${sections.join('')}${renderRefusals()}</main></body></html>`;
}

function isDescribed(name: DocumentedCall, { paths }: ApiDocument): boolean {
  return paths?.[formatPathTemplate(routes[name].path)] !== undefined;
}

function renderCall(name: DocumentedCall, document: ApiDocument, { origin, basePath }: SiteAddress): string {
  const { summary, description, curl }: CallText = callTexts[name];
  const { method, path } = routes[name];
  const template = formatPathTemplate(path);
  const operation = document.paths?.[template]?.[method.toLowerCase() as 'get' | 'post' | 'delete'];
  const command = curl === undefined ? '' : `<pre tabindex="0"><code>${escapeHtml(curl.replaceAll('{base}', origin + basePath))}</code></pre>`;
  return `<article id="${name}"><h3>${escapeHtml(summary)}</h3>
<p class="call"><b>${method}</b> <code>${escapeHtml(basePath + template)}</code></p>
${description === undefined ? '' : renderText(description)}${command}${operation === undefined ? '' : describeFields(operation, escapeHtml)}</article>`;
}

function renderRefusals(): string {
  const rows = (Object.keys(refusals) as RefusalCode[]).map(
    (code) => `<tr><td><code>${code}</code></td><td>${refusals[code].status}</td><td>${escapeHtml(writeExample(code))}</td></tr>`,
  );
  return `<section id="errors"><h2>Refusals</h2>
<p>A refusal is one sentence in the language of the request. Its code stands in <code>X-Error-Code</code>. Send
<code>Accept: application/problem+json</code> to get both as JSON. After 429 and 503, wait the seconds of <code>Retry-After</code>.
The sentences below are examples: names and numbers are those of each request.</p>
<div class="wide" tabindex="0" role="region" aria-label="Codes of refusals"><table><thead><tr><th>Code</th><th>Status</th><th>Sentence</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

/** Writes the sentence of a refusal as one request could get it. */
function writeExample(code: RefusalCode): string {
  const limit = EXAMPLE_SIZE_LIMITS[code];
  return formatSerializedRefusal(code, limit === undefined ? EXAMPLE_DETAILS : { ...EXAMPLE_DETAILS, limit });
}

/** Renders paragraphs with code in backquotes. */
function renderText(text: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) => escapeHtml(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
