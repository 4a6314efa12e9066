import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { type AnswerType, detectAnswerType } from './answerType.ts';
import { findMatchedOffsets } from './findMatchedOffsets.ts';
import type { RankedSentence } from './rankSentences.ts';
import { scoreAnswerCue } from './scoreAnswerCue.ts';
import type { Features } from './sentenceFeatures.ts';

const MAX_CANDIDATES = 5;
/** A candidate is near the best one from this share of its score on, and about the same topic from this share of its words on. */
const MIN_NEAR_SCORE = 0.75;
const MIN_SAME_TOPIC = 0.5;
/** The least answer cue of a sentence with a time. */
const MIN_CUE = 0.7;
const TIMES: ReadonlySet<AnswerType> = new Set(['when', 'day', 'hour']);
/** Matches words for a time that the sentence before names. */
const THEN =
  /^\W*(?:(?:in|during|within|for|at|on|until|by|from) (?:this|that|these|those) (?:time|period|days?|dates?|weeks?|hours?|point|moment|morning|afternoon|evening)|then|until then|by then|meanwhile|durante (?:este|ese|estos|esos) \p{L}+|(?:en|a partir de|hasta) (?:este|ese|esta|esa|estos|esos|estas|esas) (?:tiempo|período|periodo|días?|fechas?|horas?)|ese día|entonces|mientras tanto|(?:in|während|zu|an|ab|bis) (?:dieser|diesem|diesen|der) (?:Zeit\p{L}*|Tage?n?|Stunden?|Zeitraum\p{L}*)|währenddessen|solange|bis dahin|dann)(?!\p{L})/iu;

/** Finds the sentence that names the time which the best one only refers to: "In this time there is no water." */
export function findTimeBefore(
  index: OpenIndex,
  { question, language }: ParsedQuestion,
  top: RankedSentence,
  ranked: readonly RankedSentence[],
): RankedSentence | undefined {
  if (!TIMES.has(detectAnswerType(question, language)) || top.features.answerCue >= MIN_CUE) return undefined;
  const before = index.paragraphs[index.sentences[top.sentence - 1]?.paragraph ?? -1]?.kind;
  if (before === 'heading' || before === 'tableRow' || !THEN.test(sliceSentence(index, top.sentence))) return undefined;
  return ranked.find(({ sentence, features }) => sentence === top.sentence - 1 && features.answerCue >= MIN_CUE);
}

/** Finds a near candidate with a date for who asks when, where the best one has none, or only counts from what was asked: "a month before it ends". */
export function findDated(index: OpenIndex, parsed: ParsedQuestion, [top, ...others]: readonly RankedSentence[]): RankedSentence | undefined {
  if (!top || !TIMES.has(detectAnswerType(parsed.question, parsed.language))) return undefined;
  const isTimed = top.features.answerCue >= MIN_CUE || scoreAnswerCue('time', sliceSentence(index, top.sentence), new Set()) === 1;
  if (isTimed && !countsFromAsked(index, parsed, top.sentence)) return undefined;
  if (findTimeBefore(index, parsed, top, others)) return undefined;
  const measure = ({ cover, phrase, paraphrase }: Features) => Math.max(cover, phrase, paraphrase);
  return others
    .slice(0, MAX_CANDIDATES)
    .find(
      ({ features, score, sentence }) =>
        features.answerCue === 1 &&
        score >= MIN_NEAR_SCORE * top.score &&
        measure(features) >= (isTimed ? 1 : MIN_SAME_TOPIC) * measure(top.features) &&
        !countsFromAsked(index, parsed, sentence),
    );
}

/** "Before", "after" or "until" and what happens then, up to the next comma. */
const FROM_EVENT =
  /(?<!\p{L})(?:before|after|until|till|prior to|once|as soon as|antes de(?:l| que)?|después de(?:l| que)?|hasta|vor|nach|bevor|nachdem|sobald|bis)\s(?=\p{L})[^,;.]*/giu;

/** Returns whether a sentence has the words of a question only in what it counts a time from: "21 days before the policy ends". */
function countsFromAsked(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  const text = sliceSentence(index, sentence);
  const events = [...text.matchAll(FROM_EVENT)].map(({ index: start, 0: match }) => [start, start + match.length] as const);
  const matched = findMatchedOffsets(index, parsed, text).flat();
  return matched.length > 0 && matched.every((at) => events.some(([start, end]) => at >= start && at < end));
}
