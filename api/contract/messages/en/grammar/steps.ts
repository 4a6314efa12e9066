import { speak } from '../../locale/speak.ts';

const { plural } = speak('en');

/** What the visitor did, as it stands behind "Undo:" and "Undone:". */
export const steps = {
  accepted: ({ original, replacement }: { original: string; replacement: string }) =>
    replacement === '' ? `“${original}” deleted` : `“${original}” corrected`,
  ignored: ({ original }: { original: string }) => `“${original}” ignored`,
  reopened: ({ original }: { original: string }) => `“${original}” open again`,
  allAccepted: ({ count }: { count: number }) => plural(count, { one: '# correction accepted', other: '# corrections accepted' }),
  allIgnored: ({ count }: { count: number }) => plural(count, { one: '# correction ignored', other: '# corrections ignored' }),
  wordIgnored: ({ word }: { word: string }) => `“${word}” always ignored`,
  wordForgotten: ({ word }: { word: string }) => `“${word}” no longer ignored`,
};

/** What listeners hear of steps back and forth. */
export const walks = {
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Done again: ${step}`,
};

/** What listeners hear when something changes on the screen. */
export const announcements = {
  textRead: ({ name, words }: { name: string; words: number }) =>
    `The text of ${name} is in the field, ${plural(words, { one: '# word', other: '# words' })}.`,
  readingCancelled: 'Reading cancelled. Your text is as it was.',
  fileRemoved: 'File removed.',
  checkCancelled: 'Check cancelled. Your text is as it was.',
  checked: ({ count }: { count: number }) =>
    count === 0
      ? 'No corrections.'
      : plural(count, { one: '# correction. It is marked in the text.', other: '# corrections. They are marked in the text.' }),
};
