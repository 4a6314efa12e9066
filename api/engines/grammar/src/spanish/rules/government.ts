import { FEATURE } from '@sheaf/language/spanish/features';
import { PRETERITES } from '../words/conjugate.ts';
import { can, isClauseEnd, isDeterminer, isFiniteVerb, isInfinitive, isParticiple } from '../words/context.ts';
import { findFeatures } from '../words/spanishWords.ts';
import { createRule, type SpanishRule } from './rule.ts';

const PERSON = /^(?:mí|ti|él|ella|ellos|ellas|usted|ustedes|nosotr[oa]s|vosotr[oa]s)$/;
const TO_COME: Record<string, string> = { fui: 'voy', fuiste: 'vas', fue: 'va', fuimos: 'vamos', fueron: 'van' };
const IRREGULAR_GERUNDS: Record<string, string> = {
  decir: 'diciendo',
  pedir: 'pidiendo',
  servir: 'sirviendo',
  dormir: 'durmiendo',
  morir: 'muriendo',
  venir: 'viniendo',
  sentir: 'sintiendo',
  seguir: 'siguiendo',
  poder: 'pudiendo',
  ir: 'yendo',
  vestir: 'vistiendo',
  preferir: 'prefiriendo',
  mentir: 'mintiendo',
  repetir: 'repitiendo',
  reír: 'riendo',
  freír: 'friendo',
};

/** Returns the "-ando" or "-iendo" of an infinitive. */
function makeGerund(infinitive: string): string | undefined {
  const known = IRREGULAR_GERUNDS[infinitive];
  if (known) return known;
  const stem = infinitive.slice(0, -2);
  const made = infinitive.endsWith('ar') ? `${stem}ando` : /[aeou]$/.test(stem) ? `${stem}yendo` : `${stem}iendo`;
  return ((findFeatures(made) ?? 0) & FEATURE.gerund) !== 0 ? made : undefined;
}

