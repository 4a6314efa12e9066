import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isClauseEnd, isDeterminer, isFiniteVerb, isOnlyFinite, isParticiple, isTime } from '../words/context.ts';
import { agree, pluralizeVerb, singularizeVerb } from '../words/forms.ts';
import { findFeatures } from '../words/spanishWords.ts';
import { createRule, type SpanishRule } from './rule.ts';

const CLOSE_PEOPLE =
  /^(?:madre|padre|padres|hermana|hermano|hermanos|hermanas|hija|hijo|hijos|hijas|prima|primo|primos|abuela|abuelo|abuelos|tía|tío|tíos|amiga|amigo|amigos|amigas|jefe|jefa|novio|novia|marido|mujer|esposa|esposo|vecino|vecina|vecinos|profesor|profesora|suegra|suegro|nieto|nieta|compañero|compañera|compañeros|sobrina|sobrino)$/;
const TO_COME = /^(?:mañana|luego|pronto|próximo|próxima|viene|siguiente)$/;
const PLACE = /^(?:encima|debajo|detrás|delante|dentro|enfrente|fuera|arriba|abajo)$/;
const ESTAR: Record<string, string> = { es: 'está', son: 'están', soy: 'estoy', eres: 'estás', somos: 'estamos', era: 'estaba', eran: 'estaban' };
const EVENT = /^(?:reunión|fiesta|boda|concierto|clase|examen|partido|cena|conferencia|entrevista|ceremonia|charla|exposición|comida|curso)$/;

/** Returns whether another finite verb stands in the clause of a place. */
function hasOtherVerb(place: Context, from: number): boolean {
  for (let steps = from; steps <= 10; steps++) {
    const token = place.after(steps);
    if (token.text === '' || /^[.!?;,:]$/.test(token.text) || /^(?:que|y|pero|porque|cuando|si|donde)$/.test(token.lower)) return false;
    if (isFiniteVerb(token) && !can(token, FEATURE.noun | FEATURE.adjective)) return true;
  }
  return false;
}

function isAfter(place: Context, test: RegExp): boolean {
  for (let steps = 1; steps <= 8; steps++) {
    if (isClauseEnd(place.after(steps))) return false;
    if (test.test(place.after(steps).lower)) return true;
  }
  return false;
}

function isBefore(place: Context, test: RegExp): boolean {
  for (let steps = 1; steps <= 10; steps++) {
    const token = place.before(steps);
    if (token.text === '' || /^[.!?;]$/.test(token.text)) return false;
    if (test.test(token.lower)) return true;
  }
  return false;
}

