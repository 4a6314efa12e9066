import { isTime, type SpanishToken } from './context.ts';
import { type Phrase, type Reading, readClauses } from './readClauses.ts';

/** The subject of a verb, as far as its place shows it. */
export interface Subject {
  /** More than one where they are joined. */
  heads: Phrase[];
  /** What "de" joins to the first head. */
  complements: Phrase[];
  /** A clause with "que" stands between it and the verb, or it is what such a clause speaks of. */
  kind: 'near' | 'far' | 'antecedent';
  /** Where the clause begins. */
  start: number;
}

interface Walk {
  tokens: readonly SpanishToken[];
  reading: Reading;
  at: number;
  /** From right to left. */
  items: { phrase: Phrase; isJoined: boolean }[];
  hasRelative: boolean;
}

/** Nouns of which one stands for many: the verb may take either number. */
export const STANDS_FOR_MANY =
  /^(?:mayoría|parte|mitad|resto|grupo|número|serie|par|conjunto|multitud|infinidad|montón|docena|tercio|cuarto|porcentaje|minoría|totalidad|cantidad|tipo|clase|equipo|familia|pareja|centenar|millar|millón|mar|puñado|decena|sinfín|sinnúmero|variedad|ola|avalancha|cúmulo|veintena|treintena|quincena|bandada|gama|colección|combinación|muestra|total|máximo|mínimo|media|promedio|proporción)$/;

const found = new WeakMap<readonly SpanishToken[], Map<number, Subject | undefined>>();

/** Finds the subject of the finite verb at a place, once, where it stands before it and nothing else can be it. */
export function findSubject(tokens: readonly SpanishToken[], verb: number): Subject | undefined {
  const known = found.get(tokens) ?? new Map<number, Subject | undefined>();
  found.set(tokens, known);
  if (!known.has(verb)) known.set(verb, lookForSubject(tokens, verb));
  return known.get(verb);
}

function lookForSubject(tokens: readonly SpanishToken[], verb: number): Subject | undefined {
  const reading = readClauses(tokens);
  let at = verb - 1;
  while (['pronoun', 'adverb'].includes(reading.roles[at] ?? '')) at--;
  if (tokens[at]?.lower === 'que') return findAntecedent(tokens, reading, at);
  if (tokens[at]?.lower === ',') {
    const opening = findOpeningComma(tokens, reading, at);
    if (opening === undefined) return undefined;
    at = opening - 1;
  }
  const walk: Walk = { tokens, reading, at, items: [], hasRelative: false };
  if (!walkBack(walk)) return undefined;
  return chooseHeads(walk);
}

/** Returns what a clause with "que" speaks of: the phrase before it, with those that "de" joins it to. */
function findAntecedent(tokens: readonly SpanishToken[], reading: Reading, que: number): Subject | undefined {
  const phrase = reading.phraseAt[que - 1];
  if (!phrase || phrase.to !== que - 1 || phrase.preposition === 'en' || isTold(tokens, phrase) || reading.roles[phrase.head] === 'person')
    return undefined;
  if (phrase.preposition === '' && reading.phraseAt[phrase.from - 1]) return undefined;
  if (tokens.slice(phrase.from, phrase.to).some(({ lower }) => /^mism[oa]s?$/.test(lower))) return undefined;
  const chain: Phrase[] = [];
  for (let other = joined(reading, phrase, tokens); other; other = joined(reading, other, tokens)) chain.push(other);
  return { heads: [phrase], complements: chain, kind: 'antecedent', start: que };
}

/** Returns whether a phrase with "a" is who something is said to, so that "que" behind it opens what is said. */
function isTold(tokens: readonly SpanishToken[], { from, preposition }: Phrase): boolean {
  return (
    preposition === 'a' &&
    tokens
      .slice(Math.max(0, from - 5), from)
      .some(({ lower }) =>
        /^(?:d(?:ij|ic|ec|ig|ir)|ped|pid|cont|cuent|explic|pregunt|prome|record|recuerd|avis|comunic|inform|asegur|respond|grit|advert|advirt|anunci|suplic|rog|rueg|orden|exig|escrib|les?$)/.test(
          lower,
        ),
      )
  );
}

/** Returns the phrase that a phrase with a preposition or "y" belongs to. */
function joined(reading: Reading, { from, preposition }: Phrase, tokens: readonly SpanishToken[]): Phrase | undefined {
  const before = preposition === '' ? from - 1 : from - 2;
  const isBehindJoiner = /^(?:y|e|o|u|,)$/.test(tokens[before]?.lower ?? '');
  if (preposition === '' && !isBehindJoiner) return undefined;
  return reading.phraseAt[isBehindJoiner ? before - 1 : before];
}

/** Returns the comma that opens what the comma at a place closes, where a phrase opens the sentence before it. */
function findOpeningComma(tokens: readonly SpanishToken[], reading: Reading, closing: number): number | undefined {
  for (let at = closing - 1; at > 0; at--) {
    if (/^[.;:!?()]$/.test(tokens[at]?.text ?? '')) return undefined;
    if (tokens[at]?.lower !== ',') continue;
    const phrase = reading.phraseAt[at - 1];
    const inside = tokens[at + 1]?.lower ?? '';
    const isInserted =
      /^(?:que|quien|quienes|junto|después|antes|como|al|a|en|con|sin|según|por|tras|además|sin|incluso|cuyo|cuya|cuyos|cuyas|donde)$/.test(inside);
    const isParticiple = reading.roles[at + 1] === 'participle' || reading.roles[at + 1] === 'adjective';
    const opens = phrase && phrase.to === at - 1 && phrase.preposition === '' && tokens[phrase.from]?.opensSentence;
    return opens && (isInserted || isParticiple) ? at : undefined;
  }
  return undefined;
}

