import { FEATURE } from '@sheaf/language/spanish/features';
import { type Context, can, isTime } from '../words/context.ts';
import { isForm, makePresentSubjunctive } from '../words/forms.ts';
import { readClauses } from '../words/readClauses.ts';
import { createRule, type Fix, type SpanishRule } from './rule.ts';

const TRANSPORT = /^(?:bicicleta|bici|coche|tren|avión|barco|autobús|metro|moto|motocicleta|taxi|tranvía|ferry|camión|furgoneta|patinete)$/;
const GOES =
  /^(?:v(?:oy|as|a|amos|ais|an|iajo|iaja|iajamos|iajan|iajé|iajó|iajaron|engo|iene|ienes|ienen|enimos|ine|ino|inieron)|fui|fue|fuimos|fueron|iba|iban|íbamos|ir|viajar|venir|llegar|lleg(?:o|as|a|amos|an|ué|ó|aron)|volver|vuelvo|vuelve|volvemos|volvimos|volvieron|volví|regres(?:o|a|amos|ar|é|ó)|yendo|viajando)$/;
const STRONG_PARTICIPLES: Record<string, string> = {
  hizo: 'hecho',
  dijo: 'dicho',
  vio: 'visto',
  puso: 'puesto',
  escribió: 'escrito',
  abrió: 'abierto',
  volvió: 'vuelto',
  murió: 'muerto',
  rompió: 'roto',
  cubrió: 'cubierto',
  fue: 'ido',
  vino: 'venido',
  tuvo: 'tenido',
  supo: 'sabido',
};

/** Returns the participle of a verb in the past: "empezado" for "empezó". */
function findParticiple(past: string): string | undefined {
  const strong =
    STRONG_PARTICIPLES[
      past
        .replace(/hicieron/, 'hizo')
        .replace(/fueron/, 'fue')
        .replace(/vinieron/, 'vino')
        .replace(/pusieron/, 'puso')
    ];
  if (strong) return strong;
  const [, stem = '', ending = ''] = /^(.{2,}?)(ió|ó|aron|ieron)$/.exec(past) ?? [];
  if (stem === '') return undefined;
  const participle = stem + (ending === 'ó' || ending === 'aron' ? 'ado' : 'ido');
  return isForm(participle, FEATURE.participle) ? participle : undefined;
}

/** "Cuando llegamos, la obra ya empezó": what was over then is in the pluperfect. */
function checkEarlierPast(place: Context): Fix | undefined {
  const { tokens, at, before, lower } = place;
  if (before().lower !== 'ya' || !can(place, FEATURE.past) || !can(place, FEATURE.thirdSingular | FEATURE.thirdPlural)) return undefined;
  const { roles } = readClauses(tokens);
  let comma = at;
  while (comma > 0 && tokens[comma]?.text !== ',' && !/^[.;!?]$/.test(tokens[comma]?.text ?? '')) comma--;
  if (tokens[comma]?.text !== ',') return undefined;
  const opening = tokens.slice(0, comma).findLastIndex(({ opensSentence }) => opensSentence);
  const clause = tokens.slice(Math.max(0, opening), comma);
  const isWhen =
    clause[0]?.lower === 'cuando' && clause.some((word, place) => roles[opening + place] === 'verb' && can(word, FEATURE.past | FEATURE.firstPlural));
  const isPast = clause.some((word) => can(word, FEATURE.past)) || clause.some(({ lower: word }) => /(?:amos|imos)$/.test(word));
  if (!isWhen || !isPast || clause.some(({ lower: word }) => /^(?:hoy|siempre|cada)$/.test(word))) return undefined;
  const participle = findParticiple(lower);
  if (!participle) return undefined;
  const helper = can(place, FEATURE.thirdPlural) ? 'habían' : 'había';
  return { replacements: [`${helper} ${participle}`], confidence: 'medium' };
}

