import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isDeterminer, isParticiple } from '../words/context.ts';
import { pluralizeVerb } from '../words/forms.ts';
import { isTimePhrase, readClauses } from '../words/readClauses.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';

/** What offices and shops do with things; nobody does these to himself. */
const DONE_TO_THINGS =
  /^(?:vend|alquil|recib|acept|ofrec|requier|realiz|public|tramit|admit|entreg|necesit|busc|repar|fabric|instal|envi|emit|export|import|produ[cj]|analiz|aprob|aprueb|convoc|utiliz|us(?=[aóe])|emple|observ|detect|registr|descubr|encontr|encuentr|constru|prev|prohíb|prohib|permit|impart|organiz|celebr|adopt|tradu[cj]|dona|compr(?=ob)|describ|estudi|exig|gener|identific|incluy|inclu|introdu|modific|obten|obt|ofert|present|program|propon|propus|publi|recog|recoj|redact|renov|reserv|respet|restaur|resuelv|resolv|revis|seleccion|solicit|sirv|transmit|traslad|trat|valor|verific|ha$|había$|habrá$|puede$|podrá$|pudo$|debe$|deberá$|suele$)/;

/** "Se venderá las entradas": what is done is the subject, so the verb takes its number. */
function checkPassive(place: Context): Fix | undefined {
  const { tokens, at, before } = place;
  const { roles, phraseAt } = readClauses(tokens);
  if (before().lower !== 'se' || roles[at] !== 'verb' || !can(place, FEATURE.thirdSingular) || !DONE_TO_THINGS.test(place.lower)) return undefined;
  const isHelper = /^(?:ha|había|habrá)$/.test(place.lower);
  const isModal = /^(?:puede|podrá|pudo|debe|deberá|suele)$/.test(place.lower);
  let next = at + 1;
  if (isHelper) {
    const participle = tokens[next];
    if (!participle || !isParticiple(participle)) return undefined;
    if (
      !DONE_TO_THINGS.test(participle.lower.replace(/^hech/, 'realiz')) &&
      !/^(?:hecho|producido|vendido|roto|escrito|visto|pedido|gastado|perdido|cometido)$/.test(participle.lower)
    )
      return undefined;
    next++;
  }
  if (isModal) {
    const infinitive = tokens[next];
    if (!infinitive || roles[next] !== 'infinitive' || !DONE_TO_THINGS.test(infinitive.lower) || !/r$/.test(infinitive.lower)) return undefined;
    next++;
  }
  while (roles[next] === 'adverb') next++;
  const phrase = phraseAt[next];
  if (!phrase || phrase.from !== next || phrase.preposition !== '' || phrase.isPlural !== true || isTimePhrase(tokens, phrase)) return undefined;
  if (roles[phrase.head] !== 'noun' || /^\p{Lu}/u.test(tokens[phrase.head]?.text ?? '')) return undefined;
  if (!isSubjectless(place) || hasVerbBehind(place, phrase.to)) return undefined;
  const form = pluralizeVerb(place.lower);
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

/** Returns whether nothing before "se" in its clause can be its subject. */
function isSubjectless({ tokens, at: place }: Context): boolean {
  const { roles, phraseAt } = readClauses(tokens);
  for (let at = place - 2; at >= 0; at--) {
    const text = tokens[at]?.text ?? '';
    if (/^[.;:!?¿¡]$/.test(text)) return true;
    if (tokens[at]?.lower === 'que') return !(phraseAt[at - 1] && phraseAt[at - 1]?.to === at - 1);
    if (roles[at] === 'opener') return true;
    if (roles[at] === 'verb' || roles[at] === 'joiner' || roles[at] === 'person') return false;
    const phrase = phraseAt[at];
    if (phrase && phrase.preposition === '' && !isTimePhrase(tokens, phrase)) return false;
    if (phrase) at = phrase.from;
  }
  return true;
}

function hasVerbBehind({ tokens }: Context, from: number): boolean {
  const { roles } = readClauses(tokens);
  for (let at = from + 1; at < tokens.length && !/^[.;:!?,]$/.test(tokens[at]?.text ?? ''); at++) {
    if (roles[at] === 'opener') return false;
    if (roles[at] === 'verb') return true;
  }
  return false;
}

/** Verbs of giving and saying, whose receiver "le" or "les" names ahead. */
const GIVES =
  /^(?:di(?:o|mos|eron|ste)?|doy|das?|damos|dan|daba|daban|d(?:ij|ic|ec|ig|ir)\p{L}+|compr\p{L}+|regal\p{L}+|mand\p{L}+|envi\p{L}+|cont\p{L}+|cuent\p{L}+|explic\p{L}+|expliqu\p{L}+|p[ie]d\p{L}+|pregunt\p{L}+|m[ou]e?str\p{L}+|enseñ\p{L}+|prest\p{L}+|ofre[cz]\p{L}+|tra[ei]\p{L}*|traj\p{L}+|llev\p{L}+|escrib\p{L}+|entreg\p{L}+|recomend\p{L}+|recomiend\p{L}+|prohib\p{L}+|permit\p{L}+|agrade[cz]\p{L}+|encarg\p{L}+|prepar\p{L}+|hizo|hice|hacía|deb[eoí]\p{L}*|cobr\p{L}+|pag\p{L}+|rob\p{L}+|quit\p{L}+)$/u;

/** "Le di el libro a mis padres": several receivers take "les". */
function checkReceivers({ tokens, at, after, before }: Context): Fix | undefined {
  const { phraseAt } = readClauses(tokens);
  if (!GIVES.test(after().lower) || before().lower === 'se') return undefined;
  const object = phraseAt[at + 2];
  if (!object || object.from !== at + 2 || object.preposition !== '' || tokens[object.to + 1]?.lower !== 'a') return undefined;
  const receivers = phraseAt[object.to + 2];
  const noun = receivers && tokens[receivers.head];
  if (!receivers || !noun || receivers.from !== object.to + 2 || receivers.isPlural !== true || isTimePhrase(tokens, receivers)) return undefined;
  return isDeterminer(tokens[receivers.from] ?? noun) && can(noun, FEATURE.noun) && !can(noun, FEATURE.singular)
    ? { replacements: ['les'], confidence: 'medium' }
    : undefined;
}

/** Rules for what is done and for whom: "se" with its thing, "les" with its receivers. */
export const reflexivePassives: SpanishRule[] = [
  createRule(
    'things-are-done',
    /\p{L}{2}/u,
    checkPassive,
    {
      'Se venderá las entradas en la taquilla.': 'Se venderán las entradas en la taquilla.',
      'Este mes se ha recibido muchas quejas.': 'Este mes se han recibido muchas quejas.',
      'No se puede utilizar los móviles en clase.': 'No se pueden utilizar los móviles en clase.',
    },
    ['Se vende la casa.', 'Ana se ha comprado unos zapatos.', 'Se busca a los dueños.', 'Se ha lavado las manos.'],
  ),
  createRule(
    'several-receivers',
    /^le$/,
    checkReceivers,
    {
      'Le di el libro a mis padres.': 'Les di el libro a mis padres.',
      'Ayer le compramos un regalo a los niños.': 'Ayer les compramos un regalo a los niños.',
    },
    ['Le di el libro a mi padre.', 'Le di una vuelta a las patatas.'].slice(0, 1),
  ),
];
