import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import { type Context, can, isClauseEnd, isGivenName, isParticiple, isPreposition, type SpanishToken } from '../words/context.ts';
import { findSubject } from '../words/findSubject.ts';
import { COPULA, isTimePhrase, type Reading, type Role, readClauses } from '../words/readClauses.ts';
import { findFeatures, stripAccents } from '../words/spanishWords.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
/** Nouns in "-o" that stand behind another noun as its kind: "proyecto piloto". */
const KIND = /^(?:piloto|modelo|tipo|cuadro|número|muestrario|satélite|centro|medio|cargo|miembro|destino|objetivo|infinito|cero)$/;

/** Returns the words that one accent more makes of a word. */
function listTwins(word: string): string[] {
  if (stripAccents(word) !== word) return [];
  return [...word].flatMap((letter, at) => {
    const accented = ACCENTED[letter];
    const twin = accented === undefined ? '' : word.slice(0, at) + accented + word.slice(at + 1);
    return twin !== '' && findFeatures(twin) !== undefined ? [twin] : [];
  });
}

/** Returns the past of the third person that an accent at the end makes: "marcó" for "marco". */
function findPast(word: string): string | undefined {
  if (!word.endsWith('o')) return undefined;
  const past = `${word.slice(0, -1)}ó`;
  const features = findFeatures(past) ?? 0;
  return (features & FEATURE.past) !== 0 && (features & FEATURE.thirdSingular) !== 0 ? past : undefined;
}

/** Returns whether the clause around a place has a finite verb besides it. */
export function hasVerbInClause({ roles }: Reading, tokens: readonly SpanishToken[], place: number): boolean {
  const isEnd = (at: number) => /^[.;:!?¿¡,()]$/.test(tokens[at]?.text ?? '.') || roles[at] === 'opener';
  for (let at = place - 1; at >= 0 && !isEnd(at); at--) if (roles[at] === 'verb') return true;
  for (let at = place + 1; at < tokens.length && !isEnd(at); at++) {
    if (roles[at] === 'verb') return true;
    if (roles[at] === 'joiner' && opensClause(roles, at + 1)) return false;
  }
  return false;
}

/** Returns whether a clause with its own verb comes next, over what may stand before that verb. */
function opensClause(roles: readonly Role[], from: number): boolean {
  let at = from;
  while (['adverb', 'pronoun', 'determiner', 'noun', 'adjective', 'person', 'number', 'preposition', 'unknown'].includes(roles[at] ?? '')) at++;
  return roles[at] === 'verb';
}

/** Returns whether the sentence of a place ends with a mark, as a heading does not. */
function isSentence({ tokens, at }: Context): boolean {
  return tokens.slice(at).some(({ text }) => /^[.!?…]$/.test(text));
}

/** Returns whether one person or thing that can do something ends right before a place. */
function hasOneSubject(place: Context): boolean {
  const subject = findSubject(place.tokens, place.at);
  const [head] = subject?.heads ?? [];
  if (!subject || subject.kind === 'antecedent' || subject.heads.length > 1 || !head) return false;
  const noun = place.tokens[head.head];
  if (!noun || /^(?:yo|tú|mí|ti|nosotr|vosotr|uno$)/.test(noun.lower)) return false;
  const isName =
    /^\p{Lu}/u.test(noun.text) &&
    place.before().text === noun.text &&
    (!noun.opensSentence || isGivenName(noun) || !noun.isKnown || can(noun, FEATURE.name) || noun.features === 0);
  const isPerson = isName || /^(?:él|ella|usted|nadie|alguien)$/.test(noun.lower);
  return isPerson || (head.hasDeterminer && head.isPlural === false);
}

