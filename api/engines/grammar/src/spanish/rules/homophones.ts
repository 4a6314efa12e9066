import { FEATURE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isInfinitive,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isPronoun,
  type SpanishToken,
} from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

const GO =
  /^(?:voy|vas|va|vamos|vais|van|iba|ibas|íbamos|iban|fui|fue|fueron|vaya|vayan|ir|vuelvo|vuelve|volvió|empiezo|empieza|empezó|comenzó|comienza)$/;
const BEFORE_PARTICIPLE = /^(?:se|me|te|lo|la|le|nos|os|les|los|las|no|ya|nunca|también|todavía|aún|siempre|jamás|él|ella|usted|quien|apenas)$/;
const HAVE =
  /^(?:he|has|ha|hemos|habéis|han|había|habías|habíamos|habían|habré|habrá|habrás|habrán|habría|habrían|haya|hayas|hayan|hubiera|hubieran|hubiese|haber|habiendo)$/;
const BE = /^(?:es|está|estaba|fue|era|ser|estar|están|son|fueron|sea|esté|será|sido|queda|quedó)$/;
const AMOUNT =
  /^(?:much[oa]s?|suficientes?|vari[oa]s|bastantes?|demasiad[oa]s?|poc[oa]s?|tant[oa]s?|algun[oa]s?|ningún|ninguna|muchísim[oa]s?|dos|tres|cuatro|cinco)$/;
const QUESTION = /^(?:si|qué|que|qui[eé]n|cu[aá]ndo|c[oó]mo|d[oó]nde|cu[aá]l|cu[aá]ntos?)$/;
const SEE_NEXT = /^(?:un|una|el|la|los|las|a|qué|si|cómo|quién)$/;
const MAYBE = /^(?:ojalá|quizá|quizás)$/;

/** Where things fall to or from. */
const FALLS =
  /^(?:suelo|piso|agua|vacío|pozo|río|mar|escaleras?|árbol|caballo|tejado|techo|cama|silla|bicicleta|moto|balcón|ventana|mesa|precipicio|barranco)$/;
/** Participles that stand behind "a" as adjectives or nouns. */
const NO_PARTICIPLE = /^(?:pesar|partir|puestos?|vistas?|lados?|estados?|sentidos?|cargo|falta)$/;
const PERSON = /^(?:él|ella|ellos|ellas|usted|ustedes)$/;
const MOST_OF_SUBJECT = 4;

/** Finds the first word of a subject that begins the sentence and ends here, with no verb in it. */
function findOpeningSubject({ before, opensSentence }: Context): SpanishToken | undefined {
  if (opensSentence) return undefined;
  for (let steps = 1; steps <= MOST_OF_SUBJECT; steps++) {
    const word = before(steps);
    if (word.kind !== 'word' || isOnlyFinite(word) || isPronounAlone(word)) return undefined;
    if (word.opensSentence) return (isDeterminer(word) && (steps > 1 || word.lower === 'el')) || PERSON.test(word.lower) ? word : undefined;
    if (!isDeterminer(word) && !can(word, FEATURE.noun | FEATURE.adjective) && word.lower !== 'de') return undefined;
  }
  return undefined;
}

/** Finds a name that alone begins the sentence and ends here. */
function findOpeningName({ before }: Context): SpanishToken | undefined {
  const name = before();
  const isName = name.opensSentence && /^\p{Lu}\p{Ll}+$/u.test(name.text) && !isFiniteVerb(name) && !isPreposition(name) && !isDeterminer(name);
  return isName && can(name, FEATURE.noun | FEATURE.name) && !name.lower.endsWith('s') && !can(name, FEATURE.masculine | FEATURE.feminine)
    ? name
    : undefined;
}

function isPronounAlone(word: SpanishToken): boolean {
  return isPronoun(word) && !isDeterminer(word);
}

