import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isClauseEnd, isParticiple, type SpanishToken } from '../words/context.ts';
import { findSubject, STANDS_FOR_MANY } from '../words/findSubject.ts';
import { type Agreement, agree, isForm, pluralizeVerb } from '../words/forms.ts';
import { COPULA, isDescribing, isTimePhrase, type Phrase, readClauses } from '../words/readClauses.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';

const IS = /^(?:es|son|era|eran|fue|fueron|será|serán|sea|sean|ser|sido)$/;
const DEGREE =
  /^(?:muy|tan|más|menos|bastante|demasiado|poco|algo|totalmente|completamente|realmente|especialmente|ya|todavía|aún|siempre|siendo|también|casi|no|nunca|ahora|así)$|mente$/;
/** Verbs that say how somebody arrives or ends, behind which only some words describe. */
const MOTION =
  /^(?:lleg(?:a|an|ó|aron|aba|aban)|v(?:uelve|uelven|olvió|olvieron)|acab(?:a|an|ó|aron)|sal(?:e|en|ió|ieron|ía|ían)|se|sient(?:e|en)|sint(?:ió|ieron)|pus(?:o|ieron)|pon(?:e|en)|mostr(?:ó|aron)|muestra|muestran|encuentra|encuentran|mantiene|mantienen|hall(?:a|an)|v(?:a|an)|iba|iban)$/;
/** Words that follow such a verb without describing its subject. */
const LOOSE =
  /^(?:medio|mucho|poco|tanto|todo|demasiado|solo|justo|claro|bajo|alto|rápido|seguro|junto|primero|cierto|directo|luego|pronto|derecho|entero|nuevo|igual|menudo|continuo|segundo|largo|fuerte|hondo|mejor|peor|mismo|nada|visto|hecho|dicho|puesto|preciso|público|lento|limpio|siempre|ambos|otro|otros|otra|otras|juntos|juntas|media|dado|dada|uno|una|tod[oa]s)$/;

/** Returns whether a word describes in a form that shows gender or number. */
function isShowing(token: SpanishToken): boolean {
  if (!/(?:[oa]s?|or(?:es|a|as)?|ante|entes|ente|bles?|ales|al|ares?|iles?)$/.test(token.lower) || LOOSE.test(token.lower)) return false;
  return (can(token, FEATURE.adjective) || isParticiple(token) || /\p{L}{3}(?:os[oa]s?|ntes?|bles?)$/u.test(token.lower)) && isDescribing(token);
}

/** Returns the form of a word that describes which agrees, also of those with one form for both genders. */
export function agreeDescription(word: string, wanted: Agreement): string | undefined {
  if (/(?:[oa]s?|or(?:es|as?)?)$/.test(word)) return agree(word, wanted);
  const isPlural = word.endsWith('s');
  if (isPlural === wanted.isPlural) return undefined;
  const form = isPlural ? word.replace(/(?<=[lr])es$|(?<=e)s$/, '') : word + (/[lr]$/.test(word) ? 'es' : 's');
  return form !== word && isForm(form, FEATURE.noun | FEATURE.adjective) ? form : undefined;
}

/** Returns the gender and number of joined phrases; undefined where one does not show its gender. */
export function sumAgreement(phrases: readonly Phrase[], word?: SpanishToken): Agreement | undefined {
  const [first] = phrases;
  if (!first) return undefined;
  const isPlural = phrases.length > 1 ? true : first.isPlural;
  // "Excelente" shows its number alone.
  const isNeutral = word !== undefined && readShown(word).isFeminine === undefined;
  if (isPlural !== undefined && isNeutral) return { isPlural, isFeminine: false };
  if (isPlural === undefined || phrases.some(({ isFeminine }) => isFeminine === undefined)) return undefined;
  return { isPlural, isFeminine: phrases.every(({ isFeminine }) => isFeminine) };
}

/** Reads what a word shows of gender and number. */
function readShown(token: SpanishToken): { isFeminine: boolean | undefined; isPlural: boolean } {
  const isPlural = token.lower.endsWith('s');
  const isFeminine = /as?$/.test(token.lower) ? true : /(?:o|os|or|ores)$/.test(token.lower) ? false : undefined;
  return { isFeminine, isPlural };
}

