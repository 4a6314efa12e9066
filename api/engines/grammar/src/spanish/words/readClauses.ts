import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { can, isParticiple, isTime, type SpanishToken } from './context.ts';
import { isForm, readDeterminer } from './forms.ts';

/**
 * What a word does in its sentence: determiner, preposition, noun, adjective, participle, finite verb, infinitive, gerund,
 * unstressed pronoun, person, joining word, opener of a clause, adverb, number, mark or unknown.
 */
export type Role =
  | 'determiner'
  | 'preposition'
  | 'noun'
  | 'adjective'
  | 'participle'
  | 'verb'
  | 'infinitive'
  | 'gerund'
  | 'pronoun'
  | 'person'
  | 'joiner'
  | 'opener'
  | 'adverb'
  | 'number'
  | 'mark'
  | 'unknown';

/** A noun with what belongs to it, or what takes the place of a noun. */
export interface Phrase {
  from: number;
  to: number;
  head: number;
  /** Undefined where neither the noun nor its determiner shows it. */
  isFeminine: boolean | undefined;
  isPlural: boolean | undefined;
  /** The preposition before it, or nothing. */
  preposition: string;
  hasDeterminer: boolean;
}

/** The roles of all words of a passage, and its phrases in their order. */
export interface Reading {
  roles: readonly Role[];
  phrases: readonly Phrase[];
  /** The phrase that each token belongs to. */
  phraseAt: readonly (Phrase | undefined)[];
}

const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|est[ae]s?|estos|es[ae]s?|esos|aquel|aquell[ao]s?|mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?|cada|algún|alguna|algun[oa]s|ningún|ninguna|otr[oa]s?|much[oa]s|mucha|poc[oa]s|vari[oa]s|tant[oa]s|tod[oa]s|toda|ambos|ambas|cualquier|cuy[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien|bastantes|demasiad[oa]s|cuant[oa]s|cuánt[oa]s|ciert[oa]s|sendos|sendas)$/;
const PREPOSITION =
  /^(?:a|ante|bajo|con|contra|de|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras|durante|mediante|del|al|excepto|salvo|vía)$/;
const OPENER =
  /^(?:que|quien|quienes|cual|cuales|donde|adonde|cuando|como|si|porque|aunque|pues|mientras|sino|pero|qué|quién|quiénes|cuál|cuáles|dónde|adónde|cuándo|cómo|cuanto|conque)$/;
const PERSON =
  /^(?:yo|tú|él|ella|usted|nosotr[oa]s|vosotr[oa]s|ellos|ellas|ustedes|ello|esto|eso|aquello|nadie|alguien|nada|algo|uno|alguno|ninguno|cualquiera|mí|ti|sí|conmigo|contigo|consigo|vos)$/;
const UNSTRESSED = /^(?:me|te|se|nos|os|le|les|lo)$/;
const DEGREE = /^(?:muy|tan|más|menos|bastante|demasiado|poco|algo|totalmente|completamente|realmente|especialmente|extremadamente|casi|igualmente)$/;
const ADVERB =
  /^(?:no|ya|también|tampoco|siempre|nunca|jamás|ahora|hoy|ayer|anoche|luego|después|antes|entonces|aquí|ahí|allí|allá|acá|así|casi|quizás?|solo|sólo|apenas|todavía|aún|aun|pronto|tarde|temprano|cerca|lejos|arriba|abajo|dentro|fuera|además|incluso|muy|más|menos|bien|mal|tan|tanto|mucho|poco|bastante|demasiado|encima|debajo|delante|detrás|quizá|sí|ojalá|ojala)$/;
const SURE_VERB =
  /^(?:es|son|era|eran|fue|fueron|será|serán|sea|sean|está|están|estaba|estaban|ha|han|había|habían|hay|hubo|va|van|tiene|tienen|dice|dicen|hace|hacen|puede|pueden|debe|deben|quiere|quieren|sabe|saben|queda|quedan|parece|parecen|resulta|resultan|falta|faltan|existe|existen|llega|llegan)$/;
