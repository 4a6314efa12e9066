import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { matchText } from '../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { listContentTerms } from './operands/matchOperands.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';

const ASKS_COUNT = /\bhow many\b|(?<!\p{L})(?:cuánt[oa]s|wie ?viele)(?!\p{L})/iu;
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** Of people or things each of which is one or the other. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [
    word('male|males|men|boys|hombres|varones|chicos|niños|männer|männlich\\p{L}*|jungen'),
    word('female|females|women|girls|mujeres|chicas|niñas|frauen|weiblich\\p{L}*|mädchen'),
  ],
  [
    word('full[- ]?time(?:rs)?|jornada completa|tiempo completo|vollzeit\\p{L}*'),
    word('part[- ]?time(?:rs)?|media jornada|jornada parcial|tiempo parcial|teilzeit\\p{L}*'),
  ],
  [word('adults?|grown[- ]?ups?|adult[oa]s?|erwachsene[rn]?'), word('children|kids|minors|juniors|menores|kinder|kindern|jugendliche[rn]?')],
  [word('indoors?|interior(?:es)?|cubiert[oa]s?'), word('outdoors?|exterior(?:es)?|descubiert[oa]s?')],
  [word('new|nuev[oa]s?|neue[rsn]?'), word('used|second[- ]?hand|usad[oa]s?|gebrauchte[rsn]?')],
];
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+|\p{L}{2,12}`;
/** Whoever is counted in a sentence may be called so. */
const PEOPLE =
  /(?<!\p{L})(?:staff|employees?|workers?|people|persons?|members?|personal|emplead[oa]s?|trabajador(?:es|as)?|personas|gente|miembros|mitarbeiter\p{L}*|beschäftigte\p{L}*|leute|personen|mitglieder|angestellte\p{L}*)(?!\p{L})/giu;
const OF_THEM = '(?:of (?:them|whom|which|these|those)|de ell[oa]s|de l[oa]s (?:cuales|que)|davon|von ihnen|darunter|including|incluid[oa]s)';
/** "We employ 34 people, nine of them part time." */
const PART = new RegExp(
  String.raw`(?<![\p{L}\d.,£€$])(?<whole>${NUMBER}) (?<things>(?:\p{L}[\p{L}'’-]*\s?){1,4}),\s(?:(?:and )?${OF_THEM} )?(?<part>${NUMBER})(?<trailing>\s[^,.;]{2,40})`,
  'giu',
);

/** Answers how many are of the other kind, where a sentence has the number of all and that of one kind: "34 people, nine of them part time". */
export function answerWithComplement(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_COUNT.test(question)) return undefined;
  const pair = PAIRS.flatMap(([one, other]) => [
    { part: one, otherPart: other },
    { part: other, otherPart: one },
  ]).find(({ part, otherPart }) => part.test(question) && !otherPart.test(question));
  if (!pair) return undefined;
  const terms = listContentTerms(index, question.replace(pair.part, ' ').replace(PEOPLE, ' ')).filter(({ forms }) => forms.length > 0);
  const found = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    return [...text.matchAll(PART)].flatMap(({ groups, index: at }) => {
      const { whole = '', things = '', part = '', trailing = '' } = groups ?? {};
      const isOfThem = new RegExp(OF_THEM, 'iu').test(text.slice(at));
      const [all, some] = [readNumber(whole), readNumber(part)];
      if (all === undefined || some === undefined || some >= all || !pair.otherPart.test(trailing) || pair.part.test(text) || !isOfThem) return [];
      const isNamed = terms.length === 0 || matchText(index, terms, `${things} ${text}`).likeness.some((each) => each >= MIN_NAMED);
      return isNamed ? [{ sentence, all, some, whole, part }] : [];
    });
  });
  const [only, another] = found;
  if (!only || another) return undefined;
  const { language } = parseQuestion(index, { question, history: [] });
  const value = (only.all - only.some).toLocaleString(language === 'en' ? 'en-GB' : 'de-DE');
  return composeComputed(index, [{ sentence: only.sentence, text: `${only.whole} − ${only.part}` }], { code: 'difference', value });
}

const MIN_NAMED = 0.5;

function readNumber(written: string): number | undefined {
  return /^\d/.test(written) ? Number(written.replace(/[.,](?=\d{3})/g, '')) : readSmallNumber(written);
}
