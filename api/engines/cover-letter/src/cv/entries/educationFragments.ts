import type { Row } from '../lines/rows.ts';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { scorePlace } from '../words/places.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { stripTown } from './headerFields.ts';

export interface Fragment {
  kind: 'degree' | 'school' | 'unknown';
  span: TextSpan;
}

const SEPARATOR =
  /\s\((?=[^()]*\b(?:School|College|University|Academy|Institute)\b[^()]*$)|\s+[|·•◆♦–—@-]\s+|\s*\|\s*|\s*—\s*|\t+| {3,}|;\s+|(?<=\p{Ll}{4})(?<!\b(?:incl|excl|spec|hons))\.\s+(?=\p{Lu}|\d+ (?:GCSEs?|[AO][ -]levels?)\b)/giu;
/** A school may be in brackets after what was learnt there; what else is in them belongs to the degree. */
const COMMA_OR_BRACKET = /,\s+|\s(?=\((?!Hons|VWA|IHK|FH)[^()]{0,80}\p{L}{4}[^()]{0,80}\)$)/giu;
/** "(BCOP)" after a credential is its short name, not its school. */
const SHORT_NAME = /^\s\(\p{Lu}{2,8}\)$/u;
/** "(National)" after a credential says which one it is; a school there says so or has several words. */
function isRemark(after: string): boolean {
  const inside = /^\s\(([^()]*)\)$/.exec(after)?.[1];
  return SHORT_NAME.test(after) || (inside !== undefined && !/\s/.test(inside) && scoreSchool(inside) === 0);
}
const MAX_BETWEEN = 4;
const MIN_GRADES = 2;
const MIN_SCHOOL_SCORE = 3;
/** A second subject or a grade after a degree is no school. */
const EXTRA_FIELD =
  /^(?:minor(?:ing)?|major(?:ing)?|concentration|specialisation|specialization|emphasis|with (?:a )?(?:minor|distinction|honou?rs)|(?:con )?mención en|especialidad(?: en)?|itinerario de)\b/iu;
const NOT_NAME =
  /^(?:(?:EQF|NQF|RQF|SCQF|ISCED|NFQ)(?: level)? \d|expected|graduated|graduation|since|anticipated|completed|class of|(?:last |next )?(?:revalidated|revalidation|renewed|renewal)|(?:newly )?qualified|registered|expires?|valid until|passed|in progress|ongoing|pending|current|first[- ]time pass(?:es)?|honou?rs|distinction|merit|(?:magna |summa )?cum laude|pass(?:ed)?|first|credit|(?:upper second|lower second|first)[- ]class(?: honours)?|(?:grade|mark|score|note)s?:? \S+|C?GPA\b.*)\.?$/i;
/** Its field follows: "Bachelor of Science, Information Systems, University of …". */
const BARE_DEGREE =
  /^(?:(?:Bachelor|Master|Associate|Doctor)(?: of (?:Science|Arts|Engineering|Laws|Philosophy|Applied Science))?|[BM]\.?(?:Sc?|A|Eng)\.?|Ph\.?D\.?)(?: \(Hons\))?$/;
/** The end of a name that has a comma in it. */
const NAME_CONTINUATION = /^(?:University of|Universität|Universidad de|Université de)\b/u;

/** Returns the degrees and schools a line names; a comma divides even where no word tells, when everything stands on one line. */
export function splitEducation({ rest, label }: Row, isOneLine: boolean): Fragment[] {
  const [first] = rest;
  if (first && (label === 'degree' || label === 'school')) return [{ kind: label, span: first }];
  const found = rest
    .map(stripStage)
    .flatMap((span) => {
      const parts = splitSpan(span, SEPARATOR);
      return parts.flatMap((part) => splitAtSchool(part, isOneLine && parts.length === 1));
    })
    .map(trimSpan)
    .map(stripStage)
    .map(stripEnd)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !NOT_NAME.test(text))
    .filter(({ text }, index) => index === 0 || !EXTRA_FIELD.test(text))
    .filter(({ text }, index) => index === 0 || scorePlace(text) < 3 || scoreSchool(text) === 3)
    .filter(({ text }) => !isOnlyPlace(text))
    .filter(({ text }, index) => index === 0 || !/^\([^()]*\)$|^\p{Ll}/u.test(text) || scoreSchool(text) > 0 || scoreDegree(text) > 0)
    .map((span) => ({ kind: classifyFragment(stripTown(span).text), piece: span }))
    .map(({ kind, piece: span }) => ({ kind, span: kind === 'school' ? stripGradeOrTown(stripTown(span)) : span }));
  return markCourseFirst(found).reduce<Fragment[]>((fragments, next) => joinDegrees(fragments, next, rest), []);
}

