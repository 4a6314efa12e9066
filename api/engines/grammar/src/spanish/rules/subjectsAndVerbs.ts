import { FEATURE } from '@sheaf/language/spanish/features';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import { type Context, can, isDeterminer, isInfinitive, isPreposition } from '../words/context.ts';
import { findSubject, STANDS_FOR_MANY, type Subject } from '../words/findSubject.ts';
import { pluralizeVerb, singularizeVerb } from '../words/forms.ts';
import { isTimePhrase, type Phrase, readClauses } from '../words/readClauses.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';

/** Verbs that take no object, so that a noun behind them is their subject and "que" before them is it too. */
const INTRANSITIVE =
  /^(?:viv(?:e|en|ía|ían|ió|ieron)|trabaj(?:a|an|ó|aron|aba|aban)|lleg(?:a|an|ó|aron|aba|aban|ará|arán)|v(?:iene|ienen|ino|inieron|enía|enían|endrá|endrán)|sal(?:e|en|ió|ieron|ía|ían|drá|drán)|entr(?:a|an|ó|aron)|exist(?:e|en|ía|ían|ió|ieron|irá|irán)|ocurr(?:e|en|ía|ían|ió|ieron)|suced(?:e|en|ía|ían|ió|ieron)|nac(?:e|en|ía|ían|ió|ieron)|m(?:uere|ueren|urió|urieron)|ca(?:e|en|ía|ían|yó|yeron)|falt(?:a|an|ó|aban|aron|aba)|sobr(?:a|an|ó|aron|aban|aba)|bast(?:a|an|aba|aban)|(?:des)?apare(?:ce|cen|ció|cieron|cía|cían)|pertene(?:ce|cen|cía|cían)|particip(?:a|an|ó|aron)|asist(?:e|en|ió|ieron)|acud(?:e|en|ió|ieron)|regres(?:a|an|ó|aron)|vuelve|vuelven|volvió|volvieron)$/;
/** Verbs of pleasing and hurting: whom it pleases stands before them, what pleases behind them. */
const PLEASING =
  /^(?:gust|encant|interes|import|preocup|molest|apete[cz]|sobr|falt|queda?r?|d[uo]el|convien|conv(?:en|in)|cuest|pare[cz]|sorprend|aburr|fascin|hac(?=en? falta))/;
const PLEASED = /^(?:me|te|le|nos|os|les)$/;
const COME =
  /^(?:venido|llegado|salido|entrado|nacido|muerto|caído|faltado|sobrado|ocurrido|sucedido|aparecido|desaparecido|existido|vuelto|regresado|gustado|encantado|interesado|dolido|molestado|quedado)$/;
const FELT = /^(?:miedo|pena|asco|risa|vergüenza|rabia|envidia|pereza|igual|lástima|alegría|pánico|terror|sueño)$/;
const LEFT_OVER = /^(?:falt|qued|sobr)/;
const MAY_FOLLOW = /^(?:quedan?|quedaba|quedaban|quedó|quedaron)$/;
const IS = /^(?:es|son|era|eran|fue|fueron|será|serán|sería|serían)$/;

const isSureVerb = (place: Context): boolean => readClauses(place.tokens).roles[place.at] === 'verb';

/** Reads whether a place is a verb of the third person, and in which number. */
function readNumber(place: Context): 'one' | 'many' | undefined {
  if (!isSureVerb(place) || (place.text !== place.lower && !place.opensSentence) || isPreposition(place.before()) || isDeterminer(place.before()))
    return undefined;
  const [one, many] = [can(place, FEATURE.thirdSingular), can(place, FEATURE.thirdPlural)];
  return one === many || /^hay|^había|^hubo|^habrá|^haya$/.test(place.lower) ? undefined : one ? 'one' : 'many';
}

/** Returns the phrase right behind a verb, over adverbs and a participle, where no preposition is before it. */
function findPhraseBehind(place: Context): Phrase | undefined {
  const { roles, phraseAt } = readClauses(place.tokens);
  let at = place.at + 1;
  while (['adverb', 'participle'].includes(roles[at] ?? '') && !phraseAt[at]) at++;
  const phrase = phraseAt[at];
  const isOwn = phrase && phrase.from === at && phrase.preposition === '' && !/^con(?:migo|tigo|sigo)$/.test(place.tokens[phrase.head]?.lower ?? '');
  return isOwn ? phrase : undefined;
}

