import type { EditKind } from './edit.ts';

/** How sure it is that a sentence has mistakes: where there are some there are more, and most sentences have none. */
const MISTAKEN_ODDS = 0.5;
const LEVELS: { odds: number; margin: number }[] = [
  { odds: 4, margin: -0.8 },
  { odds: 2, margin: -0.6 },
  { odds: MISTAKEN_ODDS, margin: -0.3 },
];
const MARGIN_OF_RIGHT_TEXT = 1.15;
/** These kinds raise more false alarms than the others, or fewer: each lies above what right text reaches but once in 40,000 words. */
const OFFSETS: Partial<Record<EditKind, number>> = {
  'needless-word': 0.6,
  'needless-article': 0.5,
  'needless-preposition': 0.5,
  'other-preposition': 0.2,
  possessive: 0.2,
  'missing-article': -0.2,
  'missing-preposition': -0.3,
  'confused-words': -0.3,
  agreement: -0.3,
  tense: -0.3,
  'noun-number': -0.4,
  adverb: -0.5,
  'missing-to': -0.5,
  'missing-it': -0.5,
  'gerund-infinitive': -0.5,
  'missing-verb': -0.9,
  'verb-form': -0.9,
};
/** After a certain mistake the kinds differ less. */
const OFFSETS_AFTER_MISTAKE: Partial<Record<EditKind, number>> = {
  'similar-word': 0.6,
  'needless-word': 0.6,
  'needless-article': 0.5,
  'needless-preposition': 0.5,
  tense: 0.4,
  agreement: 0.3,
  possessive: 0.2,
  'other-preposition': 0.2,
  'noun-number': 0.1,
  'verb-form': -0.2,
  'missing-article': -0.2,
  'missing-preposition': -0.3,
  'confused-words': -0.3,
  adverb: -0.4,
};

/** Natural logarithms of odds: of a sentence before it is read, and what each sign and each word adds. */
const ODDS = { before: -1, certainMistake: 3.5, strongSign: 2.5, weakSign: 1.4, word: -0.08 } as const;
const STRONG_SIGN = 0.5;
const WEAK_SIGN = -1;

/** The signs of mistakes in a sentence. */
export interface Signs {
  certainMistakes: number;
  /** The highest score at each place where an edit is likelier than the text. */
  scores: readonly number[];
  words: number;
}

/** Estimates the odds, as a logarithm, that a sentence has mistakes. Without a certain one the scores alone are no sign. */
export function estimateOddsOfMistakes({ certainMistakes, scores, words }: Signs): number {
  if (certainMistakes === 0) return Number.NEGATIVE_INFINITY;
  const strong = scores.filter((score) => score >= STRONG_SIGN).length;
  const weak = scores.filter((score) => score >= WEAK_SIGN && score < STRONG_SIGN).length;
  return ODDS.before + ODDS.certainMistake * certainMistakes + ODDS.strongSign * strong + ODDS.weakSign * weak + ODDS.word * words;
}

/** An edit with such a score is applied: no right text has it, in 90,000 words. */
const SURE_SCORES: Partial<Record<EditKind, number>> = {
  'noun-number': 1.6,
  'other-preposition': 2.1,
  agreement: 2.3,
  'confused-words': 2.6,
};
const USUAL_SURE_SCORE = 2.5;
/** Of these even a high score is for the visitor to decide, since they change what is said. */
const NEVER_SURE: ReadonlySet<EditKind> = new Set<EditKind>(['word-order', 'needless-word']);

/** Checks whether an edit is likely enough to be applied unasked. */
export function isSureEdit({ edit, score }: { edit: { kind: EditKind }; score: number }): boolean {
  return score >= (SURE_SCORES[edit.kind] ?? USUAL_SURE_SCORE) && !NEVER_SURE.has(edit.kind);
}

/** Returns from which score on an edit is listed, by the odds of a mistake. */
export function chooseMargin(kind: EditKind, odds: number): number {
  const level = LEVELS.find((each) => odds >= each.odds);
  return level ? level.margin + (OFFSETS_AFTER_MISTAKE[kind] ?? 0) : MARGIN_OF_RIGHT_TEXT + (OFFSETS[kind] ?? 0);
}