/** Accents that distinguish one form of a verb from another, and agreement within short clauses. */
export const writtenAccents: SpanishRule[] = [
  createRule(
    'past-of-subject',
    /^\p{Ll}{2,}o$/u,
    (place) => {
      const { lower, text, before } = place;
      const past = `${lower.slice(0, -1)}ó`;
      const features = findFeatures(past) ?? 0;
      if (text !== lower || (features & FEATURE.past) === 0 || (features & FEATURE.thirdSingular) === 0) return undefined;
      const [noun, determiner] = [before(), before(2)];
      const isSubject =
        can(noun, FEATURE.noun) &&
        can(noun, FEATURE.singular) &&
        !isFiniteVerb(noun) &&
        !isTime(noun) &&
        // "El primer archivo" has its noun behind the adjective.
        !(can(noun, FEATURE.adjective) && can(place, FEATURE.noun)) &&
        /^(?:el|la|mi|tu|su|un|una|este|esta|nuestro|nuestra|ese|esa)$/.test(determiner.lower);
      const opens = determiner.opensSentence || before(3).text === ',' || /^(?:y|pero|porque|cuando)$/.test(before(3).lower);
      if (!isSubject || !opens || can(place, FEATURE.adjective | FEATURE.participle) || hasOtherVerb(place, 1)) return undefined;
      const known = findFeatures(lower) ?? 0;
      // "El jefe trabajo" has a verb missing, unless the noun is one.
      return (known & FEATURE.firstSingular) !== 0 || known === 0 || lower === 'salio' ? { replacements: [past], confidence: 'medium' } : undefined;
    },
    {
      'Mi tío trabajo treinta años en la mina.': 'Mi tío trabajó treinta años en la mina.',
      'El ladrón entro por la ventana.': 'El ladrón entró por la ventana.',
      'La profesora pregunto la lección.': 'La profesora preguntó la lección.',
    },
    [
      'El primer archivo conserva sus nombres.',
      'Esta noche ceno con mi hermana.',
      'El niño solo quiere jugar.',
      'Mi hermano menor llegó tarde.',
      'El coche rojo es mío.',
      'El perro ladró.',
    ],
  ),
  createRule(
    'past-first-person',
    /^\p{Ll}{3,}e$/u,
    (place) => {
      const { lower, text, before } = place;
      const past = `${lower.slice(0, -1)}é`;
      const features = findFeatures(past) ?? 0;
      if (text !== lower || (features & FEATURE.past) === 0 || (features & FEATURE.firstSingular) === 0 || isDeterminer(before())) return undefined;
      // "Anoche no cene".
      let skipped = 0;
      while (/^(?:no|ya|me|te|le|les|lo|la|los|las|nos|se)$/.test(before(skipped + 1).lower) && skipped < 3) skipped++;
      const phrase = [4, 3, 2, 1]
        .map((steps) => before(steps + skipped).lower)
        .join(' ')
        .trim();
      const isPast =
        /(?:^|[ .])(?:ayer|anoche|anteayer|(?:el|la) (?:año|mes|semana|verano|viernes|sábado|domingo|lunes|martes|jueves) pasad[oa])$/.test(phrase);
      return isPast && !hasOtherVerb(place, 1) ? { replacements: [past], confidence: 'medium' } : undefined;
    },
    {
      'El año pasado viaje a Perú con mis primos.': 'El año pasado viajé a Perú con mis primos.',
      'Anoche cene con mis abuelos.': 'Anoche cené con mis abuelos.',
      'La semana pasada compre un abrigo.': 'La semana pasada compré un abrigo.',
    },
    ['El viaje del año pasado fue largo.', 'Anoche cené poco.'],
  ),
  createRule(
    'future-with-tomorrow',
    /^\p{Ll}{2,}(?:ara|aran|eran|iran)$/u,
    (place) => {
      const { lower, text } = place;
      const future = lower.replace(/ra(n?)$/, 'rá$1');
      const features = findFeatures(future);
      if (text !== lower || features === undefined || can(place, FEATURE.noun | FEATURE.adjective)) return undefined;
      if (isBefore(place, /^(?:si|que|ojalá|como|aunque|quien|quizá|quizás|cuando|donde)$/) || isBefore(place, /^(?:no|era|eran)$/)) return undefined;
      return isAfter(place, TO_COME) || isBefore(place, /^(?:mañana|próximo|próxima)$/)
        ? { replacements: [future], confidence: 'medium' }
        : undefined;
    },
    {
      'Los niños jugaran mañana en el parque.': 'Los niños jugarán mañana en el parque.',
      'Mañana llegaran mis padres.': 'Mañana llegarán mis padres.',
      'El jefe hablara mañana con todos.': 'El jefe hablará mañana con todos.',
    },
    ['Quería que jugaran mañana.', 'Si llegaran mañana, mejor.'],
  ),
  createRule(
    'he-who',
    /^el$/,
    ({ after, before }) => (/^quien$/.test(after().lower) && /^(?:es|fue|era|soy|sea|será|a|de|por|,)?$/.test(before().lower) ? 'él' : undefined),
    {
      '¿Es el quien llamó anoche?': '¿Es él quien llamó anoche?',
      'Fue el quien lo dijo.': 'Fue él quien lo dijo.',
      'Era el quien mandaba.': 'Era él quien mandaba.',
    },
    ['Es él quien llamó.', 'El que llamó.'],
  ),
  createRule(
    'said-where',
    /^(?:donde|quien|cuanto|cuantos|cuantas)$/,
    ({ lower, before, after }) => {
      const isIndirectQuestion =
        /^(?:dijo|dijeron|dijiste|dice|dicen|decir|decirme|dime|dígame|diga|sé|sabe|sabes|saben|saber|pregunta|preguntó|preguntaron|explicó|recuerdo|recuerdas|averiguar|imagino|contó)$/.test(
          before().lower,
        );
      const accented = { donde: 'dónde', quien: 'quién', cuanto: 'cuánto', cuantos: 'cuántos', cuantas: 'cuántas' }[lower];
      return isIndirectQuestion &&
        accented &&
        (isFiniteVerb(after()) || /^(?:se|me|te|lo|la|le|está|es|van)$/.test(after().lower) || lower.startsWith('cuant'))
        ? accented
        : undefined;
    },
    {
      'No me dijo donde vive.': 'No me dijo dónde vive.',
      'No sabe quien llamó.': 'No sabe quién llamó.',
      'Dime cuantos vienen.': 'Dime cuántos vienen.',
    },
    ['Vive donde trabaja.', 'No me dijo dónde vive.'],
  ),
  createRule(
    'people-are-one',
    /^gente$/,
    ({ before, after }) => {
      const verb = after();
      const isMany = before().lower === 'la' && isOnlyFinite(verb) && can(verb, FEATURE.thirdPlural);
      const form = isMany ? singularizeVerb(verb.lower) : undefined;
      return form ? { from: 1, to: 1, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'La gente son muy amable aquí.': 'La gente es muy amable aquí.',
      'La gente quieren paz.': 'La gente quiere paz.',
      'La gente piensan mucho.': 'La gente piensa mucho.',
    },
    ['La gente es amable.', 'La gente que viven aquí.'],
  ),
  createRule(
    'missing-many',
    /^(?:falta|faltaba|queda|quedaba|sobra|sobraba|duele|dolía)$/,
    ({ lower, before, after }) => {
      const counts = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|los|las|unos|unas|mis|muchos|muchas|varios|varias)$/.test(after().lower);
      const noun = after(2);
      const form = pluralizeVerb(lower);
      return counts && /^(?:me|te|le|nos|os|les)$/.test(before().lower) && can(noun, FEATURE.noun) && can(noun, FEATURE.plural) && form
        ? { replacements: [form], confidence: 'medium' }
        : undefined;
    },
    { 'Nos falta dos sillas.': 'Nos faltan dos sillas.', 'Me duele los pies.': 'Me duelen los pies.', 'Le queda tres días.': 'Le quedan tres días.' },
    ['Nos faltan dos sillas.', 'Me duele la cabeza.'],
  ),
  createRule(
    'very-many',
    /^(?:muy|tan|bastante|demasiado)$/,
    ({ before, after }) => {
      const [noun, determiner, adjective] = [before(), before(2), after()];
      const isFeminine = /^(?:unas|las|una|estas|esas)$/.test(determiner.lower);
      const isPlural = /^(?:unos|unas|los|las|estos|estas|esos|esas)$/.test(determiner.lower);
      if (!/^(?:un[oa]s|una|las|los|est[oa]s|es[oa]s)$/.test(determiner.lower) || !can(noun, FEATURE.noun)) return undefined;
      if (!can(adjective, FEATURE.adjective) || !/[oa]s?$/.test(adjective.lower)) return undefined;
      const agrees = (can(adjective, FEATURE.plural) && /s$/.test(adjective.lower)) === isPlural && /as?$/.test(adjective.lower) === isFeminine;
      const form = agrees ? undefined : agree(adjective.lower, { isFeminine, isPlural });
      return form ? { from: 1, to: 1, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Compramos unas mesas muy bonito para la terraza.': 'Compramos unas mesas muy bonitas para la terraza.',
      'Compré unos zapatos muy caro.': 'Compré unos zapatos muy caros.',
      'Es una casa muy pequeño.': 'Es una casa muy pequeña.',
    },
    ['Unas mesas muy bonitas.', 'Las cosas bastante claras.', 'Un día muy bonito.'],
  ),
  createRule(
    'place-with-estar',
    /^(?:es|son|era|eran)$/,
    ({ lower, before, after }) => {
      const isPlace =
        (PLACE.test(after().lower) && after(2).lower === 'de') ||
        (after().lower === 'al' && /^(?:fondo|lado)$/.test(after(2).lower)) ||
        (after().lower === 'a' && after(2).lower === 'la' && /^(?:derecha|izquierda)$/.test(after(3).lower));
      const subject = before();
      return isPlace && can(subject, FEATURE.noun) && isDeterminer(before(2)) && !EVENT.test(subject.lower)
        ? { replacements: [ESTAR[lower] ?? 'está'], confidence: 'medium' }
        : undefined;
    },
    {
      'Mis llaves son encima de la mesa.': 'Mis llaves están encima de la mesa.',
      'El baño es al fondo del pasillo.': 'El baño está al fondo del pasillo.',
      'La farmacia es a la derecha.': 'La farmacia está a la derecha.',
    },
    ['La fiesta es al lado de mi casa.', 'El baño está al fondo.'],
  ),
  createRule(
    'state-with-estar',
    /^(?:soy|eres|somos)$/,
    ({ lower, after, before }) => {
      const state = /^(?:enferm|cansad|content|ocupad|enfadad|enojad|preocupad|sentad|despiert|agotad|resfriad|embarazad|perdid)[oa]s?$/;
      const at = /^(?:muy|un|bastante|tan)$/.test(after().lower) ? 2 : 1;
      return state.test(after(at).lower) && !/^(?:no|que)$/.test(before().lower)
        ? { replacements: [ESTAR[lower] ?? 'estoy'], confidence: 'medium' }
        : undefined;
    },
    { 'Hoy soy enfermo.': 'Hoy estoy enfermo.', 'Somos muy cansados hoy.': 'Estamos muy cansados hoy.', '¿Eres ocupada?': '¿Estás ocupada?' },
    ['Soy feliz.', 'Estoy enfermo.'],
  ),
  createRule(
    'person-object',
    /^(?:invité|invito|invitó|invitamos|visité|visito|visitó|visitamos|visitar|invitar|llamé|llamo|llamó|llamar|vi|vimos|vio|conocí|conoció|ayudé|ayudo|ayudó|ayudar|abracé|saludé|saludó|encontré|acompañé|acompañar|esperé|busqué|quiero)$/,
    // "Me llamó mi madre": behind a pronoun the person is who does it.
    ({ after, before }) =>
      !/^(?:me|te|se|nos|os|l[aeo]s?)$/.test(before().lower) &&
      /^(?:mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras)$/.test(after().lower) &&
      CLOSE_PEOPLE.test(after(2).lower)
        ? { from: 1, to: 1, replacements: [`a ${after().lower}`], confidence: 'medium' }
        : undefined,
    {
      'Invité mi prima a cenar.': 'Invité a mi prima a cenar.',
      'Ayer vi tu hermano.': 'Ayer vi a tu hermano.',
      'Voy a visitar mis abuelos.': 'Voy a visitar a mis abuelos.',
    },
    ['Invité a mi prima.', 'Vi su casa.', 'Ayer me llamó mi madre.', 'Me ayudó su hermano.'],
  ),
  createRule(
    'have-done',
    /^a$/,
    ({ before, after }) => {
      const isHelper =
        /^(?:debería|deberías|deberían|deberíamos|podría|podrías|podrían|puede|pueden|puedo|debe|deben|debí|tendría|pudo|quisiera|por|sin|de)$/.test(
          before().lower,
        );
      return isHelper && after().lower === 'ver' && isParticiple(after(2)) ? { to: 1, replacements: ['haber'] } : undefined;
    },
    {
      'Deberías a ver avisado antes.': 'Deberías haber avisado antes.',
      'Podría a ver ganado.': 'Podría haber ganado.',
      'Gracias por a ver venido.': 'Gracias por haber venido.',
    },
    ['Voy a ver lo hecho.', 'Deberías haber avisado.'],
  ),
];
