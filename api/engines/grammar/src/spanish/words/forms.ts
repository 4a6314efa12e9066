import { FEATURE, FINITE } from '@sheaf/language/spanish/features';
import { findFeatures } from './spanishWords.ts';

const STRONG: Record<string, string> = { es: 'son', ha: 'han', fue: 'fueron', va: 'van', hay: 'hay', dio: 'dieron', vio: 'vieron' };
const FROM_STRONG = Object.fromEntries(Object.entries(STRONG).map(([one, many]) => [many, one]));
const SUBJUNCTIVE: Record<string, string> = {
  ten: 'tuvie',
  hab: 'hubie',
  pod: 'pudie',
  quer: 'quisie',
  ha: 'hicie',
  sab: 'supie',
  ven: 'vinie',
  di: 'dije',
  se: 'fue',
  esta: 'estuvie',
  i: 'fue',
  da: 'die',
  pon: 'pusie',
  ve: 'vie',
};
const PLACES: Record<string, string[]> = {
  yo: ['soy', 'estoy', 'tengo', 'voy', 'he', 'hago', 'puedo', 'quiero', 'digo', 'veo', 'doy', 'sé', 'vengo', 'pongo', 'salgo'],
  other: ['es', 'está', 'tiene', 'va', 'ha', 'hace', 'puede', 'quiere', 'dice', 've', 'da', 'sabe', 'viene', 'pone', 'sale'],
  we: [
    'somos',
    'estamos',
    'tenemos',
    'vamos',
    'hemos',
    'hacemos',
    'podemos',
    'queremos',
    'decimos',
    'vemos',
    'damos',
    'sabemos',
    'venimos',
    'ponemos',
    'salimos',
  ],
  you: ['eres', 'estás', 'tienes', 'vas', 'has', 'haces', 'puedes', 'quieres', 'dices', 'ves', 'das', 'sabes', 'vienes', 'pones', 'sales'],
};

/** Returns whether a word is known and has any of these features. */
export function isForm(word: string, feature: number): boolean {
  return ((findFeatures(word) ?? 0) & feature) !== 0;
}

/** Returns the third person of the plural of a third person of the singular. */
export function pluralizeVerb(verb: string): string | undefined {
  const made = STRONG[verb] ?? (verb.endsWith('ó') ? undefined : `${verb}n`);
  const stem = verb.slice(0, -1);
  const past = verb.endsWith('ó') ? [`${stem}aron`, `${stem.replace(/i$/, '')}ieron`, `${stem}eron`] : [`${stem}ieron`, `${stem}eron`];
  return [...(made ? [made] : []), ...(/[óo]$/.test(verb) ? past : [])].find((form) => isForm(form, FEATURE.thirdPlural));
}

/** Returns the third person of the singular of a third person of the plural. */
export function singularizeVerb(verb: string): string | undefined {
  const known = FROM_STRONG[verb];
  if (known) return known;
  const forms = [
    verb.replace(/aron$/, 'ó'),
    verb.replace(/ieron$/, 'ió'),
    verb.replace(/eron$/, 'ó'),
    verb.replace(/i?eron$/, 'o'),
    verb.replace(/n$/, ''),
  ];
  return forms.find((form) => form !== verb && isForm(form, FEATURE.thirdSingular));
}

/** Returns the form of a verb in the present that fits "yo", "tú" or "nosotros". Only verbs whose forms are sure are changed. */
export function conjugate(verb: string, person: 'yo' | 'you' | 'we'): string | undefined {
  for (const row of Object.values(PLACES)) {
    const at = row.indexOf(verb);
    if (at >= 0) return PLACES[person]?.[at];
  }
  const stem = verb.replace(/[ae]n?$/, '');
  if (stem === verb) return undefined;
  const vowel = verb.slice(stem.length, stem.length + 1);
  const forms = { yo: [`${stem}o`], you: [`${stem}${vowel}s`], we: [`${stem}${vowel}mos`, `${stem}imos`] }[person];
  const wanted = { yo: FEATURE.firstSingular, you: FEATURE.secondSingular, we: FEATURE.firstPlural }[person];
  return forms.find((form) => isForm(form, wanted));
}

/** Returns the imperfect subjunctive of a conditional: "tuviera" for "tendría". */
export function makeSubjunctive(conditional: string): string | undefined {
  const [, stem = '', person = ''] = /^(.+)ría(s|n|mos)?$/.exec(conditional) ?? [];
  if (stem === '') return undefined;
  const strong = SUBJUNCTIVE[stem.replace(/d$/, '')] ?? SUBJUNCTIVE[stem];
  const bases = strong ? [strong] : stem.endsWith('a') ? [stem] : [`${stem.slice(0, -1)}ie`, `${stem.slice(0, -1)}e`];
  const forms = bases.map((base) => (person === 'mos' ? `${base.replace(/a$/, 'á').replace(/e$/, 'é')}ramos` : `${base}ra${person}`));
  return forms.find((form) => findFeatures(form) !== undefined && !isForm(form, FEATURE.conditional));
}

