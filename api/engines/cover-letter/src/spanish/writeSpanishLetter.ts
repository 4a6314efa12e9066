import { lowerGenericWords, lowerPersonName } from '../plan/lowercaseNames.ts';
import { stripLegalForm } from '../plan/positions.ts';
import type { LetterSpec, WrittenParagraph } from '../types/letterSpec.ts';
import { fillFrame } from '../write/compose/fillFrame.ts';
import { formatSpanishJobTitle } from './formatSpanishJobTitle.ts';
import { chooseEmployerArticle, formatSpanishLanguage, joinArticles } from './names.ts';
import { planSpanishFacts, type SpanishFact } from './planSpanishFacts.ts';
import { spanishVoices } from './spanishVoices.ts';
import type { SpanishVoice } from './voices/spanishVoice.ts';

const MAX_SKILLS = 4;
const MASCULINE_DEGREE = /^(?:Grado|Máster|Doctorado|Diploma|Título|Ciclo|Bachillerato|Técnico|Posgrado|Curso)\b/;
const MAX_CREDENTIALS = 3;
const FACTS_BY_LENGTH = { short: 3, standard: 5, long: 7 };
const HONORIFIC = /^(?:sra?|d|dña|don|doña|señora?|dra?|mr|mrs|ms)\b\.?\s+/i;

/** Writes a letter in Spanish from a CV in Spanish; the same seed gives the same letter. */
export function writeSpanishLetter(spec: LetterSpec): WrittenParagraph[] {
  const voice = spanishVoices[spec.tone];
  const [strongest, ...others] = planSpanishFacts(spec).slice(0, FACTS_BY_LENGTH[spec.length]);
  const ordered = others.sort((one, other) => one.recency - other.recency);
  const samePosition = ordered.filter((fact) => strongest && isSamePosition(fact, strongest));
  const otherPositions = ordered.filter((fact) => !strongest || !isSamePosition(fact, strongest));
  const write = createSentenceWriter(spec);
  const opening = strongest ? writeOpening(strongest, voice, write) : writePlainOpening(spec, voice, write);
  const paragraphs: WrittenParagraph[] = [
    { id: 'greeting', kind: 'greeting', text: writeGreeting(spec, voice) },
    { id: 'opening', kind: 'opening', text: opening },
    { id: 'evidence-1', kind: 'evidence', text: writeFacts(samePosition, strongest, voice, write) },
    {
      id: 'evidence-2',
      kind: 'evidence',
      text: [writeFacts(otherPositions, samePosition.at(-1) ?? strongest, voice, write), writeCredentials(spec, voice, write)]
        .filter(Boolean)
        .join(' '),
    },
    { id: 'motivation', kind: 'motivation', text: writeSkills(spec, voice, write) },
    { id: 'closing', kind: 'closing', text: write(voice.ask, {}) },
    {
      id: 'signature',
      kind: 'signature',
      text: [pick(voice.farewells, spec.seed), lowerPersonName(spec.profile.name ?? '')].filter(Boolean).join('\n'),
    },
  ];
  return paragraphs.filter(({ text }) => text !== '');
}

const MAX_TRIES = 6;

/** Rewords one paragraph with the first seed that changes it; undefined if none does. */
export function writeSpanishParagraph(spec: LetterSpec, paragraphs: readonly WrittenParagraph[], id: string): WrittenParagraph | undefined {
  const before = paragraphs.find((paragraph) => paragraph.id === id)?.text;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const written = writeSpanishLetter({ ...spec, seed: spec.seed + attempt }).find((paragraph) => paragraph.id === id);
    if (written && written.text !== before) return written;
  }
  return undefined;
}

type WriteSentence = (frames: readonly string[], values: Record<string, string | undefined>) => string;

/** Creates a function that fills frames and repeats none while another is left. */
function createSentenceWriter({ job, seed, profile }: LetterSpec): WriteSentence {
  const used = new Set<string>();
  const company = stripLegalForm(job.company.trim());
  const base = { job: formatSpanishJobTitle(job.title.trim(), profile), firm: `${chooseEmployerArticle(company)}${company}` };
  return (frames, values) => {
    const filled = frames.flatMap((frame) => {
      const text = fillFrame(frame, { ...base, ...values });
      return text ? [{ frame, text }] : [];
    });
    const unused = filled.filter(({ frame }) => !used.has(frame));
    const chosen = pick(unused.length > 0 ? unused : filled, seed);
    if (chosen) used.add(chosen.frame);
    return joinArticles(chosen?.text ?? '');
  };
}

