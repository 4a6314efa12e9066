import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { RankedSentence } from './rankSentences.ts';

/** Features, each from 0 to about 1, from which the confidence in the best sentence is estimated. */
export const certaintyNames = [
  'score',
  'wordScore',
  'lead',
  'leadOverThird',
  'cover',
  'neighbours',
  'heading',
  'meaning',
  'meaningHeading',
  'meaningSimilarity',
  'phrase',
  'paraphrase',
  'answerCue',
  'noAnswerCue',
  'looseAnswerCue',
  'pairs',
  'closeness',
  'unseen',
  'rarestUnseen',
  'unmet',
  'isRow',
  'fewTerms',
  'size',
  'coverInLarge',
  'unseenInLarge',
  'phraseInLarge',
  'coverTimesMeaning',
  'likeness',
  'likenessLead',
] as const;
export type Certainty = Record<(typeof certaintyNames)[number], number>;

const SCORE_SCALE = 20;
const LARGE_DOCUMENT = 500;
const MIN_TERMS = 4;
const RELATED_ENOUGH = 0.35;

/** Measures the features of the best of some ranked sentences. */
export function measureCertainty(index: OpenIndex, { terms }: ParsedQuestion, ranked: readonly RankedSentence[]): Certainty {
  const [best, second, third] = ranked;
  const features = best?.features;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const unseen = terms.filter(
    ({ forms, reworded, related, isFraming }) => !isFraming && forms.length + reworded.length === 0 && (related[0]?.likeness ?? 0) < RELATED_ENOUGH,
  );
  const ahead = (other: RankedSentence | undefined) => (best && other ? Math.min(1, (best.score - other.score) / (SCORE_SCALE / 4)) : 1);
  const size = Math.min(1, Math.log(1 + index.sentences.length) / Math.log(LARGE_DOCUMENT));
  const unseenShare = unseen.reduce((sum, { weight }) => sum + weight, 0) / total;
  return {
    score: (best?.score ?? 0) / SCORE_SCALE,
    wordScore: (best?.wordScore ?? best?.score ?? 0) / SCORE_SCALE,
    lead: ahead(second),
    leadOverThird: ahead(third),
    cover: features?.cover ?? 0,
    neighbours: (features?.before ?? 0) + (features?.after ?? 0),
    heading: features?.heading ?? 0,
    meaning: features?.meaning ?? 0,
    meaningHeading: features?.meaningHeading ?? 0,
    meaningSimilarity: features?.meaningSimilarity ?? 0,
    phrase: features?.phrase ?? 0,
    paraphrase: features?.paraphrase ?? 0,
    answerCue: features?.answerCue ?? 0,
    noAnswerCue: features?.noAnswerCue ?? 0,
    looseAnswerCue: features?.looseAnswerCue ?? 0,
    pairs: features?.pairs ?? 0,
    closeness: features?.closeness ?? 0,
    unseen: unseenShare,
    rarestUnseen: unseen.length > 0 ? 1 : 0,
    unmet: measureWorstMatch(index, terms, best?.sentence),
    isRow: features?.isRow ?? 0,
    fewTerms: Math.max(0, 1 - terms.length / MIN_TERMS),
    size,
    coverInLarge: size * (features?.cover ?? 0),
    unseenInLarge: size * unseenShare,
    phraseInLarge: size * (features?.phrase ?? 0),
    coverTimesMeaning: (features?.cover ?? 0) * (features?.meaning ?? 0),
    likeness: best?.likeness ?? 0,
    likenessLead: measureLikenessLead(ranked),
  };
}

/** Measures from 0 to 1 how poorly the best sentence matches the question word with the greatest weight. */
export function measureWorstMatch(index: OpenIndex, terms: ParsedQuestion['terms'], sentence: number | undefined): number {
  const [rarest] = [...terms].sort((one, other) => other.weight - one.weight);
  if (!rarest || sentence === undefined) return 1;
  const found = new Set(index.termsIn(sentence));
  const likeness = [...rarest.forms, ...rarest.related].filter(({ number }) => found.has(number)).map((form) => form.likeness);
  return 1 - Math.max(0, ...likeness);
}

/** Measures how much more like the question the best sentence is than the one most like it of the others; below 0 where another is more like it. */
function measureLikenessLead([best, ...others]: readonly RankedSentence[]): number {
  if (best?.likeness === undefined) return 0;
  return best.likeness - Math.max(0, ...others.map(({ likeness }) => likeness ?? 0));
}