/** The stem of "yo" in the present, which the whole subjunctive takes, by the forms that hide it. */
const STRONG_PRESENTS: Record<string, string> = {
  tengo: 'tenga',
  tienes: 'tengas',
  tiene: 'tenga',
  tenemos: 'tengamos',
  tienen: 'tengan',
  vengo: 'venga',
  vienes: 'vengas',
  viene: 'venga',
  venimos: 'vengamos',
  vienen: 'vengan',
  pongo: 'ponga',
  pones: 'pongas',
  pone: 'ponga',
  ponemos: 'pongamos',
  ponen: 'pongan',
  salgo: 'salga',
  sales: 'salgas',
  sale: 'salga',
  salimos: 'salgamos',
  salen: 'salgan',
  digo: 'diga',
  dices: 'digas',
  dice: 'diga',
  decimos: 'digamos',
  dicen: 'digan',
  hago: 'haga',
  haces: 'hagas',
  hace: 'haga',
  hacemos: 'hagamos',
  hacen: 'hagan',
  traigo: 'traiga',
  traes: 'traigas',
  trae: 'traiga',
  traen: 'traigan',
  oigo: 'oiga',
  oyes: 'oigas',
  oye: 'oiga',
  oyen: 'oigan',
  soy: 'sea',
  eres: 'seas',
  es: 'sea',
  somos: 'seamos',
  son: 'sean',
  estoy: 'esté',
  estás: 'estés',
  está: 'esté',
  estamos: 'estemos',
  están: 'estén',
  estas: 'estés',
  esta: 'esté',
  voy: 'vaya',
  vas: 'vayas',
  va: 'vaya',
  vamos: 'vayamos',
  van: 'vayan',
  doy: 'dé',
  das: 'des',
  da: 'dé',
  damos: 'demos',
  dan: 'den',
  sé: 'sepa',
  sabes: 'sepas',
  sabe: 'sepa',
  sabemos: 'sepamos',
  saben: 'sepan',
  he: 'haya',
  has: 'hayas',
  ha: 'haya',
  hemos: 'hayamos',
  han: 'hayan',
  hay: 'haya',
  veo: 'vea',
  ves: 'veas',
  ve: 'vea',
  vemos: 'veamos',
  ven: 'vean',
  puedo: 'pueda',
  podemos: 'podamos',
  quiero: 'quiera',
  queremos: 'queramos',
};
const STRONG_IMPERFECTS: Record<string, string> = {
  tener: 'tuviera',
  venir: 'viniera',
  poner: 'pusiera',
  decir: 'dijera',
  hacer: 'hiciera',
  ser: 'fuera',
  estar: 'estuviera',
  ir: 'fuera',
  dar: 'diera',
  saber: 'supiera',
  haber: 'hubiera',
  ver: 'viera',
  poder: 'pudiera',
  querer: 'quisiera',
};
const INFINITIVES: Record<string, string> = {
  teng: 'tener',
  veng: 'venir',
  pong: 'poner',
  dig: 'decir',
  hag: 'hacer',
  se: 'ser',
  est: 'estar',
  vay: 'ir',
  d: 'dar',
  sep: 'saber',
  hay: 'haber',
  ve: 'ver',
  pued: 'poder',
  pod: 'poder',
  quier: 'querer',
};
/** How a stem is spelt before the other vowel: "busca" and "busque", "coge" and "coja". */
const BEFORE_E: [RegExp, string][] = [
  [/c$/, 'qu'],
  [/g$/, 'gu'],
  [/z$/, 'c'],
  [/gu$/, 'gü'],
];
const BEFORE_A: [RegExp, string[]][] = [
  [/c$/, ['zc', 'z']],
  [/gu$/, ['g']],
  [/g$/, ['j']],
  [/qu$/, ['c']],
];

/** Returns the present subjunctive of a verb in the present: "vengas" for "vienes"; undefined for what is no such verb. */
export function makePresentSubjunctive(verb: string): string | undefined {
  const strong = STRONG_PRESENTS[verb];
  if (strong) return strong;
  if (!isForm(verb, FINITE) || isForm(verb, FEATURE.past | FEATURE.conditional | FEATURE.subjunctive)) return undefined;
  const [, stem = '', vowel = '', ending = ''] = /^(.+?)([aeio])(s|n|mos|)$/.exec(verb) ?? [];
  if (stem.length < 2 || (vowel === 'o' && ending !== '') || (vowel === 'i' && ending !== 'mos')) return undefined;
  const withE = [...BEFORE_E.flatMap(([end, spelt]) => (end.test(stem) ? [stem.replace(end, spelt)] : [])), stem].map((one) => `${one}e${ending}`);
  const withA = [...BEFORE_A.flatMap(([end, all]) => (end.test(stem) ? all.map((spelt) => stem.replace(end, spelt)) : [])), stem].map(
    (one) => `${one}a${ending}`,
  );
  const forms = vowel === 'a' ? withE : vowel === 'o' ? [...withE, ...withA] : withA;
  return forms.find((form) => form !== verb && isForm(form, FEATURE.subjunctive));
}

