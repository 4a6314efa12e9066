import { findMeaning } from '@sheaf/language/meaning/wordMeanings';
import { loadSentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { isApplied } from '../applyCorrections.ts';
import { readEditWeights } from '../node/readEditWeights.ts';
import { capitalize } from '../text/capitalize.ts';
import type { Finding } from '../types/finding.ts';
import type { Edit, EditKind } from './edit.ts';
import { applyToSentence, type EditableToken } from './editableSentence.ts';
import { findFeatures } from './editFeatures.ts';
import { proposeEdits } from './edits.ts';
import { chooseMargin, estimateOddsOfMistakes, isSureEdit } from './margins.ts';
import { measureRelativeAgreement } from './relativeClauses.ts';
import { findCandidates, measureSentence, sumWeights } from './weighEdit.ts';

/** One byte of a weight holds so many steps for each unit. */
const PER_UNIT = 16;
const MOST_EDITS = 6;
const LONGEST_SENTENCE = 80;
/** A shorter one is a heading or an item. */
const SHORTEST_SENTENCE = 4;

const REASONS: Record<EditKind, (was: string, becomes: string) => string> = {
  'missing-article': (_, becomes) => `An article seems to be missing here: "${becomes}".`,
  'needless-article': (was) => `No article is usual here: "${was}".`,
  'other-article': (was, becomes) => `"${becomes}" is far more usual here than "${was}".`,
  'missing-preposition': (_, becomes) => `A preposition seems to be missing here: "${becomes}".`,
  'needless-preposition': (was) => `No preposition is usual here: "${was}".`,
  'other-preposition': (was, becomes) => `"${becomes}" is far more usual here than "${was}".`,
  'noun-number': (was, becomes) => `"${becomes}" fits here better than "${was}".`,
  agreement: (was, becomes) => `The verb should agree with its subject: "${becomes}" rather than "${was}".`,
  'verb-form': (was, becomes) => `The form "${becomes}" fits here better than "${was}".`,
  'missing-to': (_, becomes) => `"To" seems to be missing here: "${becomes}".`,
  'needless-to': (was) => `No "to" is usual here: "${was}".`,
  'missing-verb': (_, becomes) => `A verb seems to be missing here: "${becomes}".`,
  'missing-it': (_, becomes) => `A subject seems to be missing here: "${becomes}".`,
  'confused-words': (was, becomes) => `"${was}" is easily mistaken for "${becomes}", which fits here better.`,
  tense: (was, becomes) => `The time of the verb seems wrong here: "${becomes}" rather than "${was}".`,
  'gerund-infinitive': (was, becomes) => `"${becomes}" is far more usual here than "${was}".`,
  'needless-word': (was) => `A word too many seems to be here: "${was}".`,
  adverb: (was, becomes) => `"${becomes}" fits here better than "${was}".`,
  possessive: (was, becomes) => `"${becomes}" fits here better than "${was}".`,
  'word-order': (was, becomes) => `"${becomes}" is the usual order of words rather than "${was}".`,
  'similar-word': (was, becomes) => `"${was}" may be a slip for "${becomes}", which fits here far better.`,
};

let weights: Int8Array | undefined;

/** Has the weights and the meanings of words ready. */
export function prepareStatistics(): void {
  weights ??= readEditWeights();
  findMeaning('word');
}

/** Finds the words of a passage that others would make far likelier, once what is certain is corrected. Each sentence is judged by itself. */
export function findLikelierWords(tokens: readonly Token[], certain: readonly Finding[]): Finding[] {
  const applied = certain.filter(isApplied);
  return splitSentences(tokens)
    .filter(({ length }) => length >= SHORTEST_SENTENCE && length <= LONGEST_SENTENCE)
    .flatMap((sentence) => {
      const within = findWithin(sentence, applied);
      const words = applyToSentence(sentence, within);
      const weighed = weighEdits(words);
      const odds = estimateOddsOfMistakes({
        certainMistakes: within.filter(({ type }) => type === 'grammar').length,
        scores: findScoresByPlace(weighed),
        words: sentence.length,
      });
      return findInSentence(words, weighed, odds);
    });
}

function findWithin(sentence: readonly Token[], findings: readonly Finding[]): Finding[] {
  const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  return findings.filter((finding) => finding.start >= start && finding.end <= end);
}

function findScoresByPlace(edits: readonly WeighedEdit[]): number[] {
  const best = new Map<number, number>();
  for (const { edit, score } of edits) best.set(edit.first, Math.max(score, best.get(edit.first) ?? Number.NEGATIVE_INFINITY));
  return [...best.values()];
}

function findInSentence(sentence: readonly EditableToken[], weighed: readonly WeighedEdit[], odds: number): Finding[] {
  const findings: Finding[] = [];
  let [words, edits] = [sentence, weighed];
  for (let round = 0; round < MOST_EDITS; round++) {
    const best = chooseEdit(edits, odds);
    if (!best) break;
    const { finding, changed } = applyEdit(words, best.edit);
    if (finding) findings.push(isSureEdit(best) ? { ...finding, confidence: 'medium' } : finding);
    words = changed;
    edits = weighEdits(words);
  }
  return findings;
}

interface WeighedEdit {
  edit: Edit;
  score: number;
}

function weighEdits(words: readonly EditableToken[]): WeighedEdit[] {
  weights ??= readEditWeights();
  const sentence = measureSentence(loadSentenceModel(), words);
  const known = weights;
  const edits = [...words.keys()].flatMap((at) => proposeEdits(words, at)).filter((edit) => canBeShown(words, edit));
  return findCandidates(sentence, edits).map((candidate) => ({
    edit: candidate.edit,
    score: sumWeights(findFeatures(sentence, candidate), known) / PER_UNIT + measureRelativeAgreement(words, candidate.edit),
  }));
}

function chooseEdit(edits: readonly WeighedEdit[], odds: number): WeighedEdit | undefined {
  let best: WeighedEdit | undefined;
  let most = 0;
  for (const one of edits) {
    const lead = one.score - chooseMargin(one.edit.kind, odds);
    if (lead < most) continue;
    most = lead;
    best = one;
  }
  return best;
}

/** The tokens that a finding for an edit covers: itself, or a neighbour where it only puts in or takes out. */
function findAnchor(words: readonly EditableToken[], { first, end, words: becomes }: Edit): { from: number; to: number } | undefined {
  if (first < end && becomes.length > 0) return { from: first, to: end };
  const isFree = (at: number) => words[at]?.kind === 'word' && words[at].isOriginal;
  if (first === end) return isFree(first) ? { from: first, to: first + 1 } : isFree(first - 1) ? { from: first - 1, to: first } : undefined;
  return isFree(end) ? { from: first, to: end + 1 } : isFree(first - 1) ? { from: first - 1, to: end } : undefined;
}

function canBeShown(words: readonly EditableToken[], edit: Edit): boolean {
  return findAnchor(words, edit) !== undefined && words.slice(edit.first, edit.end).every(({ isOriginal }) => isOriginal);
}

function applyEdit(words: readonly EditableToken[], edit: Edit): { finding?: Finding; changed: EditableToken[] } {
  const anchor = findAnchor(words, edit);
  if (!anchor) return { changed: [...words] };
  const { from, to } = anchor;
  const becomes = [...words.slice(from, edit.first).map(({ text }) => text), ...edit.words, ...words.slice(edit.end, to).map(({ text }) => text)];
  const covered = words.slice(from, to);
  const [opening, closing] = [covered[0], covered.at(-1)];
  if (!opening || !closing) return { changed: [...words] };
  const isCapital = /^\p{Lu}/u.test(opening.text) && opening.text !== 'I';
  const shown = becomes
    .map((word, at) => (at === 0 ? (isCapital ? capitalize(word) : word) : isCapital && from === 0 ? word.toLowerCase() : word))
    .join(' ');
  const was = covered.map(({ text }) => text).join(' ');
  const changed = [
    ...words.slice(0, from),
    ...becomes.map((word) => ({ ...opening, text: word, lower: word.toLowerCase(), isOriginal: false })),
    ...words.slice(to),
  ];
  const finding: Finding = {
    start: opening.start,
    end: closing.end,
    type: 'grammar',
    ruleId: `likelier-${edit.kind}`,
    confidence: 'low',
    replacements: [shown],
    reason: REASONS[edit.kind](was, shown),
  };
  return { finding, changed: applyToSentence(changed, []).map((token, at) => ({ ...token, isOriginal: changed[at]?.isOriginal ?? false })) };
}
