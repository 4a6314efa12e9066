import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isClauseEnd, isInfinitive, type SpanishToken } from '../words/context.ts';
import { readClauses } from '../words/readClauses.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';
import { hasVerbInClause } from './twinAccents.ts';

const QUESTION: Record<string, string> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  adonde: 'adónde',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
};
/** Forms of verbs of asking, knowing and saying, after which a word like "donde" asks. */
const ASKS =
  /^(?:preg[uú]nt|averigu|ignor|descon[oe]|investig|adivin|descubr|explic|expliqu|indic|indiqu|aclar|decid|discut|imagin|consult)\p{L}*$|^(?:s[eé]|sab(?:e|es|emos|en|éis|er|erlo|ía|ías|íamos|ían|iendo|rás|rán|ré|rá|ríamos|ría|rías)|sup(?:e|o|imos|ieron|iera|iste)|sepas?|sepan|sepamos)$|^(?:d[ií]me|dinos|dile|diles|d[ií]game|díganos|díganme|decirme|decirte|decirle|decirnos|decirles|cu[eé]ntame|cuéntanos|contarme|explícame|explícanos|mira|mirad|mirar|averiguar)$|^(?:entiend[oe]s?|entienden|entendemos|entender|entendí|entendía|comprend[oe]s?|comprenden|comprender|comprendí|recuerd[oa]s?|recuerdan|recordamos|recordar|olvid(?:é|ó|ado|ar)|acuerd[oa]s?|acuerdan|acordamos|acordar|acordaba)$/u;
/** Nouns and turns that leave something open. */
const OPEN = /^(?:idea|duda|dudas|cuenta|claro|seguro|segura|saber|sobre|pregunta|depende|dependen|dependía|según|acerca|problema|cuestión)$/;
/** Verbs behind which these words may tell of a time, so that no accent is sure. */
const TELLS_TIME = /^(?:recuerd|record|olvid|acuerd|acord|entiend|entend|comprend|sup|mir|imagin|explic|expliqu|indic|decid|descubr|sab(?:ía|er)|di)/;
const WANTS_OBJECT =
  /^(?:quier(?:o|es|e|en)|quer(?:emos|ía|ías|ían)|h(?:ago|aces|ace|acen|acemos|acía|izo|ice|iciste|icieron|ará|arás|aré)|dic(?:e|es|en)|d(?:igo|ijo|ije|ijiste|ijeron|ecía)|piens(?:a|as|an|o)|pens(?:aba|ó|amos)|busc(?:a|as|an|o|aba)|necesit(?:a|as|an|o|aba)|signific(?:a|an|aba)|contien(?:e|en)|pas(?:a|ó|aba|ará|aría)|ocurr(?:e|ió|ía)|suced(?:e|ió|ía)|prefier(?:e|es|en|o)|opin(?:a|as|an|o)|esper(?:a|as|an|aba)|com(?:e|es|en|iste|ió)|compr(?:a|as|ó|aste|aron|é)|estudi(?:a|as|an)|tien(?:e|es|en)|tengo|hay|había|falta|faltan|pone|ponía|ve|ves|vio|viste|regal\p{L}+|pinta|propone|propones|trae|traes)$/u;

/** Returns the verb or the turn that a word at a place follows, over a preposition. */
function readOpen({ before }: Context): { word: SpanishToken; steps: number; preposition: string } {
  const isPreposition = /^(?:a|de|en|por|con|para|hasta|desde|sobre|contra|hacia)$/.test(before().lower);
  return { word: before(isPreposition ? 2 : 1), steps: isPreposition ? 2 : 1, preposition: isPreposition ? before().lower : '' };
}

