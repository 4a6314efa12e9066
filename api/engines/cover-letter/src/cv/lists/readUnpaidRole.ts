import { findDate, isPresent } from '../words/findDates.ts';
import { scoreTitle } from '../words/titleWords.ts';

/** A post without pay, such as on a board or with a charity. */
export interface UnpaidRole {
  title: string;
  body: string;
  isCurrent: boolean;
}

const MAX_TITLE_WORDS = 4;
const MIN_TITLE_SCORE = 3;
/** "Trustee of Bristol Print Fair" */
const OFFICE_OF =
  /^((?:\p{Lu}[\p{L}-]+ )?(?:[Tt]rustee|[Tt]reasurer|[Ss]ecretary|[Cc]hair(?:person|man|woman)?|[Gg]overnor|[Pp]resident|[Dd]irector|[Vv]olunteer)) of (?:the )?(\p{Lu}[\p{L}’'&-]*(?: (?:of |the |and |& )*\p{Lu}[\p{L}’'&-]*){1,5})$/u;
const HOW_OFTEN = /^(?:weekly|monthly|daily|part[- ]time|full[- ]time|seasonal|weekends|saturdays|sundays)$/i;

/** Returns the post that a line names: "Treasurer, Leith Community Garden, 2020 – present". Undefined for a line without a title and a body. */
export function readUnpaidRole(line: string): UnpaidRole | undefined {
  const found = findDate(line);
  const isCurrent = found?.end !== undefined && (isPresent(line.slice(found.end.from, found.end.to)) || found.kind === 'lasting');
  const withoutDate = (found ? line.slice(0, found.from) + line.slice(found.to) : line).replace(/[\s,;:|–—()-]+$|^[\s,;:|–—()-]+/gu, '');
  const [, office = '', of = ''] = OFFICE_OF.exec(withoutDate.replace(/[.\s]+$/, '')) ?? [];
  if (office && scoreTitle(office) === MIN_TITLE_SCORE) return { title: office, body: of, isCurrent };
  const [title = '', body = '', ...rest] = withoutDate.split(/\s*,\s+(?![^(]*\))|\s+[|–—]\s+|\s+at\s+(?=\p{Lu})/u);
  // "As crew leader at Sol do Alentejo I have fitted" begins a sentence.
  if (/^(?:as|at|in|while|when|for|from|since) /i.test(title) || /\bI\b/.test(withoutDate)) return undefined;
  const isTitle = scoreTitle(title) === MIN_TITLE_SCORE && title.split(' ').length <= MAX_TITLE_WORDS && /^\p{Lu}/u.test(title);
  const isBody = /^(?:the )?\p{Lu}/u.test(body) && body.split(' ').length > 1 && !/[.!?]$/.test(body) && scoreTitle(body) < MIN_TITLE_SCORE;
  if (!isTitle || !isBody || !rest.every((part) => HOW_OFTEN.test(part) || /^\p{Lu}[\p{L} ]+$/u.test(part))) return undefined;
  return { title, body, isCurrent };
}