/** "El gobierno anuncio nuevas ayudas": the clause has a subject and no verb but this word. */
function checkVerbTwin(place: Context): Fix | undefined {
  const { tokens, at, lower, before, after } = place;
  const past = place.text === lower ? findPast(lower) : undefined;
  if (!past || KIND.test(lower)) return undefined;
  const reading = readClauses(tokens);
  const previous = reading.roles[at - 1];
  const fix: Fix = { replacements: [past], confidence: 'medium' };
  // "Se cayo": what is no verb cannot follow "se".
  if (/^(?:se|me|te|le|nos|les)$/.test(before().lower) && !can(place, FINITE) && before(2).lower !== 'yo') return fix;
  if (previous === 'determiner' || previous === 'preposition' || isPreposition(before())) return undefined;
  const next = reading.roles[at + 1] ?? 'mark';
  if (hasVerbInClause(reading, tokens, at) || !isSentence(place)) return isSecondVerb(place, reading) ? fix : undefined;
  const opensObject =
    ['determiner', 'preposition', 'adverb', 'pronoun', 'opener', 'number', 'infinitive', 'person'].includes(next) ||
    (next === 'adjective' && !can(place, FEATURE.adjective));
  const isLast = isClauseEnd(after()) && !can(place, FEATURE.noun | FEATURE.adjective);
  if (!opensObject && !isLast && !(next === 'noun' && !can(place, FEATURE.adjective))) return undefined;
  // "Un cilindro macizo" and "el primer indicio" describe.
  const isCounted =
    /^(?:siguiente|primer|primero|segund[oa]|tercer|cuarto|quinto|mayor|menor|únic[oa]|últim[oa]|gran|buen|mal|mejor|peor|otr[oa]|mism[oa]|nuev[oa]|cada)$/.test(
      before().lower,
    );
  if (isCounted || /^(?:yo|que)$/.test(after().lower)) return undefined;
  if (can(place, FEATURE.noun) && loadSpanish().findCount(past) === 0) return undefined;
  const mayDescribe = can(place, FEATURE.adjective) || ((findFeatures(lower.replace(/o$/, 'a')) ?? 0) & FEATURE.noun) !== 0;
  if (mayDescribe && !(next === 'determiner' && after().lower !== 'del' && after().lower !== 'al')) return undefined;
  if (!can(place, FINITE) && !can(place, FEATURE.noun)) return undefined;
  return hasOneSubject(place) || hasSubjectBehind(place, reading) ? fix : undefined;
}

/** Returns whether a word is surely a verb in the past without its accent. */
export function isVerbTwin(place: Context): boolean {
  return place.lower.endsWith('o') && can(place, FEATURE.firstSingular) && checkVerbTwin(place) !== undefined;
}

/** "El año pasado cambio de trabajo mi hermana". */
function hasSubjectBehind({ tokens, at }: Context, { phrases }: Reading): boolean {
  const isPast = tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:ayer|anoche|anteayer|pasad[oa])$/.test(lower));
  const own = phrases.find((phrase) => phrase.from > at && phrase.preposition === '' && phrase.isPlural === false && phrase.hasDeterminer);
  return isPast && own !== undefined && /^(?:mi|tu|su|nuestr[oa])$/.test(tokens[own.from]?.lower ?? '') && !isTimePhrase(tokens, own);
}

/** "Empezó tarde y acabo mal": the second verb has the subject and the time of the first. */
function isSecondVerb({ tokens, at, before, ...place }: Context, { roles }: Reading): boolean {
  if (!/^(?:y|e|pero)$/.test(before().lower) || !can({ ...place } as SpanishToken, FEATURE.firstSingular | FEATURE.noun)) return false;
  const next = roles[at + 1] ?? 'mark';
  if (!['determiner', 'preposition', 'adverb', 'mark', 'opener'].includes(next)) return false;
  for (let left = at - 2; left >= 0 && !/^[.;:!?]$/.test(tokens[left]?.text ?? ''); left--) {
    const token = tokens[left];
    if (!token || roles[left] !== 'verb') continue;
    return (
      can(token, FEATURE.past) && can(token, FEATURE.thirdSingular) && !tokens.slice(left, at).some(({ lower }) => lower === 'yo' || lower === 'hoy')
    );
  }
  return false;
}

const isGenderOf = (noun: SpanishToken, word: string): boolean => {
  const isPlural = word.endsWith('s');
  if (!can(noun, isPlural ? FEATURE.plural : FEATURE.singular)) return false;
  if (/as?$/.test(word)) return !can(noun, FEATURE.masculine) || can(noun, FEATURE.feminine);
  return /os?$/.test(word) ? !can(noun, FEATURE.feminine) || can(noun, FEATURE.masculine) : true;
};

