import { FEATURE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isInfinitive,
  isOnlyFinite,
  isPreposition,
  isPronoun,
  isTime,
} from '../words/context.ts';
import { isForm, makePresentSubjunctive } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const REPORTING_OR_CLOSING =
  /^(?:dij[oe]|dijeron|dice|dicen|explic[óa]|afirm[óa]|señal[óa]|asegur[óa]|coment[óa]|respondió|contestó|preguntó|añadió|queda|quedo|atentamente|gracias|es|son)$/;
const STATIVE: Record<string, string> = {
  conteniendo: 'que contiene',
  teniendo: 'que tiene',
  hablando: 'que habla',
  regulando: 'que regula',
  describiendo: 'que describe',
  mostrando: 'que muestra',
  anunciando: 'que anuncia',
  autorizando: 'que autoriza',
  indicando: 'que indica',
  explicando: 'que explica',
  llevando: 'que lleva',
  viviendo: 'que vive',
  pesando: 'que pesa',
};
const EVENT =
  /^(?:fiesta|reunión|boda|concierto|clase|examen|partido|cena|conferencia|curso|entrevista|cita|ceremonia|charla|feria|junta|misa|funeral|comida|cumpleaños|bautizo)$/;
const PURPOSE =
  /^(?:estudi(?:o|as|a|amos|an|é|aba)|ahorr(?:o|as|a|amos|an|é|aba)|trabaj(?:o|as|a|amos|an)|entren(?:o|a|amos|an)|aprend(?:o|e|emos|í)|viaj(?:o|a|amos|é)|vin(?:e|o|imos|ieron)|vengo|salí|fui|fuimos)$/;
const VERBS_WITH_DE = /^(?:inform(?:o|a|amos|an|ó|aron|aré|aremos|arle)|avis(?:o|a|ó|aron)|advierto|advertimos|convenc(?:ió|í|ieron))$/;

/** Finds whether words from the start of the sentence to here are a subject without a verb: its noun is returned. */
function findSubjectBeforeComma({ before }: Context): { isPlural: boolean; isLong: boolean } | undefined {
  let steps = 1;
  let verbs = 0;
  let hasRelative = false;
  while (steps <= 14 && !before(steps).opensSentence) {
    const word = before(steps);
    if (word.kind !== 'word' || /^(?:y|e|o|ni|cuando|si|como|según|donde|aunque|a|al|desde|hasta)$/.test(word.lower)) return undefined;
    if (word.lower === 'que') hasRelative = true;
    if (isOnlyFinite(word)) verbs++;
    steps++;
  }
  const [determiner, noun] = [before(steps), before(steps - 1)];
  if (!determiner.opensSentence || !/^(?:el|la|los|las|mi|mis|su|sus|nuestr[oa]s?|un|una)$/.test(determiner.lower) || steps < 3) return undefined;
  if (
    !can(noun, FEATURE.noun) ||
    isTime(noun) ||
    /^(?:verdad|vez|caso|lado|resto|hecho|saludo|abrazo|beso|próxim[oa]|pasad[oa]|primer[oa]?|últim[oa]|mayoría|mitad|parte)$/.test(noun.lower)
  )
    return undefined;
  if (verbs > (hasRelative ? 1 : 0) || (hasRelative && verbs === 0)) return undefined;
  return { isPlural: /s$/.test(determiner.lower), isLong: hasRelative };
}

