import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeSteps, type Step } from '../operands/composeSteps.ts';
import { listContentTerms } from '../operands/matchOperands.ts';
import { readQuestionCounts } from '../operands/questionCounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { nameUnit } from '../quantities/readUnits.ts';
import { findShares, type Share } from './readShares.ts';

const ASKS_COUNT = /\bhow many\b|(?<!\p{L})(?:cu[aá]nt[oa]s|wie ?viele)(?!\p{L})/iu;
const AT_LEAST =
  /\b(?:at least|minimum|no fewer than|not less than|must|needs?|required|can decide only)\b|(?<!\p{L})(?:mindestens|wenigstens|al menos|como mínimo|mínimo)(?!\p{L})/iu;
const MIN_NAMED = 0.3;
const MIN_CLEARLY_NAMED = 0.7;

interface Statement {
  share: Share;
  sentence: number;
  text: string;
}

interface Whole {
  count: number;
  text: string;
  sentence: number | undefined;
}

/** Answers how many a part of a number is: "a quarter of the members" of 64, "80% of the lessons" of ten. Returns undefined unless the number is the only one. */
export function countShare(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_COUNT.test(question)) return undefined;
  const statement = chooseStatement(index, question);
  const whole = statement && (findWholeInQuestion(question, statement.share.whole) ?? findWholeInText(index, statement));
  if (!statement || !whole) return undefined;
  const exact = Math.round(1000 * statement.share.part * whole.count) / 1000;
  // Of seven members, a quarter are two.
  if (!Number.isInteger(exact) && !AT_LEAST.test(statement.text)) return undefined;
  const toSpan = (sentence: number) => ({ start: index.sentences[sentence]?.start ?? 0, end: index.sentences[sentence]?.end ?? 0 });
  const steps: Step[] = [
    { text: `${statement.share.text} × ${whole.count}`, from: { span: toSpan(statement.sentence), name: '', sentence: statement.sentence } },
    ...(whole.sentence === undefined ? [] : [{ text: whole.text, from: { span: toSpan(whole.sentence), name: '', sentence: whole.sentence } }]),
  ];
  return composeSteps(index, steps, { code: 'computed', value: `${Math.ceil(exact)}` });
}

/** Chooses the part with most words of the question, if no other has as many. */
function chooseStatement(index: OpenIndex, question: string): Statement | undefined {
  const terms = listContentTerms(index, question);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const scored = index.sentences
    .flatMap((_, sentence) => {
      const text = readOnOneLine(index, sentence);
      return findShares(text)
        .filter(({ kind, whole }) => kind === 'of' && whole !== '')
        .map((share) => {
          const { likeness } = matchText(index, terms, text);
          // "How many members are there?" asks for the whole.
          const otherLikeness = matchText(index, terms, text.replace(share.whole, ' ')).likeness;
          if (!otherLikeness.some((each) => each >= MIN_CLEARLY_NAMED)) return { share, sentence, text, score: 0 };
          return { share, sentence, text, score: terms.reduce((sum, { weight }, at) => sum + weight * (likeness[at] ?? 0), 0) / (total || 1) };
        });
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score >= MIN_NAMED && best.score > (next?.score ?? 0) ? best : undefined;
}

function findWholeInQuestion(question: string, whole: string): Whole | undefined {
  const noun = nameWhole(whole);
  const [found, another] = readQuestionCounts(question).filter(({ words }) => words.split(' ').some((word) => nameUnit(word) === noun));
  return found && !another ? { count: found.count, text: found.matchedText, sentence: undefined } : undefined;
}

function findWholeInText(index: OpenIndex, { share, sentence }: Statement): Whole | undefined {
  const noun = nameWhole(share.whole);
  const counted = new RegExp(`(?<![\\p{L}\\d.,§-])(?<count>\\d{1,3}(?:[.,]\\d{3})+|${SEVERAL}) (?:\\p{L}+ )?(?<noun>\\p{L}{3,})`, 'giu');
  const found = index.sentences.flatMap((_, at): Whole[] => {
    if (at === sentence) return [];
    return [...readOnOneLine(index, at).matchAll(counted)].flatMap((each): Whole[] => {
      const count = readSmallNumber((each.groups?.count ?? '').replace(/[.,](?=\d{3})/g, ''));
      return count !== undefined && nameUnit(each.groups?.noun ?? '') === noun ? [{ count, text: each[0], sentence: at }] : [];
    });
  });
  return new Set(found.map(({ count }) => count)).size === 1 ? found[0] : undefined;
}

function nameWhole(whole: string): string {
  return nameUnit(whole.split(' ')[0] ?? '');
}
