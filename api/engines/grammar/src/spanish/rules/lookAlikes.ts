import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isDeterminer, isParticiple } from '../words/context.ts';
import { singularizeVerb } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Verbs in the present that the past spells otherwise, for a day that is over. */
const PAST_OF_WE: Record<string, string> = {
  conducimos: 'condujimos',
  traducimos: 'tradujimos',
  producimos: 'produjimos',
  reducimos: 'redujimos',
  introducimos: 'introdujimos',
  decimos: 'dijimos',
  tenemos: 'tuvimos',
  venimos: 'vinimos',
  ponemos: 'pusimos',
  podemos: 'pudimos',
  queremos: 'quisimos',
  traemos: 'trajimos',
  sabemos: 'supimos',
  somos: 'fuimos',
  damos: 'dimos',
  vemos: 'vimos',
  comemos: 'comimos',
  bebemos: 'bebimos',
  corremos: 'corrimos',
  perdemos: 'perdimos',
  volvemos: 'volvimos',
  vendemos: 'vendimos',
  aprendemos: 'aprendimos',
};
const PAST_TIME = /^(?:ayer|anoche|anteayer|antier)$/;
const VOTED =
  /^(?:elecciones|elección|candidat[oa]s?|partido|presidente|presidenta|urnas|ley|propuesta|referéndum|favor|izquierda|derecha|blanco|alcalde|alcaldesa)$/;
const GIVES =
  /^(?:di|dio|dimos|dieron|doy|da|daré|dará|dije|dijo|dijeron|digo|dice|pregunté|preguntó|preguntaron|escribí|escribió|regalé|regaló|regalaron|pedí|pidió|conté|contó|presté|prestó|expliqué|explicó)$/;
const PLEASES =
  /^(?:gust(?:a|an|ó|aba|aban|ará|arán|aría|arían|aron)|encant(?:a|an|ó|aba|aban|ará|aría)|apetece|pertenece|parece|pareció|interesa|interesan|duele|duelen|dolía|sucede|ocurrió|pasó|falta|faltan)$/;

