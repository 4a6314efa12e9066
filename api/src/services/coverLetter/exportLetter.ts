import { formatLetterFileName, formatLetterTitle } from '@sheaf/cover-letter/export/letterFileName';
import type { Evidence, WrittenParagraph } from '@sheaf/cover-letter/types/letterSpec';
import { resolveChoices } from '../../../contract/choices.ts';
import type { LetterExport } from '../../../contract/coverLetter.ts';
import { letterLookChoices } from '../../../contract/letterChoices.ts';
import type { ExportLetterRequest } from '../../jobs/letterExportJob.ts';
import type { JobHooks } from '../../ports.ts';
import type { LetterEngines } from './letterEngines.ts';

/** In characters. */
const MAX_GREETING = 160;
/** In characters, all together: they travel in a header. */
const MAX_LISTED_LETTERS = 3000;

interface Known {
  /** The evidence of the letter, where its session was named. */
  evidence: Evidence | undefined;
  language: string | undefined;
  today: Date;
}

/** Builds the export request from the visitor's choices; what they leave open comes from the session. */
export function buildExportRequest(letter: LetterExport, coverLetter: string, { evidence, language: written, today }: Known) {
  const { format, language = written ?? 'en' } = letter;
  const { name, headline, email, phone, location, links } = evidence?.profile ?? {};
  const known = evidence && { name, headline, email, phone, location, links };
  const sender = letter.sender ?? known;
  const recipient = letter.recipient ?? (evidence && { name: evidence.job.hiringManager || undefined, company: evidence.job.company });
  const names = { name: sender?.name, company: recipient?.company };
  const date = letter.date ?? today.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const request: ExportLetterRequest = {
    coverLetter,
    format,
    ...resolveChoices(letterLookChoices, letter),
    language,
    title: formatLetterTitle(names, language),
    sender,
    recipient,
    date,
  };
  return { request, filename: formatLetterFileName(names, format, language) };
}

/** Lists the statements of a letter without evidence, in order, up to `MAX_LISTED_LETTERS` characters in all. */
export async function findUnsupported(text: string, evidence: Evidence, { check }: LetterEngines, hooks: JobHooks): Promise<string[]> {
  const { onProgress: _, ...quietly } = hooks;
  const { paragraphs } = await check({ evidence, paragraphs: splitParagraphs(text, evidence) }, quietly);
  const unsupported = paragraphs.flatMap(({ claims }) => claims.filter(({ supported }) => !supported).map((claim) => claim.text));
  let letters = 0;
  return [...new Set(unsupported)].filter((claim) => {
    letters += claim.length;
    return letters <= MAX_LISTED_LETTERS;
  });
}

/** The paragraphs of a text. Greeting and signature name the recipient and the sender, and state nothing. */
function splitParagraphs(text: string, { profile: { name = ',' } }: Evidence): WrittenParagraph[] {
  const all = text.split(/\n\s*\n/).map((each) => each.trim());
  return all.map((each, index) => {
    const isGreeting = index === 0 && each.length <= MAX_GREETING && /[,:]$/.test(each);
    const isSignature = index > 0 && index === all.length - 1 && each.length <= MAX_GREETING && each.endsWith(name);
    return { id: String(index), kind: isGreeting ? 'greeting' : isSignature ? 'signature' : 'evidence', text: each };
  });
}
