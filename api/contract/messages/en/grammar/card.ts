import { speak } from '../../locale/speak.ts';

const { number } = speak('en');

/** One finding, on its card and in the list. */
export const card = {
  marked: 'Text with marks',
  place: ({ place, count }: { place: number; count: number }) => `${number(place)} of ${number(count)}`,
  types: { grammar: 'Grammar', spelling: 'Spelling', style: 'Style' },
  /** What a mark in the text is called: "recieve, spelling". */
  mark: ({ original, type }: { original: string; type: string }) => `${original}, ${type.toLowerCase()}`,
  ignored: 'Ignored',
  applied: 'Applied',
  undoThis: (original: string) => `Undo the correction of “${original}”`,
  close: 'Close this card',
  toDelete: 'Delete it',
  becomes: 'becomes',
  nothing: 'nothing',
  advice: 'Advice only',

  accept: 'Accept',
  acceptThis: (original: string) => `Accept the correction of “${original}”`,
  use: (replacement: string) => `Use “${replacement}”`,
  ignore: 'Ignore',
  ignoreThis: (original: string) => `Ignore “${original}”`,
  reopen: 'Decide again',
  reopenThis: (original: string) => `Decide again on “${original}”`,
  /** After what a finding changes: "recieve becomes receive, show in the text". */
  showInText: 'show in the text',
  previous: 'Previous correction',
  next: 'Next correction',
  more: 'More for this correction',
  ignoreWord: (word: string) => `Always ignore “${word}”`,
  ignoreWordHint: 'On this device, in every text.',
  acceptType: ({ type, count }: { type: string; count: number }) => `Accept all ${type.toLowerCase()} (${number(count)})`,
  acceptRule: (count: number) => `Accept all like this (${number(count)})`,
  ignoreRule: (count: number) => `Ignore all like this (${number(count)})`,
  undo: 'Undo',
  undoStep: (step: string) => `Undo: ${step}`,
  redo: 'Redo',
  redoStep: (step: string) => `Redo: ${step}`,

  sources: { 'built-in': 'Found by the built-in rules', model: 'Found by the AI service', both: 'Both agree' },
  confidences: { high: '', medium: 'Quite sure', low: 'Not certain' },

  onPage: ({ page, pages }: { page: number; pages: number }) => `Page ${number(page)} of ${number(pages)}`,
  picture: (place: string) => `${place}, a picture`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  notOnPages: 'This correction is in words that are not in the PDF.',
};
