import type { OpenIndex } from '../../index/openChatIndex.ts';
import { findInformativeSentences, type InformativeSentence } from './informativeSentences.ts';
import { weighSentences } from './weighSentences.ts';

export interface Choice {
  count: number;
  maxWords: number;
  /** Only of these, if it is said. */
  isWanted?: (informative: InformativeSentence) => boolean;
}

/** A sentence that may be taken. */
interface Candidate {
  informative: InformativeSentence;
  score: number;
  terms: ReadonlySet<number>;
  /** To whichever of the chosen ones is most like it, from 0 to 1. */
  likeness: number;
}

/** The share of a summary that the document's own summary may fill. */
const SHARE_OF_SUMMARY = 0.8;
const FIRST_OF_DOCUMENT_FACTOR = 1.5;
const FIRST_OF_PART = 1.35;
/** Below a heading, the first sentence says what the section is about. */
const FIRST_OF_SECTION = 2.2;
const SUMMARY_FACTOR = 2;
const DEPENDENT_FACTOR = 0.55;
const EARLY = 0.5;
const SAME_PART_FACTOR = 0.45;
const SHORT_OR_LONG = 0.8;
const NAMES_ITS_PART = 1.25;
const HOW_IT_WAS_DONE = 0.5;
const LIKENESS_COST = 0.9;
const FIRST_LINES = 5;
const MAX_COMPARED = 250;
const DEPENDS_ON_PREVIOUS =
  /^(?:this(?! (?:paper|report|document|study|handbook|article|guide|contract|agreement|manual|policy|book|letter|review|work))|these|those|it|its|he|she|they|his|her|their|such|however|therefore|thus|hence|moreover|furthermore|in addition|also|but|and|so|then|for example|for instance|on the other hand|similarly|consequently|as a result|otherwise|after that|finally|esto|estos?|estas?|ello|además|sin embargo|por tanto|por ejemplo|también)\b/i;
const IS_METHOD =
  /\b(?:was|were) (?:\w+ly )?(?:used|performed|purchased|obtained|incubated|washed|computed|conducted|measured|carried out|prepared|diluted|added|stored|collected|transferred|calculated|centrifuged|harvested)\b|\busing (?:a|an|the) [^.]{0,60}\b(?:kit|assay|method|software|system)\b/i;
const SAYS_WHAT_MATTERS =
  /\b(?:this (?:paper|report|document|study|handbook|article|guide|contract|agreement|manual|policy)|we (?:show|present|propose|describe|report|find|found|conclude)|in (?:this|summary|conclusion)|overall|the (?:aim|goal|purpose|objective|status|result)|is (?:a|an|the)\b|este (?:informe|documento|estudio|contrato|manual)|el objetivo)\b/i;

/** What letters and manuals say to be polite. */
const IS_COURTESY =
  /^(?:thank you|thanks|we (?:are pleased|hope|look forward)|congratulations|dear|please (?:read|keep)|read (?:all|this)|welcome to|gracias|le agradecemos|estimad[oa]s?|bienvenid[oa]s?|vielen dank|wir (?:danken|freuen|hoffen)|bitte lesen|sehr geehrte|herzlich)(?!\p{L})/iu;
/** Documents that people act by, whose sums and dates matter most. */
const IS_PRACTICAL =
  /(?<!\p{L})(?:offer|terms|rules|conditions|policy|bill|invoice|statement|notice|booking|price|rates?|entry|handbook|regulations|angebot|bedingungen|ordnung|rechnung|abrechnung|buchung|bescheid|satzung|oferta|condiciones|normas|factura|reglamento|inscripci\p{L}+|\p{L}*vertrag|agreement|contract|lease|contrato)(?!\p{L})/iu;
const STATES_FIGURE = /[£€$]\s?\d|\d\s?(?:[€£$%]|(?:euros?|days?|weeks?|months?|percent|Tage|Wochen|Monate|Prozent|días|semanas|meses)(?!\p{L}))/iu;

/** Letters of a document in which it says that it is an agreement. */
const OPENING_LETTERS = 300;
const IS_AGREEMENT = /\b(?:agreement|contract|lease|tenancy|contrato|convenio)\b|(?<!\p{L})\p{L}*vertrag(?!\p{L})/iu;
/** What the parties of an agreement want to know first: how it ends, and what is due when. */
const SAYS_KEY_TERM =
  /\b(?:ends?|expires?|terminat\w*|cancel\w*|notice|minimum term|term of|delivered|instal\w*)\b|(?<!\p{L})(?:duración|plazo|preaviso|desist\p{L}*|kündig\p{L}*|läuft|frist|endet)(?!\p{L})/iu;
const KEY_TERM = 1.5;

