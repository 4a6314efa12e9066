import { FEATURE } from '@sheaf/language/spanish/features';
import { can, isClauseEnd, isDeterminer, isFiniteVerb } from '../words/context.ts';
import { createRule, type SpanishRule } from './rule.ts';

/** Verbs of phrases made after English ones, by what Spanish says instead. */
const HAVE: Record<string, string> = {
  hace: 'tiene',
  hacía: 'tenía',
  hacen: 'tienen',
  hizo: 'tuvo',
  haga: 'tenga',
  haría: 'tendría',
  hará: 'tendrá',
  toma: 'tiene',
  tomó: 'tuvo',
  toman: 'tienen',
  tomaron: 'tuvieron',
  tomará: 'tendrá',
  tomarán: 'tendrán',
  tomaba: 'tenía',
  tome: 'tenga',
  tomar: 'tener',
  tomado: 'tenido',
};
const PAY: Record<string, string> = {
  pagar: 'prestar',
  paga: 'presta',
  pagan: 'prestan',
  pagó: 'prestó',
  pagué: 'presté',
  pago: 'presto',
  pagas: 'prestas',
  pagaba: 'prestaba',
  pague: 'preste',
  pagando: 'prestando',
};
const TAKE: Record<string, string> = {
  hacer: 'tomar',
  hice: 'tomé',
  hizo: 'tomó',
  hicimos: 'tomamos',
  hicieron: 'tomaron',
  hago: 'tomo',
  hace: 'toma',
  haremos: 'tomaremos',
};
const ATTEND: Record<string, string> = {
  atiende: 'asiste',
  atiendo: 'asisto',
  atendí: 'asistí',
  atendió: 'asistió',
  atendimos: 'asistimos',
  atendieron: 'asistieron',
  atienden: 'asisten',
  atender: 'asistir',
  atendía: 'asistía',
};
const SAVE: Record<string, string> = {
  salvar: 'ahorrar',
  salvo: 'ahorro',
  salva: 'ahorra',
  salvé: 'ahorré',
  salvó: 'ahorró',
  salvamos: 'ahorramos',
  salvando: 'ahorrando',
};
const SPEND: Record<string, string> = {
  gastar: 'pasar',
  gasto: 'paso',
  gasta: 'pasa',
  gasté: 'pasé',
  gastó: 'pasó',
  gastamos: 'pasamos',
  gastaron: 'pasaron',
  gastando: 'pasando',
};
const REALIZE: Record<string, string> = {
  realicé: 'me di cuenta de',
  realizó: 'se dio cuenta de',
  realizamos: 'nos dimos cuenta de',
  realizaron: 'se dieron cuenta de',
  realizo: 'me doy cuenta de',
  realiza: 'se da cuenta de',
};
const SUBJECTS_OF_AGE: Record<string, string> = {
  soy: 'tengo',
  eres: 'tienes',
  es: 'tiene',
  somos: 'tenemos',
  son: 'tienen',
  era: 'tenía',
  eran: 'tenían',
  estoy: 'tengo',
  está: 'tiene',
};

const swap = (table: Record<string, string>, word: string) => (Object.hasOwn(table, word) ? table[word] : undefined);

