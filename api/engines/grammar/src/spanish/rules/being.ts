import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isFiniteVerb, isInfinitive, isParticiple } from '../context.ts';
import { makePresentSubjunctive } from '../forms.ts';
import { createRule, type SpanishRule } from '../rule.ts';

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
/** Phrases with "de" that tell a state. */
const STATES_WITH_DE = /^(?:viaje|vacaciones|acuerdo|pie|compras|baja|guardia|visita|paso|rodillas|regreso|vuelta)$/;
const OPENED = /^(?:puertas?|ventanas?|tiendas?|banco|farmacia|museo|restaurante|biblioteca|oficina|piscina|grifo|mercado|supermercado)$/;
const NATIONS =
  /^(?:español(?:a|es|as)?|francés|francesa|francesas|franceses|alemán|alemana|alemanes|italian[oa]s?|mexican[oa]s?|argentin[oa]s?|chilen[oa]s?|colombian[oa]s?|peruan[oa]s?|cuban[oa]s?|american[oa]s?|ingles(?:a|as|es)|inglés|portugués|portuguesa|chin[oa]s?|rus[oa]s?|polac[oa]s?|venezolan[oa]s?|ecuatorian[oa]s?|brasileñ[oa]s?)$/;
const PROFESSIONS_MANY =
  /^(?:estudiantes|médicos|médicas|profesores|profesoras|abogados|abogadas|ingenieros|ingenieras|enfermeros|enfermeras|camareros|camareras|cocineros|maestros|maestras|hermanos|hermanas|amigos|amigas|compañeros|compañeras|vecinos|vecinas|novios)$/;
const MOVES =
  /^(?:ido|voy|vas|va|vamos|van|fui|fue|fuimos|fueron|ir|iré|iremos|llegado|llegué|llegó|llegamos|llegaron|viajé|viajó|viajamos|vuelto|volví|volvió|vino|vine|venido)$/;
const DEADLINES = /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|próxim[oa]|día)$/;
const REALISED: Record<string, string> = {
  realicé: 'me di cuenta de',
  realizó: 'se dio cuenta de',
  realizamos: 'nos dimos cuenta de',
  realizaron: 'se dieron cuenta de',
  realizo: 'me doy cuenta de',
};