export const homophones: SpanishRule[] = [
  createRule(
    'a-ha',
    /^a$/,
    ({ before, after }) =>
      isParticiple(after()) && BEFORE_PARTICIPLE.test(before().lower) && !/^(?:pesar|partir)$/.test(after().lower) ? 'ha' : undefined,
    { 'Se a ido sin avisar.': 'Se ha ido sin avisar.', 'No a llegado nadie.': 'No ha llegado nadie.' },
    ['Se refiere a dados de seis caras.', 'Vamos a comer.', 'Le gusta a Pedro.'],
  ),
  createRule(
    'noun-a-ha',
    /^a$/,
    (place) => {
      const first = findOpeningSubject(place) ?? findOpeningName(place);
      if (!first || !isParticiple(place.after()) || NO_PARTICIPLE.test(place.after().lower)) return undefined;
      // "A dicho señor" names him.
      if (/^dich[oa]s?$/.test(place.after().lower) && can(place.after(2), FEATURE.noun)) return undefined;
      const have = first.lower.endsWith('s') ? 'han' : 'ha';
      return first.lower === 'el' && first === place.before() ? { from: -1, to: 0, replacements: [`él ${have}`] } : have;
    },
    {
      'La directora a firmado el acuerdo.': 'La directora ha firmado el acuerdo.',
      'Los vecinos a dicho que no vienen.': 'Los vecinos han dicho que no vienen.',
      'Mis padres a llegado tarde.': 'Mis padres han llegado tarde.',
      'Juan a comprado una moto.': 'Juan ha comprado una moto.',
      'El a sido muy amable.': 'Él ha sido muy amable.',
    },
    ['La carta a dicho señor se perdió.', 'El viaje a pie es largo.', 'La puerta da a un lado.', 'El paso a nivel está cerrado.'],
  ),
  createRule(
    'callo-cayo',
    /^calló$/,
    ({ before, after }) =>
      (/^(?:al|por|del?|desde)$/.test(after().lower) && FALLS.test((isDeterminer(after(2)) ? after(3) : after(2)).lower)) ||
      (/^(?:se|me|te|le|nos|les)$/.test(before().lower) &&
        /^(?:un|una|el|la|los|las|al|de|del|en|por|desde)$/.test(after().lower) &&
        after(2).lower !== 'boca')
        ? 'cayó'
        : undefined,
    { 'Se calló de la silla.': 'Se cayó de la silla.', 'Me calló un vaso.': 'Me cayó un vaso.', 'El niño calló al suelo.': 'El niño cayó al suelo.' },
    ['Se calló y se fue.', 'Me calló la boca.', 'Nadie calló.'],
  ),
  createRule(
    'e-he',
    /^e$/,
    ({ before, after }) =>
      isParticiple(after()) && !/^h?i/.test(after().lower) && /^(?:ya|no|nunca|lo|la|me|te|le|yo|les|siempre|todavía|se|jamás)$/.test(before().lower)
        ? 'he'
        : undefined,
    { 'Ya e hablado con ella.': 'Ya he hablado con ella.', 'Nunca e estado allí.': 'Nunca he estado allí.' },
    ['Fácil e intuitivo.'],
  ),
  createRule(
    'ha-a',
    /^ha$/,
    ({ before, after }) =>
      isInfinitive(after()) && !can(after(), FEATURE.noun) && (GO.test(before().lower) || !isPronoun(before())) ? 'a' : undefined,
    { 'Iré ha verte el sábado.': 'Iré a verte el sábado.', 'Voy ha comer.': 'Voy a comer.', 'Empezó ha llover.': 'Empezó a llover.' },
    ['Ha comido bien.', 'Ha de venir.'],
  ),
  createRule(
    'haber-see',
    /^haber$/,
    ({ before, after, opensSentence }) => {
      if (/^(?:vamos|voy|vas|van|va|fuimos|fui|fueron|ir|iba|iremos)$/.test(before().lower) && SEE_NEXT.test(after().lower)) return 'a ver';
      return (opensSentence || before().text === ',') && QUESTION.test(after().lower) ? 'a ver' : undefined;
    },
    {
      'Haber si vienes.': 'A ver si vienes.',
      'Haber cuando nos vemos.': 'A ver cuando nos vemos.',
      'Vamos haber una película.': 'Vamos a ver una película.',
    },
    ['Debe haber una salida.', 'Haber venido fue un error.'],
  ),
  createRule(
    'see-haber',
    /^a$/,
    ({ before, after }) => {
      if (after().lower !== 'ver' || QUESTION.test(after(2).lower)) return undefined;
      const isDuty =
        (before().lower === 'que' && /^(?:tiene|tienen|tenía|tendría|tendrá|hay)$/.test(before(2).lower)) ||
        (before().lower === 'de' && /^debe/.test(before(2).lower));
      return isDuty || /^(?:debe|puede|podría|debería|suele|deben)$/.test(before().lower) ? { to: 1, replacements: ['haber'] } : undefined;
    },
    { 'Tiene que a ver otra.': 'Tiene que haber otra.' },
    ['Vamos a ver una película.', 'Vino a ver si estabas.'],
  ),
  createRule(
    'ahi-hay',
    /^(?:ahí|ay|ahy)$/,
    ({ before, after, opensSentence }) => {
      const isNeed = after().lower === 'que' && isInfinitive(after(2));
      const isAmount = AMOUNT.test(after().lower) && (opensSentence || /^(?:no|ya|si|que|donde|y|,)$/.test(before().lower));
      return isNeed || isAmount ? 'hay' : undefined;
    },
    { 'Ahí mucha gente.': 'Hay mucha gente.', 'No ahí suficientes sillas.': 'No hay suficientes sillas.', 'Ay que salir.': 'Hay que salir.' },
    ['Ahí viven muchos.', 'Desde ahí se ve el mar.', '¡Ay, qué dolor!'],
  ),
  createRule(
    'hay-ahi',
    /^hay$/,
    ({ before, after }) => {
      if (/^(?:por|de|desde|hasta)$/.test(before().lower) && (isClauseEnd(after()) || before().lower === 'por')) return 'ahí';
      const isPlaceOf = /^(?:viv|trabaj|est[uá]|qued|nac|dej|pus|com)/.test(before().lower) && isOnlyFinite(before());
      if (isPlaceOf && /^(?:cuando|desde|hasta|con|y|[.,!?])$/.test(after().text)) return 'ahí';
      if (/^(?:está|están|estaba|estaban|mismo|viene|vienen|va|vive|abajo|arriba|dentro|fuera)$/.test(after().lower)) return 'ahí';
      const isPlaceAfter = isClauseEnd(after()) && /^(?:encima|junto|al|debajo|dentro|detrás|delante|cerca|en|sobre)$/.test(after(2).lower);
      return isPlaceAfter &&
        !/^(?:cuánt[oa]s?|algo|nada|todo|más|much[oa]s?|poc[oa]s?)$/.test(before().lower) &&
        can(before(), FEATURE.noun | FEATURE.infinitive)
        ? 'ahí'
        : undefined;
    },
    {
      'Vivía hay cuando era niña.': 'Vivía ahí cuando era niña.',
      'Pasa por hay.': 'Pasa por ahí.',
      'Pon la caja hay, junto a la puerta.': 'Pon la caja ahí, junto a la puerta.',
    },
    ['Es lo que hay.', 'No hay nada.', '¿Qué más hay?', 'Di cuántos hay, en total.'],
  ),
  createRule(
    'halla-haya',
    /^(?:halla|hallas|hallan|hallamos)$/,
    ({ lower, before, after }) => {
      const fixed = lower.replace('ll', 'y');
      if (MAYBE.test(before().lower) || (before().lower === 'vez' && before(2).lower === 'tal')) return fixed;
      if (isParticiple(after())) return before().lower === 'se' ? undefined : fixed;
      const isPurpose = before().lower === 'que' && /^(?:para|espero|posible|quiero|sin|antes|esperamos|dudo)$/.test(before(2).lower);
      return isPurpose || (after().lower === 'que' && isInfinitive(after(2))) ? fixed : undefined;
    },
    { 'Ojalá halla sitio.': 'Ojalá haya sitio.', 'Me alegro de que hallas venido.': 'Me alegro de que hayas venido.' },
    ['La casa se halla en ruinas.', 'Quien busca halla.', 'El tesoro se halla enterrado.'],
  ),
  createRule(
    'haya-halla',
    /^(?:haya|hayan)$/,
    ({ lower, before, after }) => {
      if (before().lower === 'más' && after().lower === 'de') return 'allá';
      if (before().lower !== 'se' || isParticiple(after()) || !/^(?:en|entre|cerca|dentro|junto|al|a|sobre)$/.test(after().lower)) return undefined;
      for (let steps = 2; steps <= 6; steps++)
        if (/^(?:que|cuando|ojalá|quizá|quizás|aunque|quien|donde)$/.test(before(steps).lower)) return undefined;
      return lower.replace('y', 'll');
    },
    { 'El museo se haya en el centro.': 'El museo se halla en el centro.', 'Llegó más haya de la frontera.': 'Llegó más allá de la frontera.' },
    ['Puede que se haya ido.', 'Aunque se haya en parte perdido.'],
  ),
  createRule(
    'echo-hecho',
    /^echo$/,
    ({ before }) => {
      const isDone =
        HAVE.test(before().lower) || BE.test(before().lower) || (HAVE.test(before(2).lower) && before().kind === 'word' && !isFiniteVerb(before()));
      return isDone || (before().lower === 'de' && !isFiniteVerb(before(2))) ? 'hecho' : undefined;
    },
    { 'Lo ha echo muy bien.': 'Lo ha hecho muy bien.', 'Ya está echo.': 'Ya está hecho.' },
    ['Te echo de menos.', 'Echo sal al agua.'],
  ),
  createRule(
    'hecho-echo',
    /^(?:hecho|hecha|hechas|hechan)$/,
    ({ lower, before, after }) => {
      const fixed = lower.slice(1);
      if (/^(?:me|te|le|nos|les)$/.test(before().lower) && !HAVE.test(before(2).lower) && lower !== 'hechas') return fixed;
      const isMissing = ['menos', 'falta'].some((word) =>
        [2, 3].some((steps) => after(steps).lower === word && after(steps - 1).lower === (word === 'menos' ? 'de' : 'en')),
      );
      if (isMissing && !HAVE.test(before().lower)) return fixed;
      return /^(?:si|cuando|tú|siempre|no)$/.test(before().lower) && lower !== 'hecho' && can(after(), FEATURE.noun) && !isPreposition(after())
        ? fixed
        : undefined;
    },
    { 'Te hecho mucho de menos.': 'Te echo mucho de menos.', 'Si hechas sal, sabe mejor.': 'Si echas sal, sabe mejor.' },
    ['Lo he hecho.', 'Está hecho a mano.', 'Una vez hecho esto, siga.', 'Lo hecho, hecho está.'],
  ),
  createRule(
    'tubo-tuvo',
    /^tubo$/,
    ({ before, after }) => {
      if (isDeterminer(before()) || isPreposition(before()) || can(before(), FEATURE.adjective)) return undefined;
      const isNext = /^(?:que|un|una|mucho|mucha|muchos|muchas|lugar|suerte|éxito|problemas|el|la|los|las|dos|tres|unos|unas|miedo|tiempo)$/.test(
        after().lower,
      );
      return isNext ? 'tuvo' : undefined;
    },
    { 'Tubo que salir.': 'Tuvo que salir.', 'Mi abuelo tubo una tienda.': 'Mi abuelo tuvo una tienda.' },
    ['El tubo que compré es corto.', 'Un tubo de acero.'],
  ),
  createRule(
    'valla-vaya',
    /^vallas?$|^vallan$|^vallamos$/,
    ({ lower, before, after, opensSentence }) => {
      const fixed = lower.replace('ll', 'y');
      if (/^(?:que|ojalá|no|te|se|le|les|nos|quizá|quizás|me)$/.test(before().lower) && !isParticiple(after())) return fixed;
      if (opensSentence && lower === 'valla' && /^(?:,|!|con|qué|por)$/.test(after().text)) return 'vaya';
      return opensSentence && lower === 'valla' && can(after(), FEATURE.noun) && !isFiniteVerb(after()) ? 'vaya' : undefined;
    },
    {
      'Valla, no lo sabía.': 'Vaya, no lo sabía.',
      'Espero que valla bien.': 'Espero que vaya bien.',
      'Quiero que vallas al banco.': 'Quiero que vayas al banco.',
    },
    ['Saltó la valla.', 'Una valla publicitaria.'],
  ),
  createRule(
    'ves-vez',
    /^ves$/,
    ({ before }) =>
      /^(?:una|tal|otra|cada|esta|la|en|primera|última|alguna|aquella|misma)$/.test(before().lower) && !/^(?:que|no)$/.test(before(2).lower)
        ? 'vez'
        : undefined,
    { 'Tal ves venga.': 'Tal vez venga.', 'Lo vi una ves.': 'Lo vi una vez.' },
    ['¿Lo ves?', 'Si no la ves, avisa.'],
  ),
  createRule(
    'hasta',
    /^asta$/,
    ({ before, after }) =>
      !isDeterminer(before()) && /^(?:que|el|la|los|las|mañana|luego|ahora|aquí|hoy|pronto)$/.test(after().lower) ? 'hasta' : undefined,
    { 'Espera asta mañana.': 'Espera hasta mañana.' },
    ['Izó el asta la mañana del lunes.', 'El toro perdió un asta.'],
  ),
  createRule(
    'as-has',
    /^(?:as|haz)$/,
    ({ lower, before, after, opensSentence }) =>
      isParticiple(after()) &&
      (BEFORE_PARTICIPLE.test(before().lower) ||
        /^(?:tú|que|qué|dónde|cómo)$/.test(before().lower) ||
        (opensSentence && lower === 'haz' && !can(after(2), FEATURE.noun) && !isDeterminer(after(2)) && after(2).kind === 'word'))
        ? 'has'
        : undefined,
    { 'No me as llamado.': 'No me has llamado.', 'Haz llegado demasiado tarde.': 'Has llegado demasiado tarde.' },
    ['Es un as consumado.', 'Haz dicho ejercicio.', 'Haz puestos de trabajo.'],
  ),
];
