import { FEATURE } from '@sheaf/language/spanish/features';
import { PRETERITES } from '../words/conjugate.ts';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFeminineNoun,
  isFiniteVerb,
  isInfinitive,
  isPreposition,
  isPronoun,
} from '../words/context.ts';
import { agree, makePresentSubjunctive, pluralizeNoun } from '../words/forms.ts';
import { findSubject } from './agreement.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Adjectives that describe a thing sooner than they name one. */
const DESCRIBES =
  /^(?:rápid|lent|bonit|fe|car|barat|nuev|viej|alt|baj|simpátic|pequeñ|roj|blanc|negr|buen|mal|larg|cort|modern|antigu|divertid|aburrid|tranquil|limpi|suci|llen|vací|frí|cómod|dur|fresc|precios|hermos|maravillos|famos|peligros|delicios|sabros|ric|list|claro?|clar|guap|cansad|content|enferm|casad|solter|seri|tímid|amistos|cariños|abiert|cerrad|rot|ocupad|preocupad|enfadad|enamorad|delgad|gord|loc|sol|tont|educad|graciós|gracios|nervios|perezos|ruidos|luminos|espacios|estrech|anch)[oa]s?$/;
const PRONOUN: Record<string, { isFeminine: boolean; isPlural: boolean }> = {
  él: { isFeminine: false, isPlural: false },
  ella: { isFeminine: true, isPlural: false },
  ellos: { isFeminine: false, isPlural: true },
  ellas: { isFeminine: true, isPlural: true },
  nosotras: { isFeminine: true, isPlural: true },
};
const BE = /^(?:es|está|era|estaba|fue|parece|son|están|eran|estaban|fueron|somos|estamos)$/;
const BE_MANY: Record<string, string> = { es: 'son', está: 'están', era: 'eran', estaba: 'estaban', fue: 'fueron' };
const FEELINGS: Record<string, string> = {
  hambre: 'mucha',
  sed: 'mucha',
  sueño: 'mucho',
  frío: 'mucho',
  calor: 'mucho',
  miedo: 'mucho',
  prisa: 'mucha',
  suerte: 'mucha',
  tiempo: 'mucho',
  dinero: 'mucho',
  gente: 'mucha',
  trabajo: 'mucho',
  ganas: 'muchas',
  dolor: 'mucho',
  ruido: 'mucho',
};
const SUBSTANCES =
  /^(?:agua|leche|pan|sal|azúcar|aceite|café|vino|queso|dinero|tiempo|paciencia|suerte|ayuda|español|inglés|francés|música|ejercicio|calma|silencio|arroz|carne|fruta|chocolate|miedo|hambre|sueño)$/;
const PLURALS = /^(?:ellos|ellas|nosotros|nosotras|ustedes)$/;

/** The verb "to be" before an adjective, with a word of degree between or not: how many steps back it is. */
function findBe({ before }: Context): number | undefined {
  const steps = /^(?:muy|tan|bastante|más|demasiado|un poco)$/.test(before().lower) ? 2 : 1;
  return BE.test(before(steps).lower) ? steps : undefined;
}