/** Returns whether a phrase behind a verb may be its subject: a person, or one with "mi" or a name. */
function isPersonal({ tokens }: Context, phrase: Phrase): boolean {
  const [first, noun] = [tokens[phrase.from], tokens[phrase.head]];
  return /^(?:mis?|tus?|sus?|nuestr[oa]s?|yo|tú|él|ella|ellos|ellas|usted|ustedes)$/.test(first?.lower ?? '') || /^\p{Lu}/u.test(noun?.text ?? '');
}

/** Returns the number that the subject demands; nothing where either is right. */
function findDemanded(place: Context, { heads, complements, kind }: Subject): 'one' | 'many' | undefined {
  const { tokens } = place;
  if (heads.length > 1) {
    const isFirm = heads.every(
      (head) =>
        head.hasDeterminer && !isTimePhrase(tokens, head) && !/^(?:un|una|cada|tod[oa]|ningun[oa]|ningún)$/.test(tokens[head.from]?.lower ?? ''),
    );
    return isFirm && kind === 'near' && complements.length === 0 ? 'many' : undefined;
  }
  const [head] = heads;
  if (!head || head.isPlural === undefined) return undefined;
  const noun = tokens[head.head];
  if (tokens[head.to + 1]?.lower === 'por' && /^c(?:iento|ien)$/.test(tokens[head.to + 2]?.lower ?? '')) return undefined;
  // A group of many may be followed by what these do.
  if (kind === 'far' && head.isPlural === false && complements.some(({ isPlural }) => isPlural)) return undefined;
  if (!noun || STANDS_FOR_MANY.test(noun.lower) || /^(?:algo|nada|esto|eso|aquello|lo)$/.test(noun.lower)) return undefined;
  if (/^(?:nosotr|vosotr|yo|tú|vos$|mí|ti|sí|con)/.test(noun.lower)) return undefined;
  if (/^\p{Lu}/u.test(noun.text) && !noun.opensSentence) return undefined;
  if (!head.hasDeterminer && !/^(?:él|ella|ellos|ellas|usted|ustedes|nadie|alguien)$/.test(noun.lower))
    return kind === 'antecedent' ? (head.isPlural ? 'many' : undefined) : undefined;
  return head.isPlural ? 'many' : 'one';
}

/** Changes a verb to the number that its subject demands. */
function fixNumber(place: Context, demanded: 'one' | 'many'): Fix | undefined {
  if (/^signific/.test(place.lower)) return undefined;
  const form = demanded === 'many' ? pluralizeVerb(place.lower) : singularizeVerb(place.lower);
  // "Las partículas alfa" has no verb, and nobody writes "alfan".
  if (form && can(place, FEATURE.noun) && loadSpanish().findCount(form) === 0) return undefined;
  return form && form !== place.lower ? { replacements: [form], confidence: 'medium' } : undefined;
}

function checkAntecedent(place: Context, subject: Subject, number: 'one' | 'many'): Fix | undefined {
  const demanded = findDemanded(place, subject);
  if (!demanded || demanded === number) return undefined;
  const { tokens } = place;
  const que = subject.start;
  const [head] = subject.heads;
  if (!head || isTimePhrase(tokens, head) || tokens[que - 1]?.lower === 'lo') return undefined;
  if (number === 'many' && /^[yo]$/.test(tokens[head.from - 1]?.lower ?? '')) return undefined;
  // "El grupo de chicos que vino" may speak of either noun.
  if (subject.complements.some(({ isPlural }) => isPlural !== head.isPlural)) return undefined;
  const before = place.before();
  const isPleasing = PLEASING.test(place.lower) && PLEASED.test(before.lower);
  const next = findPhraseBehind(place);
  const behind = next && isTimePhrase(tokens, next) ? undefined : next;
  const goesTo = /^(?:va|van|iba|iban)$/.test(place.lower) && /^(?:a|al|hacia|hasta|de)$/.test(place.after().lower) && !isInfinitive(place.after(2));
  const isIntransitive =
    goesTo ||
    ((/^pas(?:an?|ó|aron|aban?)$/.test(place.lower) || INTRANSITIVE.test(place.lower) || isPleasing) &&
      !behind &&
      !isInfinitive(place.after()) &&
      before.lower !== 'se');
  const isFilled =
    number === 'one' && behind?.isPlural === true && behind.hasDeterminer && !isTimePhrase(tokens, behind) && !PLEASED.test(before.lower);
  const ownsObject = isFilled && ['que', 'no'].includes(before.lower) && !tokens[que - 1]?.isGlued;
  if (demanded === 'one' && !isIntransitive) return undefined;
  return isIntransitive || ownsObject ? fixNumber(place, demanded) : undefined;
}