/** Chooses sentences that cover most of the document together, in its order: central ones, from different parts, no two alike. */
export function chooseSentences(index: OpenIndex, { count, maxWords, isWanted = () => true }: Choice): number[] {
  const wanted = findInformativeSentences(index).filter(isWanted);
  const matter = wanted.filter(({ sentence }) => !isCourtesy(index, sentence));
  const informative = matter.length > 0 ? matter : wanted;
  const weights = weighSentences(
    index,
    informative.map(({ sentence }) => sentence),
  );
  const greatest = Math.max(...weights, Number.MIN_VALUE);
  const scored = informative.map((each, at) => {
    const weight = (weights[at] ?? 0) / greatest;
    // What the author put into a summary is central, however it is worded.
    const central = each.isInSummary || (at < FIRST_LINES && describesDocument(index, each)) ? (1 + weight) / 2 : weight;
    return { informative: each, score: central * computeBonus(index, each, at) };
  });
  // Of a long document, only the best are worth comparing.
  const highest = scored.sort((one, other) => other.score - one.score).slice(0, MAX_COMPARED);
  const left = new Set(highest.map((each): Candidate => ({ ...each, terms: new Set(index.termsIn(each.informative.sentence)), likeness: 0 })));
  const chosen: number[] = [];
  const partsUsed = new Map<number, number>();
  let words = 0;
  let summaryCount = 0;
  while (chosen.length < count && left.size > 0) {
    let [best, bestMerit]: [Candidate | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
    for (const each of left) {
      const { isInSummary: isOfSummary, part } = each.informative;
      const isSummaryFull = isOfSummary && summaryCount >= SHARE_OF_SUMMARY * count;
      const penalty = isOfSummary && !isSummaryFull ? 1 : SAME_PART_FACTOR ** (partsUsed.get(part) ?? 0);
      const score = each.score * penalty * (isSummaryFull ? SAME_PART_FACTOR : 1);
      if (score <= bestMerit) continue;
      const unlike = score * (1 - LIKENESS_COST * each.likeness);
      if (unlike > bestMerit) [best, bestMerit] = [each, unlike];
    }
    if (!best) break;
    left.delete(best);
    const next = best.informative;
    if (words + next.words > maxWords && chosen.length > 0) continue;
    words += next.words;
    if (next.isInSummary) summaryCount += 1;
    chosen.push(next.sentence);
    partsUsed.set(next.part, (partsUsed.get(next.part) ?? 0) + 1);
    for (const each of left) each.likeness = Math.max(each.likeness, computeOverlap(each.terms, best.terms));
  }
  return chosen.sort((one, other) => one - other);
}

function isCourtesy({ text, sentences }: OpenIndex, sentence: number): boolean {
  const { start = 0, end = 0 } = sentences[sentence] ?? {};
  return IS_COURTESY.test(text.slice(start, end));
}

function describesDocument({ text, sentences }: OpenIndex, { sentence }: InformativeSentence): boolean {
  const { start = 0, end = 0 } = sentences[sentence] ?? {};
  return /^(?:this|the present|este|esta|el presente|la presente) (?:\p{L}+ )?(?:paper|report|document|study|handbook|article|guide|contract|agreement|manual|policy|book|review|informe|documento|manual|contrato|acuerdo|estudio|guía|artículo)\b/iu.test(
    text.slice(start, end),
  );
}

function computeBonus(
  index: OpenIndex,
  { sentence, isFirst, isInSummary: isOfSummary, namesPart, hasTitle, words }: InformativeSentence,
  at: number,
): number {
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  const sentenceText = index.text.slice(start, end);
  let factor = at === 0 ? FIRST_OF_DOCUMENT_FACTOR : isFirst ? (hasTitle ? FIRST_OF_SECTION : FIRST_OF_PART) : 1;
  if (isOfSummary) factor *= SUMMARY_FACTOR;
  if (DEPENDS_ON_PREVIOUS.test(sentenceText)) factor *= DEPENDENT_FACTOR;
  if (STATES_FIGURE.test(sentenceText) && IS_PRACTICAL.test(index.text.slice(0, OPENING_LETTERS))) factor *= KEY_TERM;
  // What matters is said early.
  factor *= 1 + EARLY * (1 - start / Math.max(1, index.text.length)) ** 2;
  if (IS_METHOD.test(sentenceText)) factor *= HOW_IT_WAS_DONE;
  if (namesPart) factor *= NAMES_ITS_PART;
  if (SAYS_WHAT_MATTERS.test(sentenceText)) factor *= 1.15;
  if (SAYS_KEY_TERM.test(sentenceText) && IS_AGREEMENT.test(index.text.slice(0, OPENING_LETTERS))) factor *= KEY_TERM;
  if (!isOfSummary && (words < 8 || words > 40)) factor *= words < 6 ? SHORT_OR_LONG / 2 : SHORT_OR_LONG;
  return factor * (/\?["”»]?$/.test(sentenceText) ? 0.5 : 1);
}

function computeOverlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let common = 0;
  for (const term of one) if (other.has(term)) common += 1;
  return common / Math.max(1, Math.min(one.size, other.size));
}