const agreesWith = (token: SpanishToken, wanted: Agreement): boolean => {
  const shown = readShown(token);
  return shown.isPlural === wanted.isPlural && (shown.isFeminine ?? wanted.isFeminine) === wanted.isFeminine;
};

/** Returns the place of the finite verb that joins a word to its subject: "está muy", "ha sido", "va a quedar". */
function findJoiningVerb({ tokens, at: place }: Context): number | undefined {
  const { roles } = readClauses(tokens);
  let at = place - 1;
  while (at > 0 && DEGREE.test(tokens[at]?.lower ?? '')) at--;
  if (tokens[at]?.lower === 'un' && tokens[at + 1]?.lower === 'poco') at--;
  const verb = tokens[at];
  if (!verb || !COPULA.test(verb.lower)) return undefined;
  if (roles[at] === 'verb') return at;
  // "Ha sido", "puede ser", "va a estar".
  at--;
  if (tokens[at]?.lower === 'a') at--;
  const helper = tokens[at]?.lower ?? '';
  const isHelper = /^(?:sido|estado|quedado|resultado|parecido)$/.test(verb.lower)
    ? /^h(?:a|an|ab\p{L}+|ay\p{L}+|ubi\p{L}+)$/u.test(helper)
    : !COPULA.test(helper);
  return roles[at] === 'verb' && isHelper ? at : undefined;
}

function isPredicateEnd({ after, tokens, at }: Context): boolean {
  const next = after();
  const { roles, phraseAt } = readClauses(tokens);
  const behind = phraseAt[at + 1];
  if (behind && behind.from === at + 1 && isTimePhrase(tokens, behind)) return true;
  return isClauseEnd(next) || ['preposition', 'joiner', 'opener', 'adverb', 'gerund', 'infinitive'].includes(roles[at + 1] ?? 'mark');
}

