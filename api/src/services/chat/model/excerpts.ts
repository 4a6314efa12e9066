import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { JobHooks, LanguageModel } from '../../../ports.ts';
import { findNearestPassages } from './nearestPassages.ts';
import type { PassageSource, QuestionInContext } from './passageSource.ts';

const MAX_PASSAGES = 12;
/** The most that are compared by their meaning. */
const MAX_COMPARED = 40;
const FEWEST_PASSAGES = 3;
/** A document up to this is read whole where the model can; beyond it the cost of each question grows for little. */
const MAX_FULL_TEXT_LETTERS = 80_000;
const LETTERS_PER_TOKEN = 3;
/** Instructions, the conversation so far, the question, and the answer. */
const TOKENS_BESIDE = 4000;

/** A part of the document as a model gets it, numbered by its position in the list. */
export interface Excerpt {
  page: number;
  text: string;
  /** The number of its document, and the name of the file. */
  document?: number | undefined;
  file?: string | undefined;
}

/** Chooses the excerpts a model answers from, as many as fit its context; fewer after they proved too many. */
export async function chooseExcerpts(
  question: QuestionInContext,
  documents: PassageSource,
  { model, builtIn }: { model: LanguageModel; builtIn: BuiltInAnswer },
  hooks: JobHooks,
): Promise<Excerpt[][]> {
  const { contextTokens } = model;
  const room = Math.max(contextTokens / 4, contextTokens - TOKENS_BESIDE) * LETTERS_PER_TOKEN;
  const fullText = await documents.fullText(Math.min(Math.floor(room), MAX_FULL_TEXT_LETTERS), hooks);
  const compared = await documents.passages(question, MAX_COMPARED, hooks);
  // A full text needs no choice of passages.
  const ranked = fullText.length > 0 ? compared : await findNearestPassages(compared, question, model, hooks.signal);
  const passages: Excerpt[] = ranked.slice(0, MAX_PASSAGES);
  // A question about all of a document is answered from more than the passages that share its words.
  const found = builtIn.citations.filter(({ quote }) => !passages.some(({ text }) => text.includes(quote)));
  const first = passages.slice(0, FEWEST_PASSAGES);
  const best = fitIntoRoom(
    [...first, ...found.map(({ page, quote, document, file }) => ({ page, text: quote, document, file })), ...passages.slice(FEWEST_PASSAGES)],
    room,
  );
  const most = fullText.length > 0 ? fullText : best;
  return [most, first].filter((excerpts, index) => excerpts.length > 0 && (index === 0 || most === fullText || excerpts.length < most.length));
}

function fitIntoRoom(excerpts: Excerpt[], room: number): Excerpt[] {
  let letters = 0;
  return excerpts.filter(({ text }, index) => {
    letters += text.length;
    return index === 0 || letters <= room;
  });
}