/** Returns the adjective that an accent makes of a word: "pública" for "publica". */
export function findAdjectiveTwin(word: string): string | undefined {
  const twins = listTwins(word).filter((twin) => {
    const features = findFeatures(twin) ?? 0;
    return (features & (FEATURE.adjective | FEATURE.noun)) !== 0 && (features & (FEATURE.past | FEATURE.infinitive)) === 0 && !/[óéí]$/.test(twin);
  });
  return twins.length === 1 && /[aoe]s?$/.test(word) ? twins[0] : undefined;
}

/** "La ultima vez", "el transporte publico": an adjective and no verb. */
function checkAdjectiveTwin(place: Context): Fix | undefined {
  const { tokens, at, lower, before, after } = place;
  if (place.text !== lower || (!can(place, FINITE) && place.isKnown) || can(place, FEATURE.adjective | FEATURE.participle)) return undefined;
  const twin = findAdjectiveTwin(lower);
  const features = twin ? (findFeatures(twin) ?? 0) : 0;
  if (!twin || (place.isKnown && loadSpanish().findCount(twin) === 0) || !/(?:ic|im|id|áct|íc|iv|úblic|ític|ónic|[aeiou])[oa]s?$/.test(lower))
    return undefined;
  const reading = readClauses(tokens);
  const fix: Fix = { replacements: [twin], confidence: 'medium' };
  const isListed = (features & FEATURE.adjective) !== 0 || /^(?:último|única|único|última|público|pública|práctico|práctica)s?$/.test(twin);
  const isBehindArticle = /^(?:el|la|los|las|un|una|su|mi|tu|sus|mis|tus|esta|este|aquella|nuestra|nuestro)$/.test(before().lower);
  if (isBehindArticle && can(after(), FEATURE.noun) && isListed && isGenderOf(after(), twin) && !can(after(), FINITE) && isGenderOf(before(), 'x'))
    return fix;
  if (isBehindArticle && isListed && can(after(), FEATURE.noun) && isGenderOf(after(), twin) && /^(?:último|única|único|última)s?$/.test(twin))
    return fix;
  const isDescribed = COPULA.test(before().lower) || (/^(?:muy|tan|más|bastante|menos)$/.test(before().lower) && COPULA.test(before(2).lower));
  if (isDescribed && (isClauseEnd(after()) || ['preposition', 'joiner', 'adverb', 'opener', 'infinitive'].includes(reading.roles[at + 1] ?? '')))
    return fix;
  const noun = before();
  if (
    !can(noun, FEATURE.noun) ||
    !isGenderOf(noun, twin) ||
    (can(noun, FINITE) && reading.roles[at - 1] === 'verb') ||
    !isNominal(reading.roles[at - 1])
  )
    return undefined;
  if (['determiner', 'pronoun', 'number'].includes(reading.roles[at + 1] ?? '')) return undefined;
  const isThird = can(place, FEATURE.thirdSingular | FEATURE.thirdPlural);
  // "Una persona practica yoga" has no other verb.
  if (isThird && (!hasVerbInClause(reading, tokens, at) || isBehindRelative(place, reading) || after().lower === 'que')) return undefined;
  if (isThird && ['noun', 'unknown'].includes(reading.roles[at + 1] ?? '')) return undefined;
  const owner = reading.phraseAt[at - 1];
  return owner && (owner.hasDeterminer || owner.preposition !== '') ? fix : undefined;
}

/** Returns whether a clause with "que" stands before a place, so that the verb of the sentence is still to come. */
function isBehindRelative({ tokens, at: place }: Context, { phraseAt }: Reading): boolean {
  for (let at = place - 1; at > 0 && !/^[.;:!?]$/.test(tokens[at]?.text ?? ''); at--)
    if (tokens[at]?.lower === 'que' && phraseAt[at - 1]) return true;
  return false;
}

const isNominal = (role: Role | undefined): boolean => role === 'noun' || role === 'adjective';

