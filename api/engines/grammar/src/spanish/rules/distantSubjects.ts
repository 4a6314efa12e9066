import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isDeterminer, isFiniteVerb, isOnlyFinite, isParticiple, isTime, type SpanishToken } from '../words/context.ts';
import { agree, pluralizeVerb, singularizeVerb } from '../words/forms.ts';
import { endsAsAdjective } from '../words/readClauses.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Nouns of which one stands for many: the verb may take either number. */
const PART =
  /^(?:mayoría|parte|mitad|resto|grupo|número|serie|par|conjunto|multitud|infinidad|montón|docena|tercio|cuarto|porcentaje|minoría|totalidad|cantidad|tipo|clase|equipo|familia|pareja|centenar|millar|millón|mar|puñado|decena|por)$/;
const MOST_WORDS = 9;
const BE =
  /^(?:es|está|era|estaba|fue|será|estará|parece|son|están|eran|estaban|fueron|serán|estarán|parecen|quedó|quedaron|resulta|resultó|resultan)$/;
const DEGREE = /^(?:muy|tan|bastante|más|demasiado|algo|poco|totalmente|completamente)$/;
/** Verbs whose subject follows: what pleases, hurts, or is left. */
const SINGULAR_OF_PLEASING: Record<string, string> = {
  gustan: 'gusta',
  encantan: 'encanta',
  interesan: 'interesa',
  duelen: 'duele',
  faltan: 'falta',
  sobran: 'sobra',
  quedan: 'queda',
  importan: 'importa',
  molestan: 'molesta',
  apetecen: 'apetece',
  preocupan: 'preocupa',
};
const MASS =
  /^(?:dinero|tiempo|agua|leche|pan|azúcar|sal|aceite|café|espacio|ayuda|información|paciencia|gente|trabajo|gasolina|comida|experiencia|personal|luz|ropa|papel|tinta|harina|arroz|música|chocolate|fútbol|cine|teatro|queso|vino|carne|pescado|fruta)$/;

interface Head {
  noun: SpanishToken;
  isPlural: boolean;
  /** Words with "de" or a clause stand between the noun and the verb. */
  isFar: boolean;
}

/** Reads back to the noun that opens the sentence, over its adjectives and what "de" joins to it. */
function findFarHead({ before }: Context): Head | undefined {
  const words: SpanishToken[] = [];
  for (let steps = 1; steps <= MOST_WORDS; steps++) {
    const word = before(steps);
    if (word.kind !== 'word') return undefined;
    words.unshift(word);
    if (word.opensSentence) break;
  }
  const [determiner, ...rest] = words;
  if (!determiner?.opensSentence || !/^(?:el|la|los|las|mi|mis|tu|tus|su|sus|est[aeo]s?|es[aeo]s?|nuestr[oa]s?|algun[oa]s)$/.test(determiner.lower))
    return undefined;
  const at = rest.findIndex((word) => can(word, FEATURE.noun) && !isOnlyFinite(word));
  const noun = rest[at];
  if (!noun || at > 1 || isTime(noun) || PART.test(noun.lower) || PART.test(rest[at + 1]?.lower ?? '') || /^\p{Lu}/u.test(noun.text))
    return undefined;
  const between = rest.slice(at + 1);
  const isDescribed = between.every(
    (word, at) =>
      (at > 0 && isDeterminer(between[at - 1] ?? word)) ||
      /^(?:de|del|sobre|con|para|en)$/.test(word.lower) ||
      isDeterminer(word) ||
      ((can(word, FEATURE.noun | FEATURE.adjective | FEATURE.name) || isParticiple(word)) && !isOnlyFinite(word)) ||
      /^\p{Lu}/u.test(word.text),
  );
  const joins = between.some(({ lower }) => /^(?:de|del|sobre|con)$/.test(lower));
  if (!isDescribed || !joins || between.some(({ lower }) => /^(?:y|e|o|u|ni|que)$/.test(lower))) return undefined;
  const isPlural = can(noun, FEATURE.plural) && !can(noun, FEATURE.singular);
  if (!isPlural && !(can(noun, FEATURE.singular) && !can(noun, FEATURE.plural))) return undefined;
  const isPluralDeterminer = /s$/.test(determiner.lower);
  return isPlural === isPluralDeterminer ? { noun, isPlural, isFar: true } : undefined;
}

