import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { listStems } from '@sheaf/language/tokens/stemmedTokens';
import type { JobTerm } from './jobTerm.ts';

const REQUIRED =
  /\b(?:imprescindible|necesari[oa]s?|requisitos?|se requiere|requerimos|buscamos|obligatori[oa]|mínim[oa]|exigimos|debes?|deberás)\b/iu;
const OPTIONAL = /\b(?:se valorará[n]?|valorable|deseable|se valora|plus|preferible(?:mente)?|recomendable)\b|\bun extra\b/iu;
const NON_REQUIREMENT =
  /\b(?:ofrecemos|salario|retribución|sueldo|beneficios|horario|jornada|contrato|vacaciones|incorporación|somos una|quiénes somos|igualdad|no es necesari[oa]|no se requiere|no hace falta)\b/iu;
/** Matches the words before a requirement, and the requirement up to the next mark. */
const LEAD_IN =
  /\b(?:experiencia (?:previa |demostrable |mínima )?(?:en|con|como)|conocimientos? (?:avanzados? |básicos? |sólidos? )?(?:de|en|sobre)|dominio de|manejo de|formación(?: profesional)?(?: de grado (?:superior|medio))? en|grado (?:superior|medio) (?:en|de)|titulación (?:de|en)|grado en|título de|capacidad (?:de|para)|nivel (?:alto|medio|avanzado) de)\s+([^,.;:()\n]{3,60})/giu;
/** Matches what a list of duties says after its label. */
const DUTIES =
  /\b(?:(?:funciones|tareas|responsabilidades)(?: principales)?|(?:buscamos|necesitamos|se busca|se necesita)\b[^.:\n]{0,120}):\s+([^.\n]{10,400})/giu;
const LANGUAGE =
  /\b(inglés|francés|alemán|italiano|portugués|catalán|valenciano|gallego|euskera|árabe|chino)\b(?:\s*\(?(?:nivel\s+)?([ABC][12]))?/giu;
const LICENCE = /\b(?:carn[eé]t?|permiso) de (?:conducir|carretillero|manipulador(?: de alimentos)?)(?: (?:tipo )?[A-E]1?\b)?/giu;
const COUNT = '(\\d{1,2}|un|una|dos|tres|cuatro|cinco)';
const YEARS = new RegExp(
  `\\b${COUNT}\\s+años?\\s+de\\s+experiencia|\\bexperiencia\\s+(?:previa\\s+|demostrable\\s+|mínima\\s+)?(?:de\\s+)?(?:al menos\\s+|un mínimo de\\s+|más de\\s+)?${COUNT}\\s+años?`,
  'iu',
);
/** Names of tools: "SAP", "Sage 50", "ContaPlus". */
const TOOL =
  /\b(?:ISO \d{4,5}|\p{Lu}{2,}[\p{Lu}\d]*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|Excel|Word|Outlook|PowerPoint|Access|Sage(?: \d+)?|Photoshop|Python|Java)\b/gu;
/** A list after a label: "Valorable: euskera, Azure y Terraform". */
const LISTED = /\b(?:valorables?|se valorarán?|se valoran?|deseables?|requisitos(?: \p{L}+)?|imprescindibles?)\s*:\s+([^.\n]{3,300})/giu;
const NOT_REQUIREMENT = /^(?:similar(?:es)?|equivalente|afín|afines|otr[oa]s?)$/i;
const NOT_TOOL = /^(?:CV|ETT|RRHH|S\.?L|SA|SL|UE|PYMES?|OK|[ABC][12])$/;
const NUMBERS: Record<string, number> = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 };
const MAX_WORDS = 5;
const FUNCTION_WORD = /^(?:de|del|la|el|los|las|en|con|para|a)$/;

const SPANISH_ONLY =
  /\b(?:imprescindible|buscamos|se valorará|se requiere|requisitos|conocimientos de|experiencia en|dominio de|ofrecemos|carn[eé]t? de conducir)\b/iu;

/** Detects an advertisement in Spanish. One too short for its language to be guessed is known by words of Spanish advertisements. */
export function isSpanishJob(description: string): boolean {
  const language = guessLanguage(description);
  return language === 'es' || (language !== 'en' && SPANISH_ONLY.test(description));
}

