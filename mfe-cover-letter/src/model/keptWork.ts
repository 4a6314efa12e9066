import { buildChoiceSchemas } from '@sheaf/api/contract/choiceSchemas';
import { CvExtract, LetterClaim, LetterKeywords, letterLengths, letterTones, letterWarnings, paragraphKinds } from '@sheaf/api/contract/coverLetter';
import { letterLookChoices, letterStyleChoices } from '@sheaf/api/contract/letterChoices';
import * as z from '@sheaf/api/contract/schema';
import { markForResume } from '@sheaf/tool-kit/resume';
import { emptyState, type KeptState, type LetterState, steps } from './letterState';

const KEY = 'letterWork';
const KEPT_FOR_MS = 60 * 60 * 1000;

const Paragraph = z.object({
  id: z.string(),
  kind: z.enum(paragraphKinds),
  text: z.string(),
  written: z.object({ text: z.string(), claims: z.array(LetterClaim) }),
  confirmed: z.optional(z.array(z.string())),
});

const Version = z.object({
  number: z.int(),
  paragraphs: z.array(Paragraph).check(z.minLength(1)),
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  keywords: LetterKeywords,
  language: z.string(),
  engine: z.string(),
  warnings: z.array(z.object({ code: z.enum(letterWarnings), text: z.string() })),
});

/** All that was typed and written in this tab, without the PDF. Steps that can be undone are not kept. */
const Kept = z.object({
  step: z.enum(steps),
  source: z.enum(['file', 'text']),
  pasted: z.string(),
  cv: z.nullable(z.object({ ...CvExtract.shape, expiresAt: z.optional(z.string()), endsAt: z.number() })),
  job: z.object({ title: z.string(), company: z.string(), manager: z.string(), description: z.string(), highlights: z.string() }),
  style: z.object({ ...buildChoiceSchemas(letterStyleChoices), language: z.nullable(z.string()) }),
  letter: z.nullable(z.object({ letterId: z.nullable(z.string()), versions: z.array(Version).check(z.minLength(1)), current: z.int() })),
  paper: z.object(buildChoiceSchemas(letterLookChoices)),
});

/** Null when there is nothing. A CV and a letter whose hour is over are forgotten, and said to be; what was typed stays. */
export function readKeptWork(now: number): { kept: KeptState; isOver: boolean } | null {
  try {
    const read = Kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (!read.success) return null;
    const { cv, letter, ...typed } = read.data;
    if (cv && cv.endsAt <= now) return { kept: { ...typed, step: 'cv', cv: null, letter: null }, isOver: true };
    const keptLetter = letter && { ...letter, past: [], future: [], typingIn: null };
    return { kept: { ...typed, cv: cv && { ...cv, pdf: null, ending: null }, letter: keptLetter }, isOver: false };
  } catch {
    // A browser that keeps nothing, or something else's words under this name.
    return null;
  }
}

/** Keeps the work of this tab, which was left on a page of this address; once its hour is over, only what was typed. */
export function keepWork(state: LetterState, address: string): void {
  const { step, source, pasted, cv, job, style, letter, paper } = state;
  const isBlank = !cv && pasted === '' && job === emptyState.job && style === emptyState.style;
  try {
    if (isBlank) {
      if (sessionStorage.getItem(KEY) === null) return;
      sessionStorage.removeItem(KEY);
      return;
    }
    const isOver = cv?.ending != null;
    const { pdf: _, ending: __, ...keptCv } = cv ?? { pdf: null, ending: null };
    const keptLetter = letter && { letterId: letter.letterId, versions: letter.versions, current: letter.current };
    const kept = { step, source, pasted, cv: cv && !isOver ? keptCv : null, job, style, letter: isOver ? null : keptLetter, paper };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    markForResume(address, Date.now() + KEPT_FOR_MS);
  } catch {
    // A browser that keeps nothing, or has no room: the work lasts until the page is left.
  }
}