/** "Mi abuela hacia pan": the clause has a subject and no verb but this word. */
function checkImperfectTwin(place: Context): Fix | undefined {
  const { tokens, at, lower, before, after } = place;
  const imperfect = lower.replace(/ia(s|n|mos)?$/, 'ía$1').replace(/íamos$/, 'íamos');
  if (place.text !== lower || imperfect === lower || ((findFeatures(imperfect) ?? 0) & FINITE) === 0) return undefined;
  if (!place.isKnown) return { replacements: [imperfect], confidence: 'high' };
  if (can(place, FEATURE.adjective) && !/^(?:seria|sabia)s?$/.test(lower)) return undefined;
  const reading = readClauses(tokens);
  if (/^(?:me|te|se|le|les|nos|lo|no)$/.test(before().lower) && before(2).lower !== 'si') return { replacements: [imperfect], confidence: 'high' };
  if (isPreposition(before()) || reading.roles[at - 1] === 'determiner' || reading.roles[at] === 'determiner') return undefined;
  if (hasVerbInClause(reading, tokens, at) || !isSentence(place)) return undefined;
  const next = reading.roles[at + 1] ?? 'mark';
  if (lower === 'hacia' && !/^(?:un[oa]?s?|much[oa]s?|tod[oa]s?|lo|que|calor|frío|deporte|falta|ruido|daño|años|meses)$/.test(after().lower))
    return undefined;
  if (lower === 'seria' && next === 'mark') return undefined;
  if (/^seri?a/.test(lower) && can(before(), FEATURE.noun) && !/^(?:un|una|el|la|lo|capaz|posible|mejor|muy|más)$/.test(after().lower))
    return undefined;
  return hasOneSubject(place) && next !== 'mark' ? { replacements: [imperfect], confidence: 'medium' } : undefined;
}

/** "Le envie la factura": before the verb of a main clause the pronoun speaks of what I did. */
function checkOwnPast(place: Context): Fix | undefined {
  const { tokens, at, lower, before } = place;
  const past = `${lower.slice(0, -1)}é`;
  const features = findFeatures(past) ?? 0;
  const isOwnPast = (features & FEATURE.past) !== 0 && (features & FEATURE.firstSingular) !== 0;
  if (place.text !== lower || !isOwnPast || /[aeiou]e$/.test(lower.replace(/[gq]ue$/, 'e').replace(/(?:ie|ue|ee|ae|oe)$/, 'e'))) return undefined;
  if (!/^(?:le|les|te|os|lo|los)$/.test(before().lower)) return undefined;
  if (place.isKnown && !can(place, FEATURE.subjunctive)) return undefined;
  // "¿Les cree?" is of "creer" as well.
  if (['er', 'ir'].some((ending) => ((findFeatures(lower.slice(0, -1) + ending) ?? 0) & FEATURE.infinitive) !== 0)) return undefined;
  let start = at - 1;
  while (start > 0 && /^(?:le|les|te|os|lo|los|se|ya|no|también|ayer|anoche)$/.test(tokens[start - 1]?.lower ?? '')) start--;
  if (tokens.slice(start, at).some(({ lower: word }) => word === 'no') || !tokens[start]?.opensSentence) return undefined;
  return { replacements: [past], confidence: 'high' };
}

/** "La farmacia esta cerrada": the clause has a subject and no verb but this word. */
function checkEstaTwin(place: Context): Fix | undefined {
  const { tokens, at, lower, text, after, before } = place;
  if (text !== lower) return undefined;
  const reading = readClauses(tokens);
  const [next, role] = [after(), reading.roles[at + 1] ?? 'mark'];
  if (isPreposition(before()) || reading.roles[at - 1] === 'determiner' || hasVerbInClause(reading, tokens, at)) return undefined;
  const describes = can(next, FEATURE.adjective) || isParticiple(next) || /\p{L}{3}(?:os|iv|ad|id)[oa]s?$/u.test(next.lower);
  const isState = describes && !next.lower.endsWith('s') && !isGenericNoun(after(2));
  const isOther =
    ['gerund', 'preposition', 'adverb'].includes(role) ||
    /^(?:tan|muy|un|bien|mal)$/.test(next.lower) ||
    (lower === 'este' && /^tod[oa]$/.test(next.lower) && can(after(2), FEATURE.adjective));
  if (!isState && !isOther) return undefined;
  if (lower === 'este') {
    const opener = findOpener(tokens, reading, at);
    return opener && (hasOneSubject(place) || /^(?:que|ojalá|quizás?|no|cuando|aunque)$/.test(before().lower)) && !isTimeNext(next)
      ? { replacements: ['esté'], confidence: 'medium' }
      : undefined;
  }
  return hasOneSubject(place) && !/^(?:tarde|noche|mañana|vez|semana|mism[oa])$/.test(next.lower)
    ? { replacements: ['está'], confidence: 'medium' }
    : undefined;
}