/** Returns what an advertisement in Spanish asks for, in its order. */
export function readSpanishJob(description: string): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  let offset = 0;
  for (const sentence of description.split(/(?<=[.;!?])\s+|\n+/)) {
    const start = description.indexOf(sentence, offset);
    offset = start + sentence.length;
    if (NON_REQUIREMENT.test(sentence)) continue;
    const isRequired = REQUIRED.test(sentence) && !OPTIONAL.test(sentence);
    const add = (text: string, at: number, overrides: Partial<JobTerm> = {}) => {
      const term = text.trim().replace(/[.,;:]+$/, '');
      const key = term.toLowerCase();
      if (/^experiencia\b.*\baños?$/i.test(term)) return;
      const isKnown = [...terms.keys()].some((existing) => existing.includes(key) || key.includes(existing));
      if (term.length < 2 || isKnown || NOT_REQUIREMENT.test(term)) return;
      const place = { start: start + at, end: start + at + term.length };
      terms.set(key, { term, kind: 'skill', subjectStems: listSubjectStems(term), isRequired, places: [place], ...overrides });
    };
    const years = YEARS.exec(sentence);
    if (years) {
      const countText = (years[1] ?? years[2] ?? '').toLowerCase();
      const count = NUMBERS[countText] ?? Number(countText);
      add(`${count}+ años de experiencia`, years.index, { kind: 'experience', years: count, subjectStems: [] });
    }
    // A permit to drive goes by several names.
    for (const found of sentence.matchAll(LICENCE))
      add(found[0], found.index, { kind: 'qualification', ...(/conducir/i.test(found[0]) && { subjectStems: listSubjectStems('conducir') }) });
    for (const found of sentence.matchAll(LANGUAGE))
      add(found[0].replace(/\($/, ''), found.index, { subjectStems: listSubjectStems(found[1] ?? '') });
    for (const found of sentence.matchAll(TOOL)) if (!NOT_TOOL.test(found[0])) add(found[0], found.index, { kind: 'tool' });
    for (const found of sentence.matchAll(LISTED)) addNames(found[1] ?? '', found.index + found[0].length - (found[1] ?? '').length, add);
    for (const found of sentence.matchAll(DUTIES)) addDuties(found[1] ?? '', found.index + found[0].length - (found[1] ?? '').length, add);
    for (const found of sentence.matchAll(LEAD_IN)) addParts(found[1] ?? '', found.index + found[0].length - (found[1] ?? '').length, add);
  }
  return [...terms.values()];
}

/** "Control de mermas" is asked of who knows about waste, whatever was done with it. */
const ACTION_NOUN = /^(?:control|gestión|aplicación|coordinación|elaboración|realización|seguimiento|supervisión|servicio) del? (?=\p{L}{4})/iu;

/** "Funciones: cierre mensual, consolidación de dos sociedades y trato con los auditores" names a duty at each comma. */
function addDuties(text: string, at: number, add: (text: string, at: number, overrides?: Partial<JobTerm>) => void): void {
  for (const part of text.split(/,\s+|\s+y\s+(?=\p{Ll}{4})/u)) {
    const duty =
      part
        .trim()
        .replace(/^(?:y|el|la|los|las|un|una)\s+/i, '')
        .split(/\s+(?:de|con|en|para)\s+(?:el|la|los|las|un|una|nuestr[oa]s?|dos|tres|cuatro|\d+)\s+/)[0] ?? '';
    if (duty.split(' ').length <= MAX_WORDS) add(duty, at + text.indexOf(part), { subjectStems: listSubjectStems(duty.replace(ACTION_NOUN, '')) });
  }
}

/** What somebody is like proves no skill. */
const TRAIT = /(?:idad|ismo|encia|ancia|ción|tud|oso|osa|able|ible|estudios|iniciativa|ganas|empatía|liderazgo|compromiso|residencia|vehículo)$/iu;

/** Adds the names of a list, which no word before them announces. */
function addNames(text: string, at: number, add: (text: string, at: number) => void): void {
  for (const part of text.split(/,\s+|\s+[yeou]\s+/u))
    if (/^\p{Lu}[\p{L}\d+#.]*(?: [\p{Lu}\d][\p{L}\d]*)?$/u.test(part.trim()) || (/^\p{Ll}{6,}$/u.test(part.trim()) && !TRAIT.test(part.trim())))
      add(part.trim(), at + text.indexOf(part));
}

function addParts(text: string, at: number, add: (text: string, at: number) => void): void {
  for (const part of text.split(/\s+(?:y|e|o|u)\s+/)) {
    const words = part.trim().split(' ');
    if (words.length <= MAX_WORDS)
      add(
        part.replace(/^(?:(?:el|la|los|las|un|una|experiencia (?:en|con)|conocimientos? (?:de|en)|dominio de|manejo de)\s+)+/i, ''),
        at + text.indexOf(part),
      );
  }
}

function listSubjectStems(text: string): string[] {
  return listStems(text, (word) => FUNCTION_WORD.test(word));
}
