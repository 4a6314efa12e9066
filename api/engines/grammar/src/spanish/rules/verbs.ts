import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isOnlyFinite,
  isParticiple,
  isPreposition,
  isPronoun,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { conjugate, isForm, makeSubjunctive, pluralizeVerb, readDeterminer, singularizeVerb } from '../words/forms.ts';
import { findFeatures } from '../words/spanishWords.ts';
import { findSubject } from './agreement.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Of these either number may follow: "la mayoría de los socios votó" and "votaron". */
const COLLECTIVE =
  /^(?:mayoría|minoría|mitad|parte|resto|serie|grupo|conjunto|infinidad|multitud|número|cantidad|docena|par|tercio|porcentaje|total|millón|montón|centenar|decena|puñado|gente|tercera|cuarta|variedad|tipo|suma)$/;
const PERSONS: Record<string, number> = {
  yo: FEATURE.firstSingular,
  tú: FEATURE.secondSingular,
  él: FEATURE.thirdSingular,
  ella: FEATURE.thirdSingular,
  usted: FEATURE.thirdSingular,
  nosotros: FEATURE.firstPlural,
  nosotras: FEATURE.firstPlural,
  ellos: FEATURE.thirdPlural,
  ellas: FEATURE.thirdPlural,
  ustedes: FEATURE.thirdPlural,
};
const SKIPPED = /^(?:no|ya|también|siempre|nunca|me|te|se|lo|la|le|nos|los|las|les)$/;
const PLEASES = /^(?:gusta|encanta|interesa|duele|molesta|importa|falta|sobra|queda|preocupa|apetece|gustaba|encantaba|interesaba|gustó|encantó)$/;
const PLEASE = /^(?:gustan|encantan|interesan|duelen|molestan|importan|faltan|preocupan|apetecen)$/;
const MANY = /^(?:los|las|mis|tus|sus|estos|estas|esos|esas|unos|unas|nuestros|nuestras|much[oa]s|tod[oa]s)$/;
const THERE_ARE: Record<string, string> = {
  hubieron: 'hubo',
  habían: 'había',
  habrán: 'habrá',
  habrían: 'habría',
  hayan: 'haya',
  hubieran: 'hubiera',
};
const AMOUNT =
  /^(?:much[oa]s|poc[oa]s|vari[oa]s|tant[oa]s|algun[oa]s|un[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|más|cientos|miles|otr[oa]s|muchísim[oa]s|bastantes|demasiad[oa]s|personas|gente|problemas)$/;

function fixPerson(verb: SpanishToken, pronoun: string): string | undefined {
  const wanted = PERSONS[pronoun] ?? 0;
  if (wanted === FEATURE.firstSingular) return conjugate(verb.lower, 'yo');
  if (wanted === FEATURE.secondSingular) return conjugate(verb.lower, 'you');
  if (wanted === FEATURE.firstPlural) return conjugate(verb.lower, 'we');
  return wanted === FEATURE.thirdPlural ? pluralizeVerb(verb.lower) : can(verb, FEATURE.thirdPlural) ? singularizeVerb(verb.lower) : undefined;
}

function startsClause({ lower, before, opensSentence }: Context): boolean {
  return (
    opensSentence ||
    before().kind === 'mark' ||
    (before().lower === 'y' && /^nosotr[oa]s$/.test(lower)) ||
    /^(?:pero|que|si|cuando|porque|aunque|como)$/.test(before().lower)
  );
}

export const verbs: SpanishRule[] = [
  createRule(
    'pronoun-verb',
    /^(?:yo|tú|él|ella|usted|nosotr[oa]s|ell[oa]s|ustedes)$/,
    (place) => {
      const { lower, after } = place;
      if (!startsClause(place) || place.before().lower === 'como') return undefined;
      let steps = 1;
      while (SKIPPED.test(after(steps).lower)) steps++;
      const verb = after(steps);
      const wanted = PERSONS[lower] ?? 0;
      const isVerb =
        isOnlyFinite(verb) || (/^(?:yo|tú|nosotr[oa]s)$/.test(lower) && isFiniteVerb(verb) && !isPreposition(verb) && verb.lower !== 'como');
      if (!isVerb || can(verb, wanted) || can(verb, FEATURE.subjunctive)) return undefined;
      // "Yo me gusta" lacks "a mí".
      if (/^(?:gust|encant|duel|interes|import|parec|falt|molest|preocup)/.test(verb.lower)) return undefined;
      const fixed = fixPerson(verb, lower);
      return fixed && fixed !== verb.lower ? { from: steps, to: steps, replacements: [fixed] } : undefined;
    },
    {
      'Nosotros va a presentar el plan.': 'Nosotros vamos a presentar el plan.',
      'Yo tiene una pregunta.': 'Yo tengo una pregunta.',
      'Ellos come pan.': 'Ellos comen pan.',
      'Él cocina y nosotros paga.': 'Él cocina y nosotros pagamos.',
    },
    ['Nosotros como equipo ganamos.', 'Ella y yo vamos.', 'Usted puede pasar.', 'Entre él y ellos hay amistad.', 'Tú y ella coméis.'],
  ),
  createRule(
    'subject-verb',
    /\p{L}{2,}/u,
    (place) => {
      if (!isOnlyFinite(place) || can(place, FEATURE.subjunctive | FEATURE.firstPlural | FEATURE.secondSingular)) return undefined;
      // "Fuera de plazo" is a place.
      if (place.lower === 'fuera' && /^del?$/.test(place.after().lower)) return undefined;
      // "De la encuesta" is a noun, whatever else its word can be.
      if (isDeterminer(place.before()) && isPreposition(place.before(2))) return undefined;
      const skipped = SKIPPED.test(place.before().lower) && !/^(?:la|los|las|lo|le|les|me|te|nos)$/.test(place.before().lower) ? 1 : 0;
      const subject = findSubject({ ...place, before: (steps = 1) => place.before(steps + skipped) });
      if (!subject || (COLLECTIVE.test(subject.noun.lower) && !(subject.noun.lower === 'gente' && subject.steps === 1))) return undefined;
      // "Los niño juegan" lacks the plural of its noun, not of its verb.
      if (isPluralDeterminer(place.before(subject.steps + 1 + skipped).lower) === !can(subject.noun, FEATURE.plural)) return undefined;
      const isPlural = can(subject.noun, FEATURE.plural);
      if (isPlural === can(subject.noun, FEATURE.singular)) return undefined;
      // "Estaba" is of the first person too, which has no noun for its subject.
      const persons = place.features & FINITE & ~FEATURE.firstSingular;
      const confidence = subject.steps === 1 ? 'high' : 'medium';
      if (isPlural && persons === FEATURE.thirdSingular && !isDeterminer(place.after()) && place.lower !== 'hay' && place.lower !== 'es')
        return fixWith(pluralizeVerb(place.lower), confidence);
      const attribute = /^(?:muy|tan|bastante|más|demasiado)$/.test(place.after().lower) ? place.after(2) : place.after();
      if (isPlural && place.lower === 'es' && can(attribute, FEATURE.adjective) && can(attribute, FEATURE.plural)) return fixWith('son', confidence);
      if (
        !isPlural &&
        persons === FEATURE.thirdPlural &&
        !/^(?:son|eran|serán|fueron|sean)$/.test(place.lower) &&
        (!isDeterminer(place.after()) || isTime(place.after(2)))
      )
        return fixWith(singularizeVerb(place.lower), confidence);
      return undefined;
    },
    {
      'Los niños juega en el parque.': 'Los niños juegan en el parque.',
      'La lista de candidatos están aquí.': 'La lista de candidatos está aquí.',
      'La gente están contenta.': 'La gente está contenta.',
      'Los alumnos de la escuela estaba cansados.': 'Los alumnos de la escuela estaban cansados.',
      'Las casas del barrio antiguo es muy caras.': 'Las casas del barrio antiguo son muy caras.',
    },
    [
      'La mayoría de los socios votaron.',
      'El problema son los precios.',
      'Los lunes viene Ana.',
      'Las llaves las tiene Juan.',
      'El lunes llegan todos.',
      'Los niño juegan.',
      'Mis padre viven aquí.',
      'Los resultados de la encuesta son buenos.',
      'Los datos de la muestra fueron enviados.',
      'Las normas de la empresa son claras.',
    ],
  ),
  createRule(
    'pleases-many',
    PLEASES,
    ({ lower, before, after }) => {
      const degrees = /^(?:mucho|muchísimo|más|tanto|bastante|nada|también|tampoco)$/.test(after().lower) ? 1 : 0;
      const isMany = MANY.test(after(1 + degrees).lower) && can(after(2 + degrees), FEATURE.plural) && !isFiniteVerb(after(3 + degrees));
      return isPronoun(before()) && isMany ? fixWith(pluralizeVerb(lower), 'high') : undefined;
    },
    { 'Me gusta los libros.': 'Me gustan los libros.', 'Nos interesa mucho los muebles.': 'Nos interesan mucho los muebles.' },
    ['Me gusta leer los libros.', 'Me gusta el pan.'],
  ),
  createRule(
    'please-one',
    PLEASE,
    ({ lower, before, after }) =>
      isPronoun(before()) &&
      /^(?:el|la|este|esta|mi|tu|su|un|una)$/.test(after().lower) &&
      can(after(2), FEATURE.singular) &&
      !/^(?:y|e|,)$/.test(after(3).lower) &&
      can(after(2), FEATURE.noun)
        ? fixWith(singularizeVerb(lower), 'medium')
        : undefined,
    { 'Me gustan el pan.': 'Me gusta el pan.' },
    ['Me gustan el pan y el queso.'],
  ),
  createRule(
    'there-were',
    /^(?:hubieron|habían|habrán|habrían|hayan|hubieran)$/,
    ({ lower, after }) => {
      const isAmount = AMOUNT.test(after().lower) || (after().kind === 'number' && /^\d+$/.test(after().text));
      if ((isParticiple(after()) && after().lower.endsWith('o')) || (isParticiple(after(2)) && !isAmount)) return undefined;
      const isBare =
        can(after(), FEATURE.noun) &&
        can(after(), FEATURE.plural) &&
        !can(after(), FEATURE.singular) &&
        (isPreposition(after(2)) || isClauseEnd(after(2)) || after(2).lower === 'que');
      return lower === 'hubieron' || isAmount || isBare ? THERE_ARE[lower] : undefined;
    },
    {
      'Hubieron muchos problemas.': 'Hubo muchos problemas.',
      'Habían dos llaves.': 'Había dos llaves.',
      'Habían tres heridos.': 'Había tres heridos.',
      'No habían entradas para el concierto.': 'No había entradas para el concierto.',
    },
    ['Habían comido ya.', 'Cuando hubieron terminado, salieron.', 'Habían ya salido.'],
  ),
  createRule(
    'if-conditional',
    /^si$/,
    ({ opensSentence, after }) => {
      const steps =
        isPronoun(after()) || /^(?:no|yo|tú|él|ella|usted)$/.test(after().lower) ? (isPronoun(after(2)) || after(2).lower === 'no' ? 3 : 2) : 1;
      const verb = after(steps);
      if (!opensSentence || !can(verb, FEATURE.conditional)) return undefined;
      const fixed = makeSubjunctive(verb.lower);
      return fixed ? { from: steps, to: steps, replacements: [fixed] } : undefined;
    },
    { 'Si tendría dinero, viajaría.': 'Si tuviera dinero, viajaría.' },
    ['No sé si podría.', 'Si tuviera dinero, viajaría.'],
  ),
  createRule(
    'preterite-s',
    /[ai]stes$/,
    ({ lower }) => {
      const stem = lower.replace(/[ai]stes$/, '');
      const ends = lower.endsWith('astes') ? ['ar'] : ['er', 'ir'];
      // "Asistes" is of "asistir", "gastes" of "gastar", "vistes" of "vestir".
      const isRight = lower === 'vistes' || isForm(`${lower.slice(0, -2)}ir`, FEATURE.infinitive);
      const isIrregular = findFeatures(lower) === undefined && isForm(lower.slice(0, -1), FEATURE.secondSingular);
      return !isRight && (isIrregular || ends.some((end) => isForm(stem + end, FEATURE.infinitive))) ? lower.slice(0, -1) : undefined;
    },
    {
      'Creo que comistes demasiado.': 'Creo que comiste demasiado.',
      '¿Ya llegastes?': '¿Ya llegaste?',
      'Dijistes que sí.': 'Dijiste que sí.',
      'Lo escribistes tú.': 'Lo escribiste tú.',
    },
    ['Son días tristes.', 'Quita los postes.', 'No gastes tanto.', 'Cuenta chistes.', '¿Asistes a la reunión?', 'Te vistes tarde.'],
  ),
  createRule(
    'estar-state',
    /^(?:soy|eres|es|somos|son|era|eran|fui)$/,
    ({ lower, after }) => {
      const state = /^(?:cansad[oa]s?|content[oa]s?|enfadad[oa]s?|enojad[oa]s?|preocupad[oa]s?|embarazadas?|ocupad[oa]s?|sentad[oa]s?)$/;
      const isState = state.test(after().lower) || (/^(?:muy|tan)$/.test(after().lower) && state.test(after(2).lower));
      const by = /^por$/;
      const forms: Record<string, string> = {
        soy: 'estoy',
        eres: 'estás',
        es: 'está',
        somos: 'estamos',
        son: 'están',
        era: 'estaba',
        eran: 'estaban',
        fui: 'estuve',
      };
      return isState && !by.test(after(2).lower) && forms[lower] ? { replacements: [forms[lower]], confidence: 'medium' } : undefined;
    },
    { 'Soy cansado de esperar.': 'Estoy cansado de esperar.' },
    ['Es ocupado por otro.', 'Estoy cansado.'],
  ),
];

function isPluralDeterminer(word: string): boolean | undefined {
  return /^(?:mis|tus|sus)$/.test(word) ? true : readDeterminer(word)?.isPlural;
}

function fixWith(word: string | undefined, confidence: 'high' | 'medium') {
  return word === undefined ? undefined : { replacements: [word], confidence };
}
