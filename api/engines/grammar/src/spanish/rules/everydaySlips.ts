import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isClauseEnd, isDeterminer, isFiniteVerb, isOnlyFinite, isPreposition } from '../words/context.ts';
import { pluralizeVerb } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const DAY = /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/;
const MONTH = /^(?:enero|febrero|marzo|abril|mayo|junio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)$/;
const LANGUAGE = /^(?:español|inglés|francés|alemán|italiano|portugués|chino|japonés|ruso|árabe|catalán|gallego|euskera|latín)$/;
const NUMBER =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|cien|varios|varias|muchos|muchas|pocos|pocas|bastantes)$/;
const EVENT =
  /^(?:reunión|fiesta|boda|concierto|clase|examen|partido|cena|conferencia|entrevista|ceremonia|charla|exposición|junta|misa|funeral|comida|presentación|curso)$/;
const FARTHEST = 12;

function someBefore(place: Context, test: (lower: string) => boolean): boolean {
  for (let steps = 1; steps <= FARTHEST; steps++) {
    const token = place.before(steps);
    if (token.text === '' || /^[.!?;]$/.test(token.text)) return false;
    if (test(token.lower)) return true;
  }
  return false;
}

/** Returns whether a finite verb follows before the clause ends. */
function hasVerbBehind(place: Context, from: number): boolean {
  for (let steps = from; steps <= FARTHEST; steps++) {
    const token = place.after(steps);
    if (token.text === '' || /^[.!?;,:]$/.test(token.text) || /^(?:que|y|pero|porque)$/.test(token.lower)) return false;
    if (isFiniteVerb(token) && !can(token, FEATURE.noun | FEATURE.adjective)) return true;
  }
  return false;
}

