import { type Piece, partOf, splitPiece, trimmed } from '../lines/piece.ts';
import { organisationScore } from '../words/organisationWords.ts';
import { isKnownPlace, placeScore, townBehind } from '../words/places.ts';
import { titleScore } from '../words/titleWords.ts';
import type { Row } from './rows.ts';

/** What the lines over a job say of it. */
export interface HeadFields {
  title?: Piece;
  company?: Piece;
  /** Whether the title stands before the company, where that could be told. */
  isTitleFirst?: boolean;
}

/** Signs between a title and an employer on one line; a comma is weaker than any of them. */
const SEPARATOR = /\s+[|·•◆♦–—~@/›»-]\s+|\s+(?:at|bei|chez|presso)\s+(?=\p{Lu}|\d)|\s*\|\s*|\s*[—]\s*|\t+| {3,}/gu;
const MAX_FIELD_WORDS = 14;

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

/** The title and the employer in the lines over a job. */
export function headFields(rows: Row[], habits: HeadHabits): HeadFields {
  const labelled = labelledFields(rows);
  if (labelled.title && labelled.company) return labelled;
  const parts = withoutPlaces(rows.filter(({ label }) => label === undefined || label === 'date').flatMap(({ rest }) => rest.flatMap(partsOf)));
  if (labelled.title || labelled.company) {
    const [first] = parts;
    if (!first) return labelled;
    return labelled.title ? { title: labelled.title, company: withoutTown(first.piece) } : { ...labelled, title: first.piece };
  }
  const [only, second] = parts;
  if (!only) return {};
  if (!second) return oneField(only, habits);
  return chosenOf(parts, habits);
}

function labelledFields(rows: Row[]): HeadFields {
  const of = (label: Row['label']) => rows.find((row) => row.label === label)?.rest[0];
  const [title, company] = [of('title'), of('company')];
  return { ...(title && { title }), ...(company && { company }) };
}

function partsOf(piece: Piece): Part[] {
  return splitPiece(piece, SEPARATOR)
    .map(trimmed)
    .filter(
      ({ text }) =>
        /\p{L}{2}/u.test(text) &&
        text.split(' ').length <= MAX_FIELD_WORDS &&
        !/^(?:full|part)[ -]time$|^(?:contract|permanent|vollzeit|teilzeit)$/i.test(text),
    )
    .map(partFor);
}

function partFor(piece: Piece): Part {
  return { piece, title: titleScore(piece.text), organisation: organisationScore(piece.text), place: placeScore(piece.text) };
}

/** Without the towns that stand beside employers, as long as something is left for both fields. */
function withoutPlaces(parts: Part[]): Part[] {
  const rest = parts.filter(
    (part) => part.place < 3 || part.organisation > 0 || part.title > 0 || !isKnownPlace(withoutTown(part.piece).text.split(',')[0] ?? ''),
  );
  return rest.length > 0 ? rest : parts;
}

function oneField(part: Part, { isTitleFirst, mayLackCompany }: HeadHabits): HeadFields {
  const divided = dividedAtComma(part, { isTitleFirst, mayLackCompany });
  if (divided) return divided;
  const isCompany = part.organisation > part.title || (part.title === 0 && !isTitleFirst && !mayLackCompany);
  return isCompany ? { company: withoutTown(part.piece) } : { title: part.piece };
}

/** "Title, Employer" or "Employer, Title" of one piece, at the comma that makes most sense of both sides. */
function dividedAtComma({ piece, title, organisation }: Part, { isTitleFirst, mayLackCompany }: HeadHabits): HeadFields | undefined {
  let best: { fields: HeadFields; sense: number } | undefined;
  for (const { index } of [...piece.text.matchAll(/,\s|\sof\s(?=the\s)?/g)].filter(({ 0: sign }) => sign.startsWith(','))) {
    const [one, other] = [partFor(trimmed(partOf(piece, 0, index))), partFor(trimmed(partOf(piece, index + 1)))];
    const forward = one.title - one.organisation + other.organisation - other.title - other.place / 2;
    const backward = other.title - other.organisation + one.organisation - one.title;
    const isForward = forward === backward ? isTitleFirst : forward > backward;
    const sense = Math.max(forward, backward);
    const [first, last] = isForward ? [one, other] : [other, one];
    if (sense <= (best?.sense ?? 0) || first.title === 0) continue;
    best = { sense, fields: { title: first.piece, company: withoutTown(last.piece), isTitleFirst: isForward } };
  }
  if (!best) return undefined;
  // Without a word that names an employer, the part behind the comma may belong to the title.
  const isSure = organisation > 0 || !mayLackCompany;
  return isSure && title > 0 ? best.fields : undefined;
}

function chosenOf(parts: Part[], habits: HeadHabits): HeadFields {
  const lead = ({ title, organisation }: Part) => title - organisation;
  const ranked = [...parts].sort((one, other) => lead(other) - lead(one));
  const [most] = ranked;
  const least = [...parts].sort((one, other) => other.organisation - other.title - (one.organisation - one.title))[0];
  if (!most || !least) return {};
  const [first, second] = parts;
  if (lead(most) === lead(least) && first && second) {
    const [title, company] = habits.isTitleFirst ? [first, second] : [second, first];
    return { title: title.piece, company: withoutTown(company.piece) };
  }
  // Of several that may be an employer, the first that stands beside the title.
  const company = parts.find((part) => part !== most && lead(part) === lead(least)) ?? least;
  return { title: most.piece, company: withoutTown(company.piece), isTitleFirst: parts.indexOf(most) < parts.indexOf(company) };
}

/** A town that no list knows, behind what says itself that it is an employer. */
function isTownOf(name: string, behind: string): boolean {
  const isName = organisationScore(name) >= 3 && !/^univ/i.test(name);
  return isName && /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?$/u.test(behind) && organisationScore(behind) === 0 && titleScore(behind) === 0;
}

/** An employer or a school without the town behind it. */
export function withoutTown(piece: Piece): Piece {
  const town = townBehind(piece.text);
  if (town > 2 && !/,\s*$/.test(piece.text.slice(0, town))) return trimmed(partOf(piece, 0, town));
  const comma = /,\s*(?=[^,]+(?:,\s*[^,]{2,20})?$)/.exec(piece.text)?.index ?? -1;
  if (comma <= 2) return piece;
  const behind = piece.text.slice(comma + 1).trim();
  // "University of California, San Diego" is a name.
  const isTown = placeScore(behind) >= (/^univ\p{L}+ (?:of|de|di|do) /iu.test(piece.text) ? 4 : 3) || isTownOf(piece.text.slice(0, comma), behind);
  return isTown ? trimmed(partOf(piece, 0, comma)) : piece;
}
