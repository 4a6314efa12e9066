import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isInfinitive } from '../words/context.ts';
import { findSubject } from './agreement.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Things and buildings, which are somewhere; what takes place is another matter. */
const PLACED =
  /^(?:oficinas?|casas?|hotel|hoteles|llaves?|coches?|tiendas?|banco|baños?|farmacias?|piso|apartamento|cocina|habitación|habitaciones|libros?|mesa|sillas?|teléfono|móvil|ordenador|papeles|documentos?|documentación|estación|aeropuerto|museo|parque|restaurante|biblioteca|hospital|escuela|colegio|universidad|despacho|aparcamiento|gimnasio|supermercado|edificio|ascensor|salida|entrada|ciudad|pueblo|perro|gato|niñ[oa]s?|padres|hij[oa]s?|herman[oa]s?|gafas|cartera|bolso|maleta|archivo|carpeta|impresora|leche|comida)$/;
const ESTAR: Record<string, string> = { es: 'está', son: 'están', era: 'estaba', eran: 'estaban', soy: 'estoy', somos: 'estamos', eres: 'estás' };
const OWNERS = /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/;
const PERSONS =
  /^(?:amig[oa]s?|padres?|madres?|herman[oa]s?|hij[oa]s?|abuel[oa]s?|novi[oa]s?|marido|mujer|espos[oa]s?|jef[ea]s?|profesor(?:a|es|as)?|vecin[oa]s?|compañer[oa]s?|prim[oa]s?|tí[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|clientes?|niñ[oa]s?|mamá|papá)$/;

/** Rules for "estar" in places and states, and for "para" and "por" behind certain verbs. */
export const statesAndPurposes: SpanishRule[] = [
  createRule(
    'thing-is-in-place',
    /^(?:es|son|era|eran)$/,
    (place) => {
      const { lower, after } = place;
      const subject = findSubject(place);
      const isPlace = /^(?:en|sobre|encima|debajo|dentro|detrás|delante|enfrente|junto|entre)$/.test(after().lower);
      const fixed = ESTAR[lower];
      // "En realidad", "en general" say no place.
      const isWhere = isDeterminer(after(2)) || /^(?:del?|casa|\p{Lu}\p{L}+)$/u.test(after(2).text);
      return subject && PLACED.test(subject.noun.lower) && isPlace && isWhere && fixed ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'La oficina es en el tercer piso.': 'La oficina está en el tercer piso.',
      'Las llaves son encima de la mesa.': 'Las llaves están encima de la mesa.',
    },
    ['La reunión es en el tercer piso.', 'La casa es en realidad un museo.', 'La boda es en mi casa.'],
  ),
  createRule(
    'weather-and-readiness',
    /^(?:es|son|soy|somos|eres|era|eran)$/,
    ({ lower, after, before, opensSentence }) => {
      const fixed = ESTAR[lower];
      const next = after().lower;
      const isWeather =
        /^(?:nublado|despejado|lloviendo|nevando|soleado)$/.test(next) &&
        (opensSentence || /^(?:hoy|cielo|día|tiempo|ayer|aquí|no|y)$/.test(before().lower));
      const isReady = /^list[oa]s?$/.test(next) && after(2).lower === 'para';
      const isRuled =
        /^es$/.test(lower) && /^(?:prohibido|permitido)$/.test(next) && (isInfinitive(after(2)) || /^(?:el|la|que)$/.test(after(2).lower));
      const isGerund =
        can(after(), FEATURE.gerund) && /ndo$/.test(next) && !/^(?:cuando|mundo|segundo|fondo|mando|bando)$/.test(next) && lower !== 'era';
      return fixed && (isWeather || isReady || isRuled || isGerund) ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Hoy es nublado y hace frío.': 'Hoy está nublado y hace frío.',
      'Somos listos para empezar.': 'Estamos listos para empezar.',
      'Es prohibido fumar aquí.': 'Está prohibido fumar aquí.',
      'Soy trabajando en una tienda.': 'Estoy trabajando en una tienda.',
    },
    ['Somos listos.', 'El fruto prohibido es dulce.', 'Es cuando llueve.'],
  ),
  createRule(
    'works-for',
    /^por$/,
    ({ before, after }) => {
      const works = /^trabaj(?:o|as|a|amos|an|é|ó|aba|aban|aron|ar|ando|ado)$/.test(before().lower);
      const isEmployer = (steps: number) =>
        /^(?:empresa|compañía|banco|firma|agencia|ayuntamiento|gobierno|ministerio|fábrica|editorial|consultora|multinacional|organización|ong|periódico|revista|universidad|hospital)$/.test(
          after(steps).lower,
        );
      return works && (isEmployer(2) || isEmployer(3)) && isDeterminer(after()) ? { replacements: ['para'], confidence: 'medium' } : undefined;
    },
    {
      'Trabajo por una empresa de seguros.': 'Trabajo para una empresa de seguros.',
      'Mi tía trabaja por el ayuntamiento.': 'Mi tía trabaja para el ayuntamiento.',
    },
    ['Trabajo por la noche.', 'Trabajo por mi familia.'],
  ),
  createRule(
    'gift-for-person',
    /^por$/,
    ({ before, after }) => {
      const isGot = [2, 3, 4].some((steps) =>
        /^(?:compr(?:é|ó|amos|aron|a|o|ar|ado)|hice|hizo|traigo|traje|trajo|tengo|hemos|busco|preparé|preparó|escribí|encargué)$/.test(
          before(steps).lower,
        ),
      );
      const isThing =
        /^(?:regalos?|libro|flores|tarta|pastel|carta|camiseta|bolso|collar|anillo|reloj|juguete|vestido|detalle|sorpresa|ramo|bufanda|perfume|bombones|entradas)$/.test(
          before().lower,
        );
      return isGot && isThing && OWNERS.test(after().lower) && PERSONS.test(after(2).lower) && isClauseEnd(after(3))
        ? { replacements: ['para'], confidence: 'medium' }
        : undefined;
    },
    {
      'Compré este regalo por mi madre.': 'Compré este regalo para mi madre.',
      'Traigo un libro por tu hermano.': 'Traigo un libro para tu hermano.',
    },
    ['Compré este regalo por diez euros.', 'Hice la tarta por mi cumpleaños.'],
  ),
  createRule(
    'changed-for',
    /^para$/,
    ({ before, after }) => {
      const isSwap = [1, 2, 3, 4, 5].some((steps) =>
        /^(?:cambi(?:é|ó|amos|aron|o|a|ar|ado|aría)|troqué|sustituí|sustituyó|vendí|vendió)$/.test(before(steps).lower),
      );
      const isOther =
        /^un[oa]s?$/.test(after().lower) &&
        (/^(?:nuev[oa]s?|mejor|más|mayor|menor|distint[oa]s?|diferente|automátic[oa]|eléctric[oa])$/.test(after(2).lower) || isClauseEnd(after(2)));
      return isSwap && isOther ? { replacements: ['por'], confidence: 'medium' } : undefined;
    },
    {
      'Cambié mi coche viejo para uno nuevo.': 'Cambié mi coche viejo por uno nuevo.',
      'Cambiamos la silla para una más alta.': 'Cambiamos la silla por una más alta.',
    },
    ['Lo cambié para un amigo.', 'Cambié mi coche por uno nuevo.'],
  ),
];