/** "Me acuerdo de donde": "no sé", "depende de" and the like leave open what follows. */
function checkOpen(place: Context): Fix | string | undefined {
  const { lower, text, before, after } = place;
  const accented = QUESTION[lower];
  if (!accented || text !== lower || lower === 'que') return undefined;
  const { word, steps, preposition } = readOpen(place);
  // "No sé cómo." ends with the question.
  if (isClauseEnd(after()) && after().text !== ',' && /^(?:sé|saber|sabe|sabes|sabemos|cuenta|dime|idea)$/.test(word.lower)) return accented;
  const isSubjunctive = can(after(), FEATURE.subjunctive) && !/^depend/.test(word.lower);
  if (isSubjunctive || /^l[oa]s?$/.test(before(steps + 1).lower)) return undefined;
  const isDenied = [1, 2, 3].some((more) => /^(?:no|nadie|nunca)$/.test(before(steps + more).lower));
  if (isDenied && preposition === '' && /^(?:dij|dic|dicho|decí)/.test(word.lower)) return { replacements: [accented], confidence: 'medium' };
  if (lower === 'cuando' && (TELLS_TIME.test(word.lower) || preposition !== '')) return undefined;
  if (lower === 'como' && /^(?:mira|si|indic|expliqu)/.test(word.lower)) return undefined;
  if (lower === 'como' && (preposition === 'a' || /^(?:un|una|el|la|los|las)$/.test(after().lower)) && preposition !== 'de') return undefined;
  if (/^(?:cuanto|cual|cuales)$/.test(lower) && /^(?:el|la|los|las|lo|antes|más|tal|en)$/.test(before().lower)) return undefined;
  if (/l[oa]s?$/.test(word.lower) && /r(?:l[oa]s?)$/.test(word.lower)) return undefined;
  const role = readClauses(place.tokens).roles[place.at - steps];
  const isMark = after().kind === 'mark';
  const asks = ASKS.test(word.lower) && ['verb', 'infinitive', 'gerund'].includes(role ?? '') && !isMark;
  if (lower === 'como' && /^descubr/.test(word.lower)) return undefined;
  const isReflexive = /^acuerd|^acord|^olvid/.test(word.lower) ? preposition === 'de' : true;
  if (asks && isReflexive && word.lower !== 'se') return { replacements: [accented], confidence: 'medium' };
  const isOpen = OPEN.test(word.lower) && (preposition === 'de' || /^(?:saber|sobre|según)$/.test(word.lower));
  return isOpen && word.lower !== 'según' ? { replacements: [accented], confidence: 'medium' } : undefined;
}

/** "Saber que documentos faltan", "a que hora", "dime que te pasa". */
function checkWhat(place: Context): Fix | undefined {
  const { tokens, at, text, before, after } = place;
  if (text !== 'que') return undefined;
  const { word, steps, preposition } = readOpen(place);
  const isAsked = /^(?:tú|usted|él|ella|vosotr[oa]s|ustedes|ellos|ellas)$/.test(before().lower) && (before(2).text === '¿' || before(3).text === '¿');
  if (isAsked && readClauses(tokens).roles[at + 1] === 'verb') return { replacements: ['qué'], confidence: 'medium' };
  const asks =
    ASKS.test(word.lower) && !/^(?:se|mira|olvid\p{L}*|acuerd\p{L}*|acord\p{L}*)$/u.test(word.lower) && !/^l[oa]s?$/.test(before(steps + 1).lower);
  const fix: Fix = { replacements: ['qué'], confidence: 'medium' };
  const { roles, phraseAt } = readClauses(tokens);
  const noun = after();
  const phrase = phraseAt[at + 1];
  const isBare =
    phrase !== undefined &&
    phrase.from === at + 1 &&
    !phrase.hasDeterminer &&
    roles[at + 1] === 'noun' &&
    noun.text === noun.lower &&
    phrase.head === at + 1;
  if (preposition !== '') {
    if (preposition === 'de' && !asks && /^(?:idea|duda)$/.test(word.lower) && !/^(?:la|una|esa|esta)$/.test(before(steps + 1).lower))
      return isInfinitive(after()) || isBare ? fix : undefined;
    if (!asks || !/^(?:a|en|con|por|para|de|desde|hasta)$/.test(preposition)) return undefined;
    if (/^(?:a|en|con|desde|hasta|por)$/.test(preposition) && isBare && preposition !== 'por') return fix;
    if (preposition === 'de' && isBare && /^s[aeu]/.test(word.lower)) return fix;
    // "No sé por que se fue" asks for the reason.
    return preposition === 'por' && roles[at + 1] !== 'mark' ? { from: -1, to: 0, replacements: ['por qué'], confidence: 'medium' } : undefined;
  }
  if (!asks || readClauses(tokens).roles[at - steps] === 'noun') return undefined;
  const verbAt = isBare && phrase ? findVerb(roles, phrase.to + 1) : undefined;
  if (isBare && verbAt !== undefined && /^(?:sab|sup|sep|averigu|pregunt|dime|decir|indic|aclar|decid|consult|ignor|descono)/.test(word.lower))
    return fix;
  const isImperative =
    /^(?:d[ií]me|dinos|dile|d[ií]game|díganos|decirme|cu[eé]ntame|explícame|averiguar|preguntar|pregúntale|preguntarle|adivina|adivinar|imagina)$/.test(
      word.lower,
    );
  const isDenied = [1, 2, 3].some((more) =>
    /^(?:no|nadie|quiero|quieres|quisiera|queremos|quería|necesito|necesitamos|¿)$/.test(before(steps + more).lower),
  );
  let next = at + 1;
  while (roles[next] === 'pronoun') next++;
  const verb = tokens[next];
  const isTold = verb !== undefined && WANTS_OBJECT.test(verb.lower) && hasNoObject(tokens, next, next > at + 1);
  return (isImperative || (isDenied && /^(?:s[aeé]|sup|entiend|recuerd|averigu|ignor)/.test(word.lower))) && isTold ? fix : undefined;
}

