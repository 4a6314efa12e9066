import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { scoreTitle } from '../cv/words/titleWords.ts';
import type { BulletClause } from './bulletClause.ts';

/** "36 beds", "48 staff", "budget £1.6m" */
const PART = /^(?:(budget|turnover|sales|fleet)(?: of)? )?([£$€]?\d[\d.,]*(?:[mkbn]{1,2})?\+?)((?: \p{Ll}+){0,2})$/iu;
/** "42 bed residential and dementia home" */
const HOUSE = /^(\d[\d,]*)[ -](bed(?:ded|room)?|place|room|cover|pupil|seat|berth|table|screen|unit|pitch|acre|hectare)s?((?: \p{Ll}+){1,5})$/iu;
const IN_CHARGE = /\b(?:manager|head|director|matron|leader|principal|commander|chief)\b/i;

/** Turns what stands in brackets behind the title of a manager into a clause: "36 beds, 48 staff, budget £1.6m" is what they are in charge of. */
export function describeScale(quote: string, title: string, isCurrent: boolean): BulletClause | undefined {
  const given = quote.replace(/[.;]+$/, '').split(/, (?!\d{3}\b)/);
  const parts = given.map((part) => PART.exec(HOUSE.test(part) ? '1 house' : part));
  const isScale = parts.every((part) => part !== null && (part[1] || part[3])) && IN_CHARGE.test(title) && scoreTitle(title) >= 2;
  if (!isScale) return undefined;
  const said = parts.map(
    (part, index) => nameHouse(given[index] ?? '') ?? (part?.[1] ? `a ${part[1].toLowerCase()} of ${part[2]}${part[3]}` : (part?.[0] ?? '')),
  );
  const list = said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said[0];
  return { did: `${isCurrent ? 'am' : 'was'} in charge of ${list}`, isNow: isCurrent };
}

/** "42 bed residential and dementia home" becomes "a 42-bed residential and dementia home". */
function nameHouse(part: string): string | undefined {
  const [, many = '', of = '', house = ''] = HOUSE.exec(part) ?? [];
  const isOne = many !== '' && !/s$/.test(house.split(' ').at(-1) ?? '');
  return isOne ? `${chooseArticle(many)} ${many}-${of.toLowerCase()}${house}` : undefined;
}
