import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { scoreTitle } from '../cv/words/titleWords.ts';
import type { BulletClause } from './bulletClause.ts';

/** "36 beds", "48 staff", "budget £1.6m" */
const PART = /^(?:(budget|turnover|sales|fleet)(?: of)? )?([£$€]?\d[\d.,]*(?:[mkbn]{1,2})?\+?)((?: \p{Ll}+){0,2})$/iu;
/** "42 bed residential and dementia home" */
const FACILITY = /^(\d[\d,]*)[ -](bed(?:ded|room)?|place|room|cover|pupil|seat|berth|table|screen|unit|pitch|acre|hectare)s?((?: \p{Ll}+){1,5})$/iu;
const IN_CHARGE = /\b(?:manager|head|director|matron|leader|principal|commander|chief)\b/i;

/** Turns what is in brackets after the title of a manager into a clause: "36 beds, 48 staff, budget £1.6m" is what they are in charge of. */
export function describeScale(quote: string, title: string, isCurrent: boolean): BulletClause | undefined {
  const items = quote.replace(/[.;]+$/, '').split(/, (?!\d{3}\b)/);
  const parts = items.map((part) => PART.exec(FACILITY.test(part) ? '1 house' : part));
  const isScale = parts.every((part) => part !== null && (part[1] || part[3])) && IN_CHARGE.test(title) && scoreTitle(title) >= 2;
  if (!isScale) return undefined;
  const phrases = parts.map(
    (part, index) => formatFacility(items[index] ?? '') ?? (part?.[1] ? `a ${part[1].toLowerCase()} of ${part[2]}${part[3]}` : (part?.[0] ?? '')),
  );
  const list = phrases.length > 1 ? `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}` : phrases[0];
  return { finite: `${isCurrent ? 'am' : 'was'} in charge of ${list}`, isPresent: isCurrent };
}

/** Formats a facility with its size: "42 bed residential home" becomes "a 42-bed residential home". */
function formatFacility(part: string): string | undefined {
  const [, count = '', unit = '', kind = ''] = FACILITY.exec(part) ?? [];
  const isOne = count !== '' && !/s$/.test(kind.split(' ').at(-1) ?? '');
  return isOne ? `${chooseArticle(count)} ${count}-${unit.toLowerCase()}${kind}` : undefined;
}