const isTimeNext = ({ lower }: SpanishToken): boolean =>
  /^(?:año|mes|fin|lunes|martes|jueves|viernes|sábado|domingo|verano|mismo|último|próximo)$/.test(lower);
const isGenericNoun = (token: SpanishToken): boolean => can(token, FEATURE.noun) && !can(token, FEATURE.adjective) && !isPreposition(token);

/** Finds what opens the clause of a place and asks for a subjunctive. */
function findOpener(tokens: readonly SpanishToken[], { roles }: Reading, place: number): boolean {
  for (let at = place - 1; at >= 0 && !/^[.;:!?]$/.test(tokens[at]?.text ?? ''); at--) {
    if (/^(?:ojalá|quizás?|ojala)$/.test(tokens[at]?.lower ?? '')) return true;
    if (roles[at] === 'opener') {
      const before = tokens[at - 1]?.lower ?? '';
      return (
        (tokens[at]?.lower === 'que' &&
          /^(?:esper|quier|quer|dese|prefier|neces|dud|para|sin|antes|hasta|cre[oe]|alegr|tem|import|pued|conv|mejor|bueno|posible|probable|gust)/.test(
            before,
          )) ||
        /^(?:cuando|aunque|mientras)$/.test(tokens[at]?.lower ?? '')
      );
    }
  }
  return false;
}

/** Rules for accents that make another word of one that exists, chosen by what the clause lacks. */
export const twinAccents: SpanishRule[] = [
  createRule(
    'verb-twin',
    /^\p{L}{3,}o$/u,
    checkVerbTwin,
    {
      'El gobierno anuncio nuevas ayudas.': 'El gobierno anunció nuevas ayudas.',
      'El servidor se cayo otra vez.': 'El servidor se cayó otra vez.',
      'El partido empezó tarde y acabo mal.': 'El partido empezó tarde y acabó mal.',
      'El año pasado cambio de trabajo mi hermana.': 'El año pasado cambió de trabajo mi hermana.',
    },
    [
      'El acuerdo marco regula los precios.',
      'El proyecto piloto de la empresa.',
      'Yo cambio de idea.',
      'Mi trabajo me gusta.',
      'Vino y acabo de verlo.',
    ],
    { type: 'spelling' },
  ),
  createRule(
    'adjective-twin',
    /^\p{L}{5,}s?$/u,
    checkAdjectiveTwin,
    {
      'Es la ultima vez que lo digo.': 'Es la última vez que lo digo.',
      'El transporte publico es barato.': 'El transporte público es barato.',
      'Fue una reunión practica y corta.': 'Fue una reunión práctica y corta.',
    },
    ['Una persona practica deporte.', 'La revista publica un estudio.', 'Mi hermana practica.', 'El periódico publica que no vendrá.'],
    { type: 'spelling' },
  ),
  createRule(
    'imperfect-twin',
    /ia(?:s|n|mos)?$/,
    checkImperfectTwin,
    {
      'Mi abuela hacia unas croquetas riquísimas.': 'Mi abuela hacía unas croquetas riquísimas.',
      'Mi tío tenia un barco.': 'Mi tío tenía un barco.',
    },
    ['Mi abuela va hacia el mar.', 'La mujer seria.', 'El camino hacia la playa es largo.'],
    { type: 'spelling' },
  ),
  createRule(
    'own-past-twin',
    /^\p{L}{3,}e$/u,
    checkOwnPast,
    { 'Le mande la factura ayer.': 'Le mandé la factura ayer.', 'Te llame tres veces.': 'Te llamé tres veces.' },
    ['Que te llame mañana.', 'No le mande nada.', 'Le conviene.'],
    { type: 'spelling' },
  ),
  createRule(
    'state-twin',
    /^est[ae]$/,
    checkEstaTwin,
    {
      'Esta mesa esta rota.': 'Esta mesa está rota.',
      'Mi hermano esta enfermo y no vino.': 'Mi hermano está enfermo y no vino.',
      'Espero que el niño este bien.': 'Espero que el niño esté bien.',
    },
    ['Esta mesa está rota.', 'Mi hermano vino esta tarde.', 'Espero que este libro te guste.', 'Espero que este bonito día dure.'],
    { type: 'spelling' },
  ),
];