/** Slips of everyday texts: capitals, words that sound alike, verbs far from their subjects. */
export const everydaySlips: SpanishRule[] = [
  createRule(
    'day-small',
    DAY,
    ({ text, lower, before, after, opensSentence }) => {
      if (text === lower || opensSentence || text === text.toUpperCase() || /^\p{Lu}/u.test(after().text)) return undefined;
      const isDay = /^(?:el|los|un|unos|cada|este|ese|aquel|próximo|pasado|hasta|desde|al|del|todos|hoy|y|o|,)$/.test(before().lower);
      const isFeast = /^de$/.test(after().lower) && /^\p{Lu}/u.test(after(2).text) && !MONTH.test(after(2).lower);
      return isDay && !isFeast ? { replacements: [lower], confidence: 'medium' } : undefined;
    },
    {
      'Nos conocimos un Lunes en la estación.': 'Nos conocimos un lunes en la estación.',
      'Te veo el Viernes por la tarde.': 'Te veo el viernes por la tarde.',
      'Cierran los Domingos y festivos.': 'Cierran los domingos y festivos.',
    },
    ['El Viernes Santo no abrimos.', 'El Domingo de Ramos llueve.', 'Vino Domingo.', 'Lunes libre.'],
  ),
  createRule(
    'month-small',
    MONTH,
    ({ text, lower, before, after, opensSentence }) => {
      if (text === lower || opensSentence || text === text.toUpperCase() || /^\p{Lu}/u.test(after().text)) return undefined;
      const isDate = /^(?:en|desde|hasta|mes|de|a|entre|y)$/.test(before().lower);
      const isName = /^\p{Lu}/u.test(before(2).text) && !DAY.test(before(2).lower) && !MONTH.test(before(2).lower) && !before(2).opensSentence;
      const isStreet = before(2).kind === 'number' && /^\p{Lu}|^(?:calle|avenida|plaza|paseo)$/u.test(before(3).text);
      const ends =
        isClauseEnd(after()) || isPreposition(after()) || /^(?:y|o|que|del|no|se|me|nos|hay|pasado|próximo|vamos|fuimos)$/.test(after().lower);
      return isDate && !isName && !isStreet && ends ? { replacements: [lower], confidence: 'medium' } : undefined;
    },
    {
      'Nos casamos en Octubre del año pasado.': 'Nos casamos en octubre del año pasado.',
      'Llega el 5 de Enero por la noche.': 'Llega el 5 de enero por la noche.',
      'Fue un lunes de Mayo.': 'Fue un lunes de mayo.',
    },
    ['Vive en la calle 5 de Mayo.', 'Abril es mi hija.'],
  ),
  createRule(
    'learnt-language-small',
    LANGUAGE,
    ({ text, lower, before, after, opensSentence }) => {
      if (text === lower || opensSentence || text === text.toUpperCase() || /^\p{Lu}/u.test(after().text)) return undefined;
      const learns =
        /^(?:aprendiendo|estudiando|hablando|enseñando|aprendemos|aprenden|aprendes|estudiamos|estudian|estudias|hablas|hablaba|hablaban|saber|sé|sabe|saben|sabes|entiendo|entiende|practicar|practico|practica|domina|dominar|traducir|leer|mi|su|tu|buen|poco|algo)$/;
      return learns.test(before().lower) ? { replacements: [lower], confidence: 'medium' } : undefined;
    },
    {
      'Mi hijo está aprendiendo Francés.': 'Mi hijo está aprendiendo francés.',
      'Quiero practicar Alemán contigo.': 'Quiero practicar alemán contigo.',
      'Mi Inglés no es muy bueno.': 'Mi inglés no es muy bueno.',
    },
    ['Está aprendiendo francés.', 'El Instituto Francés abre hoy.'],
  ),
  createRule(
    'ahi-hay-number',
    /^(?:ahí|ay)$/,
    (place) =>
      NUMBER.test(place.after().lower) &&
      can(place.after(2), FEATURE.noun) &&
      !hasVerbBehind(place, 3) &&
      !isFiniteVerb(place.before()) &&
      !isPreposition(place.before()) &&
      !someBefore(place, (lower) => /^(?:hay|son|están|viven|tengo|tiene|vi|veo)$/.test(lower))
        ? 'hay'
        : undefined,
    {
      'En mi barrio ahí dos farmacias abiertas.': 'En mi barrio hay dos farmacias abiertas.',
      'En la nevera ahí tres huevos.': 'En la nevera hay tres huevos.',
      'Aquí ay varios bares.': 'Aquí hay varios bares.',
    },
    ['Ahí dos niños juegan.', 'Vimos ahí dos perros.'],
  ),
  createRule(
    'hay-exclaimed',
    /^hay$/,
    ({ before, after }) => (before().text === '¡' && /^[,!]$/.test(after().text) ? 'ay' : undefined),
    { '¡Hay, qué susto!': '¡Ay, qué susto!', '¡Hay! Me he quemado.': '¡Ay! Me he quemado.', '¡Hay, no me digas!': '¡Ay, no me digas!' },
    ['¡Hay mucho que hacer!', '¡Ay, qué dolor!'],
  ),
  createRule(
    'si-no-to-sino',
    /^si$/,
    (place) => {
      const { before, after } = place;
      if (after().lower !== 'no' || before().text !== ',' || !/^(?:el|la|los|las|un|una|a|al|de|del|con|por|para|en|muy|más)$/.test(after(2).lower))
        return undefined;
      const isDenied = someBefore(place, (lower) => /^(?:no|nunca|tampoco|ni)$/.test(lower));
      const another = hasVerbBehind(place, 2) || isFiniteVerb(after(3));
      return isDenied && !another ? { to: 1, replacements: ['sino'] } : undefined;
    },
    {
      'No compré el rojo, si no el azul que vimos ayer.': 'No compré el rojo, sino el azul que vimos ayer.',
      'No voy a Madrid, si no a Sevilla.': 'No voy a Madrid, sino a Sevilla.',
      'No lo hizo por dinero, si no por amor.': 'No lo hizo por dinero, sino por amor.',
    },
    ['No iré, si no quieres.'],
  ),
  createRule(
    'yes-after-that',
    /^si$/,
    ({ before, after }) =>
      before().lower === 'que' &&
      /^(?:diré|dije|digo|dice|dijo|dices|dicen|decir|creo|cree|espero|claro|parece|seguro|supongo|contestó|respondió|diría)$/.test(
        before(2).lower,
      ) &&
      (isClauseEnd(after()) || /^(?:sin|pero|con|a|porque)$/.test(after().lower))
        ? 'sí'
        : undefined,
    {
      'Te diré que si sin pensarlo.': 'Te diré que sí sin pensarlo.',
      'Creo que si.': 'Creo que sí.',
      'Me dijo que si, pero no vino.': 'Me dijo que sí, pero no vino.',
    },
    ['Me dijo que si venía, avisara.', 'Creo que si llueve no salgo.'],
  ),
  createRule(
    'voy-sound',
    /^(?:boy|voi|boi)$/,
    ({ after, before }) =>
      /^(?:a|al|en|con|para|de|por|corriendo|andando|solo|mañana|hoy)$/.test(after().lower) && !isDeterminer(before()) ? 'voy' : undefined,
    { 'Mañana boy al dentista.': 'Mañana voy al dentista.', 'Ya boy para allá.': 'Ya voy para allá.', 'No boi a ir.': 'No voy a ir.' },
    ['Es un boy scout.', 'Voy al cine.'],
    { type: 'spelling' },
  ),
  createRule(
    'explain-why',
    /^porque$/,
    ({ before, after }) => {
      const asks =
        /^(?:explicas?|explicar|explique|explícame|explicarme|explicó|dime|dígame|decirme|cuéntame|preguntó|pregunto|preguntar|sabes|sé|sabemos|sabe|saber|entiendo|entiende|entender|entiendes|entendí|averiguar|imagino|recuerdo)$/;
      return asks.test(before().lower) &&
        !/^(?:lo|la|los|las|le|eso|esto)$/.test(before(2).lower) &&
        (isFiniteVerb(after()) || /^(?:no|me|te|se|le|lo|la|nos|tú|él|ella)$/.test(after().lower))
        ? { replacements: ['por qué'] }
        : undefined;
    },
    {
      'A ver si me explicas porque llegaste tarde.': 'A ver si me explicas por qué llegaste tarde.',
      'Dime porque no viniste.': 'Dime por qué no viniste.',
      'No entiendo porque se enfada.': 'No entiendo por qué se enfada.',
    },
    ['Llegó tarde porque no sonó el despertador.'],
    { confidence: 'medium' },
  ),
  createRule(
    'plural-far-verb',
    /^(?:los|las|mis|tus|sus|nuestros|nuestras)$/,
    ({ lower, opensSentence, after }) => {
      const [noun, link] = [after(), after(2)];
      if (!opensSentence || !can(noun, FEATURE.noun) || !can(noun, FEATURE.plural) || can(noun, FEATURE.singular) || lower === '') return undefined;
      if (!/^(?:de|del|con|en)$/.test(link.lower)) return undefined;
      const at = isDeterminer(after(3)) ? 5 : 4;
      const verb = after(at);
      if (
        !can(after(at - 1), FEATURE.noun) &&
        !/^\p{Lu}/u.test(after(at - 1).text) &&
        !/^(?:tercero|primero|segundo|cuarto|quinto|lado)$/.test(after(at - 1).lower)
      )
        return undefined;
      const isOne = isOnlyFinite(verb) && can(verb, FEATURE.thirdSingular) && !can(verb, FEATURE.thirdPlural);
      const form = isOne ? pluralizeVerb(verb.lower) : undefined;
      return form ? { from: at, to: at, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Los vecinos del tercero tiene un perro.': 'Los vecinos del tercero tienen un perro.',
      'Las calles de la ciudad está llenas.': 'Las calles de la ciudad están llenas.',
      'Mis amigos de Madrid viene mañana.': 'Mis amigos de Madrid vienen mañana.',
    },
    ['Los vecinos del tercero tienen un perro.'],
  ),
  createRule(
    'event-is-there',
    /^(?:está|estaba|estará)$/,
    ({ before, after, lower }) =>
      EVENT.test(before().lower) &&
      isDeterminer(before(2)) &&
      after().lower === 'en' &&
      (isDeterminer(after(2)) || /^\p{Lu}/u.test(after(2).text) || after(2).lower === 'casa') &&
      !/^(?:marcha|peligro|curso|duda|camino)$/.test(after(2).lower)
        ? { replacements: [{ está: 'es', estaba: 'era', estará: 'será' }[lower] ?? 'es'], confidence: 'medium' }
        : undefined,
    {
      'La reunión está en la sala de juntas.': 'La reunión es en la sala de juntas.',
      'El concierto estará en el estadio.': 'El concierto será en el estadio.',
      'La boda estaba en la iglesia.': 'La boda era en la iglesia.',
    },
    ['La clase está llena.', 'El libro está en la mesa.'],
  ),
];
