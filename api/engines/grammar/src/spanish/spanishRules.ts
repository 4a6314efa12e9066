import { capitalize } from '../text/capitalize.ts';
import type { Finding } from '../types/finding.ts';
import { accents } from './rules/accents.ts';
import { accentsInContext } from './rules/accentsInContext.ts';
import { agreement } from './rules/agreement.ts';
import { articles } from './rules/articles.ts';
import { attributes } from './rules/attributes.ts';
import { beingAndHaving } from './rules/beingAndHaving.ts';
import { calendar } from './rules/calendar.ts';
import { calques } from './rules/calques.ts';
import { capitals } from './rules/capitals.ts';
import { clauses } from './rules/clauses.ts';
import { descriptions } from './rules/descriptions.ts';
import { distantSubjects } from './rules/distantSubjects.ts';
import { everydaySlips } from './rules/everydaySlips.ts';
import { frequentSlips } from './rules/frequentSlips.ts';
import { government } from './rules/government.ts';
import { homophones } from './rules/homophones.ts';
import { learners } from './rules/learners.ts';
import { lookAlikes } from './rules/lookAlikes.ts';
import { mixedVerbs } from './rules/mixedVerbs.ts';
import { moods } from './rules/moods.ts';
import { nounPhrases } from './rules/nounPhrases.ts';
import { persons } from './rules/persons.ts';
import { phrases } from './rules/phrases.ts';
import { placesAndHours } from './rules/placesAndHours.ts';
import { porAndPara } from './rules/porAndPara.ts';
import { predicates } from './rules/predicates.ts';
import { pronouns } from './rules/pronouns.ts';
import { questionAccents } from './rules/questionAccents.ts';
import { reflexivePassives } from './rules/reflexivePassives.ts';
import type { Fix, SpanishRule } from './rules/rule.ts';
import { separateWords } from './rules/separateWords.ts';
import { serAndEstar } from './rules/serAndEstar.ts';
import { siNoAndPorQue } from './rules/siNoAndPorQue.ts';
import { soundAlikes } from './rules/soundAlikes.ts';
import { statesAndPurposes } from './rules/statesAndPurposes.ts';
import { subjectsAndVerbs } from './rules/subjectsAndVerbs.ts';
import { subjunctives } from './rules/subjunctives.ts';
import { tenseAccents } from './rules/tenseAccents.ts';
import { timesAndMeans } from './rules/timesAndMeans.ts';
import { twinAccents } from './rules/twinAccents.ts';
import { verbObjects } from './rules/verbObjects.ts';
import { verbs } from './rules/verbs.ts';
import { wording } from './rules/wording.ts';
import { writtenAccents } from './rules/writtenAccents.ts';
import { readContext, type SpanishToken } from './words/context.ts';

/** Every rule for Spanish, by family. */
export const spanishFamilies: Record<string, SpanishRule[]> = {
  moods,
  accents,
  tenseAccents,
  agreement,
  homophones,
  siNoAndPorQue,
  verbs,
  wording,
  everydaySlips,
  writtenAccents,
  learners,
  serAndEstar,
  porAndPara,
  subjunctives,
  government,
  accentsInContext,
  articles,
  capitals,
  persons,
  verbObjects,
  beingAndHaving,
  phrases,
  attributes,
  calendar,
  clauses,
  mixedVerbs,
  nounPhrases,
  pronouns,
  separateWords,
  soundAlikes,
  frequentSlips,
  distantSubjects,
  statesAndPurposes,
  calques,
  lookAlikes,
  subjectsAndVerbs,
  predicates,
  twinAccents,
  timesAndMeans,
  questionAccents,
  reflexivePassives,
  descriptions,
  placesAndHours,
};
const everyRule = Object.values(spanishFamilies).flat();

/** Runs all rules on a passage. */
export function findWithSpanishRules(tokens: readonly SpanishToken[], rules: readonly SpanishRule[] = everyRule): Finding[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    const place = readContext(tokens, at);
    return rules.flatMap((rule) => {
      const fix = rule.find(place);
      return fix ? (buildFinding(rule, fix, tokens, at) ?? []) : [];
    });
  });
}

function buildFinding(
  rule: SpanishRule,
  { from = 0, to = from, replacements, confidence }: Fix,
  tokens: readonly SpanishToken[],
  at: number,
): Finding | undefined {
  const [first, last] = [tokens[at + from], tokens[at + to]];
  if (!first || !last || (first.text === first.text.toUpperCase() && first.text.length > 2)) return undefined;
  const isCapital = /^\p{Lu}/u.test(first.text) && first.opensSentence;
  const written = replacements.map((words) => (isCapital ? capitalize(words) : words));
  return {
    start: first.start,
    end: last.end,
    type: rule.type,
    ruleId: rule.id,
    confidence: confidence ?? rule.confidence,
    replacements: written,
    reason: '',
  };
}

/** The names of everything that can be found in a text in Spanish. */
export const spanishRuleIds: readonly string[] = [
  ...everyRule.map(({ id }) => id),
  'es-accent',
  'es-irregular-form',
  'es-misspelling',
  'es-spacing',
  'es-opening-question',
  'es-closing-question',
  'es-opening-exclamation',
];
