import type { SectionKind } from './sectionWords.ts';

/** Headings that say in a whole phrase what other CVs say in a word, in small letters and without signs. */
const PHRASES: [RegExp, SectionKind][] = [
  [/^(?:where|places) i(?: ve| have)? (?:been|worked)$/, 'experience'],
  [/^(?:(?:i|languages i|what i) (?:can )?)?speaks?$/, 'languages'],
  [
    /^(?:(?:the )?(?:things|tools|what) )?i (?:can |like to |now )?(?:work|use|handle|am good|m good|am at home|m at home|know)(?: well)?(?: (?:with|at|in))?$/,
    'skills',
  ],
  [/^(?:and )?also(?: (?:useful|good to know|of use))?$|^(?:what i m )?qualified(?: (?:in|to|for))?$/, 'other'],
  [/^(?:service|employment|work) record$|^record of (?:service|employment|work)$/, 'experience'],
  [
    /^off (?:duty|the clock|work|screen|stage|site|shift|the (?:field|pitch|road|tools))$|^(?:(?:in|for) my )?(?:free|spare|leisure) time$|^when i m not (?:working|at work)$/,
    'other',
  ],
  [/^(?:who|where) (?:i am|to find me)$|^how to (?:reach|contact) me$/, 'contact'],
  [/^(?:before|prior to) (?:(?:the|my|going|becoming) )?\p{L}+$/u, 'experience'],
  [/^(?:side|pet|own|personal|passion) projects?$/, 'other'],
  // "Gas safe qualifications" and "Diving tickets": what they are in says no heading word, and no school gave them.
  [
    /^(?!(?:academic|school|university|other|my|key|main|relevant|professional|further|higher|education\p{L}*|summary)\b)(?:\p{L}+ ){1,3}(?:qualifications|certificates|tickets|licen[cs]es|accreditations|registrations)$/u,
    'other',
  ],
];

/** Returns what a phrase announces as a heading, given its words. */
export function classifyPhrase(words: readonly string[]): SectionKind | undefined {
  const phrase = words.join(' ');
  return PHRASES.find(([pattern]) => pattern.test(phrase))?.[1];
}