/** Rules for what is said of a subject, and for amounts of what cannot be counted. */
export const attributes: SpanishRule[] = [
  createRule(
    'pronoun-attribute',
    DESCRIBES,
    (place) => {
      const steps = findBe(place);
      const subject = steps === undefined ? undefined : PRONOUN[place.before(steps + 1).lower];
      if (!subject || isPreposition(place.before((steps ?? 1) + 2)) || can(place.after(), FEATURE.noun)) return undefined;
      const form = agree(place.lower, subject);
      const isSubject =
        place.before((steps ?? 1) + 1).opensSentence || /^(?:que|porque|y|pero|si|cuando)$/.test(place.before((steps ?? 1) + 2).lower);
      return form && isSubject ? { replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Ella es casado con un médico.': 'Ella es casada con un médico.',
      'Ellas están cansados.': 'Ellas están cansadas.',
      'Él es muy simpática.': 'Él es muy simpático.',
    },
    ['Ella es casada.', 'Ella es lista.', 'Con ella es malo discutir.'],
  ),
  createRule(
    'thing-attribute',
    DESCRIBES,
    (place) => {
      const steps = findBe(place);
      if (steps === undefined || !(isClauseEnd(place.after()) || isPreposition(place.after()) || /^(?:y|pero|que|porque)$/.test(place.after().lower)))
        return undefined;
      const subject = findSubject({ ...place, before: (back = 1) => place.before(back + steps) });
      if (!subject || subject.steps > 1) return undefined;
      const isFeminine = isFeminineNoun(subject.noun);
      const isPlural = can(subject.noun, FEATURE.plural);
      const determiner = place.before(steps + 2).lower;
      // "La orden" and "el orden" are two nouns.
      if (
        isFeminine === undefined ||
        isPlural === can(subject.noun, FEATURE.singular) ||
        (determiner === 'el' && isFeminine && !/^h?[aá]/.test(subject.noun.lower)) ||
        (determiner === 'la' && !isFeminine)
      )
        return undefined;
      if (
        /^(?:resto|mayoría|parte|mitad|víctima|persona|lo)$/.test(subject.noun.lower) ||
        (/^(?:y|o)$/.test(place.after().lower) && DESCRIBES.test(place.after(2).lower))
      )
        return undefined;
      const isManyVerb = /(?:n|mos)$/.test(place.before(steps).lower);
      if (isManyVerb !== isPlural) return undefined;
      const form = agree(place.lower, { isFeminine, isPlural });
      return form ? { replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Mi coche es rápida.': 'Mi coche es rápido.',
      'Las calles son muy ruidosos.': 'Las calles son muy ruidosas.',
      'La sopa está frío.': 'La sopa está fría.',
    },
    ['Mi coche es rápido.', 'El agua está fría.', 'La idea es bueno o malo.'],
  ),
  createRule(
    'many-are',
    /^(?:es|está|era|estaba|fue)$/,
    (place) => {
      const { lower, after } = place;
      const degree = /^(?:muy|tan|bastante|más)$/.test(after().lower) ? 1 : 0;
      const word = after(1 + degree);
      const subject = findSubject(place);
      if (
        !subject ||
        !can(subject.noun, FEATURE.plural) ||
        can(subject.noun, FEATURE.singular) ||
        !/^(?:los|las|mis|tus|sus|estos|estas)$/.test(place.before(subject.steps + 1).lower)
      )
        return undefined;
      const isFeminine = isFeminineNoun(subject.noun);
      const isOne =
        (DESCRIBES.test(word.lower) || can(word, FEATURE.participle)) &&
        can(word, FEATURE.singular) &&
        (isClauseEnd(after(2 + degree)) || isPreposition(after(2 + degree)));
      const form = isOne && isFeminine !== undefined ? agree(word.lower, { isFeminine, isPlural: true }) : undefined;
      const verb = BE_MANY[lower];
      return form && verb ? { to: 1 + degree, replacements: [degree ? `${verb} ${after().lower} ${form}` : `${verb} ${form}`] } : undefined;
    },
    {
      'Las condiciones del contrato es clara.': 'Las condiciones del contrato son claras.',
      'Los platos está sucio.': 'Los platos están sucios.',
      'Mis zapatos era muy cara.': 'Mis zapatos eran muy caros.',
    },
    ['Las condiciones son claras.', 'Los lunes está cerrado.'],
  ),
  createRule(
    'family-is',
    /^(?:son|están|eran|estaban)$/,
    ({ lower, before, after }) => {
      const one: Record<string, string> = { son: 'es', están: 'está', eran: 'era', estaban: 'estaba' };
      const isGroup =
        /^(?:familia|policía|gente|empresa|equipo|público|pareja|clase)$/.test(before().lower) &&
        /^(?:la|el|mi|tu|su|nuestra|nuestro)$/.test(before(2).lower) &&
        before(2).opensSentence;
      return isGroup && /^(?:de|en|muy|aquí|allí|contra|con)$/.test(after().lower) && after().lower !== 'muy'
        ? { replacements: [one[lower] ?? lower], confidence: 'medium' }
        : undefined;
    },
    {
      'Mi familia son de Cuba.': 'Mi familia es de Cuba.',
      'La policía están en la calle.': 'La policía está en la calle.',
      'Mi equipo son de Lima.': 'Mi equipo es de Lima.',
    },
    ['Mi familia es de Cuba.', 'La familia son los amigos.'],
  ),
  createRule(
    'much-feeling',
    /^muy$/,
    ({ after, before }) => {
      const much = FEELINGS[after().lower];
      const isHad = /^(?:teng[oa]|tienes|tiene|tenemos|tienen|tenía|hay|hace|había|hacía|tuve|hizo)$/.test(before().lower);
      return much && isHad ? much : undefined;
    },
    { 'Tengo muy hambre.': 'Tengo mucha hambre.', 'Hace muy calor.': 'Hace mucho calor.', 'Hay muy gente hoy.': 'Hay mucha gente hoy.' },
    ['Tengo mucha hambre.', 'Está muy frío.'],
  ),
  createRule(
    'a-bit-of',
    /^poco$/,
    ({ before, after }) =>
      before().lower === 'un' &&
      SUBSTANCES.test(after().lower) &&
      !(/^(?:español|inglés|francés)$/.test(after().lower) && /^(?:es|está|muy)$/.test(before(2).lower))
        ? { replacements: ['poco de'] }
        : undefined,
    {
      'Necesito un poco agua.': 'Necesito un poco de agua.',
      'Hablo un poco español.': 'Hablo un poco de español.',
      'Ten un poco paciencia.': 'Ten un poco de paciencia.',
    },
    ['Necesito un poco de agua.', 'Está un poco frío.'],
  ),
  createRule(
    'preposition-pronoun',
    /^(?:yo|tú|mí|ti|mi)$/,
    ({ lower, before, after }) => {
      const isEnd = isClauseEnd(after()) || /^(?:porque|pero|cuando|en|a|el|la|al)$/.test(after().lower);
      if (!isEnd || after().lower === 'y') return undefined;
      const isMe = /^(?:yo|mí|mi)$/.test(lower);
      // "Más alta de yo" compares.
      const isCompared = before().lower === 'de' && [2, 3, 4].some((steps) => /^(?:más|menos|mayor|menor|mejor|peor)$/.test(before(steps).lower));
      if (isCompared && /^(?:yo|tú)$/.test(lower)) return { from: -1, to: 0, replacements: [`que ${lower}`] };
      if (before().lower === 'con')
        return lower === 'mi' && !isClauseEnd(after()) ? undefined : { from: -1, to: 0, replacements: [isMe ? 'conmigo' : 'contigo'] };
      return /^(?:para|de|a|por|sin|sobre|hacia|contra)$/.test(before().lower) && /^(?:yo|tú)$/.test(lower) && !isFiniteVerb(after())
        ? isMe
          ? 'mí'
          : 'ti'
        : undefined;
    },
    {
      'Tengo una pregunta para tú.': 'Tengo una pregunta para ti.',
      'Quiero ir con tú.': 'Quiero ir contigo.',
      'Él viene con mí.': 'Él viene conmigo.',
      'Es para yo.': 'Es para mí.',
    },
    ['Es para ti.', 'Ven conmigo.', 'Entre tú y yo.', 'Más alto que yo.'],
  ),
  createRule(
    'they-are-nouns',
    /^(?:profesor|profesora|médico|médica|estudiante|abogado|abogada|amigo|amiga|hermano|hermana|ingeniero|ingeniera|camarero|camarera|alumno|alumna|vecino|vecina|compañero|compañera|enfermero|enfermera|primo|prima)$/,
    ({ lower, before, after }) => {
      const isMany = /^(?:son|somos|eran)$/.test(before().lower) && PLURALS.test(before(2).lower);
      const plural = pluralizeNoun(lower);
      return isMany && plural && (isClauseEnd(after()) || isPreposition(after()) || after().lower === 'y')
        ? { replacements: [plural], confidence: 'medium' }
        : undefined;
    },
    {
      'Ellos son profesor de música.': 'Ellos son profesores de música.',
      'Nosotros somos amigo.': 'Nosotros somos amigos.',
      'Ellas son hermana.': 'Ellas son hermanas.',
    },
    ['Ellos son profesores.', 'Él es profesor.'],
  ),
  createRule(
    'sought-subjunctive',
    /^que$/,
    ({ before, after }) => {
      const isNobody = /^(?:nadie|nada|ninguno|ninguna)$/.test(before().lower) && [2, 3, 4].some((steps) => before(steps).lower === 'no');
      const isSought =
        /^un[oa]?$/.test(before(2).lower) &&
        can(before(), FEATURE.noun) &&
        /^(?:busco|buscamos|busca|buscan|necesito|necesitamos)$/.test(before(3).lower);
      const steps = isPronoun(after()) || after().lower === 'no' ? 2 : 1;
      const form = makePresentSubjunctive(after(steps).lower);
      return (isNobody || isSought) && form && !isDeterminer(after(steps))
        ? { from: steps, to: steps, replacements: [form], confidence: 'medium' }
        : undefined;
    },
    {
      'Busco un piso que tiene balcón.': 'Busco un piso que tenga balcón.',
      'No conozco a nadie que habla chino.': 'No conozco a nadie que hable chino.',
      'No hay nada que me gusta aquí.': 'No hay nada que me guste aquí.',
    },
    ['Busco un piso que tenga balcón.', 'Busco a un chico que vive aquí.'],
  ),
  createRule(
    'what-to-do',
    /^que$/,
    ({ before, after }) => {
      const isOpen =
        /^(?:sobre|saber|decidir|claro|sé|sabes|sabe|sabemos|saben|sabía|preguntar|pensar|decidido)$/.test(before().lower) ||
        (before().lower === 'de' && before(2).lower === 'idea');
      return isOpen && isInfinitive(after()) ? 'qué' : undefined;
    },
    {
      'Dame un consejo sobre que hacer.': 'Dame un consejo sobre qué hacer.',
      'No tengo claro que decir.': 'No tengo claro qué decir.',
      'Es difícil saber que elegir.': 'Es difícil saber qué elegir.',
    },
    ['Tengo que hacer algo.', 'Sé que vendrá.'],
    { confidence: 'medium' },
  ),
  createRule(
    'no-reason-why',
    /^porque$/,
    ({ before, after }) =>
      /^(?:hay|tengo|tienes|tiene|tenemos|tienen|había|tenía)$/.test(before().lower) && isInfinitive(after()) ? 'por qué' : undefined,
    {
      'No hay porque preocuparse.': 'No hay por qué preocuparse.',
      'No tienes porque venir.': 'No tienes por qué venir.',
      'No había porque gritar.': 'No había por qué gritar.',
    },
    ['Vino porque quiso.'],
  ),
  createRule(
    'last-week',
    /^(?:voy|vas|va|vamos|van|tengo|hago|veo|estoy|estamos|hacemos|salgo|vengo)$/,
    ({ lower, before }) => {
      const steps = /^(?:yo|tú|nosotros|ellos|me|nos)$/.test(before().lower) ? 2 : 1;
      const isLast =
        /^pasad[oa]$/.test(before(steps).lower) &&
        /^(?:semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno)$/.test(before(steps + 1).lower) &&
        before(steps + 2).opensSentence;
      return isLast ? { replacements: [PRETERITES[lower] ?? lower], confidence: 'medium' } : undefined;
    },
    {
      'La semana pasada voy a Sevilla.': 'La semana pasada fui a Sevilla.',
      'El año pasado tengo un accidente.': 'El año pasado tuve un accidente.',
      'El mes pasado vamos a Quito.': 'El mes pasado fuimos a Quito.',
    },
    ['La semana pasada fui a Sevilla.'],
  ),
];