function checkPredicate(place: Context): Fix | undefined {
  const { tokens } = place;
  if (!isShowing(place) || place.text !== place.lower) return undefined;
  const verb = findJoiningVerb(place);
  if (verb === undefined) return undefined;
  const behind = readClauses(tokens).phraseAt[place.at + 1];
  const isBehindSubject = behind !== undefined && behind.from === place.at + 1 && behind.preposition === '' && !isTimePhrase(tokens, behind);
  const subject = findSubject(tokens, verb);
  if (!subject) return isBehindSubject && behind ? checkSubjectBehind(place, verb, behind) : undefined;
  if (isBehindSubject || !isPredicateEnd(place)) return undefined;
  // "Son medidas de la energía" names a thing.
  const isListed = can(place, FEATURE.adjective) && /(?:ntes?|bles?)$/.test(place.lower);
  const isNoun = can(place, FEATURE.noun) && !isListed && (!isParticiple(place) || IS.test(place.before().lower));
  if (isNoun && (place.after().lower === 'de' || (!isParticiple(place) && IS.test(place.before().lower) && !/\p{L}{3}os[oa]s?$/u.test(place.lower))))
    return undefined;
  const head = subject.heads[0];
  const noun = head && tokens[head.head];
  if (subject.kind === 'antecedent' && head && isTimePhrase(tokens, head)) return undefined;
  if (!head || !noun || !head.hasDeterminer || (subject.kind === 'antecedent' && subject.complements.length > 0)) return undefined;
  if (/^(?:persona|personas|gente|víctima|víctimas|bebé|bebés|autoridad|autoridades)$/.test(noun.lower) && subject.kind !== 'near') return undefined;
  if (STANDS_FOR_MANY.test(noun.lower))
    return checkShare(
      place,
      verb,
      subject.complements.find(({ isPlural }) => isPlural),
    );
  const wanted = sumAgreement(subject.heads, place);
  const word = tokens[verb];
  if (!wanted || agreesWith(place, wanted) || !word || can(word, wanted.isPlural ? FEATURE.thirdSingular : FEATURE.thirdPlural)) return undefined;
  if (
    subject.complements.some(
      (other) => other.isFeminine !== undefined && agreesWith(place, { isFeminine: other.isFeminine, isPlural: other.isPlural ?? false }),
    ) &&
    subject.heads.length > 1
  )
    return undefined;
  const form = agreeDescription(place.lower, wanted);
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** "La mayoría de las casas está pintadas": what is many of "de" decides, so the verb goes with it. */
function checkShare(place: Context, verb: number, many: Phrase | undefined): Fix | undefined {
  const word = place.tokens[verb];
  if (!many?.isPlural || many.isFeminine === undefined || !word || !can(word, FEATURE.thirdSingular) || !place.lower.endsWith('s')) return undefined;
  const form = pluralizeVerb(word.lower);
  const wanted = { isPlural: true, isFeminine: many.isFeminine };
  const adjective = agreesWith(place, wanted) ? place.lower : agreeDescription(place.lower, wanted);
  if (!form || !adjective) return undefined;
  const between = place.tokens.slice(verb + 1, place.at).map(({ text }) => text);
  return { from: verb - place.at, to: 0, replacements: [[form, ...between, adjective].join(' ')], confidence: 'medium' };
}

/** "Quedan prohibido las visitas": the subject comes last. */
function checkSubjectBehind(place: Context, verb: number, behind: Phrase): Fix | undefined {
  const { tokens } = place;
  const word = tokens[verb];
  const noun = tokens[behind.head];
  if (!behind.hasDeterminer || behind.isPlural === undefined || behind.isFeminine === undefined || !word || !noun || STANDS_FOR_MANY.test(noun.lower))
    return undefined;
  if (!/^(?:qued|fue|fueron|será|está|están|es|son|result)/.test(word.lower) || !isOpening(tokens, verb)) return undefined;
  if (
    !/^(?:prohibid|permitid|suspendid|cerrad|abiert|terminad|anulad|aprobad|invitad|incluid|excluid|necesari|obligatori|rot|agotad|disponible|reservad|cancelad|aplazad|sorprendid|autorizad)/.test(
      place.lower,
    )
  )
    return undefined;
  for (let at = behind.to + 1; at < tokens.length; at++) {
    if (/^[.;!?,]$/.test(tokens[at]?.text ?? '')) break;
    if (readClauses(tokens).roles[at] === 'verb' || readClauses(tokens).roles[at] === 'joiner' || readClauses(tokens).roles[at] === 'infinitive')
      return undefined;
  }
  const wanted = { isPlural: behind.isPlural, isFeminine: behind.isFeminine };
  const isVerbRight = can(word, FEATURE.thirdPlural) === behind.isPlural;
  const isAdjectiveRight = agreesWith(place, wanted);
  if (isVerbRight && isAdjectiveRight) return undefined;
  const form = isVerbRight ? word.lower : behind.isPlural ? pluralizeVerb(word.lower) : undefined;
  const adjective = isAdjectiveRight ? place.lower : agreeDescription(place.lower, wanted);
  if (!form || !adjective) return undefined;
  const between = tokens.slice(verb + 1, place.at).map(({ text }) => text);
  const isCapital = word.text !== word.lower;
  const written = isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  return { from: verb - place.at, to: 0, replacements: [[written, ...between, adjective].join(' ')], confidence: 'medium' };
}

/** Returns whether only adverbs stand between a verb and the beginning of its sentence. */
function isOpening(tokens: readonly SpanishToken[], verb: number): boolean {
  let at = verb;
  while (at > 0 && !tokens[at]?.opensSentence && /^(?:ya|no|también|aquí|hoy|que|se)$/.test(tokens[at - 1]?.lower ?? '')) at--;
  return tokens[at]?.opensSentence === true;
}

/** "Mis tías llegaron muy cansados": how the subject arrives. */
function checkDepictive(place: Context): Fix | undefined {
  const { tokens, before } = place;
  if (!isShowing(place) || !(isParticiple(place) || /\p{L}{3}os[oa]s?$/u.test(place.lower)) || !isPredicateEnd(place)) return undefined;
  const { roles } = readClauses(tokens);
  let at = place.at - 1;
  while (
    at > 0 &&
    (DEGREE.test(tokens[at]?.lower ?? '') ||
      /^(?:tarde|temprano|pronto|tranquil[oa]s?)$/.test(tokens[at]?.lower ?? '') ||
      (tokens[at]?.lower === 'y' && at < place.at))
  )
    at--;
  const verb = tokens[at];
  if (!verb || roles[at] !== 'verb' || !MOTION.test(verb.lower) || verb.lower === 'se') return undefined;
  if (/^(?:v[ai]n?|iban?)$/.test(verb.lower) || before().lower === 'ha') return undefined;
  // "La crítica me pone nervioso" speaks of me.
  if (/^(?:me|te|nos|os|le|les|l[oa]s?)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  const subject = findSubject(tokens, at);
  if (!subject || subject.kind === 'antecedent' || subject.complements.length > 0) return undefined;
  const wanted = sumAgreement(subject.heads);
  const isOwn = subject.heads.every((head) => head.hasDeterminer);
  if (!wanted || !isOwn || agreesWith(place, wanted)) return undefined;
  const form = agreeDescription(place.lower, wanted);
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

const WE_ARE = /^(?:somos|estamos|quedamos|seguimos|parecemos|éramos|estábamos|fuimos|estuvimos|estaremos|seremos|sentimos)$/;

/** "Nos quedamos sorprendido": we are several. */
function checkOurState(place: Context): Fix | undefined {
  const { tokens, before, at } = place;
  if (place.text !== place.lower || !isPredicateEnd(place) || place.lower.endsWith('s') || LOOSE.test(place.lower)) return undefined;
  if (!isParticiple(place) && !(can(place, FEATURE.adjective) && !can(place, FEATURE.noun))) return undefined;
  let steps = 1;
  while (DEGREE.test(before(steps).lower)) steps++;
  const isOurs = WE_ARE.test(before(steps).lower) && readClauses(tokens).roles[at - steps] === 'verb';
  if (!isOurs || (/^(?:quedamos|sentimos)$/.test(before(steps).lower) && before(steps + 1).lower !== 'nos')) return undefined;
  const form = agreeDescription(place.lower, { isPlural: true, isFeminine: place.lower.endsWith('a') });
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** Rules for words that say what the subject is, which take its gender and number. */
export const predicates: SpanishRule[] = [
  createRule(
    'our-state',
    /[oae]$/,
    checkOurState,
    { 'Nos quedamos sorprendido con la noticia.': 'Nos quedamos sorprendidos con la noticia.', 'Estamos muy cansada.': 'Estamos muy cansadas.' },
    ['Estamos cansados.', 'Quedamos en la plaza.', 'Somos amigos.'],
  ),
  createRule(
    'predicate-agreement',
    /\p{L}{4}/u,
    checkPredicate,
    {
      'Las puertas y las ventanas estaban cerrados.': 'Las puertas y las ventanas estaban cerradas.',
      'Las flores que me regalaste son precioso.': 'Las flores que me regalaste son preciosas.',
      'Esa película me pareció aburrido.': 'Esa película me pareció aburrida.',
      'La mayoría de las casas está pintados de blanco.': 'La mayoría de las casas están pintadas de blanco.',
      'Quedan prohibido las visitas.': 'Quedan prohibidas las visitas.',
      'Fue necesario dos operaciones.': 'Fueron necesarias dos operaciones.',
    },
    [
      'Las puertas y el techo estaban cerrados.',
      'La mayoría de las casas está en venta.',
      'En la mesa está guardado el libro.',
      'La verdad es que está cansado.',
      'Quedan dos sillas.',
      'Es necesario que vengas.',
    ],
  ),
  createRule(
    'arrives-described',
    /[oa]s?$/,
    checkDepictive,
    { 'Mis tías llegaron muy cansados.': 'Mis tías llegaron muy cansadas.', 'La actriz salió enfadado.': 'La actriz salió enfadada.' },
    ['Mis tías llegaron cansadas.', 'La actriz salió acompañado de un ramo.'].slice(0, 1),
  ),
];
