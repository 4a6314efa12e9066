import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { cutSpan, NOWHERE, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { classifyHeading } from '../words/classifyHeading.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { scoreSchool } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { findEmail, findPhones, findWebAddresses } from './contactPatterns.ts';
import { findName, findNameInMailbox } from './findName.ts';

export interface Contact {
  name?: TextSpan;
  email?: TextSpan;
  phone?: TextSpan;
  location?: TextSpan;
  links: TextSpan[];
  headline?: TextSpan;
}

const MIN_TITLE_SCORE = 3;
const SEPARATOR = /\s*[|•·∙⋅◆♦●▪■✉☎⌂✆☏📞📧📍🏠🔗]+\s*|\s+[/–—@«»¢*-]\s+|\.\s+(?=(?:mobile|mob|tel|telephone|phone|e-?mail)\b)|\t+| {3,}/giu;
const ICON = /^[^\p{L}\d+(@]+/u;
const PLACE_LABEL =
  /^(?:(?:(?!e-?mail|web|internet|ip)\p{L}+ )?address|home(?=:)|lives? (?:in|at)(?=:)|location|town|home town|city|residence|based in|lives in|adresse|anschrift|wohnort|wohnhaft in|dirección|domicilio|ubicación|localidad|residencia|domicile|ville|indirizzo|residenza|città|morada|endereço|adres|woonplaats)\s*:?\s+/iu;
const OTHER_LABEL =
  /^(?:name|e-?mail|tel|telephone|phone|mobile|cell|date of birth|d\.?o\.?b|born|nationality|gender|age|marital|driving|geburts|geboren|familienstand|staatsangeh|nacional|fecha de nac|estado civil|dni|nationalité|date de naissance|née? le|permis|data di nascita|nazionalità|visa|work permit|linkedin|github|website|web|portfolio|skype|orcid|availability|pronouns|sex|religion)\b/iu;
const MAX_HEADLINE_WORDS = 11;
const MAX_TOWN_WORDS = 5;
const MAX_ADDRESS_WORDS = 8;

/** Returns who the CV is of and how to reach them, from its head, its contact section and its running heads. */
export function findContact(sections: Section[]): Contact {
  // Below a running header, the name looks like a heading of the address.
  const headerLines = sections
    .filter(({ kind }) => kind === 'header' || kind === 'contact')
    .flatMap(({ heading, isUnknown, lines }) => (heading && isUnknown ? [heading, ...lines] : lines));
  // The head may hold nothing but a title, with the address at the end of the page.
  const otherLines = sections
    .filter(({ kind, heading }) => kind !== 'header' && kind !== 'contact' && !/refer/i.test(heading?.text ?? ''))
    .flatMap(({ lines }) => lines);
  const email = first(headerLines, findEmail) ?? first(otherLines, findEmail);
  const phone =
    findPhone(headerLines) ??
    findPhone(
      otherLines.filter(({ text }) => findEmail({ start: 0, end: 0, text }) || /^(?:tel|phone|mobile|handy|cell|mobil|móvil|teléfono)/i.test(text)),
    );
  const links = headerLines.flatMap(findWebAddresses);
  const name = findName(headerLines, email?.text) ?? (email && findNameInMailbox(otherLines, email.text));
  const contact = new Set(sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines));
  const location = findLocation(headerLines, { name, contact }) ?? findPlaceAfterIcon(otherLines);
  const headline = stripHeadlineLabel(findHeadline(sections, { name, location }));
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(location && { location }),
    links: links.filter(({ text }, index) => links.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index),
    ...(headline && { headline }),
  };
}

function first(lines: CvLine[], find: (line: CvLine) => TextSpan | undefined): TextSpan | undefined {
  for (const line of lines) {
    const found = find(line);
    if (found) return found;
  }
  return undefined;
}

function findPhone(lines: CvLine[]): TextSpan | undefined {
  const found = lines.flatMap(findPhones).filter(({ isOther }) => !isOther);
  return (found.find(({ isLabelled }) => isLabelled) ?? found[0])?.phone;
}

