import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';

const PREFIX =
  /^(?:hiper|súper|super|sub|auto|anti|inter|micro|macro|multi|semi|pre|re|des|in|bi|tri|poli|mono|mini|mega|neo|foto|electro|bio|geo|ultra|infra|intra|extra|contra|sobre|tele|vídeo|video|ex|co|pos|post|vice|nano|eco|ciber|psico|socio|hidro|termo|radio|cardio|neuro|agro|euro|afro|pro)(?=\p{L}{5})/u;
const PRONOUNS = /(?:(?:[mts]e|n?os)(?:l[aeo]s?)|me|te|se|nos|os|l[aeo]s?)$/;
const DIMINUTIVE = /(?:e?c?it|ill|e?cill|uel)([oa]s?)$/;
const ACCENTS = /[áéíóú]/;
const plain: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
/** Commands of one syllable, and what "vosotros" and "nosotros" lose before a pronoun. */
const SHORT_COMMAND =
  /^(?:di|haz|pon|ten|ven|sal|sé|ve|da|dé|de|den|oí|oye|ved|dad|id|est|satisfaz|(?:com|dis|pro|ex|re|im)pón|(?:man|de|re|con)tén|[cp]revén)$/;

/** What was read of words that no list has. */
const remembered = new Map<string, number | undefined>();
const REMEMBERED_AT_MOST = 5000;

/** Returns what a Spanish word can be, whether the dictionary lists it or its parts do; undefined for one that is not known. */
export function findFeatures(word: string): number | undefined {
  const words = loadSpanish();
  const lower = word.toLowerCase();
  const listed = words.findFeatures(lower) ?? words.findFeatures(word);
  if (listed !== undefined) return listed;
  if (remembered.has(lower)) return remembered.get(lower);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  const read = readEnclitic(lower) ?? readDerived(lower);
  remembered.set(lower, read);
  return read;
}

export function stripAccents(word: string): string {
  return word.replace(/[áéíóú]/g, (letter) => plain[letter] ?? letter);
}

/** Reads a verb with pronouns at its end, such as "dámelo" or "comprándolos". */
function readEnclitic(word: string): number | undefined {
  for (const pronouns of [PRONOUNS.exec(word)?.[0], /(?:me|te|se|nos|os|l[aeo]s?)$/.exec(word)?.[0]]) {
    const host = pronouns === undefined ? '' : word.slice(0, -pronouns.length);
    if (host.length >= 2 && isHost(host, (pronouns ?? '').length > 3)) return FEATURE.enclitic;
  }
  return undefined;
}

function isHost(host: string, hasTwo: boolean): boolean {
  const words = loadSpanish();
  const can = (form: string, feature: number) => ((words.findFeatures(form) ?? readPrefixed(form) ?? 0) & feature) !== 0;
  if (host.endsWith('r')) return can(stripAccents(host), FEATURE.infinitive) || can(host, FEATURE.infinitive);
  if (/(?:ándo|éndo)$/.test(host)) return can(stripAccents(host), FEATURE.gerund);
  if (SHORT_COMMAND.test(host)) return true;
  if (/[áéí]mo$/.test(host)) return can(`${stripAccents(host)}s`, FEATURE.firstPlural);
  if (/[aeií]$/.test(host) && can(`${host}d`, FEATURE.secondPlural)) return true;
  if (!ACCENTS.test(host)) return !hasTwo && [...'aei'].some((vowel) => host.endsWith(vowel)) && can(accentLast(host), FEATURE.secondSingular);
  return can(host, FINITE) || can(stripAccents(host), FINITE);
}

function accentLast(word: string): string {
  return word.slice(0, -1) + (accented[word.slice(-1)] ?? '');
}

function readPrefixed(word: string): number | undefined {
  const words = loadSpanish();
  const prefix = PREFIX.exec(word)?.[0];
  if (!prefix || words.findFeatures(stripAccents(word)) !== undefined) return undefined;
  return words.findFeatures(word.slice(prefix.length).replace(/^rr/, 'r'));
}

/** Returns whether a word names who or what does the deed of a verb, or what it can be done to: "comprobador", "configurable". */
function isMadeOfVerb(word: string): boolean {
  const [, stem = '', doer = '', vowel = ''] = /^(\p{L}{3,}?)(?:([aei])dor(?:a|es|as)?|([ai])bles?)$/u.exec(word) ?? [];
  const endings = doer ? [doer] : vowel === 'a' ? ['a'] : ['e', 'i'];
  return stem !== '' && endings.some((ending) => ((loadSpanish().findFeatures(`${stem}${ending}r`) ?? 0) & FEATURE.infinitive) !== 0);
}

function readDerived(word: string): number | undefined {
  const words = loadSpanish();
  const rest = readPrefixed(word);
  if (rest !== undefined) return rest;
  if (/ísim[oa]s?$/.test(word)) return FEATURE.adjective;
  if (isMadeOfVerb(word)) return FEATURE.noun | FEATURE.adjective;
  if (/mente$/.test(word) && words.findFeatures(word.slice(0, -5)) !== undefined) return FEATURE.adverb;
  const variant = word.replace(/[ií]ac([oa]s?)$/, (ending) => (ending.startsWith('i') ? 'í' : 'i') + ending.slice(1));
  if (variant !== word) return words.findFeatures(variant);
  const [, ending = ''] = DIMINUTIVE.exec(word) ?? [];
  const stem = ending && word.replace(DIMINUTIVE, '').replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/c$/, 'z');
  const isStem = stem.length >= 3 && ['', ending[0], 'e', 'o', 'a'].some((end) => words.findFeatures(stem + end) !== undefined);
  return isStem || (stem.length >= 3 && words.findFeatures(`${stem.slice(0, -1)}c${ending[0]}`) !== undefined)
    ? FEATURE.noun | FEATURE.adjective
    : undefined;
}