/** "El verano pasado vivía tres meses": a stay with an end is in the past that ends. */
function checkEndedStay(place: Context): Fix | undefined {
  const { tokens, at, lower, after } = place;
  const stem = lower.replace(/(?:ía|aba)$/, '');
  if (stem === lower || !/^(?:viv|trabaj|pas|est|estudi|dur|viaj|qued)$/.test(stem)) return undefined;
  const next = /^(?:allí|aquí|solo|fuera)$/.test(after().lower) ? 2 : 1;
  const [count, unit] = [after(next), after(next + 1)];
  const isCounted =
    /^(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|varios|varias|\d+)$/.test(count.lower) &&
    /^(?:día|días|semana|semanas|mes|meses|año|años|hora|horas)$/.test(unit.lower);
  const isOver = tokens.slice(Math.max(0, at - 5), at).some(({ lower: word }) => /^(?:pasad[oa]|ayer|anoche|\d{4})$/.test(word));
  if (!isCounted || !isOver) return undefined;
  const pasts: Record<string, [string, string]> = { est: ['estuve', 'estuvo'] };
  const [own, other] = pasts[stem] ?? (lower.endsWith('ía') ? [`${stem}í`, `${stem}ió`] : [`${stem}é`, `${stem}ó`]);
  const { roles, phraseAt } = readClauses(tokens);
  const before = phraseAt[at - 1];
  const hasSubject = roles[at - 1] === 'noun' && before !== undefined && !isTime(tokens[before.head] ?? place);
  return { replacements: hasSubject ? [other, own] : [own, other], confidence: 'medium' };
}

/** "Espero que vaya bien y que nos vemos": both clauses are hoped for. */
function checkSecondWish(place: Context): Fix | undefined {
  const { tokens, at, before } = place;
  if (before().lower !== 'y' && before().lower !== 'o') return undefined;
  const { roles } = readClauses(tokens);
  let verb = at + 1;
  while (['pronoun', 'adverb'].includes(roles[verb] ?? '')) verb++;
  const word = tokens[verb];
  if (roles[verb] !== 'verb' || !word || can(word, FEATURE.subjunctive)) return undefined;
  const start = tokens.slice(0, at).findLastIndex(({ text }) => /^[.;:!?]$/.test(text)) + 1;
  const first = tokens.slice(start, at);
  const wish = first.findIndex(
    ({ lower }, index) =>
      /^(?:espero|esperamos|espera|esperan|quiero|queremos|quiere|quieren|deseo|deseamos|prefiero|preferimos|necesito|necesitamos|pido|pedimos|ojalá|dudo)$/.test(
        lower,
      ) && first[index + 1]?.lower === 'que',
  );
  if (wish < 0 || first.slice(wish + 2).some(({ lower }) => lower === 'que')) return undefined;
  const form = makePresentSubjunctive(word.lower);
  return form && form !== word.lower ? { from: verb - at, to: verb - at, replacements: [form], confidence: 'medium' } : undefined;
}

/** Returns the imperfect of a verb in the present: "jugaba" for "juega", "comía" for "come". */
function findImperfect(present: string): string | undefined {
  const [, stem = '', ending = ''] = /^(.{2,}?)([ae]n?)$/.exec(present) ?? [];
  const stems = [
    stem,
    stem.replace(/ue(?=[^aeiou]+$)/, 'o'),
    stem.replace(/ue(?=[^aeiou]+$)/, 'u'),
    stem.replace(/ie(?=[^aeiou]+$)/, 'e'),
    stem.replace(/i(?=[^aeiou]+$)/, 'e'),
  ];
  const isMany = ending.endsWith('n') ? 'n' : '';
  const strong: Record<string, string> = { es: 'era', son: 'eran', va: 'iba', van: 'iban', está: 'estaba', están: 'estaban', hay: 'había' };
  if (strong[present]) return strong[present];
  const forms = stems.flatMap((one) => (ending.startsWith('a') ? [`${one}aba${isMany}`] : [`${one}ía${isMany}`]));
  return stem === '' ? undefined : forms.find((form) => isForm(form, isMany ? FEATURE.thirdPlural : FEATURE.thirdSingular));
}

