import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { Tier } from './operand.ts';

const COUNT = `\\d{1,3}(?:[.,]\\d{3})+|${SEVERAL}|one|una?|eine?`;
/** "For the first 10,000 miles", "up to 3", "the first hour". */
const FIRST = new RegExp(
  `(?<!\\p{L})(?:up to|(?:for )?the first|^first|hasta|(?:l[oa]s? )?primer[oa]?s?|bis zu|(?:die|der|das|für die) ersten?|erste[rs]?)(?: (?<count>${COUNT}))?(?![\\p{L}\\d])(?! (?:part|payment|instal\\p{L}*|time|child|class|floor))`,
  'iu',
);
const FURTHER =
  /(?<!\p{L})(?:(?:each|every|any|per|for (?:each|every)) (?:further|additional|extra|subsequent|more)|further|after (?:that|this)|thereafter|beyond (?:that|this)|jede[rsn]? (?:weitere|zusätzliche)[rsn]?|danach|darüber hinaus|cada [\p{L} ]{2,20} (?:adicional|extra|más)|después|a partir de ahí)(?!\p{L})/iu;

/** Reads for how many a price applies by the words next to it. Returns undefined where it applies to any number. */
export function readTier(text: string): Tier | undefined {
  if (FURTHER.test(text)) return { kind: 'further', count: 0 };
  const found = FIRST.exec(text);
  if (!found) return undefined;
  const countText = found.groups?.count ?? '';
  const count = countText === '' || /^(?:one|una?|eine?)$/iu.test(countText) ? 1 : readSmallNumber(countText.replace(/[.,](?=\d{3})/g, ''));
  return count === undefined || (countText === '' && /^(?:up to|hasta|bis zu)/iu.test(found[0])) ? undefined : { kind: 'first', count };
}
