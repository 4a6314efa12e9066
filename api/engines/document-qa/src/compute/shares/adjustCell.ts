import { isYesOrNo } from '../../answer/isYesOrNo.ts';
import { findStems } from '../../answer/yesNo/stems.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import { lookUpRow } from '../../tables/lookUp/lookUpRow.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { composeSteps, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { readQuantity } from '../quantities/quantity.ts';
import { meetsAges } from './meetsAges.ts';
import { findShares, isAdded, mayNameShare } from './readShares.ts';

/** A rule that changes each price for those or for what it names: "First class costs 60% more", "Children aged 5 to 15 pay half". */
interface Change {
  sentence: number;
  subject: string;
  factor: number;
  text: string;
}

const PAYS =
  /^(?<subject>[^.;:]{3,70}?)\s(?:pays?|costs?|is|are|gets?|receives?|has|have|zahl(?:t|en)|kostet|kosten|erhält|erhalten|bekommt|bekommen|pagan?|cuestan?|reciben?|tienen?)\s(?:an? |ein(?:en)? |un )?(?:only |also |nur |auch |sólo |solo )?$/iu;
const ASKS_PRICE =
  /\bhow much\b|\bwhat(?:['’]s| is| does| do| will| would)\b.*\b(?:cost|price|pay|fare)\b|\bprice\b|\bcosts?\b|\b(?:needs?|wants?) (?:an?|the) \p{L}|(?<!\p{L})(?:cu[aá]nto|wie ?viel|was (?:kostet|zahl\p{L}*))(?!\p{L})/iu;

/** Answers with the price in a table that a question names, changed by the one rule that is for what or whom the question names too. */
export function adjustCell(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_PRICE.test(question) || isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  const changes = listChanges(index).flatMap((change) => {
    const rest = dropMet(question, change.subject);
    return rest === undefined ? [] : [{ ...change, rest }];
  });
  const [change, another] = changes;
  if (!change || another) return undefined;
  const found = lookUpRow(
    index,
    parseQuestion(index, { question: ASKS_PRICE.test(change.rest) ? change.rest : `how much is ${change.rest}`, history: [] }),
  );
  const price = found?.lead?.code === 'value' && found.lead.value !== undefined ? readQuantity(found.lead.value) : undefined;
  const quote = found?.citations[0];
  if (!found || !price || !quote || !/^[A-Z]{3}$/u.test(price.unit)) return undefined;
  const value = writeLikeMostPrecise(index, Math.round(100 * change.factor * price.value) / 100, [price, { ...price, decimals: 2 }]);
  const span = index.sentences[change.sentence] ?? { start: 0, end: 0 };
  const rule = composeSteps(index, [{ text: change.text, from: { span, name: '', sentence: change.sentence } }], { code: 'computed', value });
  const cell = { text: `${Math.round(1000 * change.factor) / 10} % × ${price.text} (${found.sentences[0]?.text ?? ''})`, citation: 2 };
  return { ...rule, sentences: [...rule.sentences, cell], citations: [...rule.citations, { ...quote, id: 2 }] };
}

function listChanges(index: OpenIndex): Change[] {
  return index.sentences.flatMap(({ paragraph }, sentence): Change[] => {
    if (!mayNameShare(sliceSentence(index, sentence)) || ['tableRow', 'heading'].includes(index.paragraphs[paragraph]?.kind ?? '')) return [];
    const text = readOnOneLine(index, sentence);
    return findShares(text).flatMap((share): Change[] => {
      const subject = PAYS.exec(text.slice(0, share.at))?.groups?.subject;
      const after = text.slice(share.at + share.text.length);
      const isMore = isAdded(text, share);
      // "Half of the deposit" is a share of something else.
      if (subject === undefined || (share.whole !== '' && !isMore) || (share.kind === 'of' && !isMore && /^\s(?:of|de|der|des|von)\s/iu.test(after)))
        return [];
      const factor = isMore ? 1 + share.part : share.kind === 'off' ? 1 - share.part : share.part;
      return [{ sentence, subject, factor, text: share.text }];
    });
  });
}

/** Returns a question without what meets the subject of a rule, its words or an age within its bounds, or nothing where it does not. */
function dropMet(question: string, subject: string): string | undefined {
  const isMet = meetsAges(question, subject);
  if (isMet !== undefined) return isMet ? question.replace(AGED, ' ') : undefined;
  const subjectStems = findStems(subject);
  const questionStems = findStems(question);
  if (subjectStems.length === 0 || !subjectStems.every((stem) => questionStems.includes(stem))) return undefined;
  return question.replace(/\p{L}+/gu, (word) => (findStems(word).some((stem) => subjectStems.includes(stem)) ? ' ' : word));
}

const AGED =
  /(?:(?:my|our|his|her|mi|mein\p{L}*) )?\d{1,2}[- ]?(?:years?[- ]olds?|años|jahre alt|jährige\p{L}*)(?: (?:son|daughter|child|kid|boy|girl|hijo|hija|sohn|tochter))?/giu;
