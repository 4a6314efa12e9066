import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import type { LandingQuestion, LandingWords } from '../../landingWords.ts';
import { createAmounts } from '../../locale/amounts.ts';
import { speak } from '../../locale/speak.ts';

/** What the pages say about the server: each sentence true for the one that answers, each figure its own. */

const { plural, list } = speak('en');
const { size, duration, language } = createAmounts('en');

const formatPages = (count: number) => plural(count, { one: '# page', other: '# pages' });

/** Writes that a tool is being built; null once it is offered. */
export function writeNotice({ tools }: ServerConfig, tool: ToolId): LandingWords['notice'] {
  if (tools.includes(tool)) return null;
  const what = 'This page describes what it will do.';
  return { title: 'This tool is being built', text: tools.includes('merge') ? `${what} <mark>Merging PDFs</mark> works today.` : what };
}

/** Writes the last line of a page about a tool. */
export function writeClosingLine({ tools }: ServerConfig, tool: ToolId): string {
  return tools.includes(tool) ? 'No account needed. Start right here.' : 'Being built. No account needed once it opens.';
}

/** Returns the question about availability while the tool is missing, else none. */
export function answerUsableToday({ tools }: ServerConfig, tool: ToolId): LandingQuestion[] {
  if (tools.includes(tool)) return [];
  return [
    {
      question: 'Can I use it today?',
      answer: `Not yet. It is being built, and the answers here describe it as it will be.${tools.includes('merge') ? ' Merging PDFs works now.' : ''}`,
    },
  ];
}

/** Writes the limits of a tool that takes several files. */
export function describeLimitsTogether({ limits }: ServerConfig): string {
  const { maxFiles, maxFileBytes, maxTotalBytes, maxPages } = limits;
  const parts = [
    maxFiles > 0 && plural(maxFiles, { one: '# file', other: '# files' }),
    maxFileBytes > 0 && `${size(maxFileBytes)} for one file`,
    maxTotalBytes > 0 && `${size(maxTotalBytes)} together`,
    maxPages > 0 && `${formatPages(maxPages)} in all`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `At one time this server takes up to ${list(parts)}.` : 'This server sets no limit to their number or size.';
}

/** Writes the limits of a tool that takes one file at a time. */
export function describeLimitsForOne({ limits }: ServerConfig): string {
  const parts = [limits.maxFileBytes > 0 && size(limits.maxFileBytes), limits.maxPages > 0 && formatPages(limits.maxPages)].filter(
    (part) => part !== false,
  );
  return parts.length > 0 ? `One PDF may have up to ${list(parts)} here.` : 'This server sets no limit to its size or pages.';
}

/** Writes the limits beside the drop zone of a tool that takes one file. */
export function dropLimitsOfOne({ limits: { maxFileBytes } }: ServerConfig): string {
  return maxFileBytes > 0 ? `up to ${size(maxFileBytes)}` : '';
}

/** Writes the limits beside the drop zone of a tool that takes several files. */
export function dropLimitsTogether({ limits: { maxFiles, maxTotalBytes } }: ServerConfig): string {
  const parts = [maxFiles > 0 && plural(maxFiles, { one: '# file', other: '# files' }), maxTotalBytes > 0 && size(maxTotalBytes)].filter(
    (part) => part !== false,
  );
  return parts.length > 0 ? `up to ${parts.join(', ')}` : '';
}

/** Writes how long a text is kept while somebody works with it: "1 hour". */
export function formatRetentionTime({ retentionSeconds }: ServerConfig): string {
  return duration(retentionSeconds);
}

/** Writes whether scanned pages can be read, and in which languages. */
export function describeScans({ ocr }: ServerConfig): string {
  if (!ocr.available)
    return 'Text recognition (OCR) is not set up on this server. A page that is only a picture is named and never passed over in silence.';
  const readable = ocr.languages.length > 0 ? ` It knows ${list(ocr.languages.map(language))}.` : '';
  return `Yes. A page that is only a picture is read by text recognition (OCR) and named in the result, because recognised text deserves a second look.${readable}`;
}

/** Writes where a text is sent and who processes it. */
export function describeDataProcessor({ ai }: ServerConfig): string {
  if (ai.mode === 'built-in') return 'No AI company is involved here. The work is done on this server by its own engine.';
  const { label } = ai;
  return ai.leavesServer
    ? `It is sent to ${label}, the AI service that this site has connected. The tool says so before you start.`
    : `It is worked on by ${label}, which runs with this server. Nothing is sent anywhere else.`;
}

/** Writes that nothing is charged. Mentions donations only where the site asks for them. */
export function describeFreeUse({ donations }: ServerConfig): string {
  const acceptsDonations = donations.mode !== 'off';
  return `Nothing. There is no account, no trial and no watermark.${acceptsDonations ? ' If it saved you time, you can leave a donation.' : ''}`;
}

/** For an address that the page around a tool knows and the tool does not. */
export const pageNotFound = 'Page Not Found';
