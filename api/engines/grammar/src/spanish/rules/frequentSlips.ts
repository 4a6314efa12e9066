import { FEATURE } from '@sheaf/language/spanish/features';
import {
  type Context,
  can,
  isClauseEnd,
  isDeterminer,
  isFiniteVerb,
  isGivenName,
  isParticiple,
  isPreposition,
  isTime,
  type SpanishToken,
} from '../words/context.ts';
import { makePresentSubjunctive } from '../words/forms.ts';
import { findFeatures } from '../words/spanishWords.ts';
import { createRule, type SpanishRule } from './rule.ts';

const PLACE_NAMES: Readonly<Record<string, string>> = {
  Mexico: 'México',
  Peru: 'Perú',
  Panama: 'Panamá',
  Japon: 'Japón',
  Canada: 'Canadá',
  Bogota: 'Bogotá',
  Malaga: 'Málaga',
  Cordoba: 'Córdoba',
  Cadiz: 'Cádiz',
  Almeria: 'Almería',
  Paris: 'París',
  Berlin: 'Berlín',
  Turquia: 'Turquía',
  Hungria: 'Hungría',
  Belgica: 'Bélgica',
  Africa: 'África',
  America: 'América',
  Andalucia: 'Andalucía',
  Medellin: 'Medellín',
  Pakistan: 'Pakistán',
  Iran: 'Irán',
  Moscu: 'Moscú',
  Milan: 'Milán',
  Pekin: 'Pekín',
  Tunez: 'Túnez',
  Haiti: 'Haití',
};
const NO_PARTICIPLE =
  /^(?:lado|lados|pedido|cuidado|sentido|mercado|estado|helado|partido|contenido|resultado|marido|ruido|vestido|hado|grado|vado|dado|nado|todo|hecho|dicho|puesto|escrito)$/;
const COUNTED_TIME =
  /^(?:años|meses|semanas|días|horas|minutos|tiempo|rato|mucho|poco|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|unos|unas|\d+)$/;
const PLEASES = /^(?:gusta|gustan|gustaba|encanta|encantan|interesa|interesan|duele|duelen|apetece|molesta)$/;
const REMEMBERS = /^(?:acuerdo|acuerdas|acuerda|acordamos|acuerdan|acordé|acordó|acordaba|olvidé|olvidó|olvido)$/;
const FUTURE = /^(\p{L}+[aei]r)(é|ás|á|emos|éis|án)$/u;
const PRESENT_ENDINGS: Readonly<Record<string, readonly [string, string]>> = {
  é: ['o', 'o'],
  ás: ['as', 'es'],
  á: ['a', 'e'],
  emos: ['amos', 'emos'],
  án: ['an', 'en'],
};
const STATIONARY = /^(?:trabaj(?:o|as|a|amos|an|é|ó|aba|aban|ar)|viv(?:o|es|e|imos|en|í|ió|ía|ían|ir)|estudi(?:o|as|a|amos|an|é|ó|aba|ar))$/;
const PLACES =
  /^(?:playa|montaña|tienda|oficina|estación|escuela|universidad|biblioteca|fiesta|piscina|iglesia|ciudad|casa|cine|teatro|parque|supermercado|mercado|restaurante|hospital|banco|museo|aeropuerto|colegio|gimnasio|médico|dentista|cama|clase)$/;
const MOTION_VERBS = /^(?:fui|fue|fuimos|fueron|voy|va|vamos|van|vas|iré|irá|iremos|iba|íbamos|vamos)$/;

/** Returns the subject a few words back that has not got its verb: "la mayoría de los alumnos", "mi hermana". */
function findSubjectBefore({ before }: Context): SpanishToken | undefined {
  for (let steps = 1; steps <= 6; steps++) {
    const token = before(steps);
    if (token.kind !== 'word' || isFiniteVerb(token)) {
      const isAlsoNoun = token.kind === 'word' && can(token, FEATURE.noun) && (isDeterminer(before(steps + 1)) || isPreposition(before(steps + 1)));
      if (!isAlsoNoun) return undefined;
    }
    if (isDeterminer(token) && token.opensSentence && steps > 1) return token;
  }
  return undefined;
}

