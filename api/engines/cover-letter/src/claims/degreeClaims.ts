import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { stopWords } from '../wording/synonyms.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import type { Passage } from './sources.ts';
import { detectVoice } from './voice.ts';

export type DegreeLevel = 'postgraduate' | 'diploma' | 'associate' | 'bachelor' | 'master' | 'doctor' | 'degree';

const levels = new Map<string, DegreeLevel>();
for (const [level, names] of [
  [
    'bachelor',
    'bsc ba beng bba llb bed bfa bcom bn bs barch bmus bachelor bachelors b.sc b.a undergraduate baccalaureate licenciatura grado laurea licence',
  ],
  ['master', 'msc ma meng mba llm med mfa mphil mmus mres mlitt mchem mphys mpharm mba master masters m.sc m.a maestría máster'],
  ['postgraduate', 'postgraduate pgce pgdip'],
  ['doctor', 'phd dphil edd doctorate doctoral ph.d doctor md'],
  ['associate', 'hnd hnc foundation associate'],
  ['diploma', 'diploma nvq btec'],
] as const)
  for (const name of names.split(' ')) levels.set(name, level);

/** Only with capitals, or before "degree" or "in", are these degrees. */
const ambiguousDegrees = new Set(
  'ba ma bs bed med md bn master masters doctor associate foundation licence undergraduate postgraduate grado'.split(' '),
);
const fieldStops = new Set(
  'from at with and while which where i before after has have gave taught but or as to by required preferred desirable essential desired is are would will related relevant similar on for that was is'.split(
    ' ',
  ),
);

export interface Degree {
  from: number;
  to: number;
  level: DegreeLevel;
  /** Of which kind, when that is said: "bsc" is not "ba". */
  type?: string;
  field: string[];
}

export function findDegreeClaims(sentence: Sentence): Claim[] {
  return findDegrees(sentence.tokens).map((degree) => ({ from: degree.from, to: degree.to, evidence: findEvidence(sentence, degree) }));
}

export function findDegrees(tokens: StemmedToken[]): Degree[] {
  const found: Degree[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const degree = readDegree(tokens, at);
    if (!degree) continue;
    found.push(degree);
    at = degree.to - 1;
  }
  return found;
}

function readDegree(tokens: StemmedToken[], at: number): Degree | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const word = token.lower.replace(/'s$/, 's').replace(/\.$/, '');
  const name = levels.has(word) ? word : word.replace(/s$/, '');
  const level = levels.get(name);
  // "A postgraduate diploma" is more than a diploma.
  if (name === 'postgraduate' && /^(?:diploma|certificate)s?$/.test(tokens[at + 1]?.lower ?? ''))
    return readDegreeField(tokens, at + 1, 'postgraduate');
  if (level && isDegreeName(tokens, at, name)) return addType(readDegreeField(tokens, at, level), tokens, name);
  if (word === 'degree' && tokens[at + 1]?.lower !== 'of') return readDegreeField(tokens, at, 'degree');
  return undefined;
}

const types: Record<string, string> = {
  'b.sc': 'bsc',
  bs: 'bsc',
  'b.a': 'ba',
  'm.sc': 'msc',
  ms: 'msc',
  'm.a': 'ma',
  'bachelor science': 'bsc',
  'bachelor arts': 'ba',
  'bachelor engineering': 'beng',
  'bachelor laws': 'llb',
  'master science': 'msc',
  'master arts': 'ma',
  'master engineering': 'meng',
  'master business': 'mba',
};

function addType(degree: Degree, tokens: StemmedToken[], name: string): Degree {
  const expandedType = tokens[degree.from + 1]?.lower === 'of' ? types[`${name.replace(/s$/, '')} ${tokens[degree.from + 2]?.lower}`] : undefined;
  const type = expandedType ?? types[name] ?? (name.length <= 4 && name !== 'hons' ? name : undefined);
  return type === undefined ? degree : { ...degree, type };
}