/** Prepositions that a verb or an adjective asks for, the "de" before "que", and words joined or parted by ear. */
export const government: SpanishRule[] = [
  createRule(
    'depend-on',
    /^en$/,
    ({ before, after }) =>
      !(after().lower === 'el' && /^(?:fondo|caso|futuro|momento|sentido|ámbito|día|plano)$/.test(after(2).lower)) &&
      !/^(?:gran|buena|parte|mayor|menor|última|cierta|cierto|todo|cada|muchos|muchas|ocasiones|general|cualquier|esencia)$/.test(after().lower) &&
      /^depend(?:e|en|o|es|ía|ían|erá|erán|ió|ieron|er|iendo)$/.test(before().lower) &&
      after().kind === 'word'
        ? { to: after().lower === 'el' ? 1 : 0, replacements: [after().lower === 'el' ? 'del' : 'de'] }
        : undefined,
    {
      'El éxito depende en la calidad.': 'El éxito depende de la calidad.',
      'Los precios dependen en sus costes.': 'Los precios dependen de sus costes.',
      'Todo dependerá en ti.': 'Todo dependerá de ti.',
    },
    ['El éxito depende de la calidad.', 'Es independiente en todo.', 'Depende en gran medida de ti.'],
  ),
  createRule(
    'dream-of',
    /^de$/,
    ({ before, after }) =>
      /^(?:sueño|sueñas|sueña|sueñan|soñamos|soñaba|soñaban|soñé|soñó|soñar|soñando)$/.test(before().lower) &&
      !isDeterminer(before(2)) &&
      isInfinitive(after())
        ? 'con'
        : undefined,
    {
      'Sueño de viajar a Japón.': 'Sueño con viajar a Japón.',
      'Ella soñaba de vivir aquí.': 'Ella soñaba con vivir aquí.',
      'Siempre soñamos de volver.': 'Siempre soñamos con volver.',
    },
    ['El sueño de vivir aquí.', 'Mi sueño de viajar sigue vivo.', 'Sueño con viajar.'],
    { confidence: 'medium' },
  ),
  createRule(
    'think-of',
    /^de$/,
    ({ before, after }) =>
      /^(?:pienso|piensas|piensa|pensamos|piensan|pensaba|pensé|pensando)$/.test(before().lower) &&
      PERSON.test(after().lower) &&
      (isClauseEnd(after(2)) || /^(?:todos|mucho|siempre|cada|a|día)$/.test(after(2).lower)) &&
      before(2).lower !== 'qué'
        ? 'en'
        : undefined,
    {
      'Pienso de ti todos los días.': 'Pienso en ti todos los días.',
      'Siempre piensa de ella.': 'Siempre piensa en ella.',
      'Estoy pensando de ti.': 'Estoy pensando en ti.',
    },
    ['¿Qué piensas de él?', 'Pienso en ti.'],
    { confidence: 'medium' },
  ),
  createRule(
    'used-to',
    /^de$/,
    ({ before, after }) => (/^acostumbrad[oa]s?$/.test(before().lower) && (isInfinitive(after()) || after().lower === 'que') ? 'a' : undefined),
    {
      'Estoy acostumbrado de madrugar.': 'Estoy acostumbrado a madrugar.',
      'Están acostumbradas de trabajar mucho.': 'Están acostumbradas a trabajar mucho.',
      'No estamos acostumbrados de que llueva.': 'No estamos acostumbrados a que llueva.',
    },
    ['Estoy acostumbrado a madrugar.'],
  ),
  createRule(
    'queismo',
    /^que$/,
    ({ before }) => {
      const [last, other] = [before().lower, before(2).lower];
      const isReflexive =
        /^(?:me|te|se|nos)$/.test(other) &&
        /^(?:enter(?:é|aste|ó|amos|aron|o|as|a|an)|acuerd(?:o|as|a|an)|acord(?:é|aste|ó|aron|amos)|arrepient(?:o|es|e|en)|alegr(?:o|as|a|amos|an))$/.test(
          last,
        );
      const isSure = /^(?:seguro|segura|seguros|seguras|convencid[oa]s?)$/.test(last) && /^(?:estoy|estás|está|estamos|están|estaba)$/.test(other);
      // "Se acuerda que" and "me alegra que" have their clause for a subject.
      return (isReflexive && !/^(?:alegra|alegran|acuerda)$/.test(last) ? true : isSure) ? 'de que' : undefined;
    },
    {
      'Me enteré que la tienda cierra.': 'Me enteré de que la tienda cierra.',
      'Estoy seguro que vendrá.': 'Estoy seguro de que vendrá.',
      'Me acuerdo que llovía mucho.': 'Me acuerdo de que llovía mucho.',
    },
    ['Me alegra que vengas.', 'Estoy seguro de que vendrá.', 'Es seguro que vendrá.'],
    { confidence: 'medium' },
  ),
  createRule(
    'estar-with-gerund',
    /^est(?:oy|ás|á|amos|án|aba|aban|ábamos|uve|uvo)$/,
    ({ after, before }) => {
      const verb = after();
      const gerund =
        /^\p{L}{2,}[aeií]r$/u.test(verb.lower) && can(verb, FEATURE.infinitive) && !can(verb, FEATURE.noun) ? makeGerund(verb.lower) : undefined;
      return gerund && before().lower !== 'que' && /^(?:un|una|el|la|los|las|mi|mis|su|sus|en|con|a|para|mucho|por)$/.test(after(2).lower)
        ? { from: 1, to: 1, replacements: [gerund], confidence: 'medium' }
        : undefined;
    },
    {
      'Estoy leer un libro.': 'Estoy leyendo un libro.',
      'Estamos buscar una casa.': 'Estamos buscando una casa.',
      'Mi madre está cocinar la cena.': 'Mi madre está cocinando la cena.',
    },
    ['Estoy leyendo un libro.', 'Lo difícil está en leer.'],
  ),
  createRule(
    'tampoco',
    /^también$/,
    ({ after }) =>
      after().lower === 'no' && (isFiniteVerb(after(2)) || /^(?:me|te|se|le|lo|la|nos)$/.test(after(2).lower))
        ? { to: 1, replacements: ['tampoco'], confidence: 'medium' }
        : undefined,
    {
      'Yo también no quiero ir.': 'Yo tampoco quiero ir.',
      'A mí también no me gusta.': 'A mí tampoco me gusta.',
      'Ella también no vino.': 'Ella tampoco vino.',
    },
    ['Yo tampoco quiero ir.', 'También, no lo olvides, hay café.'],
  ),
  createRule(
    'inward',
    /^a$/,
    ({ after }) =>
      /^(?:dentro|fuera)$/.test(after().lower) && !/^(?:de|del)$/.test(after(2).lower)
        ? { to: 1, replacements: [`a${after().lower === 'dentro' ? 'dentro' : 'fuera'}`] }
        : undefined,
    {
      'Entramos a dentro porque hacía frío.': 'Entramos adentro porque hacía frío.',
      'Salió a fuera.': 'Salió afuera.',
      'Vamos a dentro, que llueve.': 'Vamos adentro, que llueve.',
    },
    ['Vamos adentro.', 'Van a dentro de la casa.'],
  ),
  createRule(
    'yesterday-past',
    /^(?:ayer|anoche)$/,
    ({ after }) => {
      const isPronoun = /^(?:yo|tú|nosotros|nosotras|ellos|ellas)$/.test(after().lower);
      const place = isPronoun ? 2 : 1;
      const verb = after(place);
      const past = Object.hasOwn(PRETERITES, verb.lower) ? PRETERITES[verb.lower] : undefined;
      return past && verb.kind === 'word' && (isPronoun || /^(?:al|a|en|con|de|mucho|un|una|la|el)$/.test(after(place + 1).lower))
        ? { from: place, to: place, replacements: [past], confidence: 'medium' }
        : undefined;
    },
    {
      'Ayer nosotros vamos al cine.': 'Ayer nosotros fuimos al cine.',
      'Anoche tengo un sueño raro.': 'Anoche tuve un sueño raro.',
      'Ayer voy a la playa.': 'Ayer fui a la playa.',
    },
    ['Ayer fuimos al cine.', 'Lo de ayer va bien.'],
  ),
  createRule(
    'tomorrow-present',
    /^mañana$/,
    ({ after, opensSentence }) => {
      const next = after();
      const present = Object.hasOwn(TO_COME, next.lower) ? TO_COME[next.lower] : undefined;
      return opensSentence && present && /^(?:al|a|con|de)$/.test(after(2).lower)
        ? { from: 1, to: 1, replacements: [present], confidence: 'medium' }
        : undefined;
    },
    {
      'Mañana fui al dentista.': 'Mañana voy al dentista.',
      'Mañana fuimos a la playa.': 'Mañana vamos a la playa.',
      'Mañana fueron con su tía.': 'Mañana van con su tía.',
    },
    ['Mañana voy al dentista.', 'La mañana fue larga.'],
  ),
  createRule(
    'him-after-preposition',
    /^el$/,
    ({ before, after }) =>
      /^(?:a|para|con|de|por)$/.test(before().lower) &&
      /^(?:no|le|les|lo)$/.test(after().lower) &&
      (/^(?:le|lo|les|me|te|se)$/.test(after(2).lower) || isFiniteVerb(after(2)))
        ? 'él'
        : undefined,
    {
      'A el no le interesa el fútbol.': 'A él no le interesa el fútbol.',
      'A el le gusta el café.': 'A él le gusta el café.',
      'Con el no se puede hablar.': 'Con él no se puede hablar.',
    },
    ['A él no le interesa.', 'Por el no a la guerra.'],
  ),
  createRule(
    'for-me',
    /^mi$/,
    ({ before, after }) =>
      /^(?:para|a|de|por|sin)$/.test(before().lower) &&
      (/^(?:este|esta|esto|eso|ese|esa|es|fue|no|me|el|la|los|las|un|una)$/.test(after().lower) || after().text === ',')
        ? 'mí'
        : undefined,
    {
      'Para mi este libro es el mejor.': 'Para mí este libro es el mejor.',
      'A mi no me gusta.': 'A mí no me gusta.',
      'Para mi, es lo mismo.': 'Para mí, es lo mismo.',
    },
    ['Para mi madre es fácil.', 'Para mí es fácil.'],
  ),
  createRule(
    'sound-alikes-of-learners',
    /^(?:echo|valla|callo|nose|aber|aser)$/,
    ({ lower, before, after, opensSentence }) => {
      if (lower === 'echo')
        return /^(?:el|un)$/.test(before().lower) && (/^(?:de|es|fue)$/.test(after().lower) || can(after(), FEATURE.adjective)) ? 'hecho' : undefined;
      if (lower === 'valla') return opensSentence && /^(?:a|con|al|usted|por)$/.test(after().lower) ? 'vaya' : undefined;
      if (lower === 'callo')
        return /^(?:de|del|al|en|por|enfermo|enferma)$/.test(after().lower) &&
          (before().lower === 'se' || can(before(), FEATURE.noun)) &&
          before().lower !== 'el'
          ? 'cayó'
          : undefined;
      if (lower === 'nose')
        return /^(?:qué|que|dónde|donde|cómo|como|si|cuándo|cuando|por|quién|cuál|nada)$/.test(after().lower) ? 'no sé' : undefined;
      if (lower === 'aber') return isParticiple(after()) || /^(?:un|una|si)$/.test(after().lower) ? 'haber' : undefined;
      return 'hacer';
    },
    {
      'El echo de que llueva no cambia nada.': 'El hecho de que llueva no cambia nada.',
      'Valla a la ventanilla.': 'Vaya a la ventanilla.',
      'El niño callo de la bicicleta.': 'El niño cayó de la bicicleta.',
      'Nose dónde están las llaves.': 'No sé dónde están las llaves.',
      'Deberías aber avisado antes.': 'Deberías haber avisado antes.',
    },
    ['Tengo un callo en el pie.', 'La valla es alta.', 'No lo echo de menos.', 'La echo de menos.'],
  ),
];
