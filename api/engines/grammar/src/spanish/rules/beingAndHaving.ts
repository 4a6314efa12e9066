import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isPreposition } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const TO_ESTAR: Record<string, string> = { soy: 'estoy', eres: 'estás', es: 'está', somos: 'estamos', son: 'están', era: 'estaba', eran: 'estaban' };
const TO_SER: Record<string, string> = { estoy: 'soy', estás: 'eres', está: 'es', estamos: 'somos', están: 'son' };
const TO_TENER: Record<string, string> = {
  soy: 'tengo',
  eres: 'tienes',
  es: 'tiene',
  somos: 'tenemos',
  son: 'tienen',
  estoy: 'tengo',
  estás: 'tienes',
  está: 'tiene',
  estamos: 'tenemos',
  están: 'tienen',
};
const FELT = /^(?:hambre|sed|sueño|prisa|miedo|razón|suerte|ganas|fiebre|frío|calor|vergüenza)$/;
const MEALS = /^(?:comida|cena|mesa|paella|sopa|tarta|pizza|habitación|maleta|desayuno|almuerzo|café|coche|informe|pedido|documento)$/;
const TRAITS =
  /^(?:inteligentes?|alt[oa]s?|simpátic[oa]s?|amables?|trabajador(?:a|es|as)?|interesantes?|difícil|difíciles|fácil|fáciles|importantes?|necesari[oa]s?|posible|imposible|útil|útiles|caros?|verdad)$/;