function isDegreeName(tokens: StemmedToken[], at: number, word: string): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]?.lower ?? ''];
  if (!ambiguousDegrees.has(word)) return true;
  const isShort = word.length <= 3;
  if (isShort) return /^\p{Lu}.?\p{Lu}s?$/u.test(token?.text ?? '') || token?.text === 'BEd' || token?.text === 'MEd';
  if (
    next === 'degree' ||
    (next === 'of' &&
      [
        'arts',
        'science',
        'engineering',
        'business',
        'laws',
        'education',
        'philosophy',
        'fine',
        'commerce',
        'nursing',
        'social',
        'public',
        'medicine',
      ].includes(tokens[at + 2]?.lower ?? ''))
  )
    return true;
  const isWholeWord = ['masters', 'master', 'undergraduate', 'postgraduate'].includes(word);
  return isWholeWord && (/['’]s$/.test(token?.text ?? '') || next === 'in') && tokens[at - 1]?.lower !== 'scrum';
}

function readDegreeField(tokens: StemmedToken[], at: number, level: DegreeLevel): Degree {
  let to = at + 1;
  const field: string[] = [];
  if (['(', ','].includes(tokens[to]?.text ?? '') && ['hons', 'honours'].includes(tokens[to + 1]?.lower ?? ''))
    to += tokens[to + 2]?.text === ')' ? 3 : 2;
  if (tokens[to]?.lower === 'hons' || tokens[to]?.lower === 'honours') to += 1;
  while (['degree', 'programme', 'qualification'].includes(tokens[to]?.lower ?? '')) to += 1;
  const links = new Set(['in', 'of']);
  const isLinked = links.has(tokens[to]?.lower ?? '');
  let index = isLinked ? to + 1 : to;
  if (!isLinked && !/^\p{Lu}/u.test(tokens[index]?.text ?? '')) return { from: at, to, level, field };
  for (; index < tokens.length && index - to < MAX_FIELD_TOKENS; index += 1) {
    const token = tokens[index];
    if (!token || (token.kind !== 'word' && token.text !== '&' && token.text !== '-')) break;
    if (token.lower === 'and' || token.text === '&' || token.text === '-' || links.has(token.lower)) {
      if (!/^\p{L}/u.test(tokens[index + 1]?.text ?? '') || (token.lower === 'and' && !continuesField(tokens, index))) break;
      continue;
    }
    if (fieldStops.has(token.lower) || stopWords.has(token.lower)) break;
    field.push(token.stem);
    to = index + 1;
  }
  return { from: at, to, level, field: field.filter((stem) => !['scien', 'art', 'degre', 'bachelor'].includes(stem) || field.length === 1) };
}

const MAX_FIELD_TOKENS = 8;

/** "Business and Management" goes on, "biology and worked" does not. */
function continuesField(tokens: StemmedToken[], andIndex: number): boolean {
  const [before, after] = [tokens[andIndex - 1], tokens[andIndex + 1]];
  return /^\p{Lu}/u.test(before?.text ?? '') && /^\p{Lu}/u.test(after?.text ?? '');
}

function findEvidence(sentence: Sentence, degree: Degree): EvidenceFound | undefined {
  const { sources } = sentence;
  const findOwn = () => findInPassages(sources.applicantPassages, degree);
  const voice = detectVoice(sentence, degree.from, degree.to);
  if (voice === 'own') return findOwn();
  return voice === 'open' ? (findOwn() ?? findInPassages(sources.jobPassages, degree)) : (findInPassages(sources.jobPassages, degree) ?? findOwn());
}

function findInPassages(passages: Passage[], wanted: Degree): EvidenceFound | undefined {
  for (const passage of passages) {
    if (findPassageDegrees(passage).length === 0) continue;
    const degrees = findPassageDegrees(passage).filter(
      ({ level, type }) => entailsLevel(level, wanted.level) && (type === undefined || wanted.type === undefined || type === wanted.type),
    );
    const stems = new Set(passage.tokens.map(({ stem }) => stem));
    const found = degrees.find(() => wanted.field.every((stem) => stems.has(stem)));
    if (found) return { passage, at: found.from };
  }
  return undefined;
}

const degreesByPassage = new WeakMap<Passage, Degree[]>();

function findPassageDegrees(passage: Passage): Degree[] {
  const found = degreesByPassage.get(passage) ?? findDegrees(passage.tokens);
  degreesByPassage.set(passage, found);
  return found;
}

function entailsLevel(stated: DegreeLevel, wanted: DegreeLevel): boolean {
  if (wanted === 'degree')
    return (
      stated === 'bachelor' ||
      stated === 'master' ||
      stated === 'doctor' ||
      stated === 'degree' ||
      stated === 'associate' ||
      stated === 'postgraduate'
    );
  return stated === wanted;
}