/** Removes the stage before a degree: "Tertiary: Bachelor of Science". */
function stripStage(span: TextSpan): TextSpan {
  const stage =
    /^(?:degree|abschluss|award|qualification|tertiary|secondary|primary|elementary|vocational|undergraduate|post-?graduate|graduate|college|university|high school)\s*:\s+/i.exec(
      span.text,
    );
  return stage ? cutSpan(span, stage[0].length) : span;
}

/** Removes "expected" before a removed year, and the full stop of a sentence. */
function stripEnd(span: TextSpan): TextSpan {
  const grade = GRADE.exec(span.text)?.index ?? 0;
  if (grade > 0) return trimSpan(cutSpan(span, 0, grade));
  const end =
    /(?:[\s,(]+(?:expected|due|anticipated|graduating|graduation|graduated|completed|admitted|class of))\W*$|(?<=[\s,]\p{L}?\p{Ll}{3,})\.$/iu.exec(
      span.text,
    );
  return end && end.index > 0 ? trimSpan(cutSpan(span, 0, end.index)) : span;
}

/** "BSc, GPA 3.9" without the grade. */
const GRADE = /[\s,;(|–—-]+(?:C?GPA|(?:overall|average|mean|final) (?:grade|mark|points?)|aggregate|percentage|notenschnitt|nota media)\b.*$/iu;
/** How well somebody did, after a school. After a degree it is part of its name. */
const HONOURS =
  /\s+\((?:[DMP*]{2,7}|distinctions?|merit|pass|first|2[:.][12]|grade [^()]+)\)$|,\s+(?:(?:magna |summa )?cum laude|with distinction|distinction|merit|(?:upper second|lower second|first)[- ]class(?: honours)?|first|2[:.][12])$/iu;

/** Removes a grade, or a town that no list knows, from the end of what is surely a school. */
function stripGradeOrTown(span: TextSpan): TextSpan {
  const grade = HONOURS.exec(span.text)?.index;
  if (grade !== undefined) return cutSpan(span, 0, grade);
  const town = /,\s\p{Lu}[\p{Ll}’'-]+$/u.exec(span.text);
  const name = town ? span.text.slice(0, town.index) : '';
  const isTown = town && scoreSchool(name) === 3 && scoreSchool(town[0]) === 0 && !/^univ/iu.test(name) && !name.includes(',');
  return isTown ? cutSpan(span, 0, town.index) : span;
}

/** Marks the first of two names as the course: "Data Analytics Bootcamp, Northcoders". */
function markCourseFirst(found: Fragment[]): Fragment[] {
  const [first, second, ...others] = found;
  // "Non-medical prescribing" before "University of Stirling": of two schools the surer one taught what the other names.
  const areBothSchools = first?.kind === 'school' && second?.kind === 'school' && scoreSchool(first.span.text) < MIN_SCHOOL_SCORE;
  if (areBothSchools && scoreSchool(second.span.text) === MIN_SCHOOL_SCORE) return [{ ...first, kind: 'degree' }, second, ...others];
  if (!first || second?.kind !== 'unknown' || first.kind !== 'school' || !COURSE.test(first.span.text)) return found;
  return [{ ...first, kind: 'degree' }, { ...second, kind: 'school' }, ...others];
}

/** What is called a course or an exam was learnt, whatever its name. */
const NAMED_COURSE = /\b(?:programme|program|course|training|award|exam(?:ination)?|module)\b/i;
const COURSE = /\S (?:Bootcamp|Boot Camp)$/iu;

/** "Master of Science – MS, Psychology" names one degree. */
function joinDegrees(fragments: Fragment[], next: Fragment, rest: TextSpan[]): Fragment[] {
  const last = fragments.at(-1);
  const row = rest.find(({ start, end }) => start <= (last?.span.start ?? Infinity) && end >= next.span.end);
  if (last?.kind !== 'degree' || next.kind !== 'degree' || !row || next.span.start - last.span.end > MAX_BETWEEN) return [...fragments, next];
  return [...fragments.slice(0, -1), { kind: 'degree', span: cutSpan(row, last.span.start - row.start, next.span.end - row.start) }];
}

function isOnlyPlace(text: string): boolean {
  return scorePlace(text) >= 3 && scoreDegree(text) === 0 && scoreSchool(text) === 0;
}

function classifyFragment(text: string): Fragment['kind'] {
  const [degree, school] = [scoreDegree(text), scoreSchool(text)];
  const isBoth = degree === 3 && school === 3 && !/^\p{Lu}\p{Ll}+ (?:School|College)\b/u.test(text);
  if (degree > school || isBoth || scoreDegree(text.split(' ').at(-1) ?? '') === 3) return 'degree';
  return school > 1 || (school === 1 && degree === 0) ? 'school' : degree > 0 ? 'degree' : 'unknown';
}

/** Splits at the comma before the school: "BSc in Biology, Jagiellonian University, Kraków". */
function splitAtSchool(span: TextSpan, isOneLine: boolean): TextSpan[] {
  // "Royal Northern College of Music: BMus (Hons) Trumpet"
  const colon = span.text.indexOf(': ');
  if (colon > 0 && scoreSchool(span.text.slice(0, colon)) === MIN_SCHOOL_SCORE && scoreDegree(span.text.slice(colon + 2)) === MIN_SCHOOL_SCORE)
    return splitAt(span, colon);
  const commas = [...span.text.matchAll(COMMA_OR_BRACKET)].map(({ index }) => index).filter((index) => !isRemark(span.text.slice(index)));
  const [isDegree, isSchool] = [scoreDegree(span.text) > 0 || NAMED_COURSE.test(span.text.split(', ')[0] ?? ''), scoreSchool(span.text) > 1];
  if (commas.length === 0 || listsGrades(span.text)) return [span];
  if (COURSE.test(span.text.slice(0, commas[0]))) return splitAt(span, commas[0]);
  const starts = [0, ...commas.map((comma) => comma + 1)];
  const parts = starts.map((start, index) => span.text.slice(start, commas[index] ?? span.text.length).trim());
  const [first = '', second = ''] = parts;
  // A credential that no list knows, with the school that gave it: "PMP, Project Management Institute".
  const isPart = !isDegree && /\d/.test(first) && scoreSchool(first) === 0 && scoreSchool(second) === 3;
  if (isPart) return splitAt(span, commas[0]);
  const isUnknown = !isDegree && scoreSchool(first) === 0 && scoreSchool(second) === 3 && !NAME_CONTINUATION.test(second);
  if (!isDegree && /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(first) && scoreSchool(second) === 3) return splitAt(span, commas[0]);
  // "Seven, including English (B), Ridgeway School": what is before the school was learnt there.
  const isAtLast =
    !isDegree &&
    parts.length > 2 &&
    scoreSchool(parts.at(-1) ?? '') === MIN_SCHOOL_SCORE &&
    scoreSchool(parts[0] ?? '') === 0 &&
    parts.slice(0, -1).every((part) => scoreSchool(part) < MIN_SCHOOL_SCORE);
  if (isAtLast && !NAME_CONTINUATION.test(parts.at(-1) ?? '')) return splitAt(span, commas.at(-1));
  if (!isDegree) return isUnknown || !(isSchool || !isOneLine) ? splitAt(span, commas[0]) : [span];
  const certainIndex = parts.findIndex((part, index) => index > 0 && scoreSchool(part) === 3);
  const schoolIndex = certainIndex > 0 ? certainIndex : parts.findIndex((part, index) => index > 0 && scoreSchool(part) > (isOneLine ? 0 : 1));
  if (schoolIndex > 0) {
    const isField = BARE_DEGREE.test(parts[schoolIndex - 2] ?? '') && /\s/.test(parts[schoolIndex - 1] ?? '');
    const isNameDivided =
      schoolIndex > 1 && !isField && NAME_CONTINUATION.test(parts[schoolIndex] ?? '') && scoreDegree(parts[schoolIndex - 1] ?? '') === 0;
    return splitAt(span, starts[isNameDivided ? schoolIndex - 1 : schoolIndex]);
  }
  const degreeIndex = parts.findIndex((part, index) => index > 0 && scoreDegree(part) > 0);
  if (degreeIndex > 0 && scoreSchool(parts[0] ?? '') > 0) return splitAt(span, starts[degreeIndex]);
  // "MSc in Biology, KU Leuven, Leuven": the town after a school may be in its name.
  const [name = '', town = ''] = parts.slice(-2);
  const isTown = parts.length > 2 && /^\p{Lu}[\p{L} ’'-]+$/u.test(town) && (name.endsWith(town) || scorePlace(town) >= 3);
  return isOneLine && scoreDegree(parts[0] ?? '') > 0 ? splitAt(span, commas.at(isTown ? -2 : -1)) : [span];
}

/** Checks for grades: "GCSEs: Maths 7, Physics 6" and "A-levels: Art (A), French (B)" list what was reached, and name no school. */
export function listsGrades(text: string): boolean {
  return (text.match(/\p{L}[\s(:]+(?:[1-9]|[A-F]\*?)\)?(?=,|;|$)/gu) ?? []).length >= MIN_GRADES && scoreSchool(text) < MIN_SCHOOL_SCORE;
}

function splitAt(span: TextSpan, index: number | undefined): TextSpan[] {
  return index === undefined ? [span] : [cutSpan(span, 0, index), cutSpan(span, index)].map(trimSpan);
}