/** Verbs that join a subject to what it is or how it is. */
export const COPULA =
  /^(?:es|son|era|eran|fue|fueron|será|serán|sería|serían|sea|sean|fuera|fueran|est(?:á|án|aba|aban|uvo|uvieron|ará|arán|aría|arían|é|én|uviera|uvieran)|pare(?:ce|cen|cía|cían|ció|cieron)|qued(?:a|an|ó|aron|aba|aban|ará|arán|e|en)|result(?:a|an|ó|aron|aba|aban|ará|arán)|sigue|siguen|siguió|seguía|seguían|permanece|permanecen|permaneció|sido|estado|quedado|resultado|ser|estar|quedar|resultar|parecer|parecido)$/;
const NEVER_VERB = /^(?:para|sobre|entre|bajo|como|cuando|nada|parte|casa|vez|cara|hora|gente|mesa|cosa|una|uno|fin|sino|ella|ante)$/;
const TITLE =
  /^(?:señora?|doctora?|don|doña|profesora?|ministr[oa]|presidente|presidenta|rey|reina|alcalde|alcaldesa|capitán|general|tía?|tío|padre|hermano|hermana|san|santa|calle|avenida|equipo|empresa|grupo|director|directora|actor|actriz|escritora?|poeta|pintora?)$/;
const NOMINAL = FEATURE.noun | FEATURE.adjective | FEATURE.participle | FEATURE.name;

const readings = new WeakMap<readonly SpanishToken[], Reading>();

/** Reads the roles and the phrases of a passage, once. */
export function readClauses(tokens: readonly SpanishToken[]): Reading {
  const known = readings.get(tokens);
  if (known) return known;
  const roles: Role[] = [];
  for (const [at, token] of tokens.entries()) roles.push(findRole(tokens, roles, at, token));
  const phrases = findPhrases(tokens, roles);
  const phraseAt: (Phrase | undefined)[] = tokens.map(() => undefined);
  for (const phrase of phrases) for (let at = phrase.from; at <= phrase.to; at++) phraseAt[at] = phrase;
  const reading = { roles, phrases, phraseAt };
  readings.set(tokens, reading);
  return reading;
}

function findRole(tokens: readonly SpanishToken[], roles: readonly Role[], at: number, token: SpanishToken): Role {
  if (token.kind === 'number') return 'number';
  if (token.kind !== 'word') return 'mark';
  const next = tokens[at + 1];
  return findClosedRole(token, next, roles[at - 1], tokens[at - 1]) ?? findOpenRole(tokens, roles, at, token);
}

/** Returns the role of a word of a closed class, whose neighbours may decide between two of them. */
function findClosedRole(
  token: SpanishToken,
  next: SpanishToken | undefined,
  previous: Role | undefined,
  before: SpanishToken | undefined,
): Role | undefined {
  const { lower } = token;
  if (/^(?:y|e|o|u|ni)$/.test(lower)) return 'joiner';
  if (UNSTRESSED.test(lower)) return 'pronoun';
  if (/^(?:la|los|las)$/.test(lower)) {
    const isVerbNext = next !== undefined && can(next, FINITE) && !can(next, FEATURE.noun | FEATURE.adjective);
    const isBehindVerbal = previous === 'pronoun' || before?.lower === 'no';
    const isHelped = next !== undefined && /^(?:ha|han|he|has|hemos|había|habían|hubiera|haya|hayan)$/.test(next.lower);
    return isVerbNext || isHelped || (isBehindVerbal && next !== undefined && can(next, FINITE)) ? 'pronoun' : 'determiner';
  }
  if (PERSON.test(lower)) return 'person';
  if (/^(?:cuando|como|si)$/.test(lower) || OPENER.test(lower)) return 'opener';
  if (/^(?:sobre|bajo|entre|para|tras|ante|según|hacia)$/.test(lower) && previous === 'determiner') return 'noun';
  if (PREPOSITION.test(lower)) return 'preposition';
  if (DETERMINER.test(lower)) return 'determiner';
  if (lower === 'tarde' && previous === 'determiner') return 'noun';
  if (ADVERB.test(lower) || (/mente$/.test(lower) && can(token, FEATURE.adverb)))
    return lower === 'bien' && previous === 'determiner' ? 'noun' : 'adverb';
  return undefined;
}