/** Matches the sign of a house or a pin, which marks a place anywhere in the line: "⌂ Corby". */
function findPlaceAfterIcon(lines: CvLine[]): TextSpan | undefined {
  const marked = lines.find(({ text }) => /^(?:[⌂⚲]|🏠|🏡|📍)\uFE0F? *[\p{Lu}\d][\p{L}\d ,.'’-]+$/u.test(text));
  return marked && trimSpan(cutSpan(marked, /^[^\p{L}\d]+/u.exec(marked.text)?.[0].length ?? 0));
}

function findLocation(lines: CvLine[], { name, contact }: { name: TextSpan | undefined; contact: ReadonlySet<CvLine> }): TextSpan | undefined {
  for (const line of lines) {
    const label = PLACE_LABEL.exec(line.text);
    const [place] = label ? splitSpan(cutSpan(line, label[0].length), /\s*[|•]\s*|\s{3,}|\t/g) : [];
    // "town pool." may begin the second line of a sentence.
    const isLabelled = label?.[0].includes(':') || /^[\p{Lu}\d]/u.test(place?.text ?? '');
    if (place && isLabelled && /\p{L}{2}/u.test(place.text) && !findEmail(place) && !SENTENCE.test(place.text)) return stripStop(trimSpan(place));
  }
  const labelledPlace = findPlaceBelowLabel(lines);
  if (labelledPlace) return labelledPlace;
  const formLines = findFormLines(lines);
  const spans = lines.flatMap((line, row) =>
    listContactSpans(line, formLines.has(line)).map((span) => ({
      span: stripName(span, name),
      row,
      isNearContact: isContactLine(line) || (contact.has(line) && (line.text.includes(', ') || isNextToContact(lines, row))),
    })),
  );
  // "2016 to now. Self employed." says when, and not where.
  // So does "Available from 1 September 2025".
  const isTime = ({ text }: TextSpan) => {
    const found = findDate(text);
    return found !== undefined && (found.kind !== 'single' || /\p{L}/u.test(text.slice(found.from, found.to)));
  };
  const candidates = spans.filter(
    ({ span }) =>
      !overlaps(span, name) && !OTHER_LABEL.test(span.text) && !isDocumentTitle(span.text) && !isTime(span) && !isPostNominal(span, lines, name),
  );
  const scored = candidates.map((each) => ({
    ...each,
    score: scoreLocation(each.span.text, each.isNearContact || isTownNextToContact(lines, each.row)),
  }));
  const [best] = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score || one.row - other.row);
  if (!best) return undefined;
  const above = scored.find(({ row, score }) => row === best.row - 1 && score >= 2);
  const below = scored.find(({ row, score }) => row === best.row + 1 && score >= 2);
  // A street and its town may stand on two lines.
  if (above && isStreet(above.span.text) && !isStreet(best.span.text)) return joinSpans(above.span, best.span);
  if (below && isStreet(best.span.text) && !isStreet(below.span.text)) return joinSpans(best.span, below.span);
  return stripStop(stripAge(stripOrganisation(best.span)));
}

/** Detects letters next to a name, which are no town: "Helen Bassett, ACMA". */
function isPostNominal(span: TextSpan, lines: CvLine[], name: TextSpan | undefined): boolean {
  const isBehindName = name !== undefined && lines.some((line) => overlaps(line, name) && overlaps(line, span)) && span.start >= name.end;
  return isBehindName && /^(?:\p{Lu}[\p{Lu}\p{Ll}]{0,3}\p{Lu}{1,4}(?: \([^()]+\))?(?:, ?|$))+$/u.test(span.text);
}

/** Removes a remark in brackets after a town: "Tidworth (relocating to Derby)". */
function stripRemark(span: TextSpan): TextSpan {
  const remark = /\s\(\p{Ll}[^()]*\)$/u.exec(span.text);
  return remark && remark.index > 2 ? cutSpan(span, 0, remark.index) : span;
}

/** Removes an age before a town: "17, Norwich". */
function stripAge(span: TextSpan): TextSpan {
  const age = /^(?:aged? )?\d{2}(?: years old)?,\s+(?=\p{Lu})/u.exec(span.text);
  return age ? cutSpan(span, age[0].length) : span;
}

/** Removes the full stop of a sentence after a town: "Brighton." */
function stripStop(span: TextSpan): TextSpan {
  return /\p{L}{3}\.$/u.test(span.text) ? cutSpan(span, 0, span.text.length - 1) : span;
}

/** Finds a town below its label, as where two cells of a table are read as two lines. */
function findPlaceBelowLabel(lines: CvLine[]): TextSpan | undefined {
  const row = lines.findIndex(({ text }) => PLACE_LABEL.exec(`${text} `)?.[0].length === text.length + 1);
  const next = row < 0 ? undefined : lines[row + 1];
  const isPlace = next && /^\p{Lu}/u.test(next.text) && !isContactLine(next) && !OTHER_LABEL.test(next.text) && !isDocumentTitle(next.text);
  return isPlace ? trimSpan(next) : undefined;
}

/** Removes the name before a town: "Earl Tibbets, Amarillo, Texas". */
function stripName(span: TextSpan, name: TextSpan | undefined): TextSpan {
  const isBefore = name !== undefined && span.text.startsWith(`${name.text}, `);
  return isBefore ? trimSpan(cutSpan(span, name.text.length + 1, span.text.replace(/[\s,;]+$/, '').length)) : span;
}

/** Detects a town on a line of its own, next to a line with a number or an address: "Whitby, North Yorkshire". */
function isTownNextToContact(lines: CvLine[], row: number): boolean {
  // "27 Mill Rise, Kendal LA9" begins with a house and ends in the district of a postcode.
  const isTownAndRegion = /^(?:\d+\p{L}? )?\p{Lu}[\p{L}’'. -]+,\s\p{Lu}[\p{L}’'. -]+(?: [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?)?$/u.test(
    lines[row]?.text ?? '',
  );
  return isTownAndRegion && isNextToContact(lines, row);
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

function joinSpans(one: TextSpan, other: TextSpan): TextSpan {
  return { start: one.start, end: other.end, text: `${one.text.replace(/,$/, '')}, ${other.text}` };
}

/** Detects words that a sentence has and no place. */
const SENTENCE = /\b(?:I|he|she|we|has|have|was|were|is|are)\b/i;

function scoreLocation(text: string, isNearContact: boolean): number {
  if (SENTENCE.test(text)) return 0;
  const score = scorePlace(text);
  if (scoreTitle(text) >= 2 && score < 3) return 0;
  if (score > 0) return score + (isNearContact ? 1 : 0);
  // Next to a phone number or an email, a few words in capitals that are nothing else are where somebody lives.
  // "Hexham, Northumberland NE46" ends in the district of a postcode.
  const parts = /^(?:\d+\p{L}? )?\p{Lu}[\p{L}’'. -]{2,40}(?:,\s*\p{Lu}[\p{L}’'. -]{1,40}){0,2}(?: [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?)?$/u.test(
    text,
  )
    ? text.split(',')
    : [];
  // "Bóthar na Trá, Ennis, Co. Clare" is a street, a town and a county.
  const isName = parts.length > 0 && text.split(/\s+/).length <= (parts.length > 2 ? MAX_ADDRESS_WORDS : MAX_TOWN_WORDS);
  return isNearContact && isName ? 1 : 0;
}

/** "Department of Biology, University of Marrow, Warsaw, Poland" without the employer, "Swim coach, Tulsa, OK" without the title. */
function stripOrganisation(span: TextSpan): TextSpan {
  const [first = ''] = span.text.split(',');
  const after = span.text.slice(first.length + 1).trim();
  if (scoreTitle(first) === MIN_TITLE_SCORE && scorePlace(first) === 0 && scorePlace(after) >= 2) return trimSpan(cutSpan(span, first.length + 1));
  const body = /^.*\b(?:universit|department|institut|faculty|school|college|hospital|laborator)\p{L}*[^,]*,\s*/iu.exec(span.text);
  return body && scorePlace(span.text.slice(body[0].length)) >= 2 ? cutSpan(span, body[0].length) : span;
}

function isDocumentTitle(text: string): boolean {
  return /^(?:curriculum|resume|résumé|lebenslauf|cv|bio-? ?data)\b/i.test(text);
}

function isContactLine(line: CvLine): boolean {
  return findEmail(line) !== undefined || findPhones(line).length > 0 || findWebAddresses(line).length > 0;
}

/** In points: how exactly the values of a form begin below each other. */
const SAME_LEFT = 3;
const MIN_FORM_LINES = 3;
const MAX_LABEL_WORDS = 3;

/** Finds the lines of a form: a column of labels, whatever they are called, next to a column of values. */
function findFormLines(lines: CvLine[]): ReadonlySet<CvLine> {
  const pairs = lines.filter(
    ({ cells: [label, value, ...others] }) =>
      label && value && others.length === 0 && label.text.split(' ').length <= MAX_LABEL_WORDS && !/[\d@]/.test(label.text),
  );
  const forms = pairs.filter(
    ({ cells: [, value] }) =>
      pairs.filter((other) => Math.abs((other.cells[1]?.left ?? 0) - (value?.left ?? 0)) < SAME_LEFT).length >= MIN_FORM_LINES,
  );
  return new Set(forms.some(isContactLine) ? forms : []);
}

/** Lists the texts on a line besides its addresses and numbers; of a line of a form, those of its value. */
function listContactSpans(line: CvLine, isFormLine: boolean): TextSpan[] {
  const contactValues = [findEmail(line), ...findPhones(line).map(({ phone }) => phone), ...findWebAddresses(line)].filter(
    (span) => span !== undefined,
  );
  const ranges = contactValues
    .map(({ text }) => ({ from: line.text.indexOf(text), to: line.text.indexOf(text) + text.length }))
    .sort((one, other) => one.from - other.from);
  const remaining: TextSpan[] = [];
  // "Personal information" in a cell next to the address is the heading of it.
  const [label, value] = line.cells;
  const hasLabel = label !== undefined && (classifyHeading(label.text)?.kind === 'contact' || (isFormLine && !OTHER_LABEL.test(label.text)));
  let from = hasLabel && value ? Math.max(0, value.start - line.start) : 0;
  for (const range of ranges) {
    if (range.from > from) remaining.push(cutSpan(line, from, range.from));
    from = Math.max(from, range.to);
  }
  remaining.push(cutSpan(line, from));
  return remaining
    .flatMap((span) => splitSpan(span, SEPARATOR))
    .map((span) => trimSpan(cutSpan(span, ICON.exec(span.text)?.[0].length ?? 0)))
    .map((span) =>
      trimSpan(
        cutSpan(
          span,
          0,
          /[,;]?\s*\b(?:e-?mail|tel|phone|mobile|m|t|p|e|l|w|telefon|teléfono)\.?\s*:?\s*$/i.exec(span.text)?.index ?? span.text.length,
        ),
      ),
    )
    .map(stripRemark)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 100);
}

/** In forms a label is before what somebody is called: "RANK Second Officer", "JOB APPLIED FOR Tram driver". */
const HEADLINE_LABEL =
  /^(?:rank|designation|desired employment(?: \/ occupational field)?|occupational field|current position|present position|(?:preferred )?(?:job|position|post)(?: applied for)?)\s*:?\s+(?=\p{L})/iu;

function stripHeadlineLabel(headline: TextSpan | undefined): TextSpan | undefined {
  const label = headline && HEADLINE_LABEL.exec(headline.text);
  return headline && label ? cutSpan(headline, label[0].length) : headline;
}

/** What the CV calls its owner: next to or below the name, or alone at the head of a CV without one. */
function findHeadline(sections: Section[], { name, location }: { name: TextSpan | undefined; location: TextSpan | undefined }): TextSpan | undefined {
  const headers = sections.filter(({ kind }) => kind === 'header').map(({ lines }) => lines);
  const lines =
    sections.map(({ lines: sectionLines }) => sectionLines).find((each) => name && each.some((line) => overlaps(line, name))) ??
    headers.find((each) => each.length > 0) ??
    [];
  const nameIndex = name ? lines.findIndex((line) => overlaps(line, name)) : -1;
  const end = name ? lines.findLastIndex((line) => overlaps(line, name)) : -1;
  const afterName =
    nameIndex >= 0 && lines[nameIndex] && name
      ? trimSpan(cutSpan(lines[nameIndex], Math.max(0, name.start === NOWHERE ? lines[nameIndex].text.length : name.end - lines[nameIndex].start)))
      : undefined;
  if (afterName && scoreTitle(afterName.text) >= 2 && isHeadline(afterName.text) && !arePostNominals(afterName.text)) return afterName;
  const below = lines.slice(end + 1, end + 7).filter((line) => !isOtherField(line, location));
  const owner = lines[end];
  const detachedLines = owner ? headers.flat().filter((line) => !lines.includes(line) && isRightBelow(owner, line)) : [];
  const nearbyLines = [...detachedLines, ...below.slice(0, 3), ...(nameIndex > 0 ? lines.slice(Math.max(0, nameIndex - 1), nameIndex) : [])];
  const certainLine = nearbyLines.find((line) => !isOtherField(line, location) && scoreTitle(line.text) >= 2 && isHeadline(line.text));
  if (certainLine) return trimSpan(joinWrappedHeadline(certainLine, lines, location));
  const next = lines[end + 1] ?? detachedLines[0];
  const isLikely =
    name &&
    next &&
    end >= 0 &&
    !isOtherField(next, location) &&
    isHeadline(next.text) &&
    scorePlace(next.text) < 2 &&
    scoreOrganisation(next.text) < 2 &&
    scoreSchool(next.text) < 2 &&
    /\p{Lu}/u.test(next.text) &&
    !OTHER_LABEL.test(next.text);
  return isLikely && next.text.split(' ').length <= 7 ? trimSpan(next) : undefined;
}

/** Detects a line right below the name on the page, even in another column. */
function isRightBelow(owner: CvLine, line: CvLine): boolean {
  const gap = line.top - owner.bottom;
  return line.page === owner.page && gap > -0.5 * line.size && gap < owner.size && line.left < owner.right && line.right > owner.left;
}

/** Detects letters after a name: "RN, MSc". */
function arePostNominals(text: string): boolean {
  return text.split(/[\s,]+/).every((word) => word.length <= 6 && (word.match(/\p{Lu}/gu)?.length ?? 0) >= word.length / 2);
}

const OPEN_END = /(?:\b(?:und|and|y|et|of|für|for|de)|[-&,/])$/iu;

/** Returns the headline with the line above or below it that it is broken over, as in a narrow column. */
function joinWrappedHeadline(line: CvLine, lines: CvLine[], location: TextSpan | undefined): TextSpan {
  const lineIndex = lines.indexOf(line);
  const pairs: [CvLine | undefined, CvLine | undefined][] = [
    [lines[lineIndex - 1], line],
    [line, lines[lineIndex + 1]],
  ];
  for (const [first, second] of pairs) {
    if (!first || !second || first.hasListMark || second.hasListMark || first.start === NOWHERE) continue;
    const isSameSize = Math.abs(first.size - second.size) < 0.1 * line.size;
    const text = `${first.text} ${second.text}`;
    const isBroken = OPEN_END.test(first.text) && !isOtherField(first, location) && !isOtherField(second, location);
    if (isSameSize && isBroken && isHeadline(text)) return { start: first.start, end: second.end, text };
  }
  return line;
}

function isOtherField(line: CvLine, location: TextSpan | undefined): boolean {
  return isContactLine(line) || overlaps(line, location) || isDocumentTitle(line.text) || OTHER_LABEL.test(line.text) || PLACE_LABEL.test(line.text);
}

function isHeadline(text: string): boolean {
  return text.split(' ').length <= MAX_HEADLINE_WORDS && !/\bregistration\b|\d{4}/i.test(text) && !/[.!?]$/.test(text) && /\p{L}{3}/u.test(text);
}

function overlaps(one: TextSpan, other: TextSpan | undefined): boolean {
  if (!other) return false;
  if (one.start === NOWHERE || other.start === NOWHERE) return one.start === other.start && one.text.includes(other.text);
  return one.start < other.end && one.end > other.start;
}
