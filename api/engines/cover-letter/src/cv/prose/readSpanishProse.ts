import type { Position } from '../entries/position.ts';
import type { EducationEntry } from '../entries/readEducation.ts';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { isLanguageName } from '../words/languageNames.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { ProseProfile } from './readProse.ts';
import { findGroup, splitSentences } from './sentences.ts';
import { findTime, findYears } from './times.ts';

const WORD = "[\\p{L}/’'-]+";
const TITLE = `(?:${WORD}\\s+){0,4}?${WORD}`;
/** A name, with the small words that Spanish names have inside. */
const NAME = "\\p{Lu}[\\p{L}\\d&.’'-]*(?:\\s+(?:(?:de|del|la|las|los|el|y|&)\\s+){0,2}\\p{Lu}[\\p{L}\\d&.’'-]*){0,5}";
const ARTICLE = '(?:el\\s+|la\\s+|los\\s+|las\\s+)?';
const YEAR = '(?:19|20)\\d\\d';
const NAME_PHRASE = /\b(?:[Mm]e llamo|[Mm]i nombre es|[Ss]oy)\s+(?<name>\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la)\s+)?\p{Lu}\p{Ll}+){1,3})/du;
const HOME = new RegExp(`\\b(?:vivo|resido|residente|afincad[oa])\\s+en\\s+(?<place>${NAME})`, 'du');
const JOBS = [
  new RegExp(
    `\\b(?:[Tt]rabaj(?:o|é|aba)|[Hh]e\\s+trabajado|trabajando|[Ee]stuve|[Ee]mpecé|[Ee]ntré)\\s+(?:como|de)\\s+(?:un[ao]?\\s+)?(?<title>${TITLE})\\s+(?:en|para)\\s+${ARTICLE}(?<company>${NAME})`,
    'du',
  ),
  new RegExp(
    `\\b(?:[Ss]oy|[Ff]ui|[Hh]e\\s+sido|[Ee]ra)\\s+(?:un[ao]?\\s+)?(?<title>${TITLE})\\s+(?:en|de|del|para)\\s+${ARTICLE}(?<company>${NAME})`,
    'du',
  ),
  new RegExp(
    `\\b[Ee]n\\s+${ARTICLE}(?<company>${NAME}),?\\s+(?:trabaj(?:o|é)|soy|fui|estuve|he\\s+sido)\\s+(?:como\\s+|de\\s+)?(?<title>${TITLE})(?=[,.;]|\\s+(?:donde|desde|de|durante|y|entre|hasta|con)\\b)`,
    'du',
  ),
];
/** "Soy auxiliar de enfermería con doce años de experiencia" says what somebody is, "desde 2017 trabajo en la Residencia" where. */
const PROFESSION = new RegExp(`\\b[Ss]oy\\s+(?:un[ao]?\\s+)?(?<title>${TITLE})(?=\\s+(?:con|desde|y|de\\s+\\p{Lu})|[.,;]|$)`, 'du');
const EMPLOYER_PHRASE = new RegExp(`\\b[Tt]rabajo\\s+(?:actualmente\\s+)?(?:en|para)\\s+${ARTICLE}(?<company>${NAME})`, 'du');
const COURSE = /\bcurso\s+de\s+\p{Ll}[\p{L} ]{3,50}?(?=\s+y\s|\s+en\s|[,.;(]|$)/u;
const EDUCATION_PATTERNS = [
  /\b(?:[Ss]oy|[Tt]engo|[Oo]btuve|[Cc]ursé|[Hh]ice|[Ee]studié|[Mm]e\s+(?:gradué|licencié|titulé|diplomé)\s+en|[Ff]inalicé|[Tt]erminé)\s+(?:el\s+|la\s+|un\s+|una\s+|mi\s+)?(?<degree>[^.;,]{3,80}?)\s+(?:por|en)\s+(?:el\s+|la\s+)?(?<school>(?:Universidad|Universitat|Escuela|IES|Instituto|Centro|Colegio|Conservatorio|Facultad|Politécnica|CIFP)\b[\p{L}\d .’'-]*)/du,
];
const BETWEEN = new RegExp(`\\bentre\\s+(?:el\\s+)?(?<start>${YEAR})\\s+y\\s+(?:el\\s+)?(?<end>${YEAR})`, 'du');
const TOOLS = /\b(?:[Mm]anejo|[Dd]omino|[Uu]so|[Uu]tilizo|[Cc]onozco|manejo de|dominio de)\s+(?=\p{Lu})/u;
const SPEAKS = /\b(?:[Hh]ablo|idiomas:|nivel (?:alto|medio|bajo) de)\s+/u;
const LICENCE = /\b(?:carn[eé]t?|permiso)\s+de\s+(?:conducir|carretillero|manipulador(?:\s+de\s+alimentos)?)(?:\s+(?:tipo\s+)?[A-E]1?\b)?/du;
/** Begins a clause that says what somebody does, did or has done. */
const CLAUSE =
  /(?:,\s+|\s+)(?:donde|en (?:el|la) que|y|e)\s+(?:además\s+|también\s+)?(?=(?:me\s+|he\s+|hemos\s+)?\p{Ll}+(?:o|é|í|ado|ido|uje|uve)\s)|,\s+(?=\p{Ll}+ndo\s)/gu;
const ACTION = /^(?:he\s+\p{Ll}+(?:ado|ido|to|cho)|\p{Ll}+(?:é|í|uje|uve|ice|ndo)|(?!como|mucho|todo|solo|cuando|segundo)\p{Ll}+o)\s/u;
/** An action that another list of the profile holds. */
const NOT_ACTION = /^(?:trabaj|soy|fui|estuve|estudi|tengo|hablo|manejo|domino|vivo|me llamo|llevo|busco|quiero|conozco)/u;
const FREE_TIME =
  /^(?:Los (?:fines de semana|sábados|domingos|lunes|martes|miércoles|jueves|viernes)|En mi tiempo libre|Como voluntari[oa]|Además,? soy voluntari[oa]|Colaboro)\b/u;
const IN_THE_FIRST_PERSON =
  /\b(?:me llamo|vivo|soy|fui|he|tengo|trabajo|trabajé|trabajaba|estudié|hablo|manejo|domino|llevo|gestiono|empecé|obtuve|colaboro|doy|mi|mis)\b/iu;
const MIN_SENTENCES = 3;
const MIN_WORDS = 3;

/** Detects running text in Spanish in the first person. */
export function isSpanishProse(source: string): boolean {
  const sentences = splitSentences(source);
  return sentences.filter(({ text }) => IN_THE_FIRST_PERSON.test(text) && /\b(?:en|de|la|el)\b/.test(text)).length >= MIN_SENTENCES;
}

/** Returns the facts of a CV in Spanish that is written as running text. Leaves out what is not explicit. */
export function readSpanishProse(source: string): ProseProfile {
  const found: ProseProfile = { experience: [], education: [], licences: [], languages: [], skills: [], activities: [] };
  for (const sentence of splitSentences(source)) {
    const [name, place] = [findGroup(NAME_PHRASE, sentence, 'name'), findGroup(HOME, sentence, 'place')];
    if (name && scoreTitle(name.text) === 0) found.name ??= name;
    if (place) found.location ??= stripStop(place);
    for (const part of splitSpan(sentence, /;\s+|,?\s+y\s+(?=(?:antes|después|desde|entre|de)\s)/gu)) readPart(part, found);
  }
  return found;
}

function readPart(part: TextSpan, found: ProseProfile): void {
  const education = findEducation(part);
  const job = education ? undefined : (findJob(part) ?? findJobOfProfession(part, found));
  const profession = education ? undefined : findGroup(PROFESSION, part, 'title');
  if (profession && scoreTitle(profession.text) > 0) found.headline ??= profession;
  if (education) found.education.push(education);
  else if (job) found.experience.push(job);
  else if (FREE_TIME.test(part.text)) found.activities.push(stripStop(part));
  else found.experience.at(-1)?.bullets.push(...findActions(part));
  const licence = LICENCE.exec(part.text);
  if (licence) found.licences.push(cutSpan(part, licence.index, licence.index + licence[0].length));
  const course = education ? undefined : COURSE.exec(part.text);
  if (course) found.licences.push(cutSpan(part, course.index, course.index + course[0].length));
  found.languages.push(...listItemsAfter(part, SPEAKS).filter(({ text }) => isLanguageName(text)));
  found.skills.push(...listItemsAfter(part, TOOLS).filter(({ text }) => /^\p{Lu}/u.test(text)));
}

function findJob(part: TextSpan): Position | undefined {
  for (const pattern of JOBS) {
    const match = pattern.exec(part.text);
    const [title, company] = [match?.indices?.groups?.title, match?.indices?.groups?.company];
    if (!match || !title || !company) continue;
    const fullTitle = trimSpan(cutSpan(part, ...title));
    // "Soy mecánica y trabajo en el Taller Ruiz"
    const titleSpan = trimSpan(cutSpan(fullTitle, 0, /\sy\s(?:trabajo|estoy|vivo)\b/.exec(fullTitle.text)?.index ?? fullTitle.text.length));
    if (scoreTitle(titleSpan.text) === 0) continue;
    // "Soy enfermera y vivo en Arequipa" names a town, and no employer.
    if (/\sy\s(?:vivo|resido|nací|procedo)\b/.test(fullTitle.text)) continue;
    // "Soy cocinera de Lugo" says where from, and "profesora de Matemáticas" what of.
    const isAfterDe = /\bde\s+$/u.test(part.text.slice(0, company[0])) && scoreOrganisation(part.text.slice(...company)) === 0;
    if (isAfterDe) continue;
    const time = findPeriod(part);
    const isCurrent = !time && /\b(?:trabajo|soy|llevo)\b/iu.test(match[0]);
    const bullets = findActions(cutSpan(part, Math.max(title[1], company[1])));
    return {
      title: titleSpan,
      company: stripStop(trimSpan(cutSpan(part, ...company))),
      ...(time && { time }),
      ...(isCurrent && { isCurrent }),
      bullets,
    };
  }
  return undefined;
}

/** Finds where somebody works today as what they said they are. */
function findJobOfProfession(part: TextSpan, { headline, experience }: ProseProfile): Position | undefined {
  const company = findGroup(EMPLOYER_PHRASE, part, 'company');
  if (!company || !headline || experience.length > 0) return undefined;
  const time = findPeriod(part);
  const bullets = findActions(cutSpan(part, company.end - part.start));
  return { title: headline, company: stripStop(trimSpan(company)), ...(time ? { time } : { isCurrent: true }), bullets };
}

function findPeriod(part: TextSpan): Position['time'] {
  const between = BETWEEN.exec(part.text)?.indices?.groups;
  if (between?.start && between.end) return { kind: 'range', start: cutSpan(part, ...between.start), end: cutSpan(part, ...between.end) };
  const time = findTime(part);
  return time?.kind === 'single' ? undefined : time;
}

function findEducation(part: TextSpan): EducationEntry | undefined {
  for (const pattern of EDUCATION_PATTERNS) {
    const [degree, school] = [findGroup(pattern, part, 'degree'), findGroup(pattern, part, 'school')];
    if (!degree || !school) continue;
    const year = new RegExp(YEAR).exec(part.text);
    const name = cutSpan(school, 0, /\s+(?:en\s+)?(?:19|20)\d\d|\s+y\s+\p{Ll}/u.exec(school.text)?.index ?? school.text.length);
    return {
      degree,
      school: stripStop(name),
      ...(year && findYears(part.text).length === 1 && { year: cutSpan(part, year.index, year.index + 4) }),
    };
  }
  return undefined;
}

/** The clauses of a part that say what was done: "gestiono las facturas de 120 clientes", "he reducido los impagos del 8 % al 3 %". */
function findActions(part: TextSpan): TextSpan[] {
  const starts = [...part.text.matchAll(CLAUSE)];
  const clauses = [0, ...starts.map(({ index, 0: sign }) => index + sign.length)].map((from, index) =>
    stripStop(trimSpan(cutSpan(part, from, starts[index]?.index ?? part.text.length))),
  );
  return clauses
    .map((clause) => cutSpan(clause, /^(?:\p{Lu}\p{Ll}+(?:,| \p{Ll}+,)|En (?:\p{Ll}+ de )?\d{4},?)\s/u.exec(clause.text)?.[0].length ?? 0))
    .filter(({ text }) => {
      const lowered = text.charAt(0).toLowerCase() + text.slice(1);
      return ACTION.test(lowered) && !NOT_ACTION.test(lowered) && text.split(' ').length >= MIN_WORDS;
    });
}

function listItemsAfter(part: TextSpan, opening: RegExp): TextSpan[] {
  const found = opening.exec(part.text);
  if (!found) return [];
  return splitSpan(cutSpan(part, found.index + found[0].length), /,\s+|\s+[ye]\s+/g)
    .map((item) => stripStop(trimSpan(cutSpan(item, /^(?:algo de|un poco de)\s+/i.exec(item.text)?.[0].length ?? 0))))
    .filter(({ text }) => text.split(' ').length <= MIN_WORDS);
}

function stripStop(span: TextSpan): TextSpan {
  return trimSpan(cutSpan(span, 0, span.text.replace(/[.,;\s]+$/, '').length));
}