function findOpenRole(tokens: readonly SpanishToken[], roles: readonly Role[], at: number, token: SpanishToken): Role {
  const previous = at === 0 || token.opensSentence ? 'mark' : (roles[at - 1] ?? 'mark');
  const before = tokens[at - 1];
  if (token.text !== token.lower && !token.opensSentence) return 'noun';
  const mayBeVerb = can(token, FINITE) && !NEVER_VERB.test(token.lower);
  const isNominal = can(token, NOMINAL);
  if (can(token, FEATURE.infinitive) && !(previous === 'determiner' && can(token, FEATURE.noun))) return 'infinitive';
  if (can(token, FEATURE.gerund)) return 'gerund';
  if (can(token, FEATURE.enclitic) && !isNominal) return /r(?:me|te|se|nos|os|l[aeo]s?)+$/.test(token.lower) ? 'infinitive' : 'gerund';
  const isHelped = before !== undefined && /^(?:he|has|ha|hemos|habéis|han|hab\p{L}+|hubie\p{L}+|hay[a-z]*)$/u.test(before.lower);
  if (isHelped && isParticiple(token) && before?.lower !== 'hay') return 'participle';
  if (mayBeVerb && !isNominal) return previous === 'determiner' ? 'noun' : 'verb';
  if (mayBeVerb && isVerbByNeighbours(tokens, roles, at, token, previous)) return 'verb';
  if (!isNominal && !mayBeVerb) return 'unknown';
  return findNominalRole(tokens, at, token, previous);
}

/** Returns whether a word that can be a finite verb or a noun is the verb here. */
function isVerbByNeighbours(tokens: readonly SpanishToken[], roles: readonly Role[], at: number, token: SpanishToken, previous: Role): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (previous === 'determiner' || previous === 'preposition' || previous === 'number') return false;
  if (previous === 'pronoun' || previous === 'person') return true;
  if (before && /^(?:gran|buen|mal|primer|tercer|mism[oa])$/.test(before.lower)) return false;
  if (before && /^(?:no|que|quien|quienes|nunca|siempre|ya|también|cuando|si|donde)$/.test(before.lower)) return true;
  if (SURE_VERB.test(token.lower)) return true;
  const isThird = can(token, FEATURE.thirdSingular | FEATURE.thirdPlural);
  const opensObject =
    next !== undefined &&
    (/^(?:el|la|los|las|un|una|unos|unas|este|esta|mi|su|sus|que|a|al|en|por|con|para|hacia|sin|sobre|durante|contra|ante|se|lo|como|muy|más|hasta|desde|ayer|hoy)$/.test(
      next.lower,
    ) ||
      ADVERB.test(next.lower));
  const isLikeNoun =
    before !== undefined && (/as?$/.test(token.lower) ? can(before, FEATURE.feminine) : before.lower.slice(-1) === token.lower.slice(-1));
  const isOwn = isLikeNoun && can(token, FEATURE.adjective) && !/^(?:el|la|los|las|un|una|su|sus|mi|a|al|que)$/.test(next?.lower ?? '');
  if (isOwn && (previous === 'noun' || previous === 'adjective')) return false;
  if (previous === 'noun' || previous === 'adjective' || previous === 'participle')
    return (
      isThird &&
      opensObject &&
      (!can(token, FEATURE.subjunctive) || isBehindOpener(roles, at)) &&
      !hasVerbSince(roles, at) &&
      !(can(token, FEATURE.adjective) && next?.kind === 'mark')
    );
  if (previous === 'mark' || previous === 'joiner')
    return isThird && next !== undefined && /^(?:el|la|los|las|un|una|en|a|al|por|con|que|muy)$/.test(next.lower) && !can(token, FEATURE.adjective);
  return false;
}

/** Returns whether a word like "que" opened the clause of a place, so that a subjunctive may follow. */
function isBehindOpener(roles: readonly Role[], at: number): boolean {
  for (let place = at - 1; place >= 0 && roles[place] !== 'mark' && roles[place] !== 'verb'; place--) if (roles[place] === 'opener') return true;
  return false;
}

function hasVerbSince(roles: readonly Role[], at: number): boolean {
  for (let place = at - 1; place >= 0; place--) {
    if (roles[place] === 'verb') return true;
    if (roles[place] === 'mark' || roles[place] === 'opener') return false;
  }
  return false;
}