/** Rules for whole clauses: commas, prepositions that a verb asks for, and moods. */
export const clauses: SpanishRule[] = [
  createRule(
    'subject-comma',
    /\p{L}{2,}/u,
    (place) => {
      const { before } = place;
      const skipped = /^(?:no|se)$/.test(before().lower) ? 1 : 0;
      if (before(1 + skipped).text !== ',' || !isOnlyFinite(place) || REPORTING_OR_CLOSING.test(place.lower) || can(place, FEATURE.subjunctive))
        return undefined;
      const subject = findSubjectBeforeComma({ ...place, before: (steps = 1) => before(steps + 1 + skipped) });
      if (!subject || !can(place, subject.isPlural ? FEATURE.thirdPlural : FEATURE.thirdSingular)) return undefined;
      const last = before(2 + skipped);
      return { from: -2 - skipped, to: -1 - skipped, replacements: [last.text], confidence: 'medium' };
    },
    {
      'Los alumnos de segundo de bachillerato, tendrán el examen el jueves.': 'Los alumnos de segundo de bachillerato tendrán el examen el jueves.',
      'La directora del centro, llegó tarde.': 'La directora del centro llegó tarde.',
      'El informe que presentó la consultora, fue rechazado.': 'El informe que presentó la consultora fue rechazado.',
    },
    ['El lunes por la mañana, llegó tarde.', 'La casa, que era vieja, cayó.', 'El año pasado, subió el paro.', 'En la casa de Ana, llueve.'],
  ),
  createRule(
    'greeting-comma',
    /^(?:hola|adiós|gracias|felicidades|enhorabuena|bienvenid[oa]|oye)$/,
    ({ text, after, opensSentence }) => {
      const isName = /^\p{Lu}\p{Ll}+$/u.test(after().text) && after().kind === 'word';
      const isEnd = after(2).kind === 'mark' && /^[,.:!]$/.test(after(2).text);
      return opensSentence && isName && isEnd ? { to: 1, replacements: [`${text.toLowerCase()}, ${after().text}`], confidence: 'medium' } : undefined;
    },
    { 'Hola Marta, te escribo.': 'Hola, Marta, te escribo.', '¡Gracias Luis!': '¡Gracias, Luis!', 'Adiós Ana.': 'Adiós, Ana.' },
    ['Hola, Marta.', 'Gracias a Luis.', 'Hola Mundo es un programa.'],
  ),
  createRule(
    'of-that',
    /^que$/,
    ({ before, after }) => {
      const informsPerson = VERBS_WITH_DE.test(before().lower) && /^(?:le|les|te|os|me|nos)$/.test(before(2).lower);
      const degree = /^(?:mucho|muchísimo|tanto)$/.test(before().lower) ? 1 : 0;
      const glad = degree === 1 && /^(?:alegr(?:o|as|amos|an)|acuerdo)$/.test(before(2).lower) && /^(?:me|te|nos|se)$/.test(before(3).lower);
      const set =
        /^(?:seguridad|impresión|certeza|esperanza|posibilidad|necesidad|conclusión|ganas|miedo|hora)$/.test(before().lower) &&
        /^(?:tengo|tiene|tenemos|tienen|tenía|con|la|llegué|llegó|hay|existe)$/.test(before(2).lower) &&
        before(3).lower !== 'es';
      const isFullSetPhrase =
        set &&
        (isFiniteVerb(after()) || isDeterminer(after()) || isPronoun(after()) || after().lower === 'no') &&
        /^(?:tengo|tiene|tenemos|tenía|hay)$/.test(/^la$/.test(before(2).lower) ? before(3).lower : before(2).lower) &&
        /^(?:seguridad|impresión|certeza|esperanza|ganas|miedo)$/.test(before().lower);
      if (informsPerson) return { replacements: ['de que'], confidence: 'low' };
      return glad || isFullSetPhrase ? { replacements: ['de que'], confidence: 'medium' } : undefined;
    },
    {
      'Me alegro mucho que hayas aprobado.': 'Me alegro mucho de que hayas aprobado.',
      'Le informo que su solicitud ha sido recibida.': 'Le informo de que su solicitud ha sido recibida.',
      'Tengo la impresión que no vendrá.': 'Tengo la impresión de que no vendrá.',
    },
    ['Me alegra mucho que hayas aprobado.', 'Le informo de que ha llegado.', 'La impresión que causó fue buena.'],
  ),
  createRule(
    'agree-with',
    /^a$/,
    ({ before, after, opensSentence }) =>
      before().lower === 'acuerdo' && before(2).lower === 'de' && !opensSentence && isDeterminer(after())
        ? { replacements: ['con'], confidence: 'low' }
        : undefined,
    {
      'De acuerdo a su petición, cancelamos.': 'De acuerdo con su petición, cancelamos.',
      'Se hizo de acuerdo a la norma.': 'Se hizo de acuerdo con la norma.',
      'Vive de acuerdo a sus ideas.': 'Vive de acuerdo con sus ideas.',
    },
    ['De acuerdo con su petición.'],
  ),
  createRule(
    'based-on',
    /^en$/,
    ({ after, opensSentence, before }) =>
      after().lower === 'base' && /^(?:a|al)$/.test(after(2).lower) && (opensSentence || before().kind === 'mark' || isFiniteVerb(before()))
        ? { to: 2, replacements: [after(2).lower === 'al' ? 'con base en el' : 'con base en'], confidence: 'low' }
        : undefined,
    {
      'En base a los resultados, bajamos.': 'Con base en los resultados, bajamos.',
      'Decidió, en base a la ley, callar.': 'Decidió, con base en la ley, callar.',
      'Se calcula en base a tres datos.': 'Se calcula con base en tres datos.',
    },
    ['Con base en los datos.', 'Está en base militar.'],
  ),
  createRule(
    'gerund-of-thing',
    /(?:ando|endo)$/,
    ({ lower, before, after }) => {
      const relative = STATIVE[lower];
      const isThing =
        can(before(), FEATURE.noun) &&
        !isFiniteVerb(before()) &&
        (/^(?:un|una|secretari[oa]|camarer[oa])$/.test(before(2).lower) || /^(?:necesita|busca)$/.test(before(2).lower));
      if (!relative || !isThing || after().kind !== 'word') return undefined;
      // "Buscamos un técnico que tenga experiencia": nobody knows yet whether there is one.
      const isSought = [3, 4, 5].some((steps) => /^(?:busc|necesit|requer|requier|solicit|queremos|quiero)/.test(before(steps).lower));
      const sought = isSought ? makePresentSubjunctive(relative.slice(4)) : undefined;
      return sought ? { replacements: [`que ${sought}`, relative], confidence: 'medium' } : { replacements: [relative], confidence: 'low' };
    },
    {
      'Llegó un paquete conteniendo dos lámparas.': 'Llegó un paquete que contiene dos lámparas.',
      'Se publicó una ley regulando el precio.': 'Se publicó una ley que regula el precio.',
      'Recibí una carta anunciando su boda.': 'Recibí una carta que anuncia su boda.',
      'Buscamos un técnico teniendo experiencia.': 'Buscamos un técnico que tenga experiencia.',
    },
    ['Salió cantando.', 'Vi a un niño corriendo.'],
  ),
  createRule(
    'please-do',
    /^\p{L}{3,}[aei]r$/u,
    (place) => {
      const { before, after, lower } = place;
      const comma = before().text === ',' ? 1 : 0;
      const isPoliteRequest = before(1 + comma).lower === 'favor' && before(2 + comma).lower === 'por' && before(2 + comma).opensSentence;
      if (!isPoliteRequest || !isInfinitive(place) || can(place, FEATURE.noun) || isClauseEnd(after())) return undefined;
      const present = lower.endsWith('ar') ? lower.slice(0, -1) : `${lower.slice(0, -2)}e`;
      const form = isForm(present, FEATURE.thirdSingular) ? makePresentSubjunctive(present) : undefined;
      return form ? { replacements: [form], confidence: 'low' } : undefined;
    },
    {
      'Por favor, contactar con nosotros.': 'Por favor, contacte con nosotros.',
      'Por favor, llamar al timbre.': 'Por favor, llame al timbre.',
      'Por favor, esperar su turno.': 'Por favor, espere su turno.',
    },
    ['Por favor, contacte con nosotros.', 'Por favor, no fumar.'],
  ),
  createRule(
    'event-at',
    /^est(?:á|án)$/,
    ({ lower, before, after }) => {
      const isEvent = EVENT.test(before().lower) && /^(?:la|el|mi|tu|su|nuestra|una|un)$/.test(before(2).lower) && before(2).opensSentence;
      const isHeld =
        (after().lower === 'en' &&
          (after(2).lower === 'casa' || /^(?:el|la|un|mi|tu|su)$/.test(after(2).lower)) &&
          [3, 4, 5, 6].some((steps) => /^(?:las|el|los|mañana|hoy|sábado|domingo|viernes)$/.test(after(steps).lower))) ||
        (/^(?:a|mañana|hoy)$/.test(after().lower) && (/^las?$/.test(after(2).lower) || isClauseEnd(after(2)) || isPreposition(after(2)))) ||
        (after().lower === 'el' && /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/.test(after(2).lower));
      return isEvent && isHeld ? { replacements: [lower === 'está' ? 'es' : 'son'], confidence: 'medium' } : undefined;
    },
    {
      'La fiesta está en casa de Pedro a las nueve.': 'La fiesta es en casa de Pedro a las nueve.',
      'La reunión está a las cinco.': 'La reunión es a las cinco.',
      'El concierto está el sábado.': 'El concierto es el sábado.',
    },
    ['La comida está en la mesa.', 'La fiesta es a las nueve.'],
  ),
  createRule(
    'study-to',
    /^por$/,
    ({ before, after }) => {
      const isStudy = [2, 3].some((steps) => PURPOSE.test(before(steps).lower)) && before().kind === 'word' && isInfinitive(after());
      return isStudy &&
        (can(before(), FEATURE.noun) || /^\p{Lu}/u.test(before().text)) &&
        !/^(?:ganas|interés|lucha|preocupación|noche|día|tarde|mañana)$/.test(before().lower)
        ? { replacements: ['para'], confidence: 'medium' }
        : undefined;
    },
    {
      'Estudio español por hablar con su familia.': 'Estudio español para hablar con su familia.',
      'Vine a España por aprender la lengua.': 'Vine a España para aprender la lengua.',
      'Ahorro dinero por viajar.': 'Ahorro dinero para viajar.',
    },
    ['Estudio español para hablar.', 'Estudio de noche por trabajar de día.'],
  ),
  createRule(
    'small-month-date',
    /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/,
    ({ text, lower, before }) =>
      text !== lower &&
      text !== text.toUpperCase() &&
      before().lower === 'de' &&
      before(2).kind === 'number' &&
      (!/^\p{Lu}/u.test(before(3).text) || isDeterminer(before(3)))
        ? lower
        : undefined,
    {
      'Nos vemos el lunes 4 de Marzo en la sede.': 'Nos vemos el lunes 4 de marzo en la sede.',
      'Desde el 3 de Abril trabaja aquí.': 'Desde el 3 de abril trabaja aquí.',
      'El 12 de Octubre es fiesta.': 'El 12 de octubre es fiesta.',
    },
    ['La calle Dos de Mayo.', 'Vive en la Avenida 9 de Julio.'],
  ),
  createRule(
    'shy-not-pregnant',
    /^embarazado$/,
    ({ before }) =>
      /^(?:muy|estoy|está|estaba|tan|estuve)$/.test(before().lower) ? { replacements: ['avergonzado'], confidence: 'medium' } : undefined,
    {
      'Estoy muy embarazado por mi error.': 'Estoy muy avergonzado por mi error.',
      'Estaba embarazado de su ropa.': 'Estaba avergonzado de su ropa.',
      'Está tan embarazado que calla.': 'Está tan avergonzado que calla.',
    },
    ['Está embarazada.'],
  ),
  createRule(
    'small-double',
    /^(?:y|a|o|e)$/,
    ({ text, after, before }) =>
      text === text.toLowerCase() && after().text === text && !after().isGlued && before().kind === 'word' && after(2).kind === 'word'
        ? { to: 1, replacements: [text] }
        : undefined,
    {
      'Cita con el dentista y y luego casa.': 'Cita con el dentista y luego casa.',
      'Voy a a la playa.': 'Voy a la playa.',
      'Uno o o dos.': 'Uno o dos.',
    },
    ['Opción A A veces falla.', 'Pan y agua.'],
  ),
];
