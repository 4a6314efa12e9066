import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { cutPiece, NOWHERE, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { classifyHeading } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { scoreSchool } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { findEmail, findPhones, findWebAddresses } from './contactPatterns.ts';
import { findName, findNameInMailbox } from './findName.ts';

export interface Contact {
  name?: Piece;
  email?: Piece;
  phone?: Piece;
  location?: Piece;
  links: Piece[];
  headline?: Piece;
}

const SURE_TITLE = 3;
const SEPARATOR = /\s*[|•·∙⋅◆♦●▪■✉☎⌂✆☏📞📧📍🏠🔗]+\s*|\s+[/–—@«»¢*-]\s+|\.\s+(?=(?:mobile|mob|tel|telephone|phone|e-?mail)\b)|\t+| {3,}/giu;
const ICON = /^[^\p{L}\d+(@]+/u;
const PLACE_LABEL =
  /^(?:address|home address|home(?=:)|lives? (?:in|at)(?=:)|location|town|home town|city|residence|based in|lives in|adresse|anschrift|wohnort|wohnhaft in|dirección|domicilio|ubicación|localidad|residencia|domicile|ville|indirizzo|residenza|città|morada|endereço|adres|woonplaats)\s*:?\s+/iu;
const OTHER_LABEL =
  /^(?:name|e-?mail|tel|telephone|phone|mobile|cell|date of birth|d\.?o\.?b|born|nationality|gender|age|marital|driving|geburts|geboren|familienstand|staatsangeh|nacional|fecha de nac|estado civil|dni|nationalité|date de naissance|née? le|permis|data di nascita|nazionalità|visa|work permit|linkedin|github|website|web|portfolio|skype|orcid|availability|pronouns|sex|religion)\b/iu;
const MAX_HEADLINE_WORDS = 11;

/** Returns who the CV is of and how to reach them, from its head, its contact section and its running heads. */
export function findContact(sections: Section[]): Contact {
  // Below a running header, the name looks like a heading of the address.
  const head = sections
    .filter(({ kind }) => kind === 'header' || kind === 'contact')
    .flatMap(({ heading, isUnknown, lines }) => (heading && isUnknown ? [heading, ...lines] : lines));
  // The head may hold nothing but a title, with the address at the end of the page.
  const elsewhere = sections
    .filter(({ kind, heading }) => kind !== 'header' && kind !== 'contact' && !/refer/i.test(heading?.text ?? ''))
    .flatMap(({ lines }) => lines);
  const email = first(head, findEmail) ?? first(elsewhere, findEmail);
  const phone =
    phoneIn(head) ??
    phoneIn(
      elsewhere.filter(({ text }) => findEmail({ start: 0, end: 0, text }) || /^(?:tel|phone|mobile|handy|cell|mobil|móvil|teléfono)/i.test(text)),
    );
  const links = head.flatMap(findWebAddresses);
  const name = findName(head, email?.text) ?? (email && findNameInMailbox(elsewhere, email.text));
  const contact = new Set(sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines));
  const location = locationIn(head, { name, contact }) ?? placeBehindSign(elsewhere);
  const headline = withoutHeadlineLabel(headlineIn(sections, { name, location }));
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(location && { location }),
    links: links.filter(({ text }, index) => links.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index),
    ...(headline && { headline }),
  };
}

function first(lines: CvLine[], find: (line: CvLine) => Piece | undefined): Piece | undefined {
  for (const line of lines) {
    const found = find(line);
    if (found) return found;
  }
  return undefined;
}

function phoneIn(lines: CvLine[]): Piece | undefined {
  const found = lines.flatMap(findPhones).filter(({ isOther }) => !isOther);
  return (found.find(({ isNamed }) => isNamed) ?? found[0])?.phone;
}