/** Endings that make adjectives, which the lexicon may have for nouns alone. */
const ADJECTIVE_ENDING = /(?:os[oa]|iv[oa]|ic[oa]|ad[oa]|id[oa]|an[oa]|in[oa]|ari[oa]|ori[oa]|uest[oa]|al|ar|ble|nte|ista|az|il|és|esa)(?:e?s)?$/;

/** Nouns that end as adjectives in "-tivo" do. */
const THING_IN_IVE =
  /^(?:objetiv|motiv|adjetiv|dispositiv|colectiv|directiv|iniciativ|alternativ|normativ|negativ|perspectiv|expectativ|narrativ|cultiv|donativ|preservativ|incentiv|operativ|aperitiv|sustantiv|ejecutiv|comitiv|tentativ|estiv)/;

/** Returns whether a word of both genders is an adjective by its ending, though the lexicon has it for a noun alone: "precioso", "académico". */
export function endsAsAdjective(token: SpanishToken): boolean {
  if (!/(?:[áéíóú]\p{L}{1,3}ic|\p{L}{3}os|tiv)[oa]s?$/u.test(token.lower) || THING_IN_IVE.test(token.lower)) return false;
  return isDescribing(token);
}

/** Returns whether a word can describe a noun: by the lexicon, or as it has both genders or an ending of adjectives. */
export function isDescribing(token: SpanishToken): boolean {
  if (can(token, FEATURE.adjective | FEATURE.participle)) return true;
  if (!can(token, FEATURE.noun)) return false;
  const other = token.lower.replace(/[oa](s?)$/, (ending) => (ending.startsWith('o') ? 'a' : 'o') + ending.slice(1));
  return other !== token.lower ? isForm(other, FEATURE.noun | FEATURE.adjective) : ADJECTIVE_ENDING.test(token.lower);
}

function findNominalRole(tokens: readonly SpanishToken[], at: number, token: SpanishToken, previous: Role): Role {
  const isListed = can(token, FEATURE.adjective | FEATURE.participle);
  const isDegreeBefore = DEGREE.test(tokens[at - 1]?.lower ?? '');
  const isCopulaBefore =
    COPULA.test(tokens[at - 1]?.lower ?? '') && /\p{L}{3}(?:os|iv|ic|ad|id)[oa]s?$|\p{L}{3}(?:ntes?|bles?|al|ales)$/u.test(token.lower);
  const isAdjective =
    isListed ||
    ((previous === 'noun' || previous === 'adjective' || previous === 'participle' || isDegreeBefore || isCopulaBefore) && isDescribing(token));
  const isNoun = can(token, FEATURE.noun | FEATURE.name);
  const next = tokens[at + 1];
  if (isAdjective && !isNoun) {
    // "El vestido" and "los heridos" are things and people.
    const stands = previous === 'determiner' && !(next !== undefined && can(next, FEATURE.noun)) && tokens[at - 1]?.lower !== 'lo';
    return stands ? 'noun' : can(token, FEATURE.participle) ? 'participle' : 'adjective';
  }
  if (!isAdjective) return 'noun';
  if (previous === 'noun' || previous === 'adverb' || previous === 'verb' || previous === 'participle') return 'adjective';
  const isBeforeNoun = next !== undefined && can(next, FEATURE.noun) && !can(next, FEATURE.adjective) && !SURE_VERB.test(next.lower);
  return (previous === 'determiner' || previous === 'preposition') && !isBeforeNoun ? 'noun' : 'adjective';
}

/** Finds the phrases: determiners and adjectives, a noun, and the adjectives behind it. */
function findPhrases(tokens: readonly SpanishToken[], roles: readonly Role[]): Phrase[] {
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = readPhrase(tokens, roles, at);
    if (phrase) phrases.push(phrase);
    at = phrase ? phrase.to + 1 : at + 1;
  }
  return phrases;
}