function pick<Value>(values: readonly Value[], seed: number): Value | undefined {
  return values[seed % Math.max(1, values.length)];
}

function writeOpening(fact: SpanishFact, voice: SpanishVoice, write: WriteSentence): string {
  return write(fact.finite ? voice.open : voice.openNounPhrase, buildFrameValues(fact));
}

function writePlainOpening({ profile }: LetterSpec, voice: SpanishVoice, write: WriteSentence): string {
  const [first] = profile.experience;
  return write(voice.openPlain, { as: first ? formatSpanishPosition(first.title, first.company) : undefined });
}

/** Words facts one after another. A position is named when it changes, and only an older one is said to be before. */
function writeFacts(facts: readonly SpanishFact[], before: SpanishFact | undefined, voice: SpanishVoice, write: WriteSentence): string {
  let last = before;
  const sentences = facts.map((fact) => {
    const isSame = last !== undefined && isSamePosition(fact, last);
    const isOlder = last !== undefined && fact.recency > last.recency;
    last = fact;
    // A second sentence about a position need not name it again.
    if (!fact.finite) return write(voice.nounPhrase, { ...buildFrameValues(fact), ...(isSame && { as: 'en ese puesto', As: 'En ese puesto' }) });
    return write(isSame ? voice.follow : isOlder ? voice.before : voice.intro, buildFrameValues(fact));
  });
  return sentences.join(' ');
}

function buildFrameValues({ finite, nounPhrase, title, company, isCurrent }: SpanishFact): Record<string, string | undefined> {
  const positionPhrase = formatSpanishPosition(title, company);
  return {
    as: positionPhrase,
    As: positionPhrase.charAt(0).toUpperCase() + positionPhrase.slice(1),
    clause: finite,
    nounPhrase,
    includes: isCurrent ? 'incluye' : 'incluyó',
    entra: isCurrent ? 'entra' : 'entró',
    include: isCurrent ? 'incluyen' : 'incluyeron',
  };
}

/** Names a position in a sentence: "como administrativa contable en Cítricos Alboraya". */
function formatSpanishPosition(title: string, company: string): string {
  const name = lowerGenericWords(title.replace(/\s*\([^)]*\)/g, '').split(/, | [|–—/] /)[0] ?? '');
  const lowered = /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  const firm = stripLegalForm(lowerGenericWords(company.split(', ')[0] ?? ''));
  return [lowered && `como ${lowered}`, firm && `en ${chooseEmployerArticle(firm)}${firm}`].filter(Boolean).join(' ');
}

function isSamePosition(one: SpanishFact, other: SpanishFact): boolean {
  return one.title === other.title && one.company === other.company;
}

