import type { Row } from '../lines/rows.ts';
import { cutPiece, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { findTownBehind, isCountry, isKnownPlace, scorePlace } from '../words/places.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { isEmployerName } from './employerNames.ts';

/** What the lines over a job say of it. */
export interface HeadFields {
  title?: Piece;
  company?: Piece;
  /** Whether the title stands before the company, where that could be told. */
  isTitleFirst?: boolean;
  /** Set where the CV says that the employers were several and names none. */
  isWithoutEmployer?: boolean;
}

/** Signs between a title and an employer on one line; a comma is weaker than any of them. */
const SEPARATOR = /\s+[|·•◆♦–—~@›»-]\s+|\s+(?:at|bei|chez|presso)\s+(?=\p{Lu}|\d)|\s*\|\s*|\s*[—]\s*|\t+| {3,}/gu;
/** Outside of brackets: "Branch Secretary (elected, unpaid), TWA Branch 11" has one. */
const COMMA = /,\s(?![^()]*\))/g;
const MAX_FIELD_WORDS = 14;
const SURE_EMPLOYER = 4;
const SCALE = /^\s\(\d[\d,]*[- ](?:beds?|rooms?|pupils|students|residents|covers|seats|staff|employees|stores|branches)\)$/u;
/** "Title, Employer, Town", and a country behind it. */
const MOST_PARTS = 3;
const ONE_NAME = /^\p{Lu}[\p{Ll}’'-]+$/u;
/** In points: how exactly what stands at the right edge ends there. */
const SAME_RIGHT = 3;

interface Part {
  piece: Piece;
  title: number;
  organisation: number;
  place: number;
}

export interface HeadHabits {
  /** Which of the two stands first in this CV, where no word tells. */
  isTitleFirst: boolean;
  /** Whether the employer may stand over an earlier job: then a title with a comma is one title. */
  mayLackCompany: boolean;
}

/** Returns the title and the employer in the lines over a job. */
export function readHeadFields(rows: Row[], habits: HeadHabits): HeadFields {
  const { company, ...found } = readFields(rows, habits);
  const fields = { ...found, ...(company && nameEmployer(company)) };
  const self = fields.title && !fields.company ? /^self[- ]employed\s+(?=\p{L})/iu.exec(fields.title.text) : undefined;
  // "Freelance Translator" names the work and how it was done, and no employer.
  if (fields.company && !fields.title && /^freelance\s+\p{L}/iu.test(fields.company.text) && scoreTitle(fields.company.text) >= 2)
    return { title: fields.company };
  if (!self || !fields.title) return fields;
  return { ...fields, title: cutPiece(fields.title, self[0].length), company: trimPiece(cutPiece(fields.title, 0, self[0].length)) };
}

/** "Looked After Children Team, Wolverhampton City Council" is a part of an employer and the employer. */
function withoutTeam(company: Piece): Piece {
  const comma = /^[^,]*\b(?:Team|Unit|Department|Service|Ward|Section|Division|Desk|Directorate), (?=(.+)$)/u.exec(company.text);
  return comma && scoreOrganisation(comma[1] ?? '') >= 2 ? cutPiece(company, comma[0].length) : company;
}

/** "Ghent University (supervisor: H. De Smet)" without the remark; "various" employers have no name. */
function nameEmployer(given: Piece): Pick<HeadFields, 'company' | 'isWithoutEmployer'> {
  const company = withoutTeam(given);
  if (!isEmployerName(company.text)) return { isWithoutEmployer: true };
  if (
    /^(?:various|several|different|miscellaneous|diversos|varios)(?: (?:employers?|companies|firms|restaurants|sites|clients|places))?$/i.test(
      company.text,
    )
  )
    return { isWithoutEmployer: true };
  const remark = /\s\((?:[^()]*:[^()]*|\p{Ll}[^()]*|\d[^()]*)\)$/u.exec(company.text);
  // How large it is belongs to what it is: "Lviv Regional Hospital (340 beds)".
  if (remark && SCALE.test(remark[0])) return { company };
  return { company: remark && remark.index > 2 ? stripUnlistedTown(stripTown(cutPiece(company, 0, remark.index))) : company };
}

function readFields(rows: Row[], habits: HeadHabits): HeadFields {
  const labelled = labelledFields(rows);
  if (labelled.title && labelled.company) return labelled;
  const parts = withoutPlaces(
    withoutTownBesideTime(rows)
      .filter(({ label }) => label === undefined || label === 'date')
      .flatMap((row) => besidesTown(row, rows).flatMap(splitParts)),
    rows.length === 1,
  );
  if (labelled.title || labelled.company) {
    const [first] = parts;
    if (!first) return labelled;
    return labelled.title ? { title: labelled.title, company: stripTown(first.piece) } : { ...labelled, title: first.piece };
  }
  const [only, second] = parts;
  if (!only) return {};
  if (!second) return (habits.mayLackCompany ? undefined : dividedAtColon(only.piece, habits)) ?? oneField(only, habits);
  return chooseTitleAndCompany(parts, habits);
}

/** "Analyst, Ferris Bank" over "Milton Keynes, 2015 – 2019": where a line names both, a name beside the time below it is the town. */
function withoutTownBesideTime(rows: Row[]): Row[] {
  const [head, below, ...others] = rows;
  const [whole, town] = [head?.rest[0], below?.rest[0]];
  if (!whole || !town || others.length > 0 || head?.time || !below?.time || head?.rest.length !== 1 || below.rest.length !== 1) return rows;
  const [title = '', employer = ''] = splitPiece(whole, COMMA).map(({ text }) => text);
  const isWhole = scoreTitle(title) >= 2 && scoreOrganisation(employer) >= 2 && scoreTitle(employer) === 0;
  const isName = /^\p{Lu}[\p{L}’' -]{2,30}$/u.test(town.text) && scoreTitle(town.text) === 0 && scoreOrganisation(town.text) === 0;
  return isWhole && isName ? [head, { ...below, rest: [] }] : rows;
}

/** At the right of an employer, over the right end of a time, stands a town, also one that no list knows. */
function besidesTown({ line, time, rest }: Row, rows: Row[]): Row['rest'] {
  const [first, last] = [rest[0], rest.at(-1)];
  const isUnderTime = rows.some((row) => row.time && row.line !== line && Math.abs(row.line.right - line.right) < SAME_RIGHT);
  const isTown =
    !time &&
    line.size > 1 &&
    line.cells.length === 2 &&
    first !== undefined &&
    last !== undefined &&
    first !== last &&
    isUnderTime &&
    /^\p{Lu}[\p{L}’'. -]+(?:, \p{Lu}[\p{L}. ]+)?$/u.test(last.text) &&
    scoreTitle(last.text) === 0 &&
    scoreOrganisation(last.text) === 0;
  return isTown ? rest.slice(0, -1) : rest;
}

function labelledFields(rows: Row[]): HeadFields {
  const of = (label: Row['label']) => rows.find((row) => row.label === label)?.rest[0];
  const [title, company] = [of('title'), of('company')];
  return { ...(title && { title }), ...(company && { company: stripUnlistedTown(stripTown(company)) }) };
}

/** How much somebody worked, behind a comma or in brackets: ", part-time", ", two weeks in". */
const HOURS = /\s*[,(]\s*(?:(?:full|part)[ -]time\)?|\p{L}+ (?:weeks?|months?|days?)(?: in)?)$/iu;

/** "Carer, Helping Hands at Home": behind a title and its comma, "at" belongs to a name. */
const TITLE_AND_NAME = /^([^,]{3,40}), \p{Lu}[\p{L}’' ]+ at \p{Lu}\p{L}+$/u;

function splitParts(piece: Piece): Part[] {
  const title = TITLE_AND_NAME.exec(piece.text)?.[1] ?? '';
  const isWhole = title !== '' && scoreTitle(title) === 3;
  // "Freelance (2016 – 2019) for The Irish Times"
  const from = /^for\s+(?=(?:the\s+)?\p{Lu})/iu.exec(piece.text)?.[0].length ?? 0;
  return (isWhole ? [piece] : splitPiece(cutPiece(piece, from), SEPARATOR))
    .flatMap(splitAtStop)
    .flatMap(splitAtSlash)
    .flatMap(splitAtColon)
    .map((part) => trimPiece(cutPiece(part, 0, HOURS.exec(part.text.replace(/[\s,]+$/, ''))?.index ?? part.text.length)))
    .filter(
      ({ text }) =>
        /\p{L}{2}/u.test(text) &&
        text.split(' ').length <= MAX_FIELD_WORDS &&
        !/^(?:full|part)[ -]time$|^(?:contract|permanent|vollzeit|teilzeit)$/i.test(text),
    )
    .map(partFor)
    .map((part) => (from > 0 ? { ...part, organisation: Math.max(part.organisation, SURE_EMPLOYER) } : part));
}

/** Splits "Bryn Mawr Dairy, Llanidloes. Head herdsman", where a full stop stands between an employer and a title. */
function splitAtStop(piece: Piece): Piece[] {
  const sides = splitPiece(piece, /(?<=\p{Ll}{4}|\b(?:Ltd|Inc|Co|plc))\.\s+(?=\p{Lu})/gu);
  const [one, other, ...more] = sides.map(({ text }) => scoreTitle(text));
  const isApart = more.length === 0 && one !== undefined && other !== undefined && Math.min(one, other) < 2 && Math.max(one, other) >= 2;
  return isApart && !/[()]/.test(piece.text) ? sides : [piece];
}

/** Splits at a slash only before an employer or place: "Driver / Acme Haulage", but not "Driver / Shunter". */
function splitAtSlash(piece: Piece): Piece[] {
  const sides = splitPiece(piece, /\s+\/\s+/g);
  const isApart = sides.some(({ text }) => scoreOrganisation(text) >= 2 || scorePlace(text) >= 3);
  return sides.length > 1 && isApart ? sides : [piece];
}

/** Splits "Zenon Bank, Ikeja Branch: Credit Officer", where a colon stands between an employer and a title. */
function splitAtColon(piece: Piece): Piece[] {
  const [one, other, ...more] = splitPiece(piece, /:\s+/g);
  if (!one || !other || more.length > 0) return [piece];
  const [before, behind] = [partFor(one), partFor(other)];
  // "NYSC, Kebbi State: Teacher" names an employer that no list knows, "Retail: Store Manager" a field.
  const isName = before.organisation >= 2 || /^\p{Lu}{3,}\b|,/u.test(one.text);
  const isEmployerFirst = isName && before.title === 0 && behind.title >= 2 && behind.organisation === 0;
  const isTitleFirst = before.title >= 2 && before.organisation === 0 && behind.organisation >= 2 && behind.title === 0;
  return isEmployerFirst || isTitleFirst ? [one, other] : [piece];
}

/** "Aire Turbines: Engineering Intern": where a head has nothing else, what the colon parts from a title is the employer. */
function dividedAtColon(piece: Piece, { isTitleFirst }: HeadHabits): HeadFields | undefined {
  const [one, other, ...more] = splitPiece(piece, /:\s+/g);
  if (!one || !other || more.length > 0) return undefined;
  const [before, behind] = [partFor(one), partFor(other)];
  const areNames = [one, other].every(({ text }) => /^[\p{Lu}\d][^()]*$/u.test(text) && text.split(' ').length <= MAX_FIELD_WORDS / 2);
  const isEqual = before.title > 1 === behind.title > 1;
  // "Head Office Hair: Stylist" has a word of a title on both sides: the other jobs tell which stands first.
  if (!areNames || (isEqual && (before.title < 2 || isTitleFirst)) || other.text.includes(', ')) return undefined;
  const [title, company] = behind.title > 1 ? [other, one] : [one, other];
  return { title, company: stripUnlistedTown(stripTown(company)), isTitleFirst: title === one };
}

function partFor(piece: Piece): Part {
  return { piece, title: scoreTitle(piece.text), organisation: scoreOrganisation(piece.text), place: scorePlace(piece.text) };
}

/** Without the towns that stand beside employers, as long as something is left for both fields. */
function withoutPlaces(parts: Part[], isOneLine: boolean): Part[] {
  const [first] = parts;
  const isTown = ({ piece: { text }, title, organisation }: Part) =>
    isOneLine && first !== undefined && first.organisation >= 2 && first.title === 0 && title === 0 && organisation === 0 && ONE_NAME.test(text);
  const rest = parts
    .filter((part) => part === first || !isTown(part))
    .filter((part) => !isTownInRegion(part))
    .filter((part) => part.place < 3 || part.organisation > 0 || part.title > 0 || !isKnownPlace(stripTown(part.piece).text.split(',')[0] ?? ''));
  return rest.length > 0 ? rest : parts;
}

/** "Hamilton, Waikato, New Zealand" on a line of its own names a town, its region and its country, as exports of LinkedIn do. */
function isTownInRegion({ piece: { text }, title, organisation }: Part): boolean {
  const parts = text.split(/,\s+/);
  return (
    parts.length === 3 && title === 0 && organisation === 0 && isCountry(parts[2] ?? '') && parts.every((part) => /^\p{Lu}[\p{L}’' -]+$/u.test(part))
  );
}

function oneField(part: Part, { isTitleFirst, mayLackCompany }: HeadHabits): HeadFields {
  const own = withoutTail(part);
  const divided = /,\s/.test(own.piece.text) ? dividedAtComma(own, { isTitleFirst, mayLackCompany }) : undefined;
  if (divided) return divided;
  const plainly = isTitleFirst && !mayLackCompany && part.organisation <= part.title ? splitTitleFirst(part.piece) : undefined;
  if (plainly) return plainly;
  const isCompany = part.organisation > part.title || (part.title === 0 && !isTitleFirst && !mayLackCompany);
  return isCompany ? { company: stripTown(part.piece) } : { title: part.piece };
}

/** Reads "Title, Employer, Town" by position when no word is known, in a CV that puts titles first. */
function splitTitleFirst(piece: Piece): HeadFields | undefined {
  const parts = splitPiece(piece, COMMA);
  const [title, company] = parts;
  const most = isCountry(parts.at(-1)?.text ?? '') ? MOST_PARTS + 1 : MOST_PARTS;
  if (!title || !company || parts.length > most || !/^\p{Lu}/u.test(company.text) || scorePlace(company.text) >= 3) return undefined;
  const known = partFor(company);
  return known.title > 0 && known.organisation === 0 ? undefined : { title, company };
}

/** "Cook, Blue Grill, Atlanta, GA" without the town. */
function withoutTail(part: Part): Part {
  const piece = stripTown(part.piece);
  return piece.text === part.piece.text ? part : partFor(piece);
}

/** "Title, Employer" or "Employer, Title" of one piece, at the comma that makes most sense of both sides. */
function dividedAtComma({ piece, title, organisation }: Part, { isTitleFirst, mayLackCompany }: HeadHabits): HeadFields | undefined {
  let best: { fields: HeadFields; sense: number; employer: number } | undefined;
  for (const { index } of piece.text.matchAll(COMMA)) {
    const [one, other] = [partFor(trimPiece(cutPiece(piece, 0, index))), partFor(trimPiece(cutPiece(piece, index + 1)))];
    const forward = one.title - one.organisation + other.organisation - other.title - other.place / 2;
    const backward = other.title - other.organisation + one.organisation - one.title;
    const isForward = forward === backward ? isTitleFirst : forward > backward;
    const sense = Math.max(forward, backward);
    const [first, last] = isForward ? [one, other] : [other, one];
    // Beside what is surely an employer stands a title, even one that no list knows.
    const isSureEmployer = last.organisation >= 3 && last.title === 0 && first.organisation === 0 && first.place === 0;
    if (sense <= (best?.sense ?? 0) || (first.title === 0 && !isSureEmployer)) continue;
    best = {
      sense,
      employer: last.organisation,
      fields: { title: first.piece, company: stripUnlistedTown(stripTown(last.piece)), isTitleFirst: isForward },
    };
  }
  if (!best) return undefined;
  // Without a word that names an employer, the part behind the comma may belong to the title.
  const isSure = organisation > 0 || best.employer > 0 || !mayLackCompany;
  return isSure && (title > 0 || best.employer >= 3) ? best.fields : undefined;
}

function chooseTitleAndCompany(parts: Part[], habits: HeadHabits): HeadFields {
  const lead = ({ title, organisation }: Part) => title - organisation;
  const ranked = [...parts].sort((one, other) => lead(other) - lead(one));
  const [most] = ranked;
  const least = [...parts].sort((one, other) => other.organisation - other.title - (one.organisation - one.title))[0];
  if (!most || !least) return {};
  const [first, second] = parts;
  if (lead(most) === lead(least) && first && second) {
    const [title, company] = habits.isTitleFirst ? [first, second] : [second, first];
    return { title: title.piece, company: stripTown(company.piece) };
  }
  // Of several that may be an employer, the first that stands beside the title.
  const company = parts.find((part) => part !== most && lead(part) === lead(least)) ?? least;
  return { title: most.piece, company: stripUnlistedTown(stripTown(company.piece)), isTitleFirst: parts.indexOf(most) < parts.indexOf(company) };
}

/** Removes one or two capitalised words after the comma of an employer, which are a town even if unlisted. */
function stripUnlistedTown(piece: Piece): Piece {
  const found = /^([^,]+), (\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?)$/u.exec(piece.text);
  const [, name = '', behind = ''] = found ?? [];
  const isPartOfName = /&|\band\b|\b(?:univ\p{L}*|department|faculty|school|division|institute|college)\b/iu.test(name);
  return name && !isPartOfName && scoreTitle(behind) === 0 && scoreOrganisation(behind) === 0 ? cutPiece(piece, 0, name.length) : piece;
}

/** A town that no list knows, behind what says itself that it is an employer. */
function isUnlistedTown(name: string, behind: string): boolean {
  const isName = scoreOrganisation(name) >= 3 && !/^univ/i.test(name);
  return isName && /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?$/u.test(behind) && scoreOrganisation(behind) === 0 && scoreTitle(behind) === 0;
}

/** Returns an employer or a school without the town behind it. */
export function stripTown(piece: Piece): Piece {
  const bracket = /\s\((\p{Lu}[\p{Ll}’'-]+(?:[ ,]+\p{Lu}[\p{Ll}’'-]+){0,2})\)$/u.exec(piece.text);
  const inside = bracket?.[1] ?? '';
  if (bracket && scoreOrganisation(inside) === 0 && scoreTitle(inside) === 0 && scoreOrganisation(piece.text) > 0)
    return cutPiece(piece, 0, bracket.index);
  const town = findTownBehind(piece.text);
  if (town > 2 && !/,\s*$/.test(piece.text.slice(0, town))) return trimPiece(cutPiece(piece, 0, town));
  // A comma in brackets, as in "Infinisys (client: Nordbank, Sweden)", stands before no town.
  if (/\([^()]*,[^()]*\)$/.test(piece.text)) return piece;
  const commas = [/,\s*(?=[^,]+(?:,\s*[^,]{2,20})?$)/, /,\s*(?=[^,]+$)/].map((sign) => sign.exec(piece.text)?.index ?? -1);
  // "Bridge Consultants, London" behind a title is an employer in a town, not a town in a country.
  const [longest = -1, last = -1] = commas;
  const [beside = ''] = piece.text.slice(longest + 1).split(',');
  const end = piece.text.slice(last + 1).trim();
  // In "Manager, The Winding Stair, Dublin", the middle part is the employer, whatever its name.
  const isEmployer = !isKnownPlace(beside) && isKnownPlace(end) && !isCountry(end) && scoreTitle(piece.text.slice(0, Math.max(longest, 0))) > 0;
  const comma = scoreTitle(beside) > 0 || scoreOrganisation(beside) > 0 || isEmployer ? last : longest;
  if (comma <= 2) return piece;
  const behind = piece.text.slice(comma + 1).trim();
  // "University of California, San Diego" is a name.
  const isTown =
    scorePlace(behind) >= (/^univ\p{L}+ (?:of|de|di|do) /iu.test(piece.text) ? 4 : 3) || isUnlistedTown(piece.text.slice(0, comma), behind);
  return isTown ? trimPiece(cutPiece(piece, 0, comma)) : piece;
}
