import type { ParagraphKind } from '../../../coverLetter.ts';
import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('en');

const kinds: Record<ParagraphKind, string> = {
  greeting: 'Greeting',
  opening: 'Opening',
  evidence: 'What you did',
  motivation: 'Why this job',
  closing: 'Closing',
  signature: 'Signature',
};

/** The letter while it is edited. */
export const letter = {
  sheet: 'Your letter',
  kinds,
  /** Two paragraphs of one kind: "What you did, 2". */
  kindAndPlace: ({ kind, place }: { kind: string; place: number }) => `${kind}, ${number(place)}`,
  /** Opens the tone, the length and the wishes for another wording. */
  styleTitle: 'Tone and length',
  again: 'Try another wording',
  againOf: (paragraph: string) => `Try another wording: ${paragraph}`,
  wish: 'What should be different',
  wishHint: 'As in “shorter” or “mention the night shifts”. For one paragraph alone, press its round arrows.',
  /** Where no AI service helps; the built-in writer understands English alone, in which it writes. */
  simpleWishHint: 'As in “shorter”, “more formal”, “mention triage” or “without the clinic”. For one paragraph alone, press its round arrows.',
  undo: 'Undo',
  redo: 'Redo',
  rewordFailed: 'Not reworded',
  rewordFailedText: 'Failed to find another wording. Please try again.',

  words: (count: number) => plural(count, { one: '# word', other: '# words' }),
  /** Beside the number of words. */
  bounds: ({ min, max }: { min: number; max: number }) => `aims at ${number(min)} to ${number(max)}`,
  onePage: 'Fits on one page',
  tooLong: 'Longer than one page',
  tooLongText: 'It does not fit on one page. Shorten a paragraph, or it is set on two.',
  /** Of characters that the letter's fonts do not have. */
  notDrawn: (characters: readonly string[]) => `The PDF leaves out what its fonts do not have: ${list([...characters])}. Write it in another way.`,
  cliches: (phrases: readonly string[]) => `Worn phrases: ${list(phrases.map((phrase) => `“${phrase}”`))}. Say it in words of your own.`,

  /** Below a paragraph, of the claim in which the cursor stands. */
  supportedBy: { cv: 'From your CV', job: 'From the job', you: 'You said so' },
  unsupported: 'Not in your CV - keep only if true',
  /** Says that such a claim is true, and takes that back. */
  isTrue: 'It is true',
  isTrueOf: (claim: string) => `It is true: “${claim}”`,
  takeBack: 'Take it back',
  takeBackOf: (claim: string) => `Take it back: “${claim}”`,
  /** "From your CV, page 2". */
  onPage: ({ source, page }: { source: string; page: number }) => `${source}, page ${number(page)}`,
  quoted: (quote: string) => `“${quote}”`,
  writtenBy: {
    builtIn: 'Put together on this server from your CV.',
    model: (name: string) => `Written by ${name}, each claim checked against your CV.`,
  },

  grammar: 'Check grammar',
  grammarChecking: 'Checking...',
  grammarTitle: 'Grammar',
  grammarClean: 'No mistakes found.',
  grammarFailed: 'Grammar check failed',
  grammarFailedText: 'Failed to check the letter. Please try again.',
  /** "3 things to look at". */
  findings: (count: number) => plural(count, { one: '# thing to look at', other: '# things to look at' }),
  apply: ({ original, replacement }: { original: string; replacement: string }) =>
    replacement === '' ? `Delete it: “${original}”` : `Change “${original}” to “${replacement}”`,
  deleteWord: 'Delete it',
  ignore: 'Leave it',
  ignoreOf: (original: string) => `Leave it: “${original}”`,
};
