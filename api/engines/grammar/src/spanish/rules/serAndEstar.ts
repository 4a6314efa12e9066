import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isTime } from '../words/context.ts';
import { findSubject } from './agreement.ts';
import { createRule, type SpanishRule } from './rule.ts';

const EVENTS =
  /^(?:fiesta|reunión|boda|concierto|clase|examen|partido|cena|conferencia|curso|entrevista|cita|ceremonia|charla|exposición|feria|junta|misa|funeral|obra)$/;
const PROFESSIONS =
  /^(?:médic[oa]|profesora?|abogad[oa]|ingenier[oa]|enfermer[oa]|camarer[oa]|cociner[oa]|maestr[oa]|arquitect[oa]|periodista|dentista|conductora?|albañil|fontaner[oa]|electricista|carpinter[oa]|contable|programadora?|estudiante|escritora?|actor|actriz|cantante|policía|bombero|veterinari[oa]|farmacéutic[oa])$/;
const OWNERS = /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/;
const PLACES_FAR = /^(?:cerca|lejos|aquí|allí|ahí|enfrente)$/;
const FOOD = /^(?:sopa|comida|cena|café|té|cerveza|leche|pizza|carne|agua|paella|tortilla)$/;
const TO_ESTAR: Record<string, string> = {
  soy: 'estoy',
  eres: 'estás',
  es: 'está',
  somos: 'estamos',
  son: 'están',
  era: 'estaba',
  eran: 'estaban',
};
const TO_SER: Record<string, string> = { estoy: 'soy', estás: 'eres', está: 'es', estamos: 'somos', están: 'son' };
/** Phrases with "de" that describe a state. */
const STATES_WITH_DE = /^(?:viaje|vacaciones|acuerdo|pie|compras|baja|guardia|visita|paso|rodillas|regreso|vuelta)$/;
const OPENED = /^(?:puertas?|ventanas?|tiendas?|banco|farmacia|museo|restaurante|biblioteca|oficina|piscina|grifo|mercado|supermercado)$/;
const NATIONS =
  /^(?:español(?:a|es|as)?|francés|francesa|francesas|franceses|alemán|alemana|alemanes|italian[oa]s?|mexican[oa]s?|argentin[oa]s?|chilen[oa]s?|colombian[oa]s?|peruan[oa]s?|cuban[oa]s?|american[oa]s?|ingles(?:a|as|es)|inglés|portugués|portuguesa|chin[oa]s?|rus[oa]s?|polac[oa]s?|venezolan[oa]s?|ecuatorian[oa]s?|brasileñ[oa]s?)$/;
const PROFESSIONS_MANY =
  /^(?:estudiantes|médicos|médicas|profesores|profesoras|abogados|abogadas|ingenieros|ingenieras|enfermeros|enfermeras|camareros|camareras|cocineros|maestros|maestras|hermanos|hermanas|amigos|amigas|compañeros|compañeras|vecinos|vecinas|novios)$/;