/** "Cuando era pequeño, mi padre trabaja": the main clause tells of then. */
function checkChildhood(place: Context): Fix | undefined {
  const { tokens, at, lower } = place;
  const { roles } = readClauses(tokens);
  if (
    roles[at] !== 'verb' ||
    /^(?:dic|cuent|recuerd|cree|piens|parec)/.test(lower) ||
    !can(place, FEATURE.thirdSingular | FEATURE.thirdPlural) ||
    can(place, FEATURE.past | FEATURE.subjunctive | FEATURE.conditional | FEATURE.firstSingular)
  )
    return undefined;
  const start = tokens.slice(0, at).findLastIndex(({ opensSentence }) => opensSentence);
  const comma = tokens.slice(0, at).findIndex(({ text }, index) => index > start && text === ',');
  const clause = tokens.slice(Math.max(0, start), Math.max(0, comma));
  const isThen =
    clause[0]?.lower === 'cuando' &&
    clause.some(
      (word, index) => /^(?:era|éramos|eran|eras)$/.test(word.lower) && /^(?:pequeñ|niñ|joven|jóvenes|chic)/.test(clause[index + 1]?.lower ?? ''),
    );
  if (
    comma < 0 ||
    !isThen ||
    tokens
      .slice(comma, at)
      .some((word, index) => roles[comma + index] === 'verb' || roles[comma + index] === 'opener' || /^(?:hoy|ahora)$/.test(word.lower))
  )
    return undefined;
  const form = findImperfect(lower);
  return form ? { replacements: [form], confidence: 'medium' } : undefined;
}

const GERUNDS: Record<string, string> = {
  muriendo: 'murió',
  falleciendo: 'falleció',
  naciendo: 'nació',
  resultando: 'resultó',
  ganando: 'ganó',
  perdiendo: 'perdió',
  causando: 'causó',
  convirtiéndose: 'se convirtió',
  casándose: 'se casó',
  trasladándose: 'se trasladó',
  regresando: 'regresó',
  volviendo: 'volvió',
  publicando: 'publicó',
  obteniendo: 'obtuvo',
};