function checkSubject(place: Context): Fix | undefined {
  const number = readNumber(place);
  if (!number) return undefined;
  const subject = findSubject(place.tokens, place.at);
  if (!subject) return undefined;
  if (subject.kind === 'antecedent') return checkAntecedent(place, subject, number);
  const demanded = findDemanded(place, subject);
  if (!demanded || demanded === number) return undefined;
  const before = place.before();
  // A subjunctive needs a word that opens its clause.
  const opener = place.tokens[subject.start - 1];
  if (can(place, FEATURE.subjunctive) && !(opener && readClauses(place.tokens).roles[subject.start - 1] === 'opener')) return undefined;
  // "Los libros los compró ella": what is before the verb is its object.
  if (/^l[oa]s?$/.test(before.lower)) return undefined;
  if (before.lower === 'se' && place.after().lower === 'que') return undefined;
  if (/r(?:la|lo)s?$/.test(place.after().lower)) return undefined;
  if (PLEASED.test(before.lower) && PLEASING.test(place.lower) && findPhraseBehind(place)) return undefined;
  const behind = findPhraseBehind(place);
  if (behind && isPersonal(place, behind) && !isTimePhrase(place.tokens, behind)) return undefined;
  // "Mi problema son los niños" agrees with what it is.
  if (IS.test(place.lower) && behind && behind.isPlural !== (demanded === 'many')) return undefined;
  const isDiscontinuous =
    subject.complements.length === 0 && subject.heads.length === 1 && behind?.hasDeterminer && behind.isPlural === (number === 'many');
  if (isDiscontinuous && demanded === 'one' && !IS.test(place.lower)) return undefined;
  return fixNumber(place, demanded);
}

