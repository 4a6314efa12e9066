import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isFiniteVerb, isInfinitive, isPreposition, isPronoun, isTime } from '../words/context.ts';
import { isForm } from '../words/forms.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Forms of verbs that take a preposition before an infinitive, by that preposition. */
const BEFORE_INFINITIVE: [string, RegExp][] = [
  [
    'a',
    /^(?:empi(?:ezo|ezas|eza|ezan)|empe(?:cé|zaste|zó|zamos|zaron|zar|zaré|zará)|comi(?:enzo|enza|enzan)|comen(?:cé|zó|zamos|zaron|zar)|ayúda(?:me|nos|le)|ayud(?:arme|arte|arle|arnos|aste|ó)|aprend(?:o|es|e|en|í|iste|ió|imos|ieron|er|iendo)|enseñ(?:ó|arme|arle|aron)|vuelv(?:o|es|e|en)|volv(?:í|ió|imos|ieron|er)|atrev(?:o|es|e|en|í|ió))$/,
  ],
  ['de', /^(?:trat(?:o|as|a|an|é|aste|ó|amos|aron|ar|aba|aré)|acab(?:o|as|an|amos|aba|aban)|termin(?:é|ó|amos|aron)|olvidé)$/],
  ['que', /^(?:tengo|tienes|tenemos|tienen|tuve|tuvo|tuvimos|tendré|tendrás|tendremos|tenía|tenía[ns]|hay)$/],
];
/** Prepositions that learners put after a verb, with the right one, or none. */
interface Wanted {
  verb: RegExp;
  wrong: RegExp;
  right: string;
}
const WANTED: Wanted[] = [
  { verb: /^viv(?:o|es|e|imos|en|ía|ían|í|ió)$/, wrong: /^a$/, right: 'en' },
  { verb: /^(?:pienso|piensas|piensa|pensamos|piensan|pensaba|pensé|pensando|pensar)$/, wrong: /^a$/, right: 'en' },
  { verb: /^cas(?:o|as|a|amos|an|é|ó|aron|ar|arse|arme)$/, wrong: /^a$/, right: 'con' },
  { verb: /^enamor(?:é|ó|o|a|aste|aron|arse|arme|ado|ada)$/, wrong: /^con$/, right: 'de' },
  { verb: /^consist(?:e|en|ía|ió|ir)$/, wrong: /^de$/, right: 'en' },
  { verb: /^insist(?:o|es|e|imos|en|ía|í|ió|ieron|ir)$/, wrong: /^(?:a|de)$/, right: 'en' },
  { verb: /^(?:sueño|sueñas|sueña|soñé|soñó|soñaba|soñar)$/, wrong: /^(?:de|en)$/, right: 'con' },
  { verb: /^(?:parecid[oa]s?)$/, wrong: /^con$/, right: 'a' },
  { verb: /^(?:disfrut(?:o|as|a|amos|an|é|ó|aron|ar))$/, wrong: /^en$/, right: 'de' },
  { verb: /^(?:confío|confías|confía|confiamos|confían|confiar)$/, wrong: /^(?:a|de)$/, right: 'en' },
  { verb: /^(?:cerca|lejos|antes|después|dentro|fuera|encima|debajo|delante|detrás|enfrente)$/, wrong: /^a$/, right: 'de' },
];
const DIRECT: [RegExp, RegExp][] = [
  [/^busc(?:o|as|a|amos|an|é|ó|aba|ando|ar)$/, /^por$/],
  [/^esper(?:o|as|amos|an|é|aba|ando)$/, /^(?:por|para)$/],
  [/^escuch(?:o|as|a|amos|an|é|ó|aba|ando|ar)$/, /^a$/],
  [/^(?:pido|pides|pide|pedimos|piden|pedí|pidió|pedir)$/, /^por$/],
  [/^mir(?:o|as|amos|an|é|ó|aba|ando|ar)$/, /^en$/],
];
const MOVES =
  /^(?:voy|vas|va|vamos|van|fui|fuiste|fue|fuimos|fueron|iré|iremos|llego|llegas|llega|llegamos|llegan|llegué|llegó|llegaron|llegaremos|viajo|viajé|viajó|viajamos|viajar|volví|volvió|volvimos|volvemos|vuelvo|vengo|vino|vine|llegar|ir)$/;