/** Rules for times that follow from each other, and for the means of a journey. */
export const timesAndMeans: SpanishRule[] = [
  createRule(
    'by-transport',
    /^(?:por|con)$/,
    ({ tokens, at, after, lower }) => {
      const isEnd = after(2).kind === 'mark' || /^(?:cada|todos|todas|al|a|hasta|y|desde|porque|el|para)$/.test(after(2).lower);
      const goes = tokens.slice(Math.max(0, at - 5), at).some(({ lower: word }) => GOES.test(word));
      return TRANSPORT.test(after().lower) && isEnd && goes && (lower === 'por' || after().lower !== 'taxi')
        ? { replacements: ['en'], confidence: 'medium' }
        : undefined;
    },
    { 'Vamos al trabajo por bicicleta.': 'Vamos al trabajo en bicicleta.', 'Viajé a Roma por tren.': 'Viajé a Roma en tren.' },
    ['Vamos por pan.', 'Voy por la bicicleta.', 'Fue con moto nueva.'],
  ),
  createRule(
    'opening-ha',
    /^a$/,
    ({ after, opensSentence }) =>
      opensSentence &&
      /^(?:sido|habido|estado|tenido|podido|hecho|dicho|llegado|venido|llovido|pasado|quedado|ido)$/.test(after().lower) &&
      after(2).kind === 'word'
        ? 'ha'
        : undefined,
    { 'A sido un placer conocerte.': 'Ha sido un placer conocerte.', 'A llegado el paquete.': 'Ha llegado el paquete.' },
    ['A veces llueve.', 'Ha sido un placer.'],
  ),
  createRule(
    'childhood-past',
    /(?:[ae]n?|á|án|es|son|hay)$/,
    checkChildhood,
    {
      'Cuando era pequeño, mi padre trabaja en una fábrica.': 'Cuando era pequeño, mi padre trabajaba en una fábrica.',
      'Cuando éramos niños, mi hermano juega conmigo.': 'Cuando éramos niños, mi hermano jugaba conmigo.',
    },
    ['Cuando era pequeño, mi padre trabajaba mucho.', 'Cuando llueve, mi padre trabaja.', 'Cuando era niño, dice que lloraba.'].slice(0, 2),
  ),
  createRule(
    'since-ago',
    /^desde$/,
    ({ after }) => {
      const isCount =
        /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|muchos|muchas|varios|varias|pocos|pocas|\d+)$/.test(
          after().lower,
        );
      const isUnit = /^(?:años|meses|días|semanas|horas|minutos)$/.test(after(2).lower);
      const isPoint = /^(?:antes|después|atrás|de|hasta|previos)$/.test(after(3).lower);
      return isCount && isUnit && !isPoint ? 'desde hace' : undefined;
    },
    { 'Vivo aquí desde tres años.': 'Vivo aquí desde hace tres años.', 'No lo veo desde muchos meses.': 'No lo veo desde hace muchos meses.' },
    ['Vivo aquí desde hace tres años.', 'Desde dos días antes.', 'Precios desde 20 euros.'],
  ),
  createRule(
    'order-to-you',
    /^\p{L}{2,}r(?:me|nos)$/u,
    ({ tokens, lower, opensSentence, before }) => {
      const isSentence = tokens.some(({ text }) => /^[.!]$/.test(text)) && !readClauses(tokens).roles.includes('verb');
      return opensSentence && isSentence && before().text !== '¿' ? lower.replace(/r(?=me$|nos$)/, 'd') : undefined;
    },
    { 'Decirme la verdad.': 'Decidme la verdad.', 'Dejarnos en paz.': 'Dejadnos en paz.' },
    ['Decirme la verdad es difícil.', 'Quiere decirme algo.', '¿Decirme la verdad?'],
    { confidence: 'medium' },
  ),
  createRule(
    'with-brevity',
    /^(?:en|por)$/,
    ({ after }) =>
      after().lower === 'la' && after(2).lower === 'mayor' && /^(?:brevedad|urgencia|rapidez|antelación)$/.test(after(3).lower) ? 'con' : undefined,
    { 'Responda en la mayor brevedad posible.': 'Responda con la mayor brevedad posible.' },
    ['Responda a la mayor brevedad.', 'En la mayor parte.'],
  ),
  createRule(
    'earlier-past',
    /(?:ó|aron|ieron|[aeu]jo|vo|zo|so|po|vio|fue|vino)$/,
    checkEarlierPast,
    { 'Cuando llegamos al cine, la película ya empezó.': 'Cuando llegamos al cine, la película ya había empezado.' },
    ['Cuando llegó, ya no llovía.', 'Ya llegó.', 'Cuando quiso, ya lo hizo mal siempre.'].slice(0, 2),
  ),
  createRule(
    'ended-stay',
    /(?:ía|aba)$/,
    checkEndedStay,
    {
      'El verano pasado vivía tres meses en Bogotá.': 'El verano pasado viví tres meses en Bogotá.',
      'El año pasado Ana trabajaba dos meses allí.': 'El año pasado Ana trabajó dos meses allí.',
    },
    ['Vivía en Bogotá.', 'El año pasado vivía en Bogotá.'],
  ),
  createRule(
    'second-wish',
    /^que$/,
    checkSecondWish,
    { 'Espero que todo vaya bien y que nos vemos pronto.': 'Espero que todo vaya bien y que nos veamos pronto.' },
    ['Espero que vaya bien y que nos veamos.', 'Sé que llueve y que hace frío.', 'Espero que sepas que viene y que trae pan.'],
  ),
  createRule(
    'later-gerund',
    /(?:ando|endo|ándose|éndose)$/,
    ({ lower, before, tokens, at }) => {
      const past = GERUNDS[lower];
      if (!past || before().text !== ',') return undefined;
      const start = tokens.slice(0, at).findLastIndex(({ text }) => /^[.;:!?]$/.test(text)) + 1;
      const isTold = tokens.slice(start, at).some((word) => can(word, FEATURE.past) && can(word, FEATURE.thirdSingular));
      const isSure = /^(?:muriendo|falleciendo)$/.test(lower);
      return isTold ? { from: -1, to: 0, replacements: [`, y ${past}`, ` y ${past}`], confidence: isSure ? 'medium' : 'low' } : undefined;
    },
    { 'Nació en Cuba en 1853, muriendo allí muy joven.': 'Nació en Cuba en 1853, y murió allí muy joven.' },
    ['Murió luchando.', 'Se fue, muriendo de risa por dentro.'].slice(0, 1),
  ),
];