/** Finds the subject behind a verb that takes no object. */
function checkSubjectBehind(place: Context): Fix | undefined {
  const number = readNumber(place);
  const { tokens, before } = place;
  if (!number) return undefined;
  const isPleasing = PLEASING.test(place.lower) && PLEASED.test(before().lower);
  // "Ha venido", "le da miedo".
  const isCome = /^(?:ha|había|habrá|han|habían)$/.test(place.lower) && COME.test(place.after().lower);
  const isFelt = /^(?:da|dan|daba|daban|dio|dieron)$/.test(place.lower) && PLEASED.test(before().lower) && FELT.test(place.after().lower);
  // "Hacen falta voluntarios" needs no article.
  const isNeeded = /^(?:hace|hacía|hizo|hará|haga)$/.test(place.lower) && place.after().lower === 'falta';
  const needed = isNeeded ? readClauses(tokens).phraseAt[place.at + 2] : undefined;
  if (needed && needed.from === place.at + 2 && needed.isPlural && !isTimePhrase(tokens, needed) && readClauses(tokens).roles[needed.head] === 'noun')
    return fixNumber(place, 'many');
  if (!INTRANSITIVE.test(place.lower) && !MAY_FOLLOW.test(place.lower) && !isPleasing && !isCome && !isFelt) return undefined;
  const behind = isFelt ? readClauses(tokens).phraseAt[place.at + 2] : findPhraseBehind(place);
  if (isFelt && behind?.from !== place.at + 2) return undefined;
  if (/^import/.test(place.lower) && /^(?:un|tres|dos)$/.test(place.after().lower)) return undefined;
  // "Faltan cinco minutos" counts what is left.
  const isCounted =
    behind !== undefined &&
    LEFT_OVER.test(place.lower) &&
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|pocos|muchos|muchas|pocas)$/.test(tokens[behind.from]?.lower ?? '');
  if (!behind?.hasDeterminer || behind.isPlural === undefined || (isTimePhrase(tokens, behind) && !isCounted)) return undefined;
  if (/^(?:se|lo|la|los|las)$/.test(before().lower)) return undefined;
  const { roles, phraseAt } = readClauses(tokens);
  const noun = tokens[behind.head];
  if (!noun || roles[behind.head] !== 'noun' || STANDS_FOR_MANY.test(noun.lower)) return undefined;
  const demanded = behind.isPlural ? 'many' : 'one';
  if (demanded === number) return undefined;
  if (
    /^vivi?/.test(place.lower) &&
    !/^(?:familias|personas|gentes|niñ[oa]s|vecin[oa]s|chic[oa]s|estudiantes|amig[oa]s|hij[oa]s|padres|herman[oa]s|prim[oa]s|abuel[oa]s|animales|pájaros|aves|especies)$/.test(
      noun.lower,
    )
  )
    return undefined;
  // Joined subjects, and a phrase that is the beginning of the next clause.
  for (let at = behind.to + 1; at < tokens.length && !/^[.;!?]$/.test(tokens[at]?.text ?? ''); at++) {
    if (demanded === 'many' && tokens[at]?.text === ',') break;
    if (roles[at] === 'verb' && demanded === 'many' && !tokens.slice(behind.to + 1, at).some(({ lower }) => lower === 'que')) return undefined;
    if (demanded === 'one' && (roles[at] === 'joiner' || tokens[at]?.text === ',')) return undefined;
  }
  return hasSubjectBefore(place, roles, phraseAt) ? undefined : fixNumber(place, demanded);
}

