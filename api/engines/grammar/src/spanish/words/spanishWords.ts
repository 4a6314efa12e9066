import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import { findNounGender } from './nounGenders.ts';

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

/** Adjectives in common use that the lexicon has for nouns alone. */
const ADJECTIVES =
  /^(?:(?:bonit|simpátic|antipátic|perfect|fresc|rubi|solter|honrad|novat|diminut)[oa]s?|(?:amable|inteligente|insuficiente|picante|pendiente|amante|gigante|potente|reciente|valiente|caliente)s?|marrón|marrones|rosas?)$/;
/** Infinitives that the lexicon has for other words alone. */
const INFINITIVES = /^(?:andar|dar|ir|ver|ser|estar|haber)$/;
/** Words in everyday use that the dictionary lacks, most of them of the Americas. */
const EVERYDAY = new Set('chile chiles nomás wey güey fabes frijol frijoles ahorita ratito celu finde porfa profe peli cole insti'.split(' '));

/** What was read of words that no list has. */
const remembered = new Map<string, number | undefined>();
const REMEMBERED_AT_MOST = 5000;

/** Returns what a Spanish word can be, whether the dictionary lists it or its parts do; undefined for one that is not known. */
export function findFeatures(word: string): number | undefined {
  const words = loadSpanish();
  const lower = word.toLowerCase();
  const listed = words.findFeatures(lower) ?? words.findFeatures(word);
  if (listed !== undefined && INFINITIVES.test(lower)) return listed | FEATURE.infinitive;
  if (listed !== undefined && lower.endsWith('ndo')) return readFirstPerson(lower, listed);
  if (listed !== undefined) return ADJECTIVES.test(lower) ? listed | FEATURE.adjective : addGender(lower, listed);
  if (EVERYDAY.has(lower)) return 0;
  if (remembered.has(lower)) return remembered.get(lower);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  const read = readEnclitic(lower) ?? readVoseo(lower) ?? readDerived(lower);
  remembered.set(lower, read);
  return read;
}

/** "Vendo" and "mando" are what I do, though they end as a gerund does. */
function readFirstPerson(word: string, features: number): number {
  const isVerb = (infinitive: string) => ((loadSpanish().findFeatures(infinitive) ?? 0) & FEATURE.infinitive) !== 0;
  const base = word.slice(0, -1);
  const isOfStem = [base, base.replace(/ie(?=nd$)/, 'e')].some((stem) => ['ar', 'er', 'ir'].some((ending) => isVerb(stem + ending)));
  const stem = word.replace(/(?:a|ie|ye)ndo$/, '');
  const isGerund = stem !== word && (word.endsWith('ando') ? isVerb(`${stem}ar`) : isVerb(`${stem}er`) || isVerb(`${stem}ir`));
  return isOfStem && !isGerund ? (features & ~FEATURE.gerund) | FEATURE.firstSingular : features;
}

/** Adds the gender of a noun that the lexicon lacks. */
function addGender(word: string, features: number): number {
  const isBare = (features & FEATURE.noun) !== 0 && (features & (FEATURE.adjective | FEATURE.masculine | FEATURE.feminine)) === 0;
  return isBare ? features | findNounGender(word) : features;
}

export function stripAccents(word: string): string {
  return word.replace(/[áéíóú]/g, (letter) => plain[letter] ?? letter);
}

/** Reads a verb with pronouns at its end, such as "dámelo" or "comprándolos". */
function readEnclitic(word: string): number | undefined {
  for (const pronouns of [PRONOUNS.exec(word)?.[0], /(?:me|te|se|nos|os|l[aeo]s?)$/.exec(word)?.[0]]) {
    const host = pronouns === undefined ? '' : word.slice(0, -pronouns.length);
    if (host.length >= 2 && isHost(host, pronouns ?? '')) return FEATURE.enclitic;
  }
  return undefined;
}