function writeCredentials({ profile }: LetterSpec, voice: SpanishVoice, write: WriteSentence): string {
  const credentials = (profile.licences ?? []).slice(0, MAX_CREDENTIALS).map(lowercaseCredential);
  const [entry] = profile.education;
  const degree = entry && [entry.degree, entry.school].filter(Boolean).join(', ');
  const languages = profile.languages.map(formatSpanishLanguage);
  return [
    degree ? write(voice.study, { degree, aDegree: addDegreeArticle(entry) }) : '',
    credentials.length > 0 ? write(voice.papers, { papers: joinSpanish(credentials) }) : '',
    languages.length > 1 ? write(voice.languages, { languages: joinSpanish(languages) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is studied, without the degree that it led to. */
const FIELD =
  /^(?:Enfermería|Medicina|Derecho|Psicología|Economía|Historia|Filología|Magisterio|Farmacia|Veterinaria|Biología|Química|Física|Periodismo|Turismo|Contabilidad|Administración|Ciencias|Matemáticas|Pedagogía|Trabajo Social|Fisioterapia|Odontología)(?!\p{L})/u;

/** Returns what was learnt as it follows a verb: "un Grado en Historia por la Universidad de Lugo". */
function addDegreeArticle({ degree, school }: { degree: string; school: string }): string {
  if (/^Técnic[oa] /.test(degree)) return addDegreeArticle({ degree: `Título de ${degree}`, school }).replace('un Título', 'el título');
  const article = /^(?:Licenciatura|Diplomatura|Ingeniería|Maestría|Formación|Arquitectura|Titulación|Especialidad)\b/.test(degree)
    ? 'una '
    : MASCULINE_DEGREE.test(degree)
      ? 'un '
      : '';
  // "Técnica superior" is who somebody is, and its title what they have.
  const isPerson =
    /^(?:técnic|licenciad|graduad|diplomad|ingenier[oa]|arquitect|bachiller|doctor)/i.test(degree) &&
    !MASCULINE_DEGREE.test(degree) &&
    article === '';
  if (isPerson) return addDegreeArticle({ degree: `Título de ${degree}`, school }).replace('un Título', 'un título');
  const field = FIELD.test(degree) ? `estudios de ${degree}` : undefined;
  if (school === '') return field ?? `${article}${degree}`;
  if (field) return `${field} en ${/^(?:Universidad|Escuela|Facultad|Academia|UNED)\b/.test(school) ? 'la ' : 'el '}${school}`;
  const preposition = /^(?:Universidad|Escuela|Facultad|Academia|UNED)\b/.test(school)
    ? ' por la '
    : /^(?:Instituto|Colegio|Centro|Conservatorio|IES|CEIP|CIFP|CIPFP|CPIFP|CFP)\b/.test(school)
      ? ' por el '
      : ', ';
  return `${article}${degree}${preposition}${school}`;
}

/** Writes a credential with a small letter within a sentence: "carné de conducir B". */
function lowercaseCredential(credential: string): string {
  if (/^manipulador/i.test(credential)) return `carné de ${credential.charAt(0).toLowerCase()}${credential.slice(1)}`;
  return /^(?:Carné|Carnet|Permiso|Título|Certificado|Curso|Licencia)(?!\p{L})/u.test(credential)
    ? credential.charAt(0).toLowerCase() + credential.slice(1)
    : credential;
}

function writeSkills({ profile, job, without = [] }: LetterSpec, voice: SpanishVoice, write: WriteSentence): string {
  const wanted = `${job.title} ${job.description}`.toLowerCase();
  const skills = profile.skills
    .filter(
      (skill) => skill.length < 40 && !/[:;<>{}[\]|\\]/.test(skill) && !without.some((name) => skill.toLowerCase().includes(name.toLowerCase())),
    )
    .map((skill, index) => ({ skill, rank: Number(wanted.includes(skill.toLowerCase())) - index / 100 }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_SKILLS)
    .map(({ skill }) =>
      (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(skill) || isCommonNounIn(job.description, skill)) && !/^(?:Excel|Word|Sage|Python|Java)\b/.test(skill)
        ? skill.charAt(0).toLowerCase() + skill.slice(1)
        : skill,
    );
  return skills.length > 1 ? write(voice.skills, { skills: joinSpanish(skills) }) : '';
}

/** Detects a noun that the advertisement writes in lower case: "Escandallos". */
function isCommonNounIn(description: string, skill: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(skill) && description.includes(skill.toLowerCase()) && !description.includes(skill);
}

/** Joins names as in "A, B y C", with "e" before the sound of i. */
function joinSpanish(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${/^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** Returns the greeting: a name with its honorific has its gender, a name alone has both. */
function writeGreeting({ job }: LetterSpec, voice: SpanishVoice): string {
  const name = (job.hiringManager.split(/,|\s[–—|-]\s/)[0] ?? '').trim();
  if (name === '') return voice.greeting;
  if (/\b(?:equipo|comité|departamento|tribunal|comisión|panel|team|committee)\b/i.test(name)) return `A la atención de: ${name}`;
  const honorific = HONORIFIC.exec(name)?.[0].trim().toLowerCase();
  const isWoman = honorific !== undefined && /^(?:sra|dña|doña|señora|dra|mrs|ms)/.test(honorific);
  const greeting = honorific === undefined ? voice.greetingNamed : voice.greetingNamed.replace('o/a', isWoman ? 'a' : 'o');
  return greeting.replace('{name}', name);
}