/** Rules for verbs and adjectives that stand far from the noun they belong to. */
export const distantSubjects: SpanishRule[] = [
  createRule(
    'far-subject-verb',
    /\p{L}{2}/u,
    (place) => {
      if (
        !isFiniteVerb(place) ||
        can(place, FEATURE.noun | FEATURE.adjective | FEATURE.participle) ||
        /^(?:sobre|para|como|entre|hay)$/.test(place.lower)
      ) {
        if (!BE.test(place.lower) && !/^(?:muestra|muestran|cuesta|cuestan|cambia|falta)$/.test(place.lower)) return undefined;
      }
      if (
        (isDeterminer(place.before()) && !/^(?:l[ao]s?|un[ao]s?)$/.test(place.before().lower)) ||
        /^(?:la|las|los|un|una|de|del|a|con|para|por|en|que)$/.test(place.before().lower)
      )
        return undefined;
      const isOne = can(place, FEATURE.thirdSingular);
      const isMany = can(place, FEATURE.thirdPlural);
      if (isOne === isMany) return undefined;
      const head = findFarHead(place);
      if (!head || head.isPlural === isMany) return undefined;
      // "De" may be followed by a subject of its own, and a name may be one.
      if (/^\p{Lu}/u.test(place.before().text) && !place.before().opensSentence && isOne && !BE.test(place.lower)) return undefined;
      const fixed = head.isPlural ? pluralizeVerb(place.lower) : singularizeVerb(place.lower);
      return fixed ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Los resultados de la encuesta muestra un cambio claro.': 'Los resultados de la encuesta muestran un cambio claro.',
      'El problema de las facturas fueron grave.': 'El problema de las facturas fue grave.',
      'Las puertas del edificio nuevo está cerradas.': 'Las puertas del edificio nuevo están cerradas.',
    },
    [
      'Los días de fiesta trabaja mi padre.',
      'La mayoría de los alumnos están de acuerdo.',
      'El jefe de las dos oficinas llega hoy.',
      'Los libros de Ana son caros.',
    ],
  ),
  createRule(
    'people-far-verb',
    /^(?:son|están|eran|estaban|tienen|quieren|dicen|piensan|viven|trabajan|van|vienen|saben|creen|fueron|pueden|hacen|necesitan)$/,
    (place) => {
      let steps = 1;
      while (steps <= MOST_WORDS && place.before(steps).kind === 'word' && place.before(steps).lower !== 'gente') steps++;
      const article = place.before(steps + 1);
      if (place.before(steps).lower !== 'gente' || !/^(?:la|mucha|esta|esa|toda|poca)$/.test(article.lower)) return undefined;
      const between = Array.from({ length: steps - 1 }, (_, back) => place.before(back + 1));
      const isClause = between.length === 0 || /^(?:que|de|del|en)$/.test(between.at(-1)?.lower ?? '');
      // "La gente y los perros son", "la gente sabe que son".
      const isJoined = between.some(({ lower }, back) => /^(?:y|o|como|porque|si)$/.test(lower) || (lower === 'que' && back < between.length - 1));
      const fixed = singularizeVerb(place.lower);
      return isClause &&
        !isJoined &&
        !between.some((word) => can(word, FEATURE.plural) && isFiniteVerb(word)) &&
        fixed &&
        place.before().lower !== 'que'
        ? { replacements: [fixed], confidence: 'medium' }
        : undefined;
    },
    {
      'La gente que vive aquí son muy amable.': 'La gente que vive aquí es muy amable.',
      'La gente de mi pueblo tienen miedo.': 'La gente de mi pueblo tiene miedo.',
    },
    ['La gente y los perros son amigos.', 'La gente sabe que son caros.', 'Hay gente que piensa que son malos.'],
  ),
  createRule(
    'pleases-one',
    /^(?:gustan|encantan|interesan|duelen|faltan|sobran|quedan|importan|molestan|apetecen|preocupan)$/,
    ({ lower, before, after }) => {
      if (!/^(?:me|te|le|nos|os|les|no|ya|solo|hacen)$/.test(before().lower)) return undefined;
      const degrees = /^(?:mucho|mucha|bastante|más|muy|poco|tanto|nada)$/.test(after().lower) ? 1 : 0;
      const [first, second] = [after(1 + degrees), after(2 + degrees)];
      const isOwned =
        /^(?:el|la|mi|tu|su|este|esta|ese|esa|nuestro|nuestra)$/.test(first.lower) && can(second, FEATURE.noun) && can(second, FEATURE.singular);
      const isMass = MASS.test(first.lower);
      if (!isOwned && !isMass) return undefined;
      const hasSecondSubject = [2, 3, 4, 5, 6].some((steps) => /^(?:y|e|o|ni|,)$/.test(after(steps + degrees).lower));
      const fixed = SINGULAR_OF_PLEASING[lower];
      return fixed && !hasSecondSubject ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Nos faltan dinero para el alquiler.': 'Nos falta dinero para el alquiler.',
      'No me gustan mucho la comida de aquí.': 'No me gusta mucho la comida de aquí.',
    },
    ['Me gustan las flores.', 'Nos faltan el pan y la sal.', 'Me duelen los pies.'],
  ),
  createRule(
    'second-attribute',
    /[oa]s?$/,
    (place) => {
      const { before, lower, after } = place;
      if (!/^(?:y|e|o|pero)$/.test(before().lower) || !(can(place, FEATURE.adjective) || isParticiple(place))) return undefined;
      const first = before(2);
      const steps = DEGREE.test(before(3).lower) ? 4 : 3;
      if (!can(first, FEATURE.adjective) && !isParticiple(first) && !endsAsAdjective(first)) return undefined;
      if (!/[oa]s?$/.test(first.lower) || !BE.test(before(steps).lower) || isDeterminer(after()) || can(after(), FEATURE.noun)) return undefined;
      const form = agree(lower, { isFeminine: /as?$/.test(first.lower), isPlural: /s$/.test(first.lower) });
      return form ? { replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'La reunión será larga y aburrido.': 'La reunión será larga y aburrida.',
      'Los cuartos son limpios y tranquilas.': 'Los cuartos son limpios y tranquilos.',
    },
    ['La reunión será larga y útil.', 'El libro es caro y la letra pequeña.'],
  ),
  createRule(
    'all-agrees',
    /^tod[oa]s?$/,
    ({ lower, after }) => {
      const article = after().lower;
      const noun = after(2);
      if (!/^(?:el|la|los|las|mis|tus|sus)$/.test(article) || !can(noun, FEATURE.noun) || (isOnlyFinite(noun) && !can(noun, FEATURE.noun)))
        return undefined;
      const wanted = { el: 'todo', la: 'toda', los: 'todos', las: 'todas' }[article];
      const isPronoun = isFiniteVerb(noun) && /^l[ao]s?$/.test(article) && !can(noun, article.endsWith('s') ? FEATURE.plural : FEATURE.singular);
      if (!wanted || wanted === lower || isPronoun || lower.endsWith('s') !== article.endsWith('s') || /^h?[aá]/.test(noun.lower)) return undefined;
      const isGender = can(noun, article.startsWith('la') ? FEATURE.feminine : FEATURE.masculine);
      return isGender && !isFiniteVerb(noun) ? wanted : undefined;
    },
    { 'Todos las ventanas son nuevas.': 'Todas las ventanas son nuevas.', 'Trabajé todo la semana.': 'Trabajé toda la semana.' },
    ['Todas las ventanas son nuevas.', 'Todo el agua se fue.', 'Todos las vieron.', 'Todo lo sabe.'],
  ),
];