function isHost(host: string, pronouns: string): boolean {
  const words = loadSpanish();
  const hasTwo = pronouns.length > 3;
  const can = (form: string, feature: number) => ((words.findFeatures(form) ?? readPrefixed(form) ?? 0) & feature) !== 0;
  const isAccented = ACCENTS.test(host);
  const bare = stripAccents(host);
  // Two pronouns make an infinitive carry an accent, one does not: "dármelo", "darme".
  if (host.endsWith('r'))
    return hasTwo ? isAccented && (can(host, FEATURE.infinitive) || can(bare, FEATURE.infinitive)) : can(host, FEATURE.infinitive);
  if (/(?:ándo|éndo)$/.test(host)) return can(bare, FEATURE.gerund);
  // "Dime" has no accent, "dímelo" has one.
  if (SHORT_COMMAND.test(hasTwo ? bare : host)) return !hasTwo || isAccented;
  // "Mantén" and "mantenlo".
  if (!hasTwo && !isAccented && /[eo]n$/.test(host) && SHORT_COMMAND.test(host.replace(/([eo])n$/, (_, vowel: string) => `${accented[vowel]}n`)))
    return true;
  if (/[áéí]mo$/.test(host)) return can(`${bare}s`, FEATURE.firstPlural);
  if (pronouns === 'os' && /[aeií]$/.test(host)) return can(`${host}d`, FEATURE.secondPlural);
  // "Llamame" and "traémelo" are imperatives of "vos".
  const isVoseo =
    /[aeiáéí]$/.test(host) && isAccented === hasTwo && can(`${bare}r`, FEATURE.infinitive) && (!isAccented || ACCENTS.test(host.slice(-1)));
  if (isVoseo) return true;
  if (!isAccented) return !hasTwo && [...'aei'].some((vowel) => host.endsWith(vowel)) && can(accentLast(host), FEATURE.secondSingular);
  return can(host, FINITE) || (can(bare, FINITE) && findStressed(bare) === host);
}

/** Returns a form with an accent on its last but one syllable, where verbs in a vowel, "n" or "s" are stressed: "siénten", "tráe". */
function findStressed(form: string): string | undefined {
  // A weak vowel makes one syllable with a strong one beside it: "sien", "cuen", but "tra-e".
  const syllables = [...form.replace(/(?<=[qg])u(?=[ei])/g, '-').matchAll(/[iu]?[aeo][iuy]?(?![aeo])|[iu]?[aeo]|[iu]+/g)];
  const stressed = syllables.at(-2);
  if (!stressed) return undefined;
  const strong = /[aeo]/.exec(stressed[0]);
  const at = stressed.index + (strong ? strong.index : stressed[0].length - 1);
  return form.slice(0, at) + (accented[form.charAt(at)] ?? form.charAt(at)) + form.slice(at + 1);
}

/** Reads imperatives of "vos", negative ones too: "andá", "no cobrés". */
function readVoseo(word: string): number | undefined {
  const words = loadSpanish();
  const [, stem = '', ending = ''] = /^(.{2,})([áéí]s?)$/.exec(word) ?? [];
  if (stem === '') return undefined;
  const isCommand = ending.length === 1 && ((findFeatures(`${stem}${stripAccents(ending)}r`) ?? 0) & FEATURE.infinitive) !== 0;
  const isForbidden = /^[áé]s$/.test(ending) && ((words.findFeatures(stripAccents(word)) ?? 0) & FEATURE.subjunctive) !== 0;
  return isCommand || isForbidden ? FEATURE.secondSingular : undefined;
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

/** Returns whether a word names the agent of a verb, or what the action can be done to: "comprobador", "licenciante", "configurable". */
function isMadeOfVerb(word: string): boolean {
  const [, stem = '', doer = '', vowel = ''] = /^(\p{L}{3,}?)(?:([aei])dor(?:a|es|as)?|([ai])bles?)$/u.exec(word) ?? [];
  const [, agent = '', agentVowel = ''] = /^(\p{L}{3,}?)(a|ie)ntes?$/u.exec(word) ?? [];
  const isVerb = (infinitive: string) => ((loadSpanish().findFeatures(infinitive) ?? 0) & FEATURE.infinitive) !== 0;
  if (agent !== '' && (agentVowel === 'a' ? isVerb(`${agent}ar`) : isVerb(`${agent}er`) || isVerb(`${agent}ir`))) return true;
  const endings = doer ? [doer] : vowel === 'a' ? ['a'] : ['e', 'i'];
  return stem !== '' && endings.some((ending) => isVerb(`${stem}${ending}r`));
}

function readDerived(word: string): number | undefined {
  const words = loadSpanish();
  const rest = readPrefixed(word);
  if (rest !== undefined) return rest;
  // "Mapeos" is of "mapear".
  if (word.endsWith('eos') && ((words.findFeatures(word.replace(/os$/, 'ar')) ?? 0) & FEATURE.infinitive) !== 0)
    return FEATURE.noun | FEATURE.masculine | FEATURE.plural;
  if (/ísim[oa]s?$/.test(word)) return FEATURE.adjective;
  if (isMadeOfVerb(word)) return FEATURE.noun | FEATURE.adjective;
  // "Gestoría" is of "gestor".
  if (/or[ií]as?$/.test(word) && ((words.findFeatures(word.replace(/ías?$/, '')) ?? 0) & FEATURE.noun) !== 0)
    return FEATURE.noun | FEATURE.feminine | (word.endsWith('s') ? FEATURE.plural : FEATURE.singular);
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