function readPhrase(tokens: readonly SpanishToken[], roles: readonly Role[], from: number): Phrase | undefined {
  const isRole = (at: number, ...some: Role[]) => some.includes(roles[at] ?? 'mark');
  if (isRole(from, 'person')) return buildPhrase(tokens, roles, { from, to: from, head: from });
  if (!isRole(from, 'determiner', 'noun', 'number', 'adjective', 'unknown')) return undefined;
  let at = from;
  while (isRole(at, 'determiner', 'number')) at++;
  const opensWithDeterminer = at > from || ['del', 'al'].includes(tokens[from - 1]?.lower ?? '');
  while (isRole(at, 'adjective') && (opensWithDeterminer || isRole(at + 1, 'noun'))) at++;
  if (at > from && tokens[at]?.lower === 'uno') return buildPhrase(tokens, roles, { from, to: at, head: at });
  if (!isRole(at, 'noun', 'unknown')) {
    if (at === from) return undefined;
    return buildPhrase(tokens, roles, { from, to: at - 1, head: at - 1 });
  }
  const head = at;
  // A name of several words is one, and belongs to the title before it.
  while (
    (/^\p{Lu}/u.test(tokens[head]?.text ?? '') || TITLE.test(tokens[head]?.lower ?? '')) &&
    isRole(at + 1, 'noun') &&
    /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')
  )
    at++;
  for (;;) {
    const steps = DEGREE.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
    if (!isRole(at + steps, 'adjective', 'participle')) break;
    at += steps;
  }
  return buildPhrase(tokens, roles, { from, to: at, head });
}

function buildPhrase(
  tokens: readonly SpanishToken[],
  roles: readonly Role[],
  { from, to, head }: Pick<Phrase, 'from' | 'to' | 'head'>,
): Phrase | undefined {
  const noun = tokens[head];
  if (!noun) return undefined;
  // "A casi todas las personas".
  const outside = /^(?:casi|solo|sólo|incluso|también|aproximadamente)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1;
  const preposition = roles[outside] === 'preposition' ? (tokens[outside]?.lower ?? '') : '';
  const determiners = tokens.slice(from, head + (roles[head] === 'determiner' ? 1 : 0)).filter((_, at) => roles[from + at] === 'determiner');
  const shown = determiners.map(({ lower }) => readDeterminer(lower)).find((read) => read !== undefined) ?? readDeterminer(preposition);
  const isMany = determiners.some(({ lower }) => readDeterminer(lower) === undefined && isPluralDeterminer(lower)) || roles[from] === 'number';
  const person = readPerson(noun.lower);
  const isNoun = roles[head] !== 'determiner' && roles[head] !== 'number';
  const hasOneNumber = isNoun && can(noun, FEATURE.plural) !== can(noun, FEATURE.singular);
  // "Las hipótesis" shows its number by its determiner alone, and "los ejemplo" shows none.
  const isTorn = hasOneNumber && ((shown !== undefined && shown.isPlural !== can(noun, FEATURE.plural)) || (isMany && !can(noun, FEATURE.plural)));
  const ofDeterminer = shown?.isPlural ?? (isMany ? true : undefined);
  const hasOneGender = can(noun, FEATURE.feminine) !== can(noun, FEATURE.masculine);
  const isMasculineEl = shown && !shown.isFeminine && !shown.isPlural && /^h?[aá]/.test(noun.lower);
  return {
    from,
    to,
    head,
    preposition,
    hasDeterminer: determiners.length > 0,
    isFeminine: person ? person.isFeminine : hasOneGender ? can(noun, FEATURE.feminine) : isMasculineEl ? undefined : shown?.isFeminine,
    isPlural: person
      ? person.isPlural
      : isTorn
        ? noun.lower.endsWith('s') && ofDeterminer
          ? true
          : undefined
        : hasOneNumber
          ? can(noun, FEATURE.plural)
          : ofDeterminer,
  };
}

const isPluralDeterminer = (word: string): boolean =>
  /^(?:mis|tus|sus|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien|bastantes|ambos|ambas|nuestr[oa]s|vuestr[oa]s|tod[oa]s|sendos|sendas)$/.test(
    word,
  );

function readPerson(word: string): { isFeminine: boolean | undefined; isPlural: boolean } | undefined {
  if (!PERSON.test(word)) return undefined;
  const isPlural = /s$/.test(word);
  return {
    isPlural,
    isFeminine: /^(?:ella|ellas|nosotras|vosotras)$/.test(word) ? true : /^(?:él|ellos|nosotros|vosotros)$/.test(word) ? false : undefined,
  };
}

/** Returns whether a phrase tells when or how often, so that it is no subject. */
export function isTimePhrase(tokens: readonly SpanishToken[], { head }: Phrase): boolean {
  const noun = tokens[head];
  return noun !== undefined && (isTime(noun) || noun.kind === 'number');
}
