import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isFiniteVerb } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const DAY = /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/;
const MONTH = /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;
const HOUR = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/;

/** Rules for the hour, the day and the date. */
export const calendar: SpanishRule[] = [
  createRule(
    'half-past',
    /^medio$/,
    ({ before }) =>
      before().lower === 'y' && (HOUR.test(before(2).lower) || before(2).lower === 'una') && /^las?$/.test(before(3).lower) ? 'media' : undefined,
    {
      'Es la una y medio.': 'Es la una y media.',
      'Quedamos a las dos y medio.': 'Quedamos a las dos y media.',
      'Sale a las ocho y medio.': 'Sale a las ocho y media.',
    },
    ['Es la una y media.', 'Dura dos y medio.'],
  ),
  createRule(
    'plural-hour',
    /^la$/,
    ({ before, after }) =>
      HOUR.test(after().lower) &&
      /^(?:son|a|desde|hasta|eran|sobre)$/.test(before().lower) &&
      (isClauseEnd(after(2)) || /^(?:de|y|menos|en)$/.test(after(2).lower))
        ? 'las'
        : undefined,
    {
      'Son la dos de la tarde.': 'Son las dos de la tarde.',
      'Quedamos a la cinco.': 'Quedamos a las cinco.',
      'Abre desde la nueve.': 'Abre desde las nueve.',
    },
    ['Son las dos.', 'Es la una.'],
  ),
  createRule(
    'on-day',
    /^en$/,
    ({ after }) => {
      const isDay = /^(?:el|los)$/.test(after().lower) && DAY.test(after(2).lower) && !/^(?:de|del)$/.test(after(3).lower);
      const isDate = after().lower === 'el' && after(2).kind === 'number' && after(3).lower === 'de' && MONTH.test(after(4).lower);
      return isDay || isDate ? { to: 1, replacements: [after().lower], confidence: 'medium' } : undefined;
    },
    {
      'Nací en el 5 de mayo.': 'Nací el 5 de mayo.',
      'Vamos al cine en el sábado.': 'Vamos al cine el sábado.',
      'Descanso en los domingos.': 'Descanso los domingos.',
    },
    ['Nací el 5 de mayo.', 'Cae en lunes.'],
  ),
  createRule(
    'years-before-now',
    /^antes$/,
    ({ before, after }) => {
      const isLength =
        (after().kind === 'number' || /^(?:un|una|dos|tres|cuatro|cinco|seis|diez|varios|muchos|unos)$/.test(after().lower)) &&
        /^(?:días?|semanas?|mes|meses|años?|horas?)$/.test(after(2).lower);
      return isLength && isClauseEnd(after(3)) && before().kind === 'word' ? { replacements: ['hace'], confidence: 'medium' } : undefined;
    },
    {
      'Nos casamos antes tres años.': 'Nos casamos hace tres años.',
      'Llegué antes dos semanas.': 'Llegué hace dos semanas.',
      'La vi antes cinco días.': 'La vi hace cinco días.',
    },
    ['Nos casamos hace tres años.', 'Tres años antes.'],
  ),
  createRule(
    'day-to-day',
    /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/,
    ({ text, lower, before }) =>
      text !== lower && text !== text.toUpperCase() && /^[ay]$/.test(before().lower) && DAY.test(before(2).lower) ? lower : undefined,
    {
      'Abre de lunes a Viernes.': 'Abre de lunes a viernes.',
      'Cierra sábado y Domingo.': 'Cierra sábado y domingo.',
      'De martes a Sábado descansa.': 'De martes a sábado descansa.',
    },
    ['Abre de lunes a viernes.'],
  ),
  createRule(
    'opening-is',
    /^esta$/,
    ({ text, opensSentence, after }) => {
      const word = after();
      const isMasculine =
        (can(word, FEATURE.adjective) || can(word, FEATURE.participle)) &&
        can(word, FEATURE.masculine) &&
        !can(word, FEATURE.feminine) &&
        can(word, FEATURE.singular);
      return text === 'Esta' && opensSentence && isMasculine ? 'está' : undefined;
    },
    {
      'Esta claro que no viene.': 'Está claro que no viene.',
      'Esta prohibido fumar.': 'Está prohibido fumar.',
      'Esta cerrado hoy.': 'Está cerrado hoy.',
    },
    ['Está claro.', 'Esta casa es mía.'],
  ),
  createRule(
    'opening-past',
    /^\p{L}{3,}o$/u,
    ({ lower, opensSentence, after, features }) => {
      if (
        !opensSentence ||
        (features & FEATURE.firstSingular) === 0 ||
        (features & (FEATURE.past | FEATURE.adverb)) !== 0 ||
        !/^(?:el|la|los|las|un|una|a|su|al|de)$/.test(after().lower)
      )
        return undefined;
      for (let steps = 2; steps <= 7 && !/^[.!?;,]?$/.test(after(steps).text); steps++) {
        if (after(steps).lower !== 'y') continue;
        const verb = /^(?:se|me|le|lo|la|nos|no)$/.test(after(steps + 1).lower) ? after(steps + 2) : after(steps + 1);
        return /^(?:fue|dijo|hizo|vino|puso|tuvo|dio|vio|\p{L}+(?:ó))$/u.test(verb.lower) && isFiniteVerb(verb)
          ? { replacements: [`${lower.slice(0, -1)}ó`], confidence: 'medium' }
          : undefined;
      }
      return undefined;
    },
    {
      'Llamo a la puerta y se fue.': 'Llamó a la puerta y se fue.',
      'Compro un coche y lo vendió.': 'Compró un coche y lo vendió.',
      'Tomo la palabra y habló.': 'Tomó la palabra y habló.',
    },
    ['Cierro la puerta y me voy.', 'Tomo café y leo.'],
  ),
];