/** Rules for what learners say with the wrong one of "ser", "estar" and "tener". */
export const beingAndHaving: SpanishRule[] = [
  createRule(
    'origin-ser',
    /^est(?:oy|ás|á|amos|án)$/,
    ({ lower, after, before }) =>
      after().lower === 'de' &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(after(2).text) &&
      (isClauseEnd(after(3)) || /^(?:y|pero|como)$/.test(after(3).lower)) &&
      before().lower !== 'no' &&
      TO_SER[lower]
        ? { replacements: [TO_SER[lower]], confidence: 'medium' }
        : undefined,
    {
      'Estoy de Alemania.': 'Soy de Alemania.',
      'Mi novio está de Perú.': 'Mi novio es de Perú.',
      'Estamos de Chile y vivimos aquí.': 'Somos de Chile y vivimos aquí.',
    },
    ['Soy de Alemania.', 'Estoy de acuerdo.', 'Está de Navidad hasta las cejas.'],
  ),
  createRule(
    'feel-tener',
    /^(?:soy|eres|es|somos|son|estoy|estás|está|estamos|están)$/,
    ({ lower, before, after }) => {
      const degree = /^(?:mucho|mucha|muy|tanta|tanto|un|poco)$/.test(after().lower) && after().lower !== 'un' ? 1 : 0;
      const feeling = after(1 + degree);
      const isFelt =
        FELT.test(feeling.lower) && (isClauseEnd(after(2 + degree)) || /^(?:y|porque|pero|de|hoy|ahora|en)$/.test(after(2 + degree).lower));
      const isOwn = /^(?:soy|eres|somos|estoy|estás|estamos)$/.test(lower) || /^(?:él|ella|usted|ellos|ellas)$/.test(before().lower);
      if (
        !isFelt ||
        !isOwn ||
        /^(?:frío|calor)$/.test(feeling.lower) !== (/^(?:soy|eres|somos|estoy)$/.test(lower) && /^(?:frío|calor)$/.test(feeling.lower))
      )
        return undefined;
      const much = after().lower === 'muy' ? (/^(?:hambre|sed|prisa|suerte|fiebre|razón)$/.test(feeling.lower) ? 'mucha' : 'mucho') : after().lower;
      return TO_TENER[lower]
        ? { to: degree, replacements: [degree === 1 ? `${TO_TENER[lower]} ${much}` : TO_TENER[lower]], confidence: 'medium' }
        : undefined;
    },
    { 'Estoy hambre.': 'Tengo hambre.', 'Soy frío.': 'Tengo frío.', 'Ella es sed.': 'Ella tiene sed.', 'Estoy mucho sueño.': 'Tengo mucho sueño.' },
    ['Tengo hambre.', 'El hielo es frío.', 'La razón es miedo.'],
  ),
  createRule(
    'well-estar',
    /^(?:soy|eres|somos|son|es)$/,
    ({ lower, after, before }) => {
      const degree = /^(?:muy|bastante|tan|más)$/.test(after().lower) ? 1 : 0;
      const word = after(1 + degree).lower;
      const isPerson = /^(?:soy|eres|somos)$/.test(lower) || /^(?:él|ella|ellos|ellas)$/.test(before().lower);
      const isState = /^(?:bien|mal|regular)$/.test(word) && isClauseEnd(after(2 + degree));
      return isPerson && isState && TO_ESTAR[lower] ? { replacements: [TO_ESTAR[lower]], confidence: 'medium' } : undefined;
    },
    { 'Yo soy muy bien, gracias.': 'Yo estoy muy bien, gracias.', '¿Eres bien?': '¿Estás bien?', 'Ella es mal.': 'Ella está mal.' },
    ['Estoy bien.', 'Eso es bien sabido.', 'Él es muy bueno.'],
  ),
  createRule(
    'place-estar',
    /^(?:soy|eres|somos)$/,
    ({ lower, after }) => {
      const isPlace =
        (after().lower === 'en' && (/^(?:el|la|los|las|mi|tu|su|casa|clase)$/.test(after(2).lower) || /^\p{Lu}\p{Ll}/u.test(after(2).text))) ||
        /^(?:aquí|allí|ahí)$/.test(after().lower);
      return isPlace && TO_ESTAR[lower] ? { replacements: [TO_ESTAR[lower]], confidence: 'medium' } : undefined;
    },
    { 'Somos en la oficina.': 'Estamos en la oficina.', 'Soy en casa.': 'Estoy en casa.', '¿Eres aquí?': '¿Estás aquí?' },
    ['Estamos en la oficina.', 'Soy el primero en la lista.'],
  ),
  createRule(
    'ready-estar',
    /^list[oa]s?$/,
    ({ before, after }) => {
      const verb = before();
      const isThing = MEALS.test(before(2).lower) && isDeterminer(before(3));
      return /^(?:es|son|era)$/.test(verb.lower) && isThing && isClauseEnd(after()) && TO_ESTAR[verb.lower]
        ? { from: -1, to: -1, replacements: [TO_ESTAR[verb.lower] ?? ''], confidence: 'medium' }
        : undefined;
    },
    {
      'La comida es lista.': 'La comida está lista.',
      'El informe es listo.': 'El informe está listo.',
      'La mesa era lista.': 'La mesa estaba lista.',
    },
    ['Mi hija es lista.', 'La comida está lista.'],
  ),
  createRule(
    'trait-ser',
    /^est(?:oy|ás|á|amos|án)$/,
    ({ lower, before, after }) => {
      const degree = /^(?:muy|tan|bastante|más)$/.test(after().lower) ? 1 : 0;
      const trait = after(1 + degree);
      const isGeneral =
        /^(?:inteligentes?|trabajador(?:a|es|as)?|importantes?|necesari[oa]s?|posible|imposible|verdad|difícil|fácil|útil)$/.test(trait.lower) &&
        TRAITS.test(trait.lower);
      const isOf =
        isClauseEnd(after(2 + degree)) || /^(?:que|y|para|aprender|de)$/.test(after(2 + degree).lower) || can(after(2 + degree), FEATURE.infinitive);
      // "Está fácil de arreglar" is about today.
      if (/^(?:fácil|difícil)$/.test(trait.lower) && after(2 + degree).lower === 'de') return undefined;
      return isGeneral && isOf && TO_SER[lower] && !/^(?:lo|que|cómo)$/.test(before().lower)
        ? { replacements: [TO_SER[lower]], confidence: 'medium' }
        : undefined;
    },
    {
      'Mi hermano está muy inteligente.': 'Mi hermano es muy inteligente.',
      'Está importante estudiar.': 'Es importante estudiar.',
      'Está verdad que llueve.': 'Es verdad que llueve.',
    },
    ['Es importante estudiar.', 'Está fácil de arreglar hoy.'],
  ),
  createRule(
    'an-other',
    /^un[oa]?s?$/,
    ({ after, lower }) =>
      /^otr[oa]s?$/.test(after().lower) && /^un[oa]?s?$/.test(lower) && !isPreposition(after(2))
        ? { to: 1, replacements: [after().lower] }
        : undefined,
    { 'Quiero un otro café.': 'Quiero otro café.', 'Es una otra cosa.': 'Es otra cosa.', 'Hay unos otros problemas.': 'Hay otros problemas.' },
    ['Quiero otro café.', 'Unos y otros.'],
  ),
];