/** Rules for what is said as in English, word by word. */
export const calques: SpanishRule[] = [
  createRule(
    'makes-sense',
    /^(?:hac|hizo|haga|har)/,
    ({ lower, after }) => (after().lower === 'sentido' && !/^(?:de|del)$/.test(after(2).lower) ? swap(HAVE, lower) : undefined),
    { 'Hace sentido que empecemos antes.': 'Tiene sentido que empecemos antes.', 'Eso no hace sentido.': 'Eso no tiene sentido.' },
    ['Tiene sentido.', 'Hace sentir bien.'],
    { confidence: 'medium' },
  ),
  createRule(
    'takes-place',
    /^tom/,
    ({ lower, after }) => (after().lower === 'lugar' ? swap(HAVE, lower) : undefined),
    { 'La reunión tomó lugar en mayo.': 'La reunión tuvo lugar en mayo.', 'La boda tomará lugar aquí.': 'La boda tendrá lugar aquí.' },
    ['Tuvo lugar en mayo.', 'Tomó el lugar de su padre.'],
    { confidence: 'medium' },
  ),
  createRule(
    'pays-attention',
    /^pag/,
    ({ lower, after }) =>
      after().lower === 'atención' || (/^(?:mucha|más|poca|la)$/.test(after().lower) && after(2).lower === 'atención') ? swap(PAY, lower) : undefined,
    { 'No paga atención en clase.': 'No presta atención en clase.', 'Hay que pagar más atención.': 'Hay que prestar más atención.' },
    ['Paga la cuenta.', 'Pagó una atención médica.'],
    { confidence: 'medium' },
  ),
  createRule(
    'takes-decision',
    /^h[ai]/,
    ({ lower, after }) => (/^(?:una|la|esta|esa)$/.test(after().lower) && after(2).lower === 'decisión' ? swap(TAKE, lower) : undefined),
    { 'Tenemos que hacer una decisión.': 'Tenemos que tomar una decisión.', 'Hizo la decisión correcta.': 'Tomó la decisión correcta.' },
    ['Tomó una decisión.', 'Hace una semana.'],
    { confidence: 'medium' },
  ),
  createRule(
    'attends-event',
    /^at(?:ien|en)d/,
    ({ lower, after }) => {
      const steps = isDeterminer(after(2)) ? 3 : 2;
      const isEvent =
        /^(?:universidad|escuela|colegio|reunión|clases?|conferencia|curso|boda|fiesta|concierto|iglesia|funeral|congreso|ceremonia|instituto|evento)$/;
      const isNamed = /^(?:a|al)$/.test(after().lower) && isEvent.test((after().lower === 'al' ? after(2) : after(steps)).lower);
      return isNamed ? swap(ATTEND, lower) : undefined;
    },
    { 'Mi padre atiende a la universidad.': 'Mi padre asiste a la universidad.', 'Atendimos al congreso de mayo.': 'Asistimos al congreso de mayo.' },
    ['Atiende a los clientes.', 'Asistió a la boda.'],
    { confidence: 'medium' },
  ),
  createRule(
    'saves-money',
    /^salv/,
    ({ lower, after }) =>
      /^(?:dinero|tiempo|energía|electricidad|agua)$/.test(after().lower) ||
      (/^(?:mucho|más|algo)$/.test(after().lower) && /^(?:dinero|tiempo)$/.test(after(2).lower))
        ? swap(SAVE, lower)
        : undefined,
    { 'Quiero salvar dinero para el viaje.': 'Quiero ahorrar dinero para el viaje.', 'Así salvamos mucho tiempo.': 'Así ahorramos mucho tiempo.' },
    ['Salvó la vida de un niño.', 'Ahorramos dinero.'],
    { confidence: 'medium' },
  ),
  createRule(
    'spends-time',
    /^gast/,
    ({ lower, after }) => {
      const isTime = /^(?:tiempo|mucho|más|todo)$/.test(after().lower) && (after().lower === 'tiempo' || after(2).lower === 'tiempo');
      return isTime && !/^en$/.test(after(after().lower === 'tiempo' ? 2 : 3).lower) ? swap(SPEND, lower) : undefined;
    },
    {
      'Me gusta gastar tiempo con mi familia.': 'Me gusta pasar tiempo con mi familia.',
      'Gasté mucho tiempo con ella.': 'Pasé mucho tiempo con ella.',
    },
    ['Gasta mucho dinero.', 'Pasé mucho tiempo allí.'],
    { confidence: 'medium' },
  ),
  createRule(
    'realizes-that',
    /^reali[zc]/,
    ({ lower, after }) => (after().lower === 'que' ? swap(REALIZE, lower) : undefined),
    {
      'Realicé que no tenía las llaves.': 'Me di cuenta de que no tenía las llaves.',
      'Ella realizó que era tarde.': 'Ella se dio cuenta de que era tarde.',
    },
    ['Realicé el pago.', 'La obra que realizó fue larga.'],
    { confidence: 'medium' },
  ),
  createRule(
    'years-old-calque',
    /^(?:soy|eres|es|somos|son|era|eran|estoy|está)$/,
    ({ lower, before, after }) => {
      const isNumber =
        after().kind === 'number' ||
        /^(?:\p{L}+(?:ce|ez|te|ta|dós|trés|séis|ocho|nueve|siete|cinco|cuatro|tres|dos|uno|un)|seis)$/u.test(after().lower);
      if (!isNumber || after(2).lower !== 'años' || /^(?:que|hace|no)$/.test(before().lower)) return undefined;
      const fixed = swap(SUBJECTS_OF_AGE, lower);
      const isOld = /^viej[oa]s?$/.test(after(3).lower);
      if (!fixed || !(isOld || (/^(?:soy|eres|estoy|somos)$/.test(lower) && (isClauseEnd(after(3)) || after(3).lower === 'y')))) return undefined;
      return { to: isOld ? 3 : 0, replacements: [isOld ? `${fixed} ${after().text} años` : fixed] };
    },
    { 'Él es quince años viejo.': 'Él tiene quince años.', 'Soy 30 años y vivo aquí.': 'Tengo 30 años y vivo aquí.' },
    ['Son diez años de trabajo.', 'Tengo 30 años.', 'Es dos años mayor.'],
    { confidence: 'medium' },
  ),
  createRule(
    'good-time-calque',
    /^(?:tuve|tuvimos|tuvo|tuvieron|tener|tuviste)$/,
    ({ lower, after }) => {
      const isTime =
        after().lower === 'un' &&
        /^(?:buen|gran)$/.test(after(2).lower) &&
        after(3).lower === 'tiempo' &&
        /^(?:en|con|aquí|allí|ayer|juntos|[.,!])$/.test(after(4).lower || '.');
      const fixed = {
        tuve: 'lo pasé bien',
        tuvimos: 'lo pasamos bien',
        tuvo: 'lo pasó bien',
        tuvieron: 'lo pasaron bien',
        tener: 'pasarlo bien',
        tuviste: 'lo pasaste bien',
      }[lower];
      return isTime && fixed ? { to: 3, replacements: [fixed] } : undefined;
    },
    { 'Tuvimos un buen tiempo en la playa.': 'Lo pasamos bien en la playa.' },
    ['Tuvimos un buen día.', 'Tuvo un gran tiempo de espera.'],
    { confidence: 'medium' },
  ),
  createRule(
    'call-back-calque',
    /^(?:llam|habl|escrib|pag|regres)/,
    ({ lower, after }) => {
      if (!/^(?:para|pa)$/.test(after().lower) || after(2).lower !== 'atrás') return undefined;
      return { to: 2, replacements: [`${lower} de vuelta`], confidence: 'low' };
    },
    { 'Te llamo para atrás mañana.': 'Te llamo de vuelta mañana.' },
    ['Dio un paso para atrás.'],
    { confidence: 'low' },
  ),
  createRule(
    'needless-preposition-calque',
    /^(?:busc|esper|pid|ped|escuch|mir)/,
    ({ lower, after }) => {
      const isFor = /^(?:busc(?:o|a|as|amos|an|ar|ando|é|ó|aba)|esper(?:o|a|as|amos|an|ar|ando|é|ó|aba))$/.test(lower) && after().lower === 'por';
      const isRequest =
        /^(?:pid(?:o|e|en|ió)|pedí|pedir|pedimos)$/.test(lower) &&
        after().lower === 'por' &&
        /^(?:un|una|el|la|más)$/.test(after(2).lower) &&
        /^(?:café|cuenta|ayuda|vaso|menú|favor|taxi|descuento|préstamo|cerveza|pizza)$/.test(after(3).lower);
      const isTime =
        /^(?:la|las|una|unos|dos|tres|mucho|más|horas?)$/.test(after(2).lower) &&
        /^(?:mañana|tarde|noche|horas?|minutos|tiempo|días|semanas)$/.test(after(after(2).lower === 'las' ? 4 : 3).lower);
      const isThing =
        isFor &&
        /^(?:un|una|el|la|mi|mis|los|las|ti|él|ella|ellos|usted|nosotros)$/.test(after(2).lower) &&
        !isTime &&
        !can(after(2), FEATURE.infinitive);
      if (!isThing && !isRequest) return undefined;
      const isPerson = /^(?:ti|él|ella|ellos|usted|nosotros)$/.test(after(2).lower);
      if (isPerson) return /^(?:busc|esper)/.test(lower) ? { from: 1, to: 1, replacements: ['a'], confidence: 'low' } : undefined;
      if (
        isFor &&
        !/^(?:trabajo|llave|llaves|piso|autobús|tren|taxi|avión|metro|respuesta|resultado|casa|apartamento|empleo|solución|regalo|libro|hotel|restaurante|móvil|teléfono|gafas|perro|gato)$/.test(
          after(3).lower,
        )
      )
        return undefined;
      return { to: 1, replacements: [lower] };
    },
    {
      'Espero por el autobús cada día.': 'Espero el autobús cada día.',
      'Busco por un piso barato.': 'Busco un piso barato.',
      'Pidió por un café.': 'Pidió un café.',
    },
    ['Busco por toda la casa.', 'Esperó por la tarde.', 'Pido por tu salud.'],
    { confidence: 'medium' },
  ),
  createRule(
    'gerund-as-subject',
    /ndo$/,
    (place) => {
      const { after, opensSentence, lower } = place;
      if (!opensSentence || !can(place, FEATURE.gerund)) return undefined;
      for (let steps = 1; steps <= 5; steps++) {
        const word = after(steps);
        if (word.kind !== 'word') return undefined;
        const isMainVerb = /^(?:es|era|fue|será|puede|ayuda|cuesta|requiere|resulta|parece)$/.test(word.lower);
        if (isMainVerb) {
          const infinitive = makeInfinitive(lower);
          const hasPredicate =
            /^(?:muy|bueno|malo|importante|difícil|fácil|necesario|divertido|mejor|peor|peligroso|caro|sano|bastante|un|una|mucho|a|ser|causar)$/.test(
              after(steps + 1).lower,
            );
          return infinitive && hasPredicate ? { replacements: [infinitive], confidence: 'medium' } : undefined;
        }
        if (isFiniteVerb(word) && !can(word, FEATURE.noun | FEATURE.adjective | FEATURE.adverb)) return undefined;
      }
      return undefined;
    },
    { 'Comiendo demasiado no es bueno para la salud.': 'Comer demasiado no es bueno para la salud.', 'Fumando es malo.': 'Fumar es malo.' },
    ['Comer es bueno.', 'Cuando es malo, se nota.', 'Caminando, es fácil llegar.'],
  ),
];

function makeInfinitive(gerund: string): string | undefined {
  if (/ando$/.test(gerund)) return gerund.replace(/ando$/, 'ar');
  const known: Record<string, string> = {
    durmiendo: 'dormir',
    leyendo: 'leer',
    diciendo: 'decir',
    yendo: 'ir',
    viendo: 'ver',
    siendo: 'ser',
    pidiendo: 'pedir',
    siguiendo: 'seguir',
    viviendo: 'vivir',
    escribiendo: 'escribir',
    saliendo: 'salir',
    subiendo: 'subir',
    abriendo: 'abrir',
  };
  return known[gerund] ?? (/iendo$/.test(gerund) ? gerund.replace(/iendo$/, 'er') : undefined);
}
