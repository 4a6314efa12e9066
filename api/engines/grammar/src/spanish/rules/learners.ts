import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isClauseEnd, isDeterminer, isFiniteVerb, isInfinitive, isPreposition, isTime } from '../context.ts';
import { isForm, makePresentSubjunctive, singularizeNoun } from '../forms.ts';
import { createRule, type SpanishRule } from '../rule.ts';
import { findSubject } from './agreement.ts';
import { ASKS_WHY } from './homophones.ts';

const EVENTS =
  /^(?:fiesta|reunión|boda|concierto|clase|examen|partido|cena|conferencia|curso|entrevista|cita|ceremonia|charla|exposición|feria|junta|misa|funeral|obra)$/;
const PROFESSIONS =
  /^(?:médic[oa]|profesora?|abogad[oa]|ingenier[oa]|enfermer[oa]|camarer[oa]|cociner[oa]|maestr[oa]|arquitect[oa]|periodista|dentista|conductora?|albañil|fontaner[oa]|electricista|carpinter[oa]|contable|programadora?|estudiante|escritora?|actor|actriz|cantante|policía|bombero|veterinari[oa]|farmacéutic[oa])$/;
const PERSONS =
  /^(?:amig[oa]s?|padres?|madres?|herman[oa]s?|hij[oa]s?|abuel[oa]s?|novi[oa]s?|marido|mujer|espos[oa]s?|jef[ea]s?|profesor(?:a|es|as)?|vecin[oa]s?|compañer[oa]s?|prim[oa]s?|tí[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|médic[oa]|alumn[oa]s?|clientes?|niñ[oa]s?|abogad[oa]|colegas?|mamá|papá)$/;
const OWNERS = /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/;
/** Forms of verbs whose object is a person sooner than a thing. */
const TO_PERSONS =
  /^(?:vi|viste|vio|vimos|vieron|veo|ve|veía|ver|ayud(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|ando|aré|ado)|conoc(?:í|iste|ió|imos|ieron|er|ido)|conozco|visit(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|aré|ando|ado)|invit(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|aré|ado)|salud(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba)|acompañ(?:o|as|a|amos|an|é|aste|ó|aron|ar|aba|aré)|abrac(?:é|e)|abraz(?:o|a|amos|an|ó|aron|ar)|bes(?:é|ó|ar)|llam(?:é|aste|ó|aron|ar|aré|aba)|encontr(?:é|aste|ó|amos|aron)|escuch(?:o|as|a|amos|an|ar)|cuid(?:o|as|a|amos|an|ar|aba))$/;
const PLACES_FAR = /^(?:cerca|lejos|aquí|allí|ahí|enfrente)$/;
const IS_TO_BE: Record<string, string> = { es: 'está', son: 'están', era: 'estaba', eran: 'estaban', soy: 'estoy', somos: 'estamos', eres: 'estás' };
const MADE_BY_PURPOSE = /^(?:estudi(?:o|as|a|amos|an|é|aba)|ahorr(?:o|as|a|amos|an|é|aba)|entren(?:o|a|amos|an))$/;
const FOOD = /^(?:sopa|comida|cena|café|té|cerveza|leche|pizza|carne|agua|paella|tortilla)$/;

/** What learners of Spanish get wrong: the two verbs of being, "por" and "para", the subjunctive, the "a" of persons. */
export const learners: SpanishRule[] = [
  createRule(
    'why-apart',
    /^por$/,
    ({ before, after }) =>
      after().lower === 'que' && !after().isGlued && ASKS_WHY.test(before().lower) && after(2).kind === 'word'
        ? { to: 1, replacements: ['por qué'] }
        : undefined,
    {
      'Quiero saber por que no me llamaste.': 'Quiero saber por qué no me llamaste.',
      'No entiendo por que lo hizo.': 'No entiendo por qué lo hizo.',
      'Dime por que lloras.': 'Dime por qué lloras.',
    },
    ['Quiero saber por qué no vino.', 'Optó por que se quedara.'],
  ),
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
      const fixed = IS_TO_BE[lower];
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
      const fixed = IS_TO_BE[lower];
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
  createRule(
    'thanks-for',
    /^para$/,
    ({ before, after }) =>
      before().lower === 'gracias' && !/^(?:todos|ti|mí|él|ella|todos|usted|ustedes|nada)$/.test(after().lower) && after().kind === 'word'
        ? 'por'
        : undefined,
    { 'Gracias para tu ayuda.': 'Gracias por tu ayuda.', 'Muchas gracias para invitarme.': 'Muchas gracias por invitarme.' },
    ['Gracias por tu ayuda.', 'Gracias para todos.'],
  ),
  createRule(
    'present-for',
    /^por$/,
    ({ before, after }) => {
      const isGift =
        /^(?:regalo|carta|paquete|libro|flores|ramo|mensaje|llamada|sorpresa|pastel|tarta)$/.test(before(2).lower) &&
        /^(?:es|son)$/.test(before().lower);
      const isPerson = /^(?:ti|mí|él|ella|usted)$/.test(after().lower) || (OWNERS.test(after().lower) && PERSONS.test(after(2).lower));
      return isGift && isPerson && isClauseEnd(after(/^(?:ti|mí|él|ella|usted)$/.test(after().lower) ? 2 : 3))
        ? { replacements: ['para'], confidence: 'medium' }
        : undefined;
    },
    { 'Este regalo es por mi hermano.': 'Este regalo es para mi hermano.', 'Las flores son por ti.': 'Las flores son para ti.' },
    ['Este regalo es para mi hermano.', 'El dinero es por mi trabajo.'],
  ),
  createRule(
    'purpose-for',
    /^por$/,
    ({ before, after }) => {
      const isPurpose =
        (MADE_BY_PURPOSE.test(before().lower) || (/^(?:mucho|más|duro)$/.test(before().lower) && MADE_BY_PURPOSE.test(before(2).lower))) &&
        isInfinitive(after());
      return isPurpose ? { replacements: ['para'], confidence: 'medium' } : undefined;
    },
    {
      'Estudio mucho por aprobar el examen.': 'Estudio mucho para aprobar el examen.',
      'Ahorramos por comprar un coche.': 'Ahorramos para comprar un coche.',
    },
    ['Estudio por la noche.', 'Lucha por aprobar.'],
  ),
  createRule(
    'pass-through',
    /^para$/,
    ({ before, after }) =>
      /^(?:pasamos|pasé|pasaron|pasaba|paseamos|paseé|pasear|caminamos)$/.test(before().lower) && /^(?:\p{Lu}|(?:el|la)$)/u.test(after().text)
        ? { replacements: ['por'], confidence: 'low' }
        : undefined,
    { 'De camino pasamos para Toledo.': 'De camino pasamos por Toledo.', 'Paseamos para el parque.': 'Paseamos por el parque.' },
    ['Pasamos por Toledo.', 'Pasé para verte.'],
  ),
  createRule(
    'when-subjunctive',
    /^cuando$/,
    (place) => {
      const steps = isFiniteVerb(place.after()) ? 1 : 2;
      const verb = place.after(steps);
      const form = makePresentSubjunctive(verb.lower);
      if (!form || isDeterminer(verb) || (steps === 2 && !/^(?:me|te|se|nos|lo|la|los|las|yo|tú|él|ella|no)$/.test(place.after().lower)))
        return undefined;
      for (let at = steps + 1; at <= steps + 7; at++) {
        if (/^[.;?!]?$/.test(place.after(at).text)) return undefined;
        if (place.after(at).text !== ',') continue;
        const main = place.after(at + 1);
        const isAhead =
          can(main, FEATURE.enclitic) ||
          /(?:ré|rás|rá|remos|rán)$/.test(main.lower) ||
          (/^(?:te|lo|la|le|nos|os|me)$/.test(main.lower) && /(?:ré|rás|rá|remos|rán)$/.test(place.after(at + 2).lower));
        return isAhead ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
      }
      return undefined;
    },
    {
      'Cuando llegas a casa, llámame.': 'Cuando llegues a casa, llámame.',
      'Cuando termina la clase, iremos al parque.': 'Cuando termine la clase, iremos al parque.',
    },
    ['Cuando llegues a casa, llámame.', 'Cuando llego a casa, siempre ceno.', 'Cuando llueve, me quedo.'],
  ),
  createRule(
    'seek-subjunctive',
    /^que$/,
    ({ before, after }) => {
      const isSought = /^(?:alguien|nadie|alguno|ninguno)$/.test(before().lower);
      const verb = before(2).lower === 'a' ? before(3) : before(2);
      const seeks = /^(?:busco|buscamos|busca|buscan|necesito|necesitamos|necesita|necesitan|hay)$/.test(verb.lower);
      const isKnown = /^(?:hay|conozco)$/.test(verb.lower) && before().lower === 'alguien';
      const steps = /^(?:me|te|se|nos|le|lo|la|no)$/.test(after().lower) ? 2 : 1;
      const form = makePresentSubjunctive(after(steps).lower);
      return isSought && seeks && !isKnown && form ? { from: steps, to: steps, replacements: [form], confidence: 'medium' } : undefined;
    },
    {
      'Busco a alguien que sabe hablar chino.': 'Busco a alguien que sepa hablar chino.',
      'No hay nadie que puede ayudarme.': 'No hay nadie que pueda ayudarme.',
    },
    ['Conozco a alguien que sabe ruso.', 'Hay alguien que llama.', 'Busco a alguien que sepa chino.'],
  ),
  createRule(
    'time-ago-one',
    /^(?:hacen|hacían)$/,
    ({ lower, after }) => {
      const isLength = isTime(after(2)) && /^(?:días|semanas|meses|años|horas|minutos)$/.test(after(2).lower);
      return isLength && /^(?:que|ya)$/.test(after(3).lower) ? lower.replace(/n$/, '') : undefined;
    },
    { 'Hacen dos años que vivo aquí.': 'Hace dos años que vivo aquí.', 'Hacían tres meses que no llovía.': 'Hacía tres meses que no llovía.' },
    ['Hace dos años que vivo aquí.', 'Hacen dos turnos que cansan.'],
  ),
  createRule(
    'ay-within',
    /^ay$/,
    ({ before, after }) =>
      /^(?:si|no|que|donde|ya|cuando|y|porque|aquí|allí)$/.test(before().lower) && after().kind === 'word' && after().lower !== 'ay'
        ? 'hay'
        : undefined,
    { 'A ver si ay sitio.': 'A ver si hay sitio.', 'Creo que ay un error.': 'Creo que hay un error.', 'Aquí no ay nadie.': 'Aquí no hay nadie.' },
    ['¡Ay, qué dolor!'],
  ),
  createRule(
    'apply-for',
    /^apli(?:c|qu)\p{L}+$/u,
    ({ lower, after }) => {
      const isFor = /^(?:para|a|por)$/.test(after().lower) && /^(?:un|una|el|la|este|esta)$/.test(after(2).lower);
      const isPost = /^(?:beca|puesto|trabajo|empleo|vacante|plaza|visa|visado|préstamo|universidad)$/.test(after(3).lower);
      const fixed = lower.replace(/^aplic/, 'solicit').replace(/^apliqu/, 'solicit');
      return isFor && isPost ? { to: 1, replacements: [fixed], confidence: 'medium' } : undefined;
    },
    { 'Quiero aplicar para una beca.': 'Quiero solicitar una beca.', 'Apliqué a un trabajo en Lima.': 'Solicité un trabajo en Lima.' },
    ['Quiero aplicar la crema a la piel.', 'Solicité una beca.'],
  ),
  createRule(
    'personal-a',
    OWNERS,
    ({ before, after, lower }) => {
      const noun = /^(?:mejor|viejo|vieja)$/.test(after().lower) ? after(2) : after();
      if (!TO_PERSONS.test(before().lower) || !PERSONS.test(noun.lower) || (before().lower === 've' && before(2).lower === '')) return undefined;
      // "Nos ayuda su madre" has its subject behind the verb.
      if (/^(?:me|te|se|nos|os|lo|la|los|las|le|les)$/.test(before(2).lower) || /^(?:como|que|donde|cuando)$/.test(before(2).lower)) return undefined;
      return { replacements: [`a ${lower}`], confidence: 'medium' };
    },
    {
      'Vi mi amigo en la calle.': 'Vi a mi amigo en la calle.',
      'Ella siempre ayuda sus padres.': 'Ella siempre ayuda a sus padres.',
      'Invitamos nuestros vecinos a cenar.': 'Invitamos a nuestros vecinos a cenar.',
    },
    ['Vi a mi amigo.', 'Vi mi casa.', 'Me ayuda mi madre.', 'Tengo mis hijos aquí.'],
  ),
  createRule(
    'people-are',
    /^(?:son|están|eran|estaban)$/,
    (place) => {
      const { lower, after, before } = place;
      const subject = findSubject(place);
      const isPeople = subject ? subject.noun.lower === 'gente' : before().lower === 'gente' && /^la$/.test(before(2).lower);
      const degrees = /^(?:muy|tan|bastante|más)$/.test(after().lower) ? 1 : 0;
      const [adjective, next] = [after(1 + degrees), after(2 + degrees)];
      const one = adjective.lower.replace(/os$/, 'a').replace(/([aeiou])s$/, '$1');
      const isOne = one !== adjective.lower && isForm(one, FEATURE.singular) && !/^(?:y|o|de)$/.test(next.lower);
      if (!isPeople || !isOne) return undefined;
      const verb = { son: 'es', están: 'está', eran: 'era', estaban: 'estaba' }[lower] ?? lower;
      const words = degrees > 0 ? [verb, after().lower, one] : [verb, one];
      return { to: 1 + degrees, replacements: [words.join(' ')], confidence: 'medium' };
    },
    { 'La gente del pueblo son muy amables.': 'La gente del pueblo es muy amable.', 'La gente eran pobres.': 'La gente era pobre.' },
    ['La gente del pueblo es amable.', 'Las personas son amables.'],
  ),
  createRule(
    'none-singular',
    /^(?:ningún|ninguna|algún|cada)$/,
    (place: Context) => {
      const noun = place.after();
      const isPlural =
        can(noun, FEATURE.noun) && can(noun, FEATURE.plural) && !can(noun, FEATURE.singular | FEATURE.adjective) && !isFiniteVerb(noun);
      const one = singularizeNoun(noun.lower);
      return isPlural && one && !isPreposition(noun) ? { from: 1, to: 1, replacements: [one] } : undefined;
    },
    {
      'No tengo ningún problemas.': 'No tengo ningún problema.',
      'Cada semanas pago la luz.': 'Cada semana pago la luz.',
    },
    ['Cada dos meses pago.', 'No tengo ningún problema.', 'Ninguna de las dos vino.'],
  ),
];