/** Returns the imperfect subjunctive of a verb in the present: "terminara" for "termino" and "termina". */
export function makeImperfectSubjunctive(verb: string): string | undefined {
  const present = makePresentSubjunctive(verb);
  if (!present) return undefined;
  const [, stem = '', , ending = ''] = /^(.+?)([aeé])(s|n|mos|)$/.exec(present) ?? [];
  const strong = STRONG_IMPERFECTS[INFINITIVES[stem] ?? ''];
  const bases = strong ? [strong] : /[aá]$/.test(present.slice(0, stem.length + 1)) ? [`${stem}iera`, `${stem}era`] : [`${stem}ara`];
  const forms = bases.map((base) => (ending === 'mos' ? `${base.replace(/e(?=ra$)/, 'é').replace(/a(?=ra$)/, 'á')}mos` : base + ending));
  return forms.find((form) => isForm(form, FEATURE.subjunctive) || strong !== undefined);
}

export interface Agreement {
  isFeminine: boolean;
  isPlural: boolean;
}

/** Returns the form of an adjective, a participle or a noun of both genders that agrees. */
export function agree(word: string, { isFeminine, isPlural }: Agreement): string | undefined {
  const base = word.replace(/(?:[oa]s?|(?<=or)es)$/, '');
  if ((base === word && !word.endsWith('or')) || /(?:ior(?:es)?|mejor(?:es)?|peor(?:es)?|mayor(?:es)?|menor(?:es)?)$/.test(word)) return undefined;
  const singular = /or$/.test(base) ? base + (isFeminine ? 'a' : '') : base + (isFeminine ? 'a' : 'o');
  const form = isPlural ? (singular.endsWith('r') ? `${singular}es` : `${singular}s`) : singular;
  return form !== word && findFeatures(form) !== undefined ? form : undefined;
}

/** Nouns such as "cortafuegos" and "lunes" that are the same in both numbers. */
export const SAME_IN_PLURAL =
  /^(?:corta|para|guarda|porta|lava|abre|saca|cumple|rompe|salva|quita|cuenta|pasa|toca|caza|limpia|traga)\p{L}+s$|^(?:gafas|tesis|crisis|dosis|virus|jueves|lunes|martes|miércoles|viernes|análisis|oasis|alias|atlas|caries|bíceps|campus|corpus|lapsus|estatus|cactus|énfasis|hipótesis|síntesis)$/u;

/** Returns the plural of a noun. */
export function pluralizeNoun(noun: string): string | undefined {
  if (SAME_IN_PLURAL.test(noun)) return noun;
  const forms = /[aeoé]$/.test(noun)
    ? [`${noun}s`]
    : noun.endsWith('z')
      ? [`${noun.slice(0, -1)}ces`]
      : [
          `${noun
            .replace(/ó(?=n$)/, 'o')
            .replace(/á(?=n$)/, 'a')
            .replace(/é(?=s$)/, 'e')}es`,
        ];
  return forms.find((form) => isForm(form, FEATURE.plural));
}

/** Returns the singular of a noun. */
export function singularizeNoun(noun: string): string | undefined {
  const stem = noun.replace(/es$/, '');
  const forms = noun.endsWith('ces') ? [`${noun.slice(0, -3)}z`] : [noun.slice(0, -1), stem, stem.replace(/on$/, 'ón').replace(/an$/, 'án')];
  return forms.find((form) => isForm(form, FEATURE.singular) && isForm(form, FEATURE.noun));
}

const DETERMINERS = [
  ['el', 'la', 'los', 'las'],
  ['un', 'una', 'unos', 'unas'],
  ['este', 'esta', 'estos', 'estas'],
  ['ese', 'esa', 'esos', 'esas'],
  ['aquel', 'aquella', 'aquellos', 'aquellas'],
  ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  ['otro', 'otra', 'otros', 'otras'],
  ['mucho', 'mucha', 'muchos', 'muchas'],
  ['poco', 'poca', 'pocos', 'pocas'],
  ['tanto', 'tanta', 'tantos', 'tantas'],
  ['vario', 'varia', 'varios', 'varias'],
  ['algún', 'alguna', 'algunos', 'algunas'],
  ['ningún', 'ninguna', 'ningunos', 'ningunas'],
];

/** Returns the determiner that agrees, "la" for "el"; "al" and "del" come apart. */
export function agreeDeterminer(word: string, { isFeminine, isPlural }: Agreement): string | undefined {
  if (word === 'al' || word === 'del') return isFeminine ? `${word === 'al' ? 'a' : 'de'} la${isPlural ? 's' : ''}` : undefined;
  const row = DETERMINERS.find((forms) => forms.includes(word));
  return row?.[(isFeminine ? 1 : 0) + (isPlural ? 2 : 0)];
}

/** Reads the gender and number of a determiner; undefined for one that does not show them. */
export function readDeterminer(word: string): Agreement | undefined {
  if (word === 'al' || word === 'del') return { isFeminine: false, isPlural: false };
  for (const row of DETERMINERS) {
    const at = row.indexOf(word);
    if (at >= 0) return { isFeminine: at % 2 === 1, isPlural: at > 1 };
  }
  return undefined;
}