/** Rules for the two verbs of being: "ser" for what something is, "estar" for its state and place. */
export const serAndEstar: SpanishRule[] = [
  createRule(
    'estar-place',
    /^(?:es|son|era|eran|soy|somos)$/,
    (place) => {
      const { lower, after } = place;
      const degrees = /^(?:muy|más|tan|bastante)$/.test(after().lower) ? 1 : 0;
      const where = after(1 + degrees);
      const isPlace = PLACES_FAR.test(where.lower) && (/^(?:de|del)$/.test(after(2 + degrees).lower) || isClauseEnd(after(2 + degrees)));
      const subject = findSubject(place);
      const isNamed = subject && !EVENTS.test(subject.noun.lower) && !isTime(subject.noun);
      const fixed = TO_ESTAR[lower];
      return isPlace && isNamed && fixed ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'El museo es cerca de la plaza.': 'El museo está cerca de la plaza.',
      'Las tiendas son muy lejos.': 'Las tiendas están muy lejos.',
      'Mi oficina era cerca del río.': 'Mi oficina estaba cerca del río.',
    },
    ['La fiesta es aquí.', 'La reunión es cerca de mi casa.', 'Es cerca de la una.', 'Lo malo es lejos de casa.'],
  ),
  createRule(
    'ser-profession',
    /^est(?:á|oy|ás|aba)$/,
    ({ lower, after, before }) => {
      const forms: Record<string, string> = { está: 'es', estoy: 'soy', estás: 'eres', estaba: 'era' };
      const fixed = forms[lower];
      const isJob = PROFESSIONS.test(after().lower) && (/^(?:en|y|desde|de)$/.test(after(2).lower) || isClauseEnd(after(2)));
      return isJob && fixed && before().lower !== 'no' ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Mi padre está médico en un hospital.': 'Mi padre es médico en un hospital.',
      'Estoy profesora de inglés.': 'Soy profesora de inglés.',
      'Mi tía estaba enfermera.': 'Mi tía era enfermera.',
    },
    ['Mi padre está de médico en un hospital.', 'El médico está en casa.'],
  ),
  createRule(
    'estar-ill',
    /^(?:soy|es|son|era|eran|somos|eres)$/,
    ({ lower, after }) => {
      const degrees = /^(?:muy|tan|bastante)$/.test(after().lower) ? 1 : 0;
      const word = after(1 + degrees);
      const isState = /^(?:enferm[oa]s?|hart[oa]s?|dormid[oa]s?|resfriad[oa]s?|estresad[oa]s?|aburridísim[oa]s?)$/.test(word.lower);
      const isFor = /^(?:desde|de|hoy|por|ahora)$/.test(after(2 + degrees).lower) || degrees > 0;
      const fixed = TO_ESTAR[lower];
      return isState && isFor && fixed && after(2 + degrees).lower !== 'por' ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'Mi abuela es enferma desde el lunes.': 'Mi abuela está enferma desde el lunes.',
      'Soy harto de esperar.': 'Estoy harto de esperar.',
      'Los niños son muy dormidos.': 'Los niños están muy dormidos.',
    },
    ['El enfermo es mi tío.', 'Mi abuela está enferma.'],
  ),
  createRule(
    'estar-temperature',
    /^(?:fría|frío|caliente)$/,
    (place) => {
      const { before } = place;
      const degrees = /^(?:muy|demasiado|bastante)$/.test(before().lower) ? 1 : 0;
      const verb = before(1 + degrees);
      const noun = before(2 + degrees);
      if (verb.lower !== 'es' || !FOOD.test(noun.lower) || !isDeterminer(before(3 + degrees))) return undefined;
      return { from: -1 - degrees, to: -1 - degrees, replacements: ['está'], confidence: 'low' };
    },
    { 'La sopa es fría.': 'La sopa está fría.', 'El café es muy caliente.': 'El café está muy caliente.' },
    ['La sopa está fría.', 'La nieve es fría.'],
  ),
  createRule(
    'estar-gerund',
    /^(?:soy|eres|es|somos|son|era|eran)$/,
    ({ lower, after, before }) => {
      const isGoingOn =
        can(after(), FEATURE.gerund) && !can(after(), FEATURE.noun | FEATURE.adjective) && !/^(?:siendo|estando)$/.test(after().lower);
      const fixed = TO_ESTAR[lower];
      return isGoingOn && fixed && !/^(?:que|hace|hacer|como|así|solo|forma|manera|mejor)$/.test(before().lower)
        ? { replacements: [fixed], confidence: 'medium' }
        : undefined;
    },
    {
      'Hoy es lloviendo mucho.': 'Hoy está lloviendo mucho.',
      'Soy buscando trabajo.': 'Estoy buscando trabajo.',
      'Los niños son durmiendo.': 'Los niños están durmiendo.',
    },
    ['Hoy está lloviendo.', 'La mejor forma es practicando.', 'Lo que hace es leyendo.'],
  ),
  createRule(
    'estar-de',
    /^(?:soy|eres|es|somos|son|era|eran)$/,
    ({ lower, after, before }) => {
      const isState =
        after().lower === 'de' &&
        STATES_WITH_DE.test(after(2).lower) &&
        (isClauseEnd(after(3)) || /^(?:con|en|por|esta|este|desde|hasta|hoy|todo)$/.test(after(3).lower));
      const fixed = TO_ESTAR[lower];
      return isState && fixed && !/^(?:que|lo)$/.test(before().lower)
        ? { replacements: [fixed], confidence: /^acuerdo$/.test(after(2).lower) ? 'high' : 'medium' }
        : undefined;
    },
    {
      'Soy de acuerdo con la propuesta.': 'Estoy de acuerdo con la propuesta.',
      'Mi jefe es de viaje esta semana.': 'Mi jefe está de viaje esta semana.',
      'Somos de vacaciones hasta agosto.': 'Estamos de vacaciones hasta agosto.',
    },
    ['Es de madera.', 'La bolsa es de viaje y de cuero.', 'Estoy de acuerdo.'],
  ),
  createRule(
    'estar-open',
    /^(?:es|son|era|eran)$/,
    ({ lower, before, after }) => {
      const isOpen =
        /^(?:abiert|cerrad)[oa]s?$/.test(after().lower) && (isClauseEnd(after(2)) || /^(?:hoy|los|el|hasta|desde|todavía)$/.test(after(2).lower));
      const fixed = TO_ESTAR[lower];
      return isOpen && OPENED.test(before().lower) && isDeterminer(before(2)) && fixed ? { replacements: [fixed], confidence: 'medium' } : undefined;
    },
    {
      'La puerta es abierta, pase usted.': 'La puerta está abierta, pase usted.',
      'Las tiendas son cerradas hoy.': 'Las tiendas están cerradas hoy.',
    },
    ['La puerta es abierta por el guardia.', 'Es cerrado con los extraños.'],
  ),
  createRule(
    'ser-nation',
    /^est(?:oy|ás|á|amos|án)$/,
    ({ lower, after }) => {
      const isNation = NATIONS.test(after().lower) || PROFESSIONS_MANY.test(after().lower);
      const fixed = TO_SER[lower];
      return isNation && fixed && (isClauseEnd(after(2)) || /^(?:y|pero|de|en)$/.test(after(2).lower))
        ? { replacements: [fixed], confidence: 'medium' }
        : undefined;
    },
    {
      'Mi madre está española y mi padre es chileno.': 'Mi madre es española y mi padre es chileno.',
      'Estamos estudiantes de medicina.': 'Somos estudiantes de medicina.',
      'Estoy mexicano.': 'Soy mexicano.',
    },
    ['Mi madre es española.', 'Está escrito en español.'],
  ),
  createRule(
    'event-is',
    /^est(?:á|án)$/,
    (place) => {
      const { lower, after, before } = place;
      const isPlace =
        after().lower === 'en' &&
        (OWNERS.test(after(2).lower) || isDeterminer(after(2))) &&
        /^(?:casa|sala|oficina|hotel|restaurante|parque|salón|iglesia|centro|colegio|bar)$/.test(after(3).lower);
      const isDated = /^(?:el|este|mañana|esta|a)$/.test(after(4).lower);
      return isPlace && isDated && EVENTS.test(before().lower)
        ? { replacements: [lower === 'está' ? 'es' : 'son'], confidence: 'medium' }
        : undefined;
    },
    {
      'La fiesta está en mi casa el sábado.': 'La fiesta es en mi casa el sábado.',
      'La boda está en el hotel este viernes.': 'La boda es en el hotel este viernes.',
    },
    ['La fiesta es en mi casa.', 'El libro está en la sala.'],
  ),
];
