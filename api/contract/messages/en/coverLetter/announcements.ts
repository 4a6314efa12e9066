import { speak } from '../../locale/speak.ts';

const { number, plural, list } = speak('en');

/** What listeners hear when something changes on the screen. */
export const announcements = {
  readingCancelled: 'Reading cancelled.',
  cvRead: 'Your CV has been read. What was understood stands below.',
  restored: 'Your CV, what you typed and your letter are back.',
  removed: ({ what }: { what: string }) => `${what} removed.`,
  added: ({ what }: { what: string }) => `${what} added.`,
  showing: ({ page }: { page: number }) => `Page ${number(page)} of your CV shows it.`,
  step: ({ step }: { step: string }) => `Step: ${step}.`,
  written: ({ words, toCheck }: { words: number; toCheck: number }) =>
    `Your letter is ready, ${plural(words, { one: '# word', other: '# words' })}.${
      toCheck > 0 ? ` ${plural(toCheck, { one: '# claim is', other: '# claims are' })} not in your CV.` : ''
    }`,
  reworded: ({ version }: { version: number }) => `Another wording, version ${number(version)}. The one before is kept.`,
  writingCancelled: 'Stopped. Nothing was changed.',
  undone: 'Undone.',
  redone: 'Done again.',
  restoredVersion: ({ version }: { version: number }) => `Version ${number(version)} is in the letter.`,
  confirmed: ({ claims }: { claims: readonly string[] }) => `True, you say: ${list([...claims])}.`,
  doubted: ({ claim }: { claim: string }) => `${claim} is to be checked again.`,
  checked: ({ findings }: { findings: number }) =>
    findings === 0 ? 'No mistakes found.' : plural(findings, { one: '# thing to look at.', other: '# things to look at.' }),
  applied: ({ word }: { word: string }) => `Changed to ${word}.`,
  ignored: 'Left as it is.',
  copied: 'Letter copied.',
};