/** Returns whether a phrase before the verb in its clause may be its subject. */
function hasSubjectBefore({ tokens, at: place }: Context, roles: readonly string[], phraseAt: readonly (Phrase | undefined)[]): boolean {
  for (let at = place - 1; at >= 0; at--) {
    const text = tokens[at]?.text ?? '';
    const phrase = phraseAt[at];
    if (/^[.;:!?¿¡(]$/.test(text)) return false;
    if (tokens[at]?.lower === 'que') {
      const antecedent = phraseAt[at - 1];
      return antecedent !== undefined && antecedent.to === at - 1 && roles[antecedent.head] !== 'person';
    }
    if (roles[at] === 'opener') return false;
    if (roles[at] === 'verb' || roles[at] === 'joiner' || text === ',' || roles[at] === 'infinitive') return true;
    if (phrase && phrase.preposition === '' && !isTimePhrase(tokens, phrase)) return true;
    if (phrase) at = phrase.from;
  }
  return false;
}

/** "Ninguno", "cada uno" and the like stay one, however many follow "de". */
function checkOneOfMany(place: Context): Fix | undefined {
  if (readNumber(place) !== 'many') return undefined;
  const { tokens } = place;
  const reading = readClauses(tokens);
  const subject = findSubject(tokens, place.at);
  const [head, other] = subject?.heads ?? [];
  if (subject?.kind !== 'near' || other || !head || subject.complements.length === 0) return undefined;
  const word = tokens[head.head]?.lower ?? '';
  if (!/^(?:ningun[oa]|un[oa]|algun[oa]|cualquiera|nadie|alguien)$/.test(word)) return undefined;
  if (
    !tokens[head.from]?.opensSentence &&
    tokens[head.from - 1]?.lower !== 'que' &&
    tokens[head.from - 1]?.text !== ',' &&
    tokens[head.from - 1]?.lower !== 'cada'
  )
    return undefined;
  const behind = findPhraseBehind(place);
  if (IS.test(place.lower) && behind && behind.isPlural !== false) return undefined;
  return reading.roles[place.at] === 'verb' ? fixNumber(place, 'one') : undefined;
}

/** What "yo" does, and what somebody else does. */
const OF_ANOTHER: Record<string, string> = {
  fui: 'fue',
  soy: 'es',
  estoy: 'está',
  tengo: 'tiene',
  voy: 'va',
  hago: 'hace',
  digo: 'dice',
  veo: 've',
  vengo: 'viene',
  salgo: 'sale',
  pongo: 'pone',
  sé: 'sabe',
  he: 'ha',
  puedo: 'puede',
  quiero: 'quiere',
  hice: 'hizo',
  tuve: 'tuvo',
  estuve: 'estuvo',
  pude: 'pudo',
  puse: 'puso',
  vine: 'vino',
  dije: 'dijo',
  quise: 'quiso',
  supe: 'supo',
  traje: 'trajo',
  doy: 'da',
  di: 'dio',
  vi: 'vio',
  creo: 'cree',
  vivo: 'vive',
};

/** "Mi madre fui al mercado": a noun is no "yo". */
function checkOtherPerson(place: Context): Fix | undefined {
  const form = OF_ANOTHER[place.lower];
  if (!form || !isSureVerb(place) || place.text !== place.lower) return undefined;
  const subject = findSubject(place.tokens, place.at);
  const [head, other] = subject?.heads ?? [];
  if (subject?.kind !== 'near' || !head?.hasDeterminer || other || /^l[oa]s?$/.test(place.before().lower)) return undefined;
  const noun = place.tokens[head.head];
  if (!noun || !/^(?:mi|tu|su|nuestr[oa])$/.test(place.tokens[head.from]?.lower ?? '') || head.isPlural !== false) return undefined;
  return { replacements: [form], confidence: 'medium' };
}

/** Rules for a verb that has another number than its subject, wherever that stands. */
export const subjectsAndVerbs: SpanishRule[] = [
  createRule(
    'clause-subject',
    /\p{L}{2}/u,
    checkSubject,
    {
      'Las cartas que escribió mi abuela está en un cajón.': 'Las cartas que escribió mi abuela están en un cajón.',
      'Los vecinos que vive arriba hacen ruido.': 'Los vecinos que viven arriba hacen ruido.',
      'El perro y el gato duerme juntos.': 'El perro y el gato duermen juntos.',
      'Los alumnos, después de terminar el examen, salió al patio.': 'Los alumnos, después de terminar el examen, salieron al patio.',
      'Son cosas que pasa mucho.': 'Son cosas que pasan mucho.',
    },
    [
      'Las cartas que escribió mi abuela están en un cajón.',
      'Los libros los compró ella.',
      'Mi problema son los niños.',
      'Las cosas que hace me gustan.',
      'Los lunes trabaja mi padre.',
      'Los libros que escribió el autor son buenos.',
    ],
  ),
  createRule(
    'other-person',
    /\p{L}{2}/u,
    checkOtherPerson,
    { 'Ayer mi madre fui al mercado.': 'Ayer mi madre fue al mercado.', 'Mi primo tengo un perro.': 'Mi primo tiene un perro.' },
    ['Mi madre fue al mercado.', 'A mi madre le digo la verdad.', 'Mi casa la vi ayer.', 'Con mi madre voy al mercado.'],
  ),
  createRule(
    'subject-behind',
    /\p{L}{2}/u,
    checkSubjectBehind,
    {
      'Ayer llegó los paquetes de la tienda.': 'Ayer llegaron los paquetes de la tienda.',
      'Solo existe dos maneras de hacerlo.': 'Solo existen dos maneras de hacerlo.',
      'Espero que te guste los regalos.': 'Espero que te gusten los regalos.',
    },
    ['Llegó todos los días tarde.', 'Existe una solución.', 'Mi tío llega los lunes.', 'Cuando llega, los niños duermen.'],
  ),
  createRule(
    'one-of-many',
    /\p{L}{2}/u,
    checkOneOfMany,
    {
      'Ninguno de los alumnos entregaron el trabajo.': 'Ninguno de los alumnos entregó el trabajo.',
      'Una de las causas fueron la sequía.': 'Una de las causas fue la sequía.',
      'Cada uno de los socios tienen que firmar.': 'Cada uno de los socios tiene que firmar.',
    },
    ['Uno de los que vinieron era mi primo.', 'Uno de los problemas son los precios.', 'Ninguno de ellos lo sabe.'],
  ),
];
