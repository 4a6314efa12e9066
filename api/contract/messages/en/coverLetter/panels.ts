import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** What stands beside the letter: where its claims come from, the words of the job, older versions, the page. */
export const panels = {
  views: 'About the letter',
  evidence: 'Evidence',
  keywords: 'Keywords',
  versions: 'Versions',

  /** "2 to check" on the tab. */
  toCheck: (count: number) => plural(count, { one: '# to check', other: '# to check' }),
  amberTitle: 'Not in your CV - keep only if true',
  provenTitle: 'What the letter rests on',
  noClaims: 'The letter claims nothing about you that could be looked up.',
  allProven: 'Everything the letter claims stands in your CV, in the job or in your own words.',
  showInLetter: (claim: string) => `Show “${claim}” in the letter`,
  showInCv: (page: number) => `Show page ${number(page)} of your CV`,
  pageShort: (page: number) => `p. ${number(page)}`,

  score: (score: number) => `${number(score)} of 100`,
  scoreTitle: 'How much of the job your CV answers',
  scoreHint:
    'The share of what the job asks for that your CV shows. What it requires counts more than what it would like. It says nothing about how you are chosen.',
  noScore: 'Add the job description to see which of its words your CV answers.',
  noTerms: 'The description names no skill, tool or qualification that we know.',
  /** The headers and cells of the table of keywords. */
  keywordTable: { required: 'The job asks for', inCv: 'In your CV', inLetter: 'In the letter', yes: 'Yes', no: 'No' },
  required: 'required',
  missingHint: 'Never written into the letter. If one is true of you, add it to your CV on the first step.',
  addDescription: 'Add the job description',

  version: (which: number) => `Version ${number(which)}`,
  current: 'in the letter now',
  edited: 'edited by you',
  /** "Confident · 243 words". */
  versionFacts: ({ tone, words }: { tone: string; words: number }) => `${tone} · ${plural(words, { one: '# word', other: '# words' })}`,
  compare: 'Compare',
  compareWith: (which: number) => `Compare version ${number(which)} with the letter`,
  stopComparing: 'Close',
  restore: 'Use it',
  restoreOf: (which: number) => `Use it: version ${number(which)}`,
  differences: (which: number) => `From version ${number(which)} to the letter now`,
  same: 'Word for word the same.',
  onlyOne: 'Each new wording is kept here, so that you can go back to an older one.',

  pagePreview: 'The letter as it is printed',
};