const BY =
  /^(?:coche|carro|tren|avión|autobús|bus|metro|barco|bici|bicicleta|moto|taxi|verano|invierno|otoño|primavera|navidad|silencio|busca|contra|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|semana|pascua|\d+)$/;
const BESIDE = /^(?:cerca|lejos|antes|después|dentro|encima|debajo|delante|detrás|enfrente|alrededor|acerca)$/;
const PERSONAL: Record<string, string> = {
  mí: 'yo',
  mi: 'yo',
  ti: 'tú',
  él: 'él',
  ella: 'ella',
  nosotros: 'nosotros',
  ellos: 'ellos',
  ellas: 'ellas',
  usted: 'usted',
};

/** The preposition that a verb asks for, or the one that it does without. */
export const verbObjects: SpanishRule[] = [
  createRule(
    'verb-preposition',
    /^\p{L}{3,}$/u,
    ({ lower, after, before, text }) => {
      if (!isInfinitive(after()) || after().kind !== 'word' || can(after(), FEATURE.name)) return undefined;
      const found = BEFORE_INFINITIVE.find(([, verbs]) => verbs.test(lower));
      if (!found || isDeterminer(before())) return undefined;
      const isNoun = can(after(), FEATURE.noun) && !/^(?:[aeiou]?\p{L}+(?:ar|er|ir))$/u.test(after().lower);
      return isNoun ||
        /^(?:placer|deber|deberes|poder|ayer|mujer|lugar|hogar|mar|par|bar|azúcar|carácter|alquiler|amanecer|atardecer)$/.test(after().lower)
        ? undefined
        : { replacements: [`${text === lower ? lower : text} ${found[0]}`], confidence: 'medium' };
    },
    {
      'Empecé estudiar español el año pasado.': 'Empecé a estudiar español el año pasado.',
      'Acabo llegar a casa.': 'Acabo de llegar a casa.',
      'Tengo ir al médico.': 'Tengo que ir al médico.',
      'Trato hacer lo mejor posible.': 'Trato de hacer lo mejor posible.',
    },
    ['Tengo que ir.', 'Empecé a estudiar.', 'Hay poder en sus palabras.', 'El trato ser amable.'],
  ),
  createRule(
    'wanted-preposition',
    /^(?:a|con|de|en)$/,
    ({ lower, before, after }) => {
      const wanted = WANTED.find(({ verb, wrong }) => verb.test(before().lower) && wrong.test(lower));
      if (!wanted || after().kind !== 'word' || isDeterminer(before(2))) return undefined;
      const isPlace = /^\p{Lu}\p{Ll}/u.test(after().text);
      const isPerson = Object.hasOwn(PERSONAL, after().lower) || /^(?:mi|su|tu|mis|sus|tus)$/.test(after().lower);
      if (/^viv/.test(before().lower) && !isPlace) return undefined;
      if (/^pens|^piens/.test(before().lower) && !/^(?:ti|mí|él|ella|ellos|nosotros|usted)$/.test(after().lower)) return undefined;
      if (/^cas/.test(before().lower) && !(/^(?:me|te|se|nos)$/.test(before(2).lower) && (isPlace || isPerson || isDeterminer(after()))))
        return undefined;
      if (/^insist|^confí/.test(before().lower) && !(isInfinitive(after()) || after().lower === 'que' || isPerson)) return undefined;
      if (/^disfrut/.test(before().lower) && !isInfinitive(after())) return undefined;
      if (
        /^(?:cerca|lejos|antes|después|dentro|fuera|encima|debajo|delante|detrás|enfrente)$/.test(before().lower) &&
        !(isDeterminer(after()) || isPerson || isPlace || isInfinitive(after()))
      )
        return undefined;
      if (/^(?:antes|después|fuera)$/.test(before().lower) && !isInfinitive(after())) return undefined;
      const joined = after().lower === 'el' && wanted.right === 'de' ? 'del' : wanted.right;
      return joined === 'del' ? { to: 1, replacements: ['del'], confidence: 'medium' } : { replacements: [wanted.right], confidence: 'medium' };
    },
    {
      'Vivo a Barcelona.': 'Vivo en Barcelona.',
      'Me caso a María en mayo.': 'Me caso con María en mayo.',
      'Pienso a ti cada día.': 'Pienso en ti cada día.',
      'Mi casa está cerca a la playa.': 'Mi casa está cerca de la playa.',
    },
    ['Vive a mi lado.', 'Pienso en ti.', 'La casa a la que fui.', 'Antes a nadie le importaba.'],
  ),
  createRule(
    'direct-object',
    /^(?:por|para|a|en)$/,
    ({ lower, before, after }) => {
      const found = DIRECT.find(([verb, wrong]) => verb.test(before().lower) && wrong.test(lower));
      if (!found || isDeterminer(before(2)) || isPronoun(before(2))) return undefined;
      const isThing =
        lower === 'a'
          ? /^(?:música|radio|podcasts?|canciones)$/.test(after().lower)
          : /^(?:un|una|unos|unas)$/.test(after().lower) && !isTime(after(2)) && !/^(?:momento|rato|lado|motivo|favor)$/.test(after(2).lower);
      const isBus =
        /^esper/.test(before().lower) &&
        /^(?:el|la|mi|los|las)$/.test(after().lower) &&
        /^(?:autobús|bus|tren|metro|respuesta|resultados?|turno|médico|llamada|taxi|avión)$/.test(after(2).lower);
      return isThing || isBus ? { to: 1, replacements: [after().lower], confidence: 'medium' } : undefined;
    },
    {
      'Busco por un piso barato.': 'Busco un piso barato.',
      'Espero por el autobús.': 'Espero el autobús.',
      'Escucho a música todos los días.': 'Escucho música todos los días.',
    },
    ['Busco por todas partes.', 'Espera por un momento.', 'Escucho a mi madre.'],
  ),
  createRule(
    'move-to',
    /^en$/,
    ({ before, after }) => {
      const isGoal =
        (/^\p{Lu}\p{Ll}{2,}$/u.test(after().text) && !can(after(), FEATURE.adjective)) ||
        (after().lower === 'casa' && /^(?:de|$)/.test(after(2).lower));
      return MOVES.test(before().lower) && isGoal && !BY.test(after().lower) && !/^(?:que|se)$/.test(before(2).lower)
        ? { replacements: ['a'], confidence: 'medium' }
        : undefined;
    },
    {
      'Llegamos en Madrid a las ocho.': 'Llegamos a Madrid a las ocho.',
      'Voy en casa de mi abuela.': 'Voy a casa de mi abuela.',
      'El año pasado fui en Portugal.': 'El año pasado fui a Portugal.',
    },
    ['Voy en tren a Madrid.', 'Llegó en Navidad.', 'Viajo en coche.'],
  ),
  createRule(
    'beside-of',
    BESIDE,
    ({ lower, before, after, text }) => {
      const isPerson = /^(?:mi|tu|su|mis|tus|sus)$/.test(after().lower);
      const isGoal =
        isPerson ||
        (isInfinitive(after()) &&
          /^(?:antes|después)$/.test(lower) &&
          before().kind === 'word' &&
          !/^(?:y|o|e|que|pero|sin)$/.test(before().lower) &&
          !/^poco$/.test(before().lower)) ||
        (/^(?:el|la|los|las)$/.test(after().lower) &&
          !isTime(after(2)) &&
          /^(?:cerca|lejos|dentro|encima|debajo|delante|detrás|enfrente|alrededor)$/.test(lower) &&
          (isFiniteVerb(before()) || isPreposition(before()) || can(before(), FEATURE.noun)) &&
          !isFiniteVerb(after(3)));
      if (
        !isGoal ||
        (isPerson &&
          (isFiniteVerb(after(3)) ||
            isFiniteVerb(after(2)) ||
            !isFiniteVerb(before()) ||
            !/^(?:cerca|lejos|dentro|encima|debajo|delante|detrás|enfrente)$/.test(lower)))
      )
        return undefined;
      return after().lower === 'el'
        ? { to: 1, replacements: [`${text} del`], confidence: 'medium' }
        : { replacements: [`${text} de`], confidence: 'medium' };
    },
    {
      'Vivo cerca mi oficina.': 'Vivo cerca de mi oficina.',
      'Lávate las manos antes comer.': 'Lávate las manos antes de comer.',
      'Está dentro la caja.': 'Está dentro de la caja.',
    },
    ['Vivo cerca de mi oficina.', 'Además, la casa es grande.', 'No se envía nada sin antes revisarlo.'],
  ),
  createRule(
    'compared-than',
    /^de$/,
    ({ before, after }) => {
      const person = PERSONAL[after().lower];
      const isCompared =
        (/^(?:más|menos)$/.test(before(2).lower) && can(before(), FEATURE.adjective | FEATURE.noun)) ||
        /^(?:mejor|peor|mayor|menor)$/.test(before().lower);
      const isPlain =
        isClauseEnd(after(2)) && !/^(?:los|las|el|la|lo)$/.test(before(3).lower) && !/^(?:cerca|lejos|allá|cansad[oa])$/.test(before().lower);
      return person && isCompared && isPlain && !/^(?:el|la|los|las|lo)$/.test(before(2).lower)
        ? { to: 1, replacements: [`que ${person}`] }
        : undefined;
    },
    {
      'Ella es más alta de mí.': 'Ella es más alta que yo.',
      'Canta mejor de ti.': 'Canta mejor que tú.',
      'Eres menos tímido de ella.': 'Eres menos tímido que ella.',
    },
    ['Es la más alta de ellos.', 'Es lo mejor de mí.', 'Está más cerca de mí.'],
  ),
  createRule(
    'gerund-for-infinitive',
    /(?:ando|endo)$/,
    ({ lower, before, after, opensSentence, features }) => {
      if ((features & FEATURE.gerund) === 0) return undefined;
      const isSubject = opensSentence && /^(?:es|fue|puede|ayuda|no)$/.test(after().lower) && (after().lower !== 'no' || /^es$/.test(after(2).lower));
      const isLiked =
        /^(?:gusta|encanta|gustaría|encantaría|odio|prefiero|quiero|puedo|debo|necesito)$/.test(before().lower) &&
        (isPronoun(before(2)) || /^(?:odio|prefiero|quiero|puedo|debo|necesito)$/.test(before().lower));
      // "Cantando es como más disfruta" tells how.
      if (/^(?:como|cuando|donde)$/.test(after(2).lower) || (!isSubject && !isLiked)) return undefined;
      const stem = lower.replace(/(?:ando|[iy]endo)$/, '');
      const infinitive = (lower.endsWith('ando') ? ['ar'] : ['er', 'ir']).map((end) => stem + end).find((word) => isForm(word, FEATURE.infinitive));
      return infinitive ? { replacements: [infinitive], confidence: 'medium' } : undefined;
    },
    {
      'Fumando es malo para la salud.': 'Fumar es malo para la salud.',
      'Me gusta nadando en el mar.': 'Me gusta nadar en el mar.',
      'Prefiero comiendo en casa.': 'Prefiero comer en casa.',
    },
    ['Fumar es malo.', 'Sigue hablando.', 'Cantando es como más disfruta.'],
  ),
  createRule(
    'no-a-after-que',
    /^a$/,
    ({ before, after }) =>
      before().lower === 'que' &&
      /^(?:tengo|tienes|tiene|tenemos|tienen|hay|tuve|tuvo|tendré|tenía)$/.test(before(2).lower) &&
      isInfinitive(after()) &&
      after().lower !== 'ver'
        ? { to: 1, replacements: [after().lower], confidence: 'medium' }
        : undefined,
    {
      'Tengo que a estudiar más.': 'Tengo que estudiar más.',
      'Hay que a salir pronto.': 'Hay que salir pronto.',
      'Tienes que a llamar a Ana.': 'Tienes que llamar a Ana.',
    },
    ['Tengo que estudiar.', 'Lo que tengo que a veces falla.'],
  ),
];
