import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd } from '../words/context.ts';
import { isForm } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

const MOTION_VERBS =
  /^(?:voy|vas|va|vamos|van|fui|fuiste|fue|fuimos|fueron|iba|iban|íbamos|ir|iré|irá|iremos|vuelvo|vuelve|volví|volvió|llegué|llegó|llegamos|llego|llega|llegar|volver|venir|ven|vengo|viene|vino|vinieron|llevo|llevó|llevé|llevar|salí|salió|salimos)$/;
const PLACE =
  /^(?:supermercado|cine|banco|hospital|médico|parque|trabajo|colegio|aeropuerto|gimnasio|museo|restaurante|centro|dentista|mercado|baño|teatro|bar|hotel|pueblo|taller|ayuntamiento|instituto|despacho)$/;
const SHE_PLACE =
  /^(?:playa|oficina|escuela|universidad|biblioteca|tienda|farmacia|estación|iglesia|fiesta|piscina|montaña|reunión|boda|peluquería|panadería|cocina)$/;
const PERSON =
  /^(?:director|jefe|profesor|médico|vecino|dueño|gerente|encargado|presidente|alcalde|secretario|responsable|representante|propietario|portero|administrador|entrenador|conductor)$/;
const HOUR = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/;
const PAST_TIME = /^(?:semana|año|mes|verano|invierno|otoño|lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche|curso|trimestre)$/;

/** Rules for places and persons with their article, for hours, and for actions of a past time. */
export const placesAndHours: SpanishRule[] = [
  createRule(
    'to-the-place',
    /^a$/,
    ({ before, after }) => {
      const ends = isClauseEnd(after(2)) || /^(?:a|con|para|y|por|en|de|del|porque|cuando|ayer|hoy|mañana|todos|los|el)$/.test(after(2).lower);
      if (!MOTION_VERBS.test(before().lower) || !ends) return undefined;
      if (PLACE.test(after().lower)) return 'al';
      return SHE_PLACE.test(after().lower) ? 'a la' : undefined;
    },
    {
      'Fui a supermercado a comprar leche.': 'Fui al supermercado a comprar leche.',
      'Vamos a playa con los niños.': 'Vamos a la playa con los niños.',
    },
    ['Fui a casa.', 'Voy a clase.', 'Vamos al cine.'],
  ),
  createRule(
    'person-of-article',
    /^(?:con|para|por|de|a|según)$/,
    ({ lower, after }) => {
      if (
        !PERSON.test(after().lower) ||
        !/^(?:del|de)$/.test(after(2).lower) ||
        (after(2).lower === 'de' && !/^(?:la|las|los|mi|su|tu|nuestr[oa]|este|esta)$/.test(after(3).lower))
      )
        return undefined;
      if (lower === 'de' || lower === 'a') return { replacements: [lower === 'de' ? 'del' : 'al'], confidence: 'low' };
      return { replacements: [`${lower} el`], confidence: 'medium' };
    },
    {
      'Hablé con director del colegio.': 'Hablé con el director del colegio.',
      'Es un regalo para jefe de la oficina.': 'Es un regalo para el jefe de la oficina.',
    },
    ['Hablé con el director del colegio.', 'Lo eligieron por presidente.'],
  ),
  createRule(
    'at-the-hour',
    /^en$/,
    ({ after }) => {
      const isHour =
        (after().lower === 'las' && (HOUR.test(after(2).lower) || after(2).kind === 'number')) ||
        (after().lower === 'la' && after(2).lower === 'una');
      const hasTimeWords = /^(?:de|en|y|menos)$/.test(after(3).lower) && /^(?:la|punto|media|cuarto|diez|cinco|veinte)$/.test(after(4).lower);
      return isHour && (hasTimeWords || (isClauseEnd(after(3)) && HOUR.test(after(2).lower)))
        ? { replacements: ['a'], confidence: 'medium' }
        : undefined;
    },
    {
      'La conferencia empieza en las ocho de la mañana.': 'La conferencia empieza a las ocho de la mañana.',
      'Quedamos en la una y media.': 'Quedamos a la una y media.',
    },
    ['En las dos casas hay luz.', 'Piensa en la una y en la otra.'],
  ),
  createRule(
    'last-time-present',
    /^\p{L}{3,}o$/u,
    (place) => {
      const { lower, before } = place;
      if (lower === 'como') return undefined;
      if (place.features !== 0 && !can(place, FEATURE.firstSingular)) return undefined;
      const steps = before().lower === 'yo' ? 2 : 1;
      const from = before(steps).text === ',' ? steps + 1 : steps;
      const isLast = /^pasad[oa]$/.test(before(from).lower) && PAST_TIME.test(before(from + 1).lower) && before(from + 2).opensSentence;
      const isYesterday = /^(?:ayer|anoche|anteayer)$/.test(before(from).lower) && before(from).opensSentence;
      if ((!isLast && !isYesterday) || (can(place, FEATURE.noun) && !/^(?:trabajo|viajo|juego|compro|camino)$/.test(lower))) return undefined;
      const stem = lower.slice(0, -1);
      const past = [`${stem}é`, `${stem}í`].find((form) => isForm(form, FEATURE.past) && isForm(form, FEATURE.firstSingular));
      return past ? { replacements: [past], confidence: 'medium' } : undefined;
    },
    { 'El año pasado trabajo en una fábrica.': 'El año pasado trabajé en una fábrica.', 'Ayer compro un coche.': 'Ayer compré un coche.' },
    ['El año pasado trabajé.', 'Ayer mismo llegó.', 'Ayer como siempre llegó tarde.'],
  ),
];