/** The two verbs of being, and other things that learners carry over from their own language. */
export const being: SpanishRule[] = [
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
    'paid-for',
    /^para$/,
    ({ before, after }) => {
      const isMoney = /^(?:euros?|dólares|pesos|soles|libras|dinero|nada|mucho|poco)$/.test(before().lower);
      const paid = [2, 3, 4, 5].some((steps) => /^(?:pag(?:ué|ó|amos|aron|o|a|aste|ar|ado)|cobr(?:ó|aron|an|ar|é))$/.test(before(steps).lower));
      return isMoney && paid && isDeterminer(after()) ? { replacements: ['por'], confidence: 'medium' } : undefined;
    },
    {
      'Pagué cincuenta euros para los zapatos.': 'Pagué cincuenta euros por los zapatos.',
      'Nos cobraron mucho para la cena.': 'Nos cobraron mucho por la cena.',
    },
    ['Pagué cincuenta euros por los zapatos.', 'Pagué diez euros para entrar.'],
  ),
  createRule(
    'deadline-for',
    /^por$/,
    ({ before, after }) => {
      const needs = [1, 2, 3, 4].some((steps) =>
        /^(?:necesit(?:o|a|amos|an)|entreg(?:ar|ue|uen|o)|termin(?:ar|a|e)|list[oa]s?)$/.test(before(steps).lower),
      );
      return needs && /^el$/.test(after().lower) && DEADLINES.test(after(2).lower) ? { replacements: ['para'], confidence: 'low' } : undefined;
    },
    {
      'Necesito las fotos por el lunes.': 'Necesito las fotos para el lunes.',
      'Hay que terminar por el viernes.': 'Hay que terminar para el viernes.',
    },
    ['Paseo por el parque.', 'Lo necesito para el lunes.'],
  ),
  createRule(
    'leave-for',
    /^por$/,
    ({ before, after }) =>
      /^(?:salgo|salimos|sale|salen|salí|salió|parto|partimos|parte|partieron)$/.test(before().lower) && /^\p{Lu}\p{Ll}{3,}/u.test(after().text)
        ? { replacements: ['para'], confidence: 'low' }
        : undefined,
    { 'Mañana salgo por Bogotá.': 'Mañana salgo para Bogotá.', 'Partimos por Quito a las seis.': 'Partimos para Quito a las seis.' },
    ['Salgo por la noche.', 'Salgo para Bogotá.'],
  ),
  createRule(
    'although-ahead',
    /^aunque$/,
    ({ after }) => {
      const steps = isFiniteVerb(after()) ? 1 : 2;
      const form = makePresentSubjunctive(after(steps).lower);
      const isAhead = /^(?:mañana|próxim[oa])$/.test(after(steps + 1).lower) && (steps === 1 || /^(?:no|me|te|se|nos)$/.test(after().lower));
      return form && isAhead ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Aunque llueve mañana, iremos a la playa.': 'Aunque llueva mañana, iremos a la playa.',
      'Aunque no viene mañana, lo haremos.': 'Aunque no venga mañana, lo haremos.',
    },
    ['Aunque llueve, salimos.', 'Aunque llueva mañana, iremos.'],
  ),
  createRule(
    'if-had',
    /^si$/,
    ({ after, opensSentence }) => {
      const steps = /^(?:no|yo|tú|él|ella|me|te|lo|la|se|nos)$/.test(after().lower) ? 2 : 1;
      const had: Record<string, string> = { habría: 'hubiera', habrías: 'hubieras', habríamos: 'hubiéramos', habrían: 'hubieran' };
      const fixed = had[after(steps).lower];
      return opensSentence && fixed && isParticiple(after(steps + 1)) ? { from: steps, to: steps, replacements: [fixed] } : undefined;
    },
    {
      'Si habría sabido la verdad, no habría venido.': 'Si hubiera sabido la verdad, no habría venido.',
      'Si no habrían llamado, seguiría aquí.': 'Si no hubieran llamado, seguiría aquí.',
    },
    ['No sé si habría venido.', 'Si hubiera sabido, habría venido.'],
  ),
  createRule(
    'have-been-one',
    /^(?:han|habían|habrán|hayan)$/,
    ({ lower, after, before }) => {
      const one: Record<string, string> = { han: 'ha', habían: 'había', habrán: 'habrá', hayan: 'haya' };
      return after().lower === 'habido' && !/^(?:l[oa]s?|se|que)$/.test(before().lower) ? one[lower] : undefined;
    },
    { 'Han habido muchos accidentes.': 'Ha habido muchos accidentes.', 'No habían habido quejas.': 'No había habido quejas.' },
    ['Ha habido muchos accidentes.', 'Los que han habido.'],
  ),
  createRule(
    'a-place',
    /^ha$/,
    ({ before, after }) => {
      const isGoal = /^\p{Lu}\p{Ll}/u.test(after().text) || /^(?:casa|mi|tu|su|la|los|las|clase|una|un|nuestra|nuestro)$/.test(after().lower);
      return MOVES.test(before().lower) && isGoal ? 'a' : undefined;
    },
    {
      'Hace mucho que no he ido ha Granada.': 'Hace mucho que no he ido a Granada.',
      'Mañana voy ha la oficina.': 'Mañana voy a la oficina.',
      'Fuimos ha casa de Ana.': 'Fuimos a casa de Ana.',
    },
    ['Se fue y ha vuelto.', 'El que vino ha dicho que sí.'],
  ),
  createRule(
    'pleases-me',
    /^yo$/,
    ({ after, opensSentence }) => {
      const verb: Record<string, string> = { gusto: 'gusta', encanto: 'encanta', intereso: 'interesa' };
      const form = verb[after().lower];
      const isMany = /^(?:los|las|mis|tus|sus)$/.test(after(2).lower);
      return opensSentence && form && (isDeterminer(after(2)) || isInfinitive(after(2)))
        ? { to: 1, replacements: [`me ${form}${isMany ? 'n' : ''}`] }
        : undefined;
    },
    { 'Yo gusto el chocolate.': 'Me gusta el chocolate.', 'Yo encanto los gatos.': 'Me encantan los gatos.' },
    ['Yo me gusto a mí mismo.', 'Me gusta el chocolate.'],
  ),
  createRule(
    'realise',
    /^reali(?:cé|zó|zamos|zaron|zo)$/,
    ({ lower, after }) => (after().lower === 'que' ? { replacements: [REALISED[lower] ?? lower], confidence: 'medium' } : undefined),
    {
      'Realicé que había perdido la cartera.': 'Me di cuenta de que había perdido la cartera.',
      'Ayer realizamos que era tarde.': 'Ayer nos dimos cuenta de que era tarde.',
    },
    ['Realicé el trabajo.'],
  ),
  createRule(
    'nobody-not',
    /^(?:nadie|nada|nunca|jamás|tampoco|ninguno|ninguna)$/,
    ({ lower, after, opensSentence }) =>
      opensSentence && after().lower === 'no' && isFiniteVerb(after(2)) ? { to: 1, replacements: [lower], confidence: 'medium' } : undefined,
    { 'Nadie no vino a la reunión.': 'Nadie vino a la reunión.', 'Nunca no llega tarde.': 'Nunca llega tarde.' },
    ['Nadie vino.', 'Nada, no importa.'],
  ),
  createRule(
    'pleasure-to',
    /^de$/,
    ({ before, after }) =>
      before().lower === 'placer' && before(2).lower === 'un' && /^(?:sido|es|será|fue|sería)$/.test(before(3).lower) && isInfinitive(after())
        ? { from: -1, to: 0, replacements: ['placer'], confidence: 'medium' }
        : undefined,
    { 'Ha sido un placer de conocerle.': 'Ha sido un placer conocerle.', 'Es un placer de trabajar aquí.': 'Es un placer trabajar aquí.' },
    ['Tengo el placer de conocerle.', 'Es un placer conocerle.'],
  ),
];