/** Rules for words that sound or look like others, known by their neighbours. */
export const lookAlikes: SpanishRule[] = [
  createRule(
    'as-auxiliary',
    /^as$/,
    ({ before, after }) => (isParticiple(after()) && !isDeterminer(before()) && !/^(?:gran|buen)$/.test(before().lower) ? 'has' : undefined),
    { 'Solo as comido media manzana.': 'Solo has comido media manzana.', '¿Qué as hecho?': '¿Qué has hecho?' },
    ['Un as ganado con suerte.', 'Has comido bien.'],
  ),
  createRule(
    'valla-of-going',
    /^vallas?$|^vallan$|^vallamos$/,
    ({ lower, before, after }) => {
      const isWished = /^(?:que|no|se|me|te|nos|ojalá|quizá|quizás|donde|cuando|como|nunca)$/.test(before().lower);
      const isGoing =
        /^(?:a|al|usted|ustedes|bien|mal|mejor|tan|con|de|donde|por)$/.test(after().lower) &&
        !isDeterminer(before()) &&
        !can(before(), FEATURE.noun | FEATURE.adjective);
      return isWished || isGoing ? lower.replace('ll', 'y') : undefined;
    },
    {
      'Creo que, valla a donde vaya, lo echará de menos.': 'Creo que, vaya a donde vaya, lo echará de menos.',
      'Espero que te valla bien.': 'Espero que te vaya bien.',
    },
    ['La valla de madera es alta.', 'Saltó una valla con pinchos.', 'Saltó vallas.'],
  ),
  createRule(
    'halla-or-not',
    /^hallas?$|^hallan$/,
    ({ lower, after, opensSentence }) => {
      const isOrNot = after().lower === 'o' && after(2).lower === 'no';
      return isOrNot || (opensSentence && isParticiple(after()) && after(2).lower !== 'en') ? lower.replace('ll', 'y') : undefined;
    },
    { 'Halla o no dinero, lo haremos.': 'Haya o no dinero, lo haremos.' },
    ['Halla la solución.', 'Se halla en Madrid.'],
  ),
  createRule(
    'botar-votar',
    /^bot(?:ó|é|ar|aron|amos|o|an|aste|ado|ará|aremos|aba)$/,
    ({ lower, after }) => {
      const near = [1, 2, 3, 4, 5, 6].some((steps) => VOTED.test(after(steps).lower));
      return near && /^(?:en|por|a|al|contra|sí|no)$/.test(after().lower) ? lower.replace('b', 'v') : undefined;
    },
    {
      'Ana botó en las últimas elecciones.': 'Ana votó en las últimas elecciones.',
      'Quiero botar por ese partido.': 'Quiero votar por ese partido.',
    },
    ['Botó la pelota en el suelo.', 'Votó ayer.'],
  ),
  createRule(
    'baso-vaso',
    /^basos?$/,
    ({ lower, before, after }) =>
      isDeterminer(before()) || /^(?:de|dos|tres)$/.test(before().lower) || after().lower === 'de' ? lower.replace('b', 'v') : undefined,
    { 'Se rompió el baso de cristal.': 'Se rompió el vaso de cristal.', 'Quiero dos basos.': 'Quiero dos vasos.' },
    ['Me baso en los datos.', 'Un vaso de agua.'],
  ),
  createRule(
    'mas-vale',
    /^mas$/,
    ({ before, after, opensSentence }) =>
      /^(?:vale|bien|adelante|tarde|allá|allí|aún)$/.test(after().lower) && (opensSentence || before().lower !== ',') ? 'más' : undefined,
    { 'Mas vale tarde que nunca.': 'Más vale tarde que nunca.', 'Hablamos mas tarde.': 'Hablamos más tarde.' },
    ['Más vale tarde.', 'Quiso venir, mas no pudo.'],
  ),
  createRule(
    'seen-with-s',
    /^vistes$/,
    ({ before, after }) => {
      const isSeen = /^(?:partido|película|programa|foto|fotos|vídeo|video|noticia|noticias|mensaje|correo|serie|accidente|gol)$/.test(
        after(2).lower,
      );
      return isDeterminer(after()) && isSeen && /^(?:¿|lo|no|ya|tú|que|si|)$/.test(before().text.toLowerCase()) ? 'viste' : undefined;
    },
    { '¿Vistes el partido de anoche?': '¿Viste el partido de anoche?' },
    ['¿Vistes a la niña?', '¿Viste el partido?'],
  ),
  createRule(
    'helpers-of-haber',
    /^haber$/,
    ({ before, after }) => {
      const steps = /^(?:a|que)$/.test(before().lower) ? 2 : 1;
      const verb = before(steps);
      const isHelper =
        /^(?:van|iban|vayan|deben|debían|deberían|pueden|podían|podrían|podrán|suelen|solían|tienen|tenían|tendrían|parecen|empiezan|puedan|deban)$/.test(
          verb.lower,
        );
      const isTwo = /^(?:van|iban|vayan|empiezan)$/.test(verb.lower)
        ? before().lower === 'a'
        : /^tien|^ten/.test(verb.lower)
          ? before().lower === 'que'
          : steps === 1;
      if (!isHelper || !isTwo || isParticiple(after()) || after().lower === 'sido') return undefined;
      const known: Record<string, string> = {
        van: 'va',
        iban: 'iba',
        vayan: 'vaya',
        podrán: 'podrá',
        podrían: 'podría',
        deberían: 'debería',
        tendrían: 'tendría',
      };
      const one = known[verb.lower] ?? singularizeVerb(verb.lower);
      return one && after().kind === 'word' ? { from: -steps, to: -steps, replacements: [one], confidence: 'medium' } : undefined;
    },
    {
      'Van a haber cambios importantes.': 'Va a haber cambios importantes.',
      'Deberían haber más bancos aquí.': 'Debería haber más bancos aquí.',
      'Tienen que haber dos llaves.': 'Tiene que haber dos llaves.',
    },
    ['Deben haber llegado ya.', 'Va a haber cambios.', 'Pueden haber sido ellos.'],
  ),
  createRule(
    'yesterday-we',
    /^\p{L}+mos$/u,
    ({ lower, before }) => {
      const past = Object.hasOwn(PAST_OF_WE, lower) ? PAST_OF_WE[lower] : undefined;
      if (!past) return undefined;
      const isTimed = [1, 2, 3].some((steps) => PAST_TIME.test(before(steps).lower) && before(steps).opensSentence);
      const isLast = [2, 3, 4].some(
        (steps) =>
          /^(?:pasad[oa])$/.test(before(steps - 1).lower) &&
          /^(?:semana|mes|año|verano|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche)$/.test(before(steps).lower),
      );
      return isTimed || isLast ? { replacements: [past], confidence: 'medium' } : undefined;
    },
    {
      'Ayer conducimos toda la noche.': 'Ayer condujimos toda la noche.',
      'La semana pasada tenemos una visita.': 'La semana pasada tuvimos una visita.',
    },
    ['Hoy conducimos nosotros.', 'Ayer decidimos ir.'],
  ),
  createRule(
    'la-for-le',
    /^las?$/,
    ({ lower, before, after }) => {
      const verb = after();
      const next = after(2).lower;
      const hasDirectObject = GIVES.test(verb.lower) && /^(?:un|una|unos|unas|que|si|muchos|muchas|dos|por|cuánto|dónde|qué)$/.test(next);
      const isPleased = PLEASES.test(verb.lower) && !can(verb, FEATURE.noun);
      if (!hasDirectObject && !(isPleased && !/^(?:la|las)$/.test(before().lower))) return undefined;
      if (/^(?:que|en|de|a|con|por)$/.test(before().lower) && isPleased && before().lower !== 'que') return undefined;
      return { replacements: [lower === 'la' ? 'le' : 'les'], confidence: 'medium' };
    },
    {
      'Cuando la vi, la di un abrazo.': 'Cuando la vi, le di un abrazo.',
      'A mi tía la gustará el libro.': 'A mi tía le gustará el libro.',
      'La dije que viniera.': 'Le dije que viniera.',
    },
    ['La vi ayer.', 'Le di un abrazo.', 'La carta la escribió mi tía.', 'La pregunta es larga.', 'La falta de pan es grave.'],
  ),
  createRule(
    'frio-accent',
    /^frios?$/,
    ({ lower, before }) => {
      const steps = /^(?:muy|tan|bastante|demasiado|más)$/.test(before().lower) ? 2 : 1;
      const takesCold = /^(?:es|está|estaba|hace|hacía|tengo|tiene|tenía|tenemos|hizo|mucho|de|están|el|un)$/.test(before(steps).lower);
      if (!takesCold) return undefined;
      const isShe =
        /^est/.test(before(steps).lower) &&
        [2, 3, 4, 5, 6].some(
          (back) =>
            /^(?:agua|sopa|noche|comida|cerveza|casa|habitación|leche|mañana|cena|pizza|cama)$/.test(before(steps + back - 1).lower) &&
            /^(?:el|la|mi|tu|su|esta)$/.test(before(steps + back).lower),
        );
      return isShe ? 'fría' : `frío${lower.endsWith('s') ? 's' : ''}`;
    },
    { 'El agua del río está frio.': 'El agua del río está fría.', 'Hoy hace mucho frio.': 'Hoy hace mucho frío.' },
    ['Hace frío.', 'Yo frio huevos.'],
  ),
];