/** Collects the phrases before a verb up to the beginning of its clause, over one clause with "que". Returns whether all of it could be read. */
function walkBack(walk: Walk): boolean {
  const { tokens, reading } = walk;
  while (walk.at >= 0) {
    const role = reading.roles[walk.at];
    const phrase = reading.phraseAt[walk.at];
    if (phrase) {
      walk.at = phrase.from - (phrase.preposition === '' ? 1 : 2);
      const isJoined = reading.roles[walk.at] === 'joiner';
      if (isJoined && !/^[ye]$/.test(tokens[walk.at]?.lower ?? '')) return false;
      walk.items.push({ phrase, isJoined });
      if (isJoined) walk.at--;
      if (/^cuy[oa]s?$/.test(tokens[phrase.from]?.lower ?? '')) return true;
    } else if (role === 'verb') {
      if (!stepOverRelative(walk)) return false;
    } else if (role === 'adverb' || role === 'participle' || role === 'adjective' || role === 'preposition') walk.at--;
    else if (role === 'infinitive' && reading.roles[walk.at - 1] === 'preposition') {
      // What is behind an infinitive is its object.
      if (walk.items.some(({ isJoined }) => isJoined)) return false;
      walk.items = [];
      walk.at -= 2;
    } else return isClauseStart(tokens, reading, walk.at);
    if (tokens[walk.at + 1]?.opensSentence) return true;
  }
  return true;
}

/** Steps from the verb of a clause with "que" to before it; what was collected belongs to that clause. */
function stepOverRelative(walk: Walk): boolean {
  const { tokens, reading } = walk;
  if (walk.hasRelative) return false;
  let at = walk.at - 1;
  while (at > 0 && (reading.phraseAt[at] || ['pronoun', 'adverb', 'preposition'].includes(reading.roles[at] ?? ''))) at--;
  const antecedent = reading.phraseAt[at - 1];
  if (tokens[at]?.lower !== 'que' || !antecedent || isTime(tokens[antecedent.head] ?? BLANK_TOKEN)) return false;
  walk.hasRelative = true;
  walk.items = [];
  walk.at = at - 1;
  return true;
}

/** Returns whether a token ends what came before a clause, so that a phrase behind it can be its subject. */
function isClauseStart(tokens: readonly SpanishToken[], reading: Reading, at: number): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.lower === 'que') return !isComparison(tokens, at);
  if (token.lower === 'como') return token.opensSentence;
  if (/^(?:porque|si|cuando|aunque|mientras|donde|pero|pues)$/.test(token.lower)) return true;
  if (/^[.;!?¿¡:]$/.test(token.text)) return true;
  if (token.text !== ',') return false;
  // What comes before the comma must tell when, where or why, or be a clause.
  let start = at - 1;
  while (start > 0 && !tokens[start]?.opensSentence && tokens[start - 1]?.text !== ',') start--;
  return ['preposition', 'opener', 'adverb', 'gerund', 'infinitive'].includes(reading.roles[start] ?? '') && tokens[start]?.opensSentence === true;
}

/** Returns whether "que" at a place compares: "más activos que el hidrógeno". */
function isComparison(tokens: readonly SpanishToken[], que: number): boolean {
  return tokens
    .slice(Math.max(0, que - 6), que)
    .some(({ lower }) =>
      /^(?:más|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?|tan|tant[oa]s?|mism[oa]s?|igual(?:es)?|antes)$/.test(lower),
    );
}

function chooseHeads({ tokens, items, hasRelative, at }: Walk): Subject | undefined {
  const inOrder = items.toReversed();
  const first = inOrder.findIndex(({ phrase, isJoined }, place) => phrase.preposition === '' && !(isJoined && place > 0));
  const head = inOrder[first]?.phrase;
  if (!head || isTime(tokens[head.head] ?? BLANK_TOKEN) || tokens[head.head]?.kind === 'number' || isNumeral(tokens[head.head])) return undefined;
  if (/^(?:cu[aá]nt[oa]s?|tanto|tal|ciento)$/.test(tokens[head.from]?.lower ?? '')) return undefined;
  const heads = [head];
  const complements: Phrase[] = [];
  let isFirstComplement = true;
  for (const { phrase, isJoined } of inOrder.slice(first + 1)) {
    if (phrase.preposition !== '') {
      if (phrase.preposition === 'de' || phrase.preposition === 'del') complements.push(phrase);
      isFirstComplement = false;
    } else if (isJoined && isFirstComplement && phrase.hasDeterminer) heads.push(phrase);
    // "El precio de las peras y las manzanas" may join either.
    else return undefined;
  }
  return { heads, complements, kind: hasRelative ? 'far' : 'near', start: at + 1 };
}

const isNumeral = (token: SpanishToken | undefined): boolean =>
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil)$/.test(
    token?.lower ?? '',
  );
const BLANK_TOKEN = { lower: '' } as SpanishToken;
