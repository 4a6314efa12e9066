import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { isListedWord } from '@sheaf/language/lexicon/wordKnowledge';
import { FEATURE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import { units } from '../safety/notations.ts';
import { capitalize } from '../text/capitalize.ts';
import type { Finding } from '../types/finding.ts';
import { obsceneSpanish } from './obscene.ts';
import { findSimilarSpanish } from './similarSpanish.ts';
import { findSplitWords } from './splitWords.ts';
import { isPronoun, type SpanishToken } from './words/context.ts';
import { findIrregularForm } from './words/irregularVerbs.ts';
import { findFeatures, stripAccents } from './words/spanishWords.ts';

const NEAR = 1;
const FAR = 1.9;
/** Steps of the count of a word that weigh as much as one letter wrong. */
const STEPS_PER_LETTER = 42;
const COST_WEIGHT = 3;
/** A lost accent is likelier than any other slip. */
const ACCENT_BONUS = 1;
const AT_MOST = 5;
const OFTEN = 3;
const SHORTEST = 3;
/** A word this common is meant sooner than a rare one that nobody listed. */
const COMMON = 21;
/** So common an English word is known to who writes in Spanish. */
const COMMON_IN_ENGLISH = 150;
/** A candidate is sure when it beats the next by so much. */
const SURE_MARGIN = 0.35;
const CLEAR_MARGIN = 0.12;

/** Slips that are words of no kind, and what their writers mean. */
const SLIPS: Record<string, string> = {
  fué: 'fue',
  fuí: 'fui',
  dió: 'dio',
  dí: 'di',
  vió: 'vio',
  ví: 'vi',
  tí: 'ti',
  fé: 'fe',
  pié: 'pie',
  ésto: 'esto',
  éso: 'eso',
  aquéllo: 'aquello',
  haiga: 'haya',
  haigan: 'hayan',
  nadien: 'nadie',
  rompido: 'roto',
  escribido: 'escrito',
  ponido: 'puesto',
  volvido: 'vuelto',
  abrido: 'abierto',
  morido: 'muerto',
  hacido: 'hecho',
  haci: 'así',
  asi: 'así',
  hiba: 'iba',
  hiban: 'iban',
  hechar: 'echar',
  hechando: 'echando',
  iso: 'hizo',
  hize: 'hice',
  iva: 'iba',
  ivan: 'iban',
  llendo: 'yendo',
  ahi: 'ahí',
  alli: 'allí',
  dificil: 'difícil',
  facil: 'fácil',
  atravez: 'a través',
  examenes: 'exámenes',
  imagenes: 'imágenes',
  jovenes: 'jóvenes',
  ordenes: 'órdenes',
  margenes: 'márgenes',
  origenes: 'orígenes',
  volumenes: 'volúmenes',
  guevo: 'huevo',
  guevos: 'huevos',
  gueso: 'hueso',
  guesos: 'huesos',
  weno: 'bueno',
  wena: 'buena',
  talvés: 'tal vez',
};

/** Finds the words of a passage that no Spanish word list knows. `times` counts the unknown words of the whole text. */
export function findSpanishMisspellings(tokens: readonly SpanishToken[], times: ReadonlyMap<string, number>): Finding[] {
  return tokens.flatMap((_, at) => findMisspelling(tokens, at, times) ?? []);
}

/** Returns the words in small letters that no list knows, once for every use. */
export function listUnknownSpanish(tokens: readonly SpanishToken[]): string[] {
  return tokens.filter(({ kind, isKnown, text }) => kind === 'word' && !isKnown && !/^\p{Lu}/u.test(text)).map(({ lower }) => lower);
}

function findMisspelling(tokens: readonly SpanishToken[], at: number, times: ReadonlyMap<string, number>): Finding | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const { kind, text, lower, start, isGlued } = token;
  const slip = kind === 'word' && Object.hasOwn(SLIPS, lower) && text !== text.toUpperCase() ? SLIPS[lower] : undefined;
  if (slip) return build(token, [slip], 'high', slip.includes(' ') ? 'es-words-joined' : 'es-misspelling');
  const irregular = kind === 'word' && !token.isKnown && !/^\p{Lu}.*\p{Lu}/u.test(text) ? findIrregularForm(lower) : undefined;
  if (irregular && (token.opensSentence || text === lower)) {
    // "Me recomendo" may lack an accent as well: who does it is somebody else.
    const past = /o$/.test(lower) && isPronoun(tokens[at - 1] ?? token) ? `${lower.slice(0, -1)}ó` : undefined;
    if (past !== undefined && findFeatures(past) !== undefined) return build(token, [past, ...irregular], 'low', 'es-irregular-form');
    // "Empezo" lacks an accent, as who would say "empiezo" does not spell it so behind a noun.
    const accented = /o$/.test(lower) ? `${lower.slice(0, -1)}ó` : '';
    const isHis = at > 0 && !token.opensSentence && !/^(?:yo|no|ya|que|cuando|si)$/.test(tokens[at - 1]?.lower ?? 'yo');
    if (isHis && findFeatures(accented) !== undefined) return build(token, [accented, ...irregular], 'medium', 'es-accent');
    return build(token, [...irregular], 'high', 'es-irregular-form');
  }
  if (kind !== 'word' || token.isKnown || (isGlued && /^\p{Ll}/u.test(text) && start > 0 && !token.opensSentence && /['-]/.test(text)))
    return undefined;
  if (text.length < SHORTEST || /[\p{Lu}].*[\p{Lu}]|\p{Ll}\p{Lu}|['’-]/u.test(text) || isAmongLatin(tokens, at)) return undefined;
  const isCapital = /^\p{Lu}/u.test(text);
  if ((isCapital && !token.opensSentence) || units.has(lower) || /^(?:min|máx|mín|núm|rev|seg|pág|págs|cap|num|max|vs|etc)$/.test(lower))
    return undefined;
  const near = rank(lower)[0];
  const split = near && near.cost <= 0.5 && near.count > 0 ? undefined : findSplitWords(lower);
  if (split && !isListedWord(lower)) return build(token, [split], 'medium', 'es-words-joined');
  const withPronoun = findAccentedEnclitic(lower);
  if (withPronoun) return build(token, [withPronoun], 'high', 'es-accent');
  const suggestions = rank(lower);
  const [best, second] = suggestions;
  // A word of another language that nothing Spanish is close to is a quotation or a term.
  if (!best || (best.cost > 0.7 && isListedWord(lower)) || isAmongEnglish(tokens, at)) return undefined;
  // "Manana" lacks its tilde: the word is an English one as well, but no common one.
  const lacksTilde = best.count >= COMMON && best.word.includes('ñ') && best.word.replaceAll('ñ', 'n') === lower;
  if (isCapital && !lacksTilde && (best.cost > 0.7 || (best.cost > 0.3 && isListedWord(lower)))) return undefined;
  const isAccent = stripAccents(best.word) === stripAccents(lower);
  if (text.length <= 4 && best.cost > 0.3 && isListedWord(lower) && !isAccent) return undefined;
  if ((times.get(lower) ?? 0) >= OFTEN && best.cost > 0.4) return undefined;
  const margin = second ? best.score - second.score : 1;
  // "Gustaria" can be "gustaría" alone.
  const isLone = isAccent && !suggestions.slice(1).some(({ word }) => stripAccents(word) === stripAccents(lower));
  const isSure =
    isLone || (isAccent && (margin > 0 || !second)) || (best.cost <= NEAR && best.count >= COMMON && margin >= SURE_MARGIN && text.length > 4);
  const isClear = best.cost <= 1.3 && best.count >= (best.cost < 0.9 ? 1 : COMMON) && margin >= CLEAR_MARGIN && text.length > 3;
  const isForeign = isEnglishTerm(lower, best, isAccent);
  const mayBeName = isCapital && best.cost > 0.3 && best.count < COMMON;
  const confidence = mayBeName || isForeign ? 'low' : isSure ? 'high' : isClear ? 'medium' : 'low';
  if (confidence === 'low' && !mayBeName && best.cost > 0.9 && best.count < COMMON) return undefined;
  if (mayBeName && best.cost > 0.6) return undefined;
  return build(
    token,
    suggestions.map(({ word }) => word),
    confidence,
    isAccent ? 'es-accent' : 'es-misspelling',
  );
}

const SHORT_HOST = /^(?:d[áéí]|v[é]|h[á]z|p[ó]n|t[é]n)/;
const ENCLITIC = /(?:me|te|se|nos|os|l[aeo]s?)$/;
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Returns a verb with pronouns at its end whose accent is missing or too much: "haciéndolo" for "haciendolo". */
function findAccentedEnclitic(lower: string): string | undefined {
  if (!ENCLITIC.test(lower)) return undefined;
  const bare = stripAccents(lower);
  const forms = [bare, ...[...bare].map((letter, at) => (ACCENTED[letter] ? bare.slice(0, at) + ACCENTED[letter] + bare.slice(at + 1) : bare))];
  const known = [...new Set(forms)].filter((word) => word !== lower && findFeatures(word) !== undefined && /[aeiouáéíóúr]\p{L}+$/u.test(word));
  // "Háganos" sooner than "hagános", which is an imperative of "vos".
  const isOfVos = (word: string) => /\p{L}{2}[áéí](?:(?:[mts]e|n?os)l[aeo]s?|me|te|se|nos|os|l[aeo]s?)$/u.test(word) && !SHORT_HOST.test(word);
  const others = known.filter((word) => !isOfVos(word));
  const usual = others.length > 0 ? others : known;
  const isEnclitic =
    usual.some((word) => ((findFeatures(word) ?? 0) & FEATURE.enclitic) !== 0) || /^(?:\p{L}+[áéí]\p{L}+)(?:nos|me|te|se)$/u.test(usual[0] ?? '');
  return usual.length === 1 && isEnclitic ? usual[0] : undefined;
}

/** Returns whether a word is a common English one, unless a common Spanish word is the same but for an accent: "hello" is no slip for "ello". */
function isEnglishTerm(lower: string, best: Ranked, isAccent: boolean): boolean {
  if (isAccent && best.count > 0) return false;
  const words = loadLexicon();
  const index = words.indexOf(lower);
  return index >= 0 && words.countAt(index) >= COMMON_IN_ENGLISH;
}

/** Returns whether a small word of Latin comes before, as in "ad cautelam" and "in dubio". */
function isAmongLatin(tokens: readonly SpanishToken[], at: number): boolean {
  return /^(?:ad|in|ex|ab|et|cum|pro|sub|ipso|sine|non|quo|per)$/.test(tokens[at - 1]?.lower ?? '');
}

/** Returns whether the word beside it is an English one that is not Spanish. */
function isAmongEnglish(tokens: readonly SpanishToken[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some(
    (token) => token?.kind === 'word' && !token.isKnown && isListedWord(token.lower) && (rank(token.lower)[0]?.cost ?? 1) > 0.3,
  );
}

interface Ranked {
  word: string;
  cost: number;
  count: number;
  score: number;
}

const remembered = new Map<string, Ranked[]>();
const REMEMBERED_AT_MOST = 2000;

function rank(lower: string): Ranked[] {
  const known = remembered.get(lower);
  if (known) return known;
  const words = loadSpanish();
  let found = findSimilarSpanish(lower, NEAR);
  if (!found.some(({ cost, word }) => cost < 0.7 || words.findCount(word) > 0))
    found = findSimilarSpanish(lower, Math.min(FAR, 0.7 + lower.length * 0.2));
  // "Yevar" and "llo" are written as they sound.
  const respellings = [
    lower.replaceAll('y', 'll'),
    lower.replaceAll('ll', 'y'),
    lower.replaceAll('k', 'qu'),
    lower.replace(/^gü?e/, 'hue'),
    lower.replace(/^hie/, 'ye'),
    lower.replace(/ao(s?)$/, 'ado$1'),
    lower.replace(/[ií]o(s?)$/, 'ido$1'),
    lower.replace(/^ye/, 'hie'),
  ]
    .filter((word) => word !== lower && words.findCount(word) > 0)
    .map((word) => ({ word, cost: 0.35 }));
  const second = /stes$/.test(lower) && findFeatures(lower.slice(0, -1)) !== undefined ? [{ word: lower.slice(0, -1), cost: 0.2 }] : [];
  const ranked = [...second, ...respellings, ...found]
    .filter(({ word }) => /^\p{Ll}/u.test(word) && !obsceneSpanish.has(word))
    .map(({ word, cost }) => ({
      word,
      cost,
      count: words.findCount(word),
      score: words.findCount(word) / STEPS_PER_LETTER - cost * COST_WEIGHT + (stripAccents(word) === stripAccents(lower) ? ACCENT_BONUS : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  const distinct = ranked.filter(({ word }, at) => ranked.findIndex((other) => other.word === word) === at).slice(0, AT_MOST);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  remembered.set(lower, distinct);
  return distinct;
}

function build({ text, start, end }: SpanishToken, words: string[], confidence: Finding['confidence'], ruleId: string): Finding {
  const isCapital = /^\p{Lu}/u.test(text);
  const replacements = words.map((word) => (isCapital ? capitalize(word) : word));
  return { start, end, type: 'spelling', ruleId, confidence, replacements, reason: '' };
}