/** Slips of everyday texts that one place in the sentence gives away. */
export const frequentSlips: SpanishRule[] = [
  createRule(
    'place-accent',
    /^\p{L}{4,}$/u,
    ({ text }) =>
      Object.hasOwn(PLACE_NAMES, text)
        ? { replacements: [PLACE_NAMES[text] ?? text], confidence: text === 'Paris' || text === 'Africa' ? 'medium' : 'high' }
        : undefined,
    { 'Viven en Panama.': 'Viven en Panamá.', 'Volvimos de Japon ayer.': 'Volvimos de Japón ayer.' },
    ['Viven en Panamá.', 'Nació en Chile.'],
    { type: 'spelling' },
  ),
  createRule(
    'esta-opening',
    /^esta$/,
    ({ opensSentence, after }) => (opensSentence && can(after(), FEATURE.gerund) ? 'está' : undefined),
    { 'Esta nevando en la sierra.': 'Está nevando en la sierra.', 'Esta buscando trabajo.': 'Está buscando trabajo.' },
    ['Esta noche llueve.', 'Esta casa es grande.'],
  ),
  createRule(
    'tea-accent',
    /^te$/,
    ({ before, after }) =>
      /^(?:quiero|quiere|tomo|toma|tomamos|tomar|bebo|bebe|beber|prefiero|prefiere|un|el|del|más|con|taza|y|o|café)$/.test(before().lower) &&
      (isClauseEnd(after()) || /^(?:con|sin|verde|negro|caliente|frío|helado)$/.test(after().lower)) &&
      !(before().lower === 'y' && isFiniteVerb(before(2)))
        ? 'té'
        : undefined,
    { 'Prefiero te, gracias.': 'Prefiero té, gracias.', '¿Quieres un te verde?': '¿Quieres un té verde?' },
    ['Te quiero.', 'Quiero verte.', 'No te vayas.'],
  ),
  createRule(
    'necesito-saber',
    /^(?:cuando|donde|como|quien|cuanto|que)$/,
    ({ lower, before, after }) => {
      const asks = /^(?:saber|averiguar|preguntar|decidir|recordar|explicar)$/.test(before().lower);
      const accented: Readonly<Record<string, string>> = {
        cuando: 'cuándo',
        donde: 'dónde',
        como: 'cómo',
        quien: 'quién',
        cuanto: 'cuánto',
        que: 'qué',
      };
      if (lower === 'que') return asks && can(after(), FEATURE.infinitive) ? 'qué' : undefined;
      return asks && isFiniteVerb(after()) && (!can(after(), FEATURE.subjunctive) || /^(?:sale|salen|pasa|pasan|viste|cuesta)$/.test(after().lower))
        ? accented[lower]
        : undefined;
    },
    {
      'Hay que averiguar cuando sale.': 'Hay que averiguar cuándo sale.',
      'Necesitan averiguar donde vive.': 'Necesitan averiguar dónde vive.',
      'Hay que decidir que hacer.': 'Hay que decidir qué hacer.',
    },
    ['Me dijo que quería saber si venías.', 'Lo sabré cuando llegue.'],
  ),
  createRule(
    'he-opening',
    /^e$/,
    ({ opensSentence, after }) => (opensSentence && isParticiple(after()) && !/^h?i/.test(after().lower) ? 'he' : undefined),
    { 'E visto la película.': 'He visto la película.', 'E perdido las llaves.': 'He perdido las llaves.' },
    ['He visto la película.'],
  ),
  createRule(
    'phrase-a-ha',
    /^a$/,
    (place) => {
      const subject = findSubjectBefore(place);
      const next = place.after();
      if (!subject || !isParticiple(next) || NO_PARTICIPLE.test(next.lower) || isFiniteVerb(place.before())) return undefined;
      if (isDeterminer(place.after(2)) && can(next, FEATURE.noun)) return undefined;
      const isMany = /s$/.test(subject.lower);
      return isMany ? 'han' : 'ha';
    },
    {
      'El resto de los invitados a llegado.': 'El resto de los invitados ha llegado.',
      'La vecina de arriba a vendido su piso.': 'La vecina de arriba ha vendido su piso.',
    },
    ['El viaje de la escuela a Toledo.', 'La carta de mi padre a su hermana.'],
  ),
  createRule(
    'ase-hace',
    /^ase$/,
    ({ before, after }) => (/^(?:desde|,)$/.test(before().text) || COUNTED_TIME.test(after().lower) ? 'hace' : undefined),
    { 'Vive aquí desde ase meses.': 'Vive aquí desde hace meses.', 'Llegó ase dos días.': 'Llegó hace dos días.' },
    ['Vive aquí desde hace meses.'],
    { type: 'spelling' },
  ),
  createRule(
    'haya-participle',
    /^(?:allas?|ayas?|hallas?|allan|ayan|allamos)$/,
    ({ lower, before, after }) => {
      const isHoped = /^(?:que|ojalá|quizá|quizás|no|cuando|aunque)$/.test(before().lower);
      const ending = /s$/.test(lower) && !/mos$/.test(lower) ? 's' : /n$/.test(lower) ? 'n' : /mos$/.test(lower) ? 'mos' : '';
      return isHoped && isParticiple(after()) ? `haya${ending}` : undefined;
    },
    { 'Me alegra que allas venido.': 'Me alegra que hayas venido.', 'Ojalá ayan llegado.': 'Ojalá hayan llegado.' },
    ['No hallas la salida.', 'Ojalá hayan llegado.'],
    { type: 'spelling' },
  ),
  createRule(
    'vayamos',
    /^vallamos$/,
    ({ opensSentence, before, after }) =>
      (opensSentence || /^(?:que|cuando|no)$/.test(before().lower)) && /^(?:al?|por|con|de|juntos|todos)$/.test(after().lower)
        ? 'vayamos'
        : undefined,
    { 'Vallamos a casa.': 'Vayamos a casa.', 'Quiere que vallamos juntos.': 'Quiere que vayamos juntos.' },
    ['Vallamos la finca.'],
    { type: 'spelling' },
  ),
  createRule(
    'remember-of',
    REMEMBERS,
    ({ before, after, lower }) =>
      /^(?:me|te|se|nos)$/.test(before().lower) &&
      /^acuerd|^acord/.test(lower) &&
      /^(?:mi|tu|su|mis|tus|sus|nuestr[oa]s?|el|la|los|las)$/.test(after().lower) &&
      after(2).kind === 'word' &&
      (can(after(2), FEATURE.noun) || !isFiniteVerb(after(2)))
        ? { from: 1, to: 1, replacements: [/^el$/.test(after().lower) ? 'del' : `de ${after().lower}`] }
        : undefined,
    { 'No se acuerda mi cumpleaños.': 'No se acuerda de mi cumpleaños.', 'Me acuerdo el día de la boda.': 'Me acuerdo del día de la boda.' },
    ['Me acuerdo de su cara.', 'De acuerdo.'],
  ),
  createRule(
    'went-to',
    MOTION_VERBS,
    ({ after }) => {
      const place = isDeterminer(after(2)) ? after(3) : after(2);
      if (after().lower !== 'en' || !PLACES.test(place.lower) || after(2).text === place.text) return undefined;
      const isMasculine = after(2).lower === 'el';
      return { from: 1, to: isMasculine ? 2 : 1, replacements: [isMasculine ? 'al' : 'a'], confidence: 'medium' };
    },
    { 'Ayer fuimos en la piscina.': 'Ayer fuimos a la piscina.', 'Mañana voy en el cine.': 'Mañana voy al cine.' },
    ['Voy en coche.', 'La boda fue en casa.', 'Fuimos a la piscina.'],
  ),
  createRule(
    'lives-in',
    STATIONARY,
    ({ before, after }) =>
      // "Ir a vivir a Madrid" says where one goes.
      before().lower !== 'a' &&
      after().lower === 'a' &&
      /^\p{Lu}\p{Ll}{3,}$/u.test(after(2).text) &&
      !isGivenName(after(2)) &&
      (isClauseEnd(after(3)) || /^(?:desde|y|con|pero)$/.test(after(3).lower))
        ? { from: 1, to: 1, replacements: ['en'], confidence: 'medium' }
        : undefined,
    { 'Mi primo estudia a Salamanca.': 'Mi primo estudia en Salamanca.', 'Vivimos a Sevilla desde mayo.': 'Vivimos en Sevilla desde mayo.' },
    ['Vivimos en Sevilla.', 'Trabaja a distancia.', 'Se fue a vivir a Madrid.'],
  ),
  createRule(
    'when-future',
    /^cuando$/,
    ({ before, after }) => {
      if (before().text === '¿' || /^(?:de|desde|hasta|sé|sabe|saber)$/.test(before().lower)) return undefined;
      const [, infinitive = '', ending = ''] = FUTURE.exec(after().lower) ?? [];
      const endings = PRESENT_ENDINGS[ending];
      if (!endings || ((findFeatures(infinitive) ?? 0) & FEATURE.infinitive) === 0) return undefined;
      const present = `${infinitive.slice(0, -2)}${endings[infinitive.endsWith('ar') ? 0 : 1]}`;
      const subjunctive = makePresentSubjunctive(present);
      return subjunctive ? { from: 1, to: 1, replacements: [subjunctive] } : undefined;
    },
    { 'Cuando llegarán, cenaremos.': 'Cuando lleguen, cenaremos.', 'Te aviso cuando terminaré.': 'Te aviso cuando termine.' },
    ['¿Cuándo llegarás?', 'Cuando llegues, llama.', 'No sé cuándo llegará.'],
  ),
  createRule(
    'pleases-whom',
    PLEASES,
    ({ before, after, lower }) => {
      const isName =
        before(2).lower === 'a' &&
        before(2).opensSentence &&
        (isGivenName(before()) || can(before(), FEATURE.name)) &&
        /^\p{Lu}/u.test(before().text);
      const isPerson = before(3).lower === 'a' && before(3).opensSentence && isDeterminer(before(2)) && can(before(), FEATURE.noun);
      if (!(isName || isPerson) || after().kind !== 'word') return undefined;
      const isMany = isPerson && /s$/.test(before(2).lower);
      return `${isMany ? 'les' : 'le'} ${lower}`;
    },
    { 'A Marta encanta bailar.': 'A Marta le encanta bailar.', 'A los niños gusta el mar.': 'A los niños les gusta el mar.' },
    ['A Marta le encanta bailar.', 'A Juan le gusta.'],
  ),
  createRule(
    'is-the-capital',
    /^est(?:á|án|oy|ás)$/,
    ({ lower, before, after }) =>
      !/^(?:aquí|ahí|allí|allá|dónde|donde|y|también|cerca|fuera|no)$/.test(before().lower) &&
      before().kind === 'word' &&
      /^(?:el|la|los|las|un|una|mi|tu|su)$/.test(after().lower) &&
      /^(?:capital|ciudad|país|hermano|hermana|padre|madre|hijo|hija|profesor|profesora|médico|médica|jefe|jefa|director|directora|amigo|amiga|problema|solución|mejor|peor|autor|autora|dueño|dueña)$/.test(
        after(2).lower,
      ) &&
      /^(?:de|del|más|que|[.,])$/.test(after(3).text)
        ? ({ está: 'es', están: 'son', estoy: 'soy', estás: 'eres' } as Readonly<Record<string, string>>)[lower]
        : undefined,
    { 'Lima está la capital de Perú.': 'Lima es la capital de Perú.', 'Ella está mi jefa.': 'Ella es mi jefa.' },
    ['Aquí está la solución.', 'Está en la capital.', 'Ahí está mi hermano.'],
  ),
  createRule(
    'because-opening',
    /^por$/,
    ({ opensSentence, after }) =>
      opensSentence && after().lower === 'que' && isFiniteVerb(after(2)) && !can(after(2), FEATURE.subjunctive)
        ? { to: 1, replacements: ['porque'] }
        : undefined,
    { 'Por que tenía fiebre, se quedó en casa.': 'Porque tenía fiebre, se quedó en casa.' },
    ['Porque tenía fiebre, se quedó en casa.', 'Por lo que sé, viene.'],
  ),
  createRule(
    'many-opening',
    /^(?:fue|va|tiene|está|viene|vive|quiere|puede|hace|dice|era|estaba|tenía|trabaja|llega|sale|come|juega|duerme)$/,
    ({ lower, before }) => {
      const isMany = /^(?:mis|tus|sus|nuestros|nuestras|los|las)$/.test(before(2).lower) && before(2).opensSentence;
      return isMany && can(before(), FEATURE.noun) && can(before(), FEATURE.plural) && !can(before(), FEATURE.singular) && !isTime(before())
        ? { replacements: [lower === 'fue' ? 'fueron' : `${lower}n`], confidence: 'medium' }
        : undefined;
    },
    { 'Mis primos vive en Lugo.': 'Mis primos viven en Lugo.', 'Los niños fue al parque.': 'Los niños fueron al parque.' },
    ['Los lunes va al cine.', 'Mis primos viven en Lugo.', 'Las tardes era lo mejor.'],
  ),
  createRule(
    'third-pronoun',
    /^(?:tengo|voy|soy|estoy|hago|digo|puedo|quiero|vivo|vengo|salgo|pongo|traigo)$/,
    ({ lower, before }) => {
      const isThird = /^(?:ella|usted|él)$/.test(before().lower) && (before().opensSentence || /^(?:porque|pero|y|que|si)$/.test(before(2).lower));
      const third: Readonly<Record<string, string>> = {
        tengo: 'tiene',
        voy: 'va',
        soy: 'es',
        estoy: 'está',
        hago: 'hace',
        digo: 'dice',
        puedo: 'puede',
        quiero: 'quiere',
        vivo: 'vive',
        vengo: 'viene',
        salgo: 'sale',
        pongo: 'pone',
        traigo: 'trae',
      };
      return isThird && !/^(?:con|para|de|a)$/.test(before(2).lower) ? third[lower] : undefined;
    },
    { 'Ella voy al trabajo en tren.': 'Ella va al trabajo en tren.', 'Él puedo venir mañana.': 'Él puede venir mañana.' },
    ['Ella va al trabajo.', 'Con ella voy al cine.'],
  ),
  createRule(
    'think-of-you',
    /^(?:pienso|piensas|piensa|pensamos|piensan|pensaba|pensando)$/,
    ({ after }) =>
      after().lower === 'de' && /^(?:ti|mí|usted|ustedes|vosotros)$/.test(after(2).lower) && isClauseEnd(after(3))
        ? { from: 1, to: 1, replacements: ['en'] }
        : undefined,
    { 'Siempre pienso de ti.': 'Siempre pienso en ti.' },
    ['Pienso en ti.', '¿Qué piensas de mí y de ella?'],
  ),
  createRule(
    'ces-plural',
    /^\p{L}+zes$/u,
    ({ lower, isKnown }) => {
      const stem = lower.slice(0, -3);
      const accented = stem.replace(
        /[aeiou](?=[^aeiou]*[aeiou][^aeiou]*$)/u,
        (letter) => ({ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' })[letter] ?? letter,
      );
      const right = [`${stem}ces`, `${accented}ces`].find(
        (word) => findFeatures(word) !== undefined && findFeatures(`${word.slice(0, -3)}z`) !== undefined,
      );
      return isKnown ? undefined : right;
    },
    {
      'Los lapizes son nuevos.': 'Los lápices son nuevos.',
      'Tiene dos vezes razón.': 'Tiene dos veces razón.',
      'Compré seis pezes.': 'Compré seis peces.',
    },
    ['Los lápices son nuevos.'],
    { type: 'spelling' },
  ),
];