function findVerb(roles: readonly string[], from: number): number | undefined {
  let at = from;
  while (['pronoun', 'adverb', 'preposition', 'noun', 'determiner', 'adjective'].includes(roles[at] ?? '') && at < from + 5) at++;
  return roles[at] === 'verb' ? at : undefined;
}

/** Returns whether nothing that the verb could take follows it, so that "qué" is what it takes. */
function hasNoObject(tokens: readonly SpanishToken[], verb: number, hasPronoun: boolean): boolean {
  const { roles } = readClauses(tokens);
  const [word, next] = [tokens[verb]?.lower ?? '', tokens[verb + 1]];
  if (!next) return true;
  const isIntransitive = /^(?:pas|ocurr|suced|falta|significa)/.test(word);
  // "Dime que me quieres" has its object.
  if (hasPronoun && !isIntransitive) return false;
  if (isClauseEnd(next) || ['adverb', 'joiner'].includes(roles[verb + 1] ?? '')) return true;
  if (roles[verb + 1] === 'preposition') return isIntransitive || !/^(?:a|de)$/.test(next.lower);
  return isIntransitive && (hasPronoun || !['determiner', 'noun', 'opener'].includes(roles[verb + 1] ?? ''));
}

/** "El lo sabe", "con el y con ella": the person and not the article. */
function checkHim(place: Context): Fix | undefined {
  const { tokens, at, before, after } = place;
  const { roles } = readClauses(tokens);
  // "El NO" is a formula.
  if (after().text !== after().lower) return undefined;
  let next = at + 1;
  while (/^(?:me|te|se|le|les|nos|os|lo|la|los|las)$/.test(tokens[next]?.lower ?? '')) next++;
  const fix: Fix = { replacements: ['él'], confidence: 'medium' };
  const starts = place.opensSentence || /^(?:que|si|porque|pero|y|aunque|cuando)$/.test(before().lower);
  const isPast =
    /^(?:tenia|sabia|venia|seria|hacia|podia|queria|decia|vivia)$/.test(after().lower) && !hasVerbInClause(readClauses(tokens), tokens, at + 1);
  if (starts && isPast) return { to: 1, replacements: [`él ${after().lower.replace(/ia$/, 'ía')}`], confidence: 'medium' };
  const comes = starts && after().lower === 'vino' && after(2).lower === 'a' && isInfinitive(after(3));
  if (comes) return fix;
  const isWished = before().lower === 'que' && can(after(), FEATURE.subjunctive) && !can(after(), FEATURE.noun | FEATURE.adjective);
  if (isWished) return fix;
  const token = tokens[next];
  const isVerb = token !== undefined && roles[next] === 'verb' && can(token, FEATURE.thirdSingular) && !can(token, FEATURE.noun | FEATURE.adjective);
  if (next > at + 1 && isVerb) return fix;
  const isAdverb = /^(?:siempre|nunca|también|tampoco|ya|no|solo|casi|jamás|todavía|aún|ahora)$/.test(after().lower);
  const late = tokens[at + 2];
  const isLate =
    late !== undefined && can(late, FEATURE.thirdSingular) && !can(late, FEATURE.adjective) && (roles[at + 2] === 'verb' || !can(late, FEATURE.noun));
  const opens = place.opensSentence || /^(?:que|si|cuando|porque|pero|y|aunque)$/.test(before().lower) || before().text === ',';
  if (
    isAdverb &&
    opens &&
    isLate &&
    /^(?:lleg|habl|dic|dij|est|tien|quier|pued|va$|viene|hac|sab|trabaj|com|duerm|viv|pag|gan|pierd|es$|fue$|era$|ha$|había|se$|piens|cree)/.test(
      late.lower,
    )
  )
    return fix;
  const isBetween = /^(?:con|para|sin|entre|contra|sobre|por|de|a)$/.test(before().lower) && /^(?:y|o|ni)$/.test(after().lower);
  if (isBetween && /^(?:con|para|sin|contra|por|sobre|a|de|yo|tú|ella|su|mi|tu|yo|no)$/.test(after(2).lower)) return fix;
  const isCompared =
    roles[at - 1] === 'verb' && /^(?:mejor|peor)$/.test(after().lower) && after(2).lower === 'que' && /^(?:nadie|yo|tú|todos)$/.test(after(3).lower);
  return isCompared && /^(?:sabe|hace|conoce|entiende|canta|cocina)$/.test(before().lower) ? fix : undefined;
}

