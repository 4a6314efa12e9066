import type { Position } from '../entries/position.ts';
import type { Studies } from '../entries/readEducation.ts';
import { cutPiece, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { namesLanguage } from '../words/languageNames.ts';
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
const WHO = /\b(?:[Mm]e llamo|[Mm]i nombre es|[Ss]oy)\s+(?<name>\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la)\s+)?\p{Lu}\p{Ll}+){1,3})/du;
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
const WHERE = new RegExp(`\\b[Tt]rabajo\\s+(?:actualmente\\s+)?(?:en|para)\\s+${ARTICLE}(?<company>${NAME})`, 'du');
const COURSE = /\bcurso\s+de\s+\p{Ll}[\p{L} ]{3,50}?(?=\s+y\s|\s+en\s|[,.;(]|$)/u;
const STUDIES = [
  /\b(?:[Ss]oy|[Tt]engo|[Oo]btuve|[Cc]ursé|[Hh]ice|[Ee]studié|[Mm]e\s+(?:gradué|licencié|titulé|diplomé)\s+en|[Ff]inalicé|[Tt]erminé)\s+(?:el\s+|la\s+|un\s+|una\s+|mi\s+)?(?<degree>[^.;,]{3,80}?)\s+(?:por|en)\s+(?:el\s+|la\s+)?(?<school>(?:Universidad|Universitat|Escuela|IES|Instituto|Centro|Colegio|Conservatorio|Facultad|Politécnica|CIFP)\b[\p{L}\d .’'-]*)/du,
];
const BETWEEN = new RegExp(`\\bentre\\s+(?:el\\s+)?(?<start>${YEAR})\\s+y\\s+(?:el\\s+)?(?<end>${YEAR})`, 'du');
const TOOLS = /\b(?:[Mm]anejo|[Dd]omino|[Uu]so|[Uu]tilizo|[Cc]onozco|manejo de|dominio de)\s+(?=\p{Lu})/u;
const SPEAKS = /\b(?:[Hh]ablo|idiomas:|nivel (?:alto|medio|bajo) de)\s+/u;
const LICENCE = /\b(?:carn[eé]t?|permiso)\s+de\s+(?:conducir|carretillero|manipulador(?:\s+de\s+alimentos)?)(?:\s+(?:tipo\s+)?[A-E]1?\b)?/du;
/** Begins a clause that says what somebody does, did or has done. */
const CLAUSE =
  /(?:,\s+|\s+)(?:donde|en (?:el|la) que|y|e)\s+(?:además\s+|también\s+)?(?=(?:me\s+|he\s+|hemos\s+)?\p{Ll}+(?:o|é|í|ado|ido|uje|uve)\s)|,\s+(?=\p{Ll}+ndo\s)/gu;
const DEED = /^(?:he\s+\p{Ll}+(?:ado|ido|to|cho)|\p{Ll}+(?:é|í|uje|uve|ice|ndo)|(?!como|mucho|todo|solo|cuando|segundo)\p{Ll}+o)\s/u;
/** A deed that another list of the profile holds. */
const NO_DEED = /^(?:trabaj|soy|fui|estuve|estudi|tengo|hablo|manejo|domino|vivo|me llamo|llevo|busco|quiero|conozco)/u;
const FREE_TIME =
  /^(?:Los (?:fines de semana|sábados|domingos|lunes|martes|miércoles|jueves|viernes)|En mi tiempo libre|Como voluntari[oa]|Además,? soy voluntari[oa]|Colaboro)\b/u;
const IN_THE_FIRST_PERSON =
  /\b(?:me llamo|vivo|soy|fui|he|tengo|trabajo|trabajé|trabajaba|estudié|hablo|manejo|domino|llevo|gestiono|empecé|obtuve|colaboro|doy|mi|mis)\b/iu;
const FEWEST_SENTENCES = 3;
const FEWEST_WORDS = 3;

/** Detects running text in Spanish in the first person. */
export function isSpanishProse(source: string): boolean {
  const sentences = splitSentences(source);
  return sentences.filter(({ text }) => IN_THE_FIRST_PERSON.test(text) && /\b(?:en|de|la|el)\b/.test(text)).length >= FEWEST_SENTENCES;
}

/** Returns the facts of a CV in Spanish that is written as running text. Leaves out what is not explicit. */
export function readSpanishProse(source: string): ProseProfile {
  const found: ProseProfile = { experience: [], education: [], licences: [], languages: [], skills: [], activities: [] };
  for (const sentence of splitSentences(source)) {
    const [name, place] = [findGroup(WHO, sentence, 'name'), findGroup(HOME, sentence, 'place')];
    if (name && scoreTitle(name.text) === 0) found.name ??= name;
    if (place) found.location ??= withoutStop(place);
    for (const part of splitPiece(sentence, /;\s+|,?\s+y\s+(?=(?:antes|después|desde|entre|de)\s)/gu)) readPart(part, found);
  }
  return found;
}

function readPart(part: Piece, found: ProseProfile): void {
  const studies = findStudies(part);
  const job = studies ? undefined : (findJob(part) ?? findJobOfProfession(part, found));
  const profession = studies ? undefined : findGroup(PROFESSION, part, 'title');
  if (profession && scoreTitle(profession.text) > 0) found.headline ??= profession;
  if (studies) found.education.push(studies);
  else if (job) found.experience.push(job);
  else if (FREE_TIME.test(part.text)) found.activities.push(withoutStop(part));
  else found.experience.at(-1)?.bullets.push(...findDeeds(part));
  const licence = LICENCE.exec(part.text);
  if (licence) found.licences.push(cutPiece(part, licence.index, licence.index + licence[0].length));
  const course = studies ? undefined : COURSE.exec(part.text);
  if (course) found.licences.push(cutPiece(part, course.index, course.index + course[0].length));
  found.languages.push(...listBehind(part, SPEAKS).filter(({ text }) => namesLanguage(text)));
  found.skills.push(...listBehind(part, TOOLS).filter(({ text }) => /^\p{Lu}/u.test(text)));
}

function findJob(part: Piece): Position | undefined {
  for (const pattern of JOBS) {
    const match = pattern.exec(part.text);
    const [title, company] = [match?.indices?.groups?.title, match?.indices?.groups?.company];
    if (!match || !title || !company) continue;
    const told = trimPiece(cutPiece(part, ...title));
    // "Soy mecánica y trabajo en el Taller Ruiz"
    const named = trimPiece(cutPiece(told, 0, /\sy\s(?:trabajo|estoy|vivo)\b/.exec(told.text)?.index ?? told.text.length));
    if (scoreTitle(named.text) === 0) continue;
    // "Soy enfermera y vivo en Arequipa" names a town, and no employer.
    if (/\sy\s(?:vivo|resido|nací|procedo)\b/.test(told.text)) continue;
    // "Soy cocinera de Lugo" says where from, and "profesora de Matemáticas" what of.
    const isAfterDe = /\bde\s+$/u.test(part.text.slice(0, company[0])) && scoreOrganisation(part.text.slice(...company)) === 0;
    if (isAfterDe) continue;
    const time = findPeriod(part);
    const isNow = !time && /\b(?:trabajo|soy|llevo)\b/iu.test(match[0]);
    const bullets = findDeeds(cutPiece(part, Math.max(title[1], company[1])));
    return { title: named, company: withoutStop(trimPiece(cutPiece(part, ...company))), ...(time && { time }), ...(isNow && { isNow }), bullets };
  }
  return undefined;
}

/** Finds where somebody works today as what they said they are. */
function findJobOfProfession(part: Piece, { headline, experience }: ProseProfile): Position | undefined {
  const company = findGroup(WHERE, part, 'company');
  if (!company || !headline || experience.length > 0) return undefined;
  const time = findPeriod(part);
  const bullets = findDeeds(cutPiece(part, company.end - part.start));
  return { title: headline, company: withoutStop(trimPiece(company)), ...(time ? { time } : { isNow: true }), bullets };
}

function findPeriod(part: Piece): Position['time'] {
  const between = BETWEEN.exec(part.text)?.indices?.groups;
  if (between?.start && between.end) return { kind: 'range', start: cutPiece(part, ...between.start), end: cutPiece(part, ...between.end) };
  const time = findTime(part);
  return time?.kind === 'single' ? undefined : time;
}

function findStudies(part: Piece): Studies | undefined {
  for (const pattern of STUDIES) {
    const [degree, school] = [findGroup(pattern, part, 'degree'), findGroup(pattern, part, 'school')];
    if (!degree || !school) continue;
    const year = new RegExp(YEAR).exec(part.text);
    const name = cutPiece(school, 0, /\s+(?:en\s+)?(?:19|20)\d\d|\s+y\s+\p{Ll}/u.exec(school.text)?.index ?? school.text.length);
    return {
      degree,
      school: withoutStop(name),
      ...(year && findYears(part.text).length === 1 && { year: cutPiece(part, year.index, year.index + 4) }),
    };
  }
  return undefined;
}

/** The clauses of a part that say what was done: "gestiono las facturas de 120 clientes", "he reducido los impagos del 8 % al 3 %". */
function findDeeds(part: Piece): Piece[] {
  const starts = [...part.text.matchAll(CLAUSE)];
  const clauses = [0, ...starts.map(({ index, 0: sign }) => index + sign.length)].map((from, place) =>
    withoutStop(trimPiece(cutPiece(part, from, starts[place]?.index ?? part.text.length))),
  );
  return clauses
    .map((clause) => cutPiece(clause, /^(?:\p{Lu}\p{Ll}+(?:,| \p{Ll}+,)|En (?:\p{Ll}+ de )?\d{4},?)\s/u.exec(clause.text)?.[0].length ?? 0))
    .filter(({ text }) => {
      const small = text.charAt(0).toLowerCase() + text.slice(1);
      return DEED.test(small) && !NO_DEED.test(small) && text.split(' ').length >= FEWEST_WORDS;
    });
}

function listBehind(part: Piece, lead: RegExp): Piece[] {
  const found = lead.exec(part.text);
  if (!found) return [];
  return splitPiece(cutPiece(part, found.index + found[0].length), /,\s+|\s+[ye]\s+/g)
    .map((item) => withoutStop(trimPiece(cutPiece(item, /^(?:algo de|un poco de)\s+/i.exec(item.text)?.[0].length ?? 0))))
    .filter(({ text }) => text.split(' ').length <= FEWEST_WORDS);
}

function withoutStop(piece: Piece): Piece {
  return trimPiece(cutPiece(piece, 0, piece.text.replace(/[.,;\s]+$/, '').length));
}