/** Matches the sign of a house or a pin, which marks a place anywhere in the line: "⌂ Corby". */
function placeBehindSign(lines: CvLine[]): Piece | undefined {
  const marked = lines.find(({ text }) => /^(?:[⌂⚲]|🏠|🏡|📍)\uFE0F? *[\p{Lu}\d][\p{L}\d ,.'’-]+$/u.test(text));
  return marked && trimPiece(cutPiece(marked, /^[^\p{L}\d]+/u.exec(marked.text)?.[0].length ?? 0));
}

function locationIn(lines: CvLine[], { name, contact }: { name: Piece | undefined; contact: ReadonlySet<CvLine> }): Piece | undefined {
  for (const line of lines) {
    const label = PLACE_LABEL.exec(line.text);
    const [place] = label ? splitPiece(cutPiece(line, label[0].length), /\s*[|•]\s*|\s{3,}|\t/g) : [];
    // "town pool." may begin the second line of a sentence.
    const isLabelled = label?.[0].includes(':') || /^[\p{Lu}\d]/u.test(place?.text ?? '');
    if (place && isLabelled && /\p{L}{2}/u.test(place.text) && !findEmail(place) && !SENTENCE.test(place.text)) return withoutStop(trimPiece(place));
  }
  const beside = placeBelowLabel(lines);
  if (beside) return beside;
  const pieces = lines.flatMap((line, row) =>
    contactPieces(line).map((piece) => ({
      piece: stripName(piece, name),
      row,
      isBeside: isContactLine(line) || (contact.has(line) && (line.text.includes(', ') || isNextToContact(lines, row))),
    })),
  );
  // "2016 to now. Self employed." says when, and not where.
  const isTimed = (piece: Piece) => (findDate(piece.text)?.kind ?? 'single') !== 'single';
  const candidates = pieces.filter(
    ({ piece }) => !overlaps(piece, name) && !OTHER_LABEL.test(piece.text) && !headingLike(piece.text) && !isTimed(piece),
  );
  const scored = candidates.map((each) => ({ ...each, points: placePoints(each.piece.text, each.isBeside || isBesideContact(lines, each.row)) }));
  const [best] = scored.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points || one.row - other.row);
  if (!best) return undefined;
  const above = scored.find(({ row, points }) => row === best.row - 1 && points >= 2);
  const below = scored.find(({ row, points }) => row === best.row + 1 && points >= 2);
  // A street and its town may stand on two lines.
  if (above && isStreet(above.piece.text) && !isStreet(best.piece.text)) return together(above.piece, best.piece);
  if (below && isStreet(best.piece.text) && !isStreet(below.piece.text)) return together(best.piece, below.piece);
  return withoutStop(withoutAge(withoutBody(best.piece)));
}

/** "17, Norwich" behind a name is an age and a town. */
function withoutAge(piece: Piece): Piece {
  const age = /^(?:aged? )?\d{2}(?: years old)?,\s+(?=\p{Lu})/u.exec(piece.text);
  return age ? cutPiece(piece, age[0].length) : piece;
}

/** "Brighton." ends a sentence of the head, and no town. */
function withoutStop(piece: Piece): Piece {
  return /\p{L}{3}\.$/u.test(piece.text) ? cutPiece(piece, 0, piece.text.length - 1) : piece;
}

/** "Town" and "Swindon" in two cells of a table, which may be read as two lines. */
function placeBelowLabel(lines: CvLine[]): Piece | undefined {
  const row = lines.findIndex(({ text }) => PLACE_LABEL.exec(`${text} `)?.[0].length === text.length + 1);
  const next = row < 0 ? undefined : lines[row + 1];
  const isPlace = next && /^\p{Lu}/u.test(next.text) && !isContactLine(next) && !OTHER_LABEL.test(next.text) && !headingLike(next.text);
  return isPlace ? trimPiece(next) : undefined;
}

/** "Earl Tibbets, Amarillo, Texas" without the name before the town. */
function stripName(piece: Piece, name: Piece | undefined): Piece {
  const isBefore = name !== undefined && piece.text.startsWith(`${name.text}, `);
  return isBefore ? trimPiece(cutPiece(piece, name.text.length + 1, piece.text.replace(/[\s,;]+$/, '').length)) : piece;
}

/** "Whitby, North Yorkshire" on a line of its own, next to one with a number or an address. */
function isBesideContact(lines: CvLine[], row: number): boolean {
  const isTwo = /^\p{Lu}[\p{L}’'. -]+,\s\p{Lu}[\p{L}’'. -]+$/u.test(lines[row]?.text ?? '');
  return isTwo && isNextToContact(lines, row);
}

function isNextToContact(lines: CvLine[], row: number): boolean {
  return [lines[row - 1], lines[row + 1]].some((line) => line !== undefined && isContactLine(line));
}

function isStreet(text: string): boolean {
  // "Leeds LS8 5DR" is a town with its postcode.
  if (/^[\p{L}’'. -]+ [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u.test(text)) return false;
  return (
    /\d/.test(text) &&
    !/,/.test(text.replace(/,$/, '').replace(/^(?:flat|apartment|apt|unit|room|house|block|floor)\.? [\p{L}\d]+, /iu, '')) &&
    !/\b\d{4,5}\b/.test(text)
  );
}

function together(one: Piece, other: Piece): Piece {
  return { start: one.start, end: other.end, text: `${one.text.replace(/,$/, '')}, ${other.text}` };
}

/** Detects words that a sentence has and no place. */
const SENTENCE = /\b(?:I|he|she|we|has|have|was|were|is|are)\b/i;

function placePoints(text: string, isBeside: boolean): number {
  if (SENTENCE.test(text)) return 0;
  const score = scorePlace(text);
  if (scoreTitle(text) >= 2 && score < 3) return 0;
  if (score > 0) return score + (isBeside ? 1 : 0);
  // Beside a phone number or an email, a few words in capitals that are nothing else are where somebody lives.
  const isName = /^\p{Lu}[\p{L}’'. -]{2,40}(?:,\s*\p{Lu}[\p{L}’'. -]{1,40}){0,2}$/u.test(text) && text.split(/\s+/).length <= 5;
  return isBeside && isName ? 1 : 0;
}

/** "Department of Biology, University of Marrow, Warsaw, Poland" without the employer, "Swim coach, Tulsa, OK" without the title. */
function withoutBody(piece: Piece): Piece {
  const [first = ''] = piece.text.split(',');
  const behind = piece.text.slice(first.length + 1).trim();
  if (scoreTitle(first) === SURE_TITLE && scorePlace(first) === 0 && scorePlace(behind) >= 2) return trimPiece(cutPiece(piece, first.length + 1));
  const body = /^.*\b(?:universit|department|institut|faculty|school|college|hospital|laborator)\p{L}*[^,]*,\s*/iu.exec(piece.text);
  return body && scorePlace(piece.text.slice(body[0].length)) >= 2 ? cutPiece(piece, body[0].length) : piece;
}

function headingLike(text: string): boolean {
  return /^(?:curriculum|resume|résumé|lebenslauf|cv|bio-? ?data)\b/i.test(text);
}

function isContactLine(line: CvLine): boolean {
  return findEmail(line) !== undefined || findPhones(line).length > 0 || findWebAddresses(line).length > 0;
}

/** What stands on a line beside its addresses and numbers. */
function contactPieces(line: CvLine): Piece[] {
  const taken = [findEmail(line), ...findPhones(line).map(({ phone }) => phone), ...findWebAddresses(line)].filter((piece) => piece !== undefined);
  const places = taken
    .map(({ text }) => ({ from: line.text.indexOf(text), to: line.text.indexOf(text) + text.length }))
    .sort((one, other) => one.from - other.from);
  const between: Piece[] = [];
  // "Personal information" in a cell beside the address is the heading of it.
  const [label, value] = line.cells;
  let from = label && value && classifyHeading(label.text)?.kind === 'contact' ? Math.max(0, value.start - line.start) : 0;
  for (const place of places) {
    if (place.from > from) between.push(cutPiece(line, from, place.from));
    from = Math.max(from, place.to);
  }
  between.push(cutPiece(line, from));
  return between
    .flatMap((piece) => splitPiece(piece, SEPARATOR))
    .map((piece) => trimPiece(cutPiece(piece, ICON.exec(piece.text)?.[0].length ?? 0)))
    .map((piece) =>
      trimPiece(
        cutPiece(
          piece,
          0,
          /[,;]?\s*\b(?:e-?mail|tel|phone|mobile|m|t|p|e|l|w|telefon|teléfono)\.?\s*:?\s*$/i.exec(piece.text)?.index ?? piece.text.length,
        ),
      ),
    )
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 100);
}

/** In forms a label is before what somebody is called: "RANK Second Officer", "JOB APPLIED FOR Tram driver". */
const HEADLINE_LABEL =
  /^(?:rank|designation|desired employment(?: \/ occupational field)?|occupational field|current position|present position|(?:preferred )?(?:job|position|post)(?: applied for)?)\s*:?\s+(?=\p{L})/iu;

function withoutHeadlineLabel(headline: Piece | undefined): Piece | undefined {
  const label = headline && HEADLINE_LABEL.exec(headline.text);
  return headline && label ? cutPiece(headline, label[0].length) : headline;
}

/** What the CV calls its owner: beside or below the name, or alone at the head of a CV without one. */
function headlineIn(sections: Section[], { name, location }: { name: Piece | undefined; location: Piece | undefined }): Piece | undefined {
  const heads = sections.filter(({ kind }) => kind === 'header').map(({ lines }) => lines);
  const lines =
    sections.map(({ lines: own }) => own).find((each) => name && each.some((line) => overlaps(line, name))) ??
    heads.find((each) => each.length > 0) ??
    [];
  const at = name ? lines.findIndex((line) => overlaps(line, name)) : -1;
  const end = name ? lines.findLastIndex((line) => overlaps(line, name)) : -1;
  const beside =
    at >= 0 && lines[at] && name
      ? trimPiece(cutPiece(lines[at], Math.max(0, name.start === NOWHERE ? lines[at].text.length : name.end - lines[at].start)))
      : undefined;
  if (beside && scoreTitle(beside.text) >= 2 && isHeadline(beside.text) && !isLetters(beside.text)) return beside;
  const below = lines.slice(end + 1, end + 7).filter((line) => !isTaken(line, location));
  const owner = lines[end];
  const apart = owner ? heads.flat().filter((line) => !lines.includes(line) && isRightBelow(owner, line)) : [];
  const near = [...apart, ...below.slice(0, 3), ...(at > 0 ? lines.slice(Math.max(0, at - 1), at) : [])];
  const sure = near.find((line) => !isTaken(line, location) && scoreTitle(line.text) >= 2 && isHeadline(line.text));
  if (sure) return trimPiece(wrapped(sure, lines, location));
  const next = lines[end + 1] ?? apart[0];
  const isLikely =
    name &&
    next &&
    end >= 0 &&
    !isTaken(next, location) &&
    isHeadline(next.text) &&
    scorePlace(next.text) < 2 &&
    scoreOrganisation(next.text) < 2 &&
    scoreSchool(next.text) < 2 &&
    /\p{Lu}/u.test(next.text) &&
    !OTHER_LABEL.test(next.text);
  return isLikely && next.text.split(' ').length <= 7 ? trimPiece(next) : undefined;
}

/** Under the name on the page, though a column of its own for who read the page. */
function isRightBelow(owner: CvLine, line: CvLine): boolean {
  const gap = line.top - owner.bottom;
  return line.page === owner.page && gap > -0.5 * line.size && gap < owner.size && line.left < owner.right && line.right > owner.left;
}

/** "RN, MSc": letters that somebody may put behind their name. */
function isLetters(text: string): boolean {
  return text.split(/[\s,]+/).every((word) => word.length <= 6 && (word.match(/\p{Lu}/gu)?.length ?? 0) >= word.length / 2);
}

const GOES_ON_BELOW = /(?:\b(?:und|and|y|et|of|für|for|de)|[-&,/])$/iu;

/** Returns the headline with the line above or below it that it is broken over, as in a narrow column. */
function wrapped(line: CvLine, lines: CvLine[], location: Piece | undefined): Piece {
  const at = lines.indexOf(line);
  const pairs: [CvLine | undefined, CvLine | undefined][] = [
    [lines[at - 1], line],
    [line, lines[at + 1]],
  ];
  for (const [first, second] of pairs) {
    if (!first || !second || first.hasMark || second.hasMark || first.start === NOWHERE) continue;
    const isOneSize = Math.abs(first.size - second.size) < 0.1 * line.size;
    const text = `${first.text} ${second.text}`;
    const isBroken = GOES_ON_BELOW.test(first.text) && !isTaken(first, location) && !isTaken(second, location);
    if (isOneSize && isBroken && isHeadline(text)) return { start: first.start, end: second.end, text };
  }
  return line;
}

function isTaken(line: CvLine, location: Piece | undefined): boolean {
  return isContactLine(line) || overlaps(line, location) || headingLike(line.text) || OTHER_LABEL.test(line.text) || PLACE_LABEL.test(line.text);
}

function isHeadline(text: string): boolean {
  return text.split(' ').length <= MAX_HEADLINE_WORDS && !/\bregistration\b|\d{4}/i.test(text) && !/[.!?]$/.test(text) && /\p{L}{3}/u.test(text);
}

function overlaps(one: Piece, other: Piece | undefined): boolean {
  if (!other) return false;
  if (one.start === NOWHERE || other.start === NOWHERE) return one.start === other.start && one.text.includes(other.text);
  return one.start < other.end && one.end > other.start;
}