/** Rules for the accents of question words without question marks, and of persons. */
export const questionAccents: SpanishRule[] = [
  createRule(
    'open-question',
    /^(?:como|cuando|a?donde|quien(?:es)?|cual(?:es)?|cuant[oa]s?)$/,
    checkOpen,
    {
      'No me acuerdo de donde dejé las llaves.': 'No me acuerdo de dónde dejé las llaves.',
      'Depende de cuanto tengas ahorrado.': 'Depende de cuánto tengas ahorrado.',
      'Pregúntale quien ha venido.': 'Pregúntale quién ha venido.',
      'Se hizo sin que me diera cuenta de como.': 'Se hizo sin que me diera cuenta de cómo.',
    },
    [
      'Recuerdo cuando era niño.',
      'Lo haré cuando sepa.',
      'Lo explicó como pudo.',
      'Vive donde nació.',
      'El amigo con quien viajé.',
      'Lo supe cuando llegó.',
    ],
    { type: 'spelling' },
  ),
  createRule(
    'open-what',
    /^que$/,
    checkWhat,
    {
      'Necesitamos saber que documentos faltan.': 'Necesitamos saber qué documentos faltan.',
      'Le pregunté a que hora abrían.': 'Le pregunté a qué hora abrían.',
      'Dime que te pasa.': 'Dime qué te pasa.',
    },
    ['Sé que vendrá.', 'Dime que sí.', 'Dijo que quería pan.', 'Me alegro de que vengas.', 'Sabe que Ana llega hoy.', 'Dile que hace frío.'],
    { type: 'spelling' },
  ),
  createRule(
    'him-person',
    /^el$/,
    checkHim,
    {
      'Dudo que el lo sepa.': 'Dudo que él lo sepa.',
      'El siempre llega tarde.': 'Él siempre llega tarde.',
      'Vino con el y con su mujer.': 'Vino con él y con su mujer.',
    },
    ['El no rotundo.', 'El siempre difícil arte de vivir.', 'Con el y la de ayer son dos.'],
    { type: 'spelling' },
  ),
  createRule(
    'tea-drink',
    /^te$/,
    ({ before, after, text }) =>
      text === 'te' &&
      /^(?:quieres|quiere|toma|tomas|bebe|bebes|hay|café|prefieres|prefiere|y|o)$/.test(before().lower) &&
      (/^(?:o|y|con)$/.test(after().lower) || isClauseEnd(after()))
        ? { replacements: ['té'], confidence: 'medium' }
        : undefined,
    { '¿Quieres te o café?': '¿Quieres té o café?', 'No queda café, pero hay te.': 'No queda café, pero hay té.' },
    ['Te quiero.', '¿Quieres que te o se lo diga?'],
    { type: 'spelling' },
  ),
];
