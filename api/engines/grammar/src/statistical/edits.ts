import {
  chooseArticle,
  findBaseForm,
  inflectGerund,
  inflectParticiple,
  inflectThirdPerson,
  pluralize,
  singularize,
} from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { EditableToken } from './editableSentence.ts';

/** The kinds of edits that are tried; each has margins of its own. */
export const EDIT_KINDS = [
  'missing-article',
  'needless-article',
  'other-article',
  'missing-preposition',
  'needless-preposition',
  'other-preposition',
  'noun-number',
  'agreement',
  'verb-form',
  'missing-to',
  'needless-to',
  'missing-verb',
  'missing-it',
  'confused-words',
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** The tokens from `first` up to `end` become `words`. */
export interface Edit {
  kind: EditKind;
  first: number;
  end: number;
  words: string[];
}

const ARTICLES = new Set(['a', 'an', 'the']);
const PREPOSITIONS = ['in', 'on', 'at', 'to', 'for', 'of', 'with', 'by', 'from', 'about', 'into', 'between', 'among', 'during', 'since', 'as'];
const prepositions = new Set(PREPOSITIONS);
/** Those left out or put in most often. */
const INSERTED = ['in', 'on', 'at', 'to', 'for', 'of', 'with', 'about'];
const DETERMINERS = TAG.DT | TAG.POSS;
const NOUN = TAG.NN | TAG.NNS;
const VERB = TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG;
/** Words that are mistaken for one another: a group a line. */
const CONFUSED =
  "their there they're|its it's|then than|to too|your you're|affect effect|loose lose|who which whose|much many|less fewer|other another others|good well|hard hardly|he him his|she her|they them|advice advise|of off|quite quiet|weather whether|were where|this these|that those|say tell|said told|do make|did made|does makes|doing making|so such|lend borrow|been being|because although|what which|when if|every all|bring take|look see watch|learn teach|remember remind|beside besides|everyday daily|economic economical|historic historical|sensible sensitive|price prize|practice practise|passed past|accept except|lay lie|rise raise|some any|something anything|someone anyone|until by|since for|between among|also too|still yet|very much|late lately|near nearly|most almost|more most|bad badly|easy easily|quick quickly|real really|careful carefully|slow slowly|beautiful beautifully|different differently|serious seriously|wonderful wonderfully|perfect perfectly|fluent fluently|happy happily|safe safely|clear clearly|interested interesting|bored boring|excited exciting|tired tiring|surprised surprising|confused confusing|disappointed disappointing|relaxed relaxing|frightened frightening|satisfied satisfying|amazed amazing|bigger biggest|better best|worse worst"
    .split('|')
    .map((group) => group.split(' '));
const confusedWith = new Map<string, string[]>();
for (const group of CONFUSED) {
  for (const word of group) confusedWith.set(word, [...(confusedWith.get(word) ?? []), ...group.filter((other) => other !== word)]);
}
/** Forms of the same tense: one sentence does not show whether a thing is or was. */
const SAME_TIME = "am is are|was were|be been being|have has having|do does doing|don't doesn't|isn't aren't|wasn't weren't|hasn't haven't"
  .split('|')
  .map((group) => group.split(' '));
const OTHER_FORMS = new Map(SAME_TIME.flatMap((group) => group.map((form) => [form, group] as const)));
/** Every form of verbs that only help others. */
const HELPING = new Set(
  "am is are was were be been being have has had having do does did done doing don't doesn't didn't can could will would".split(' '),
);
const BEFORE_PARTICIPLE = /^(?:am|is|are|was|were|be|been|being|have|has|had|having|get|gets|got|hasn't|haven't|hadn't|isn't|aren't|wasn't|weren't)$/;
const AGREEING = new Set("am is are was were have has do does don't doesn't isn't aren't wasn't weren't hasn't haven't".split(' '));

/** Returns the edits worth weighing at one place of a sentence: at its word, or between it and the word before. */
export function proposeEdits(sentence: readonly EditableToken[], at: number): Edit[] {
  const token = sentence[at];
  if (token?.kind !== 'word') return [];
  const before = sentence[at - 1];
  return [
    ...articleEdits(token, before, sentence[at + 1], at),
    ...prepositionEdits(token, before, at),
    ...wordEdits(token, before, at),
    ...insertedEdits(token, before, at),
  ];
}

function articleEdits(token: EditableToken, before: EditableToken | undefined, after: EditableToken | undefined, at: number): Edit[] {
  const edits: Edit[] = [];
  if (ARTICLES.has(token.lower) && token.isOriginal && after?.kind === 'word') {
    const other = token.lower === 'the' ? chooseArticle(after.text) : 'the';
    edits.push({ kind: 'other-article', first: at, end: at + 1, words: [other] });
    edits.push({ kind: 'needless-article', first: at, end: at + 1, words: [] });
  }
  const canOpenPhrase = (token.tag & (NOUN | TAG.JJ | TAG.JJS | TAG.VBG | TAG.VBN)) !== 0 && token.text === token.lower;
  const follows = before === undefined || before.kind === 'mark' || (before.tag & (DETERMINERS | TAG.JJ | TAG.NN | TAG.NNS | TAG.NNP | TAG.CD)) === 0;
  if (canOpenPhrase && follows && !ARTICLES.has(before?.lower ?? '')) {
    for (const article of [chooseArticle(token.text), 'the']) edits.push({ kind: 'missing-article', first: at, end: at, words: [article] });
  }
  return edits;
}

function prepositionEdits(token: EditableToken, before: EditableToken | undefined, at: number): Edit[] {
  if (prepositions.has(token.lower) && token.isOriginal && at > 0) {
    return [
      ...PREPOSITIONS.filter((other) => other !== token.lower).map(
        (other): Edit => ({ kind: 'other-preposition', first: at, end: at + 1, words: [other] }),
      ),
      { kind: 'needless-preposition', first: at, end: at + 1, words: [] },
    ];
  }
  const opens = (token.tags & (DETERMINERS | TAG.PRP)) !== 0 || ARTICLES.has(token.lower) || (token.tag & (NOUN | TAG.VBG)) !== 0;
  if (!opens || !before || (before.tag & (VERB | TAG.JJ | NOUN)) === 0) return [];
  return INSERTED.map((word) => ({ kind: 'missing-preposition', first: at, end: at, words: [word] }));
}

function wordEdits(token: EditableToken, before: EditableToken | undefined, at: number): Edit[] {
  if (!token.isOriginal) return [];
  const edits: Edit[] = [];
  const replace = (kind: EditKind, word: string | undefined) => {
    if (word !== undefined && word !== token.lower && !edits.some(({ words }) => words[0] === word))
      edits.push({ kind, first: at, end: at + 1, words: [word] });
  };
  for (const other of confusedWith.get(token.lower) ?? []) replace('confused-words', other);
  for (const other of OTHER_FORMS.get(token.lower) ?? [])
    replace(AGREEING.has(token.lower) && AGREEING.has(other) ? 'agreement' : 'verb-form', other);
  if (HELPING.has(token.lower) || token.text !== token.lower) return edits;
  if (token.tags & TAG.NN && isTagged(pluralize(token.lower), TAG.NNS)) replace('noun-number', pluralize(token.lower));
  if (token.tags & TAG.NNS) replace('noun-number', isTagged(singularize(token.lower), TAG.NN) ? singularize(token.lower) : undefined);
  const base = token.tags & VERB ? findBaseForm(token.lower) : undefined;
  if (base === undefined || token.lower.length < 3) return edits;
  const isPlain = token.lower === base || token.lower === inflectThirdPerson(base);
  const plain =
    isPlain || !(token.tags & TAG.VBD) || /^(?:to|did|didn't|can|could|will|would|should|must|may|might)$/.test(before?.lower ?? '')
      ? [base, inflectThirdPerson(base)]
      : [];
  for (const form of plain) if (isTagged(form, VERB)) replace(isPlain ? 'agreement' : 'verb-form', form);
  const others = BEFORE_PARTICIPLE.test(before?.lower ?? '') ? [inflectParticiple(base), inflectGerund(base)] : [inflectGerund(base)];
  for (const form of others) if (isTagged(form, VERB)) replace('verb-form', form);
  return edits;
}

function insertedEdits(token: EditableToken, before: EditableToken | undefined, at: number): Edit[] {
  const edits: Edit[] = [];
  if (token.lower === 'to' && token.isOriginal && at > 0) edits.push({ kind: 'needless-to', first: at, end: at + 1, words: [] });
  if (token.tags & TAG.VB && before && before.lower !== 'to' && (before.tag & (VERB | TAG.JJ | NOUN)) !== 0)
    edits.push({ kind: 'missing-to', first: at, end: at, words: ['to'] });
  if (before && (before.tag & (TAG.PRP | NOUN | TAG.NNP)) !== 0 && (token.tags & (TAG.JJ | TAG.VBG | TAG.VBN | TAG.IN | TAG.RB | TAG.DT)) !== 0)
    for (const verb of ['is', 'are', 'was', 'were']) edits.push({ kind: 'missing-verb', first: at, end: at, words: [verb] });
  if (/^(?:is|was|will|would|can|makes?|depends|seems|has)$/.test(token.lower)) edits.push({ kind: 'missing-it', first: at, end: at, words: ['it'] });
  return edits;
}

function isTagged(word: string, tags: number): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index >= 0 && (words.tagsAt(index) & tags) !== 0;
}
