import { FEATURE } from '@sheaf/language/spanish/features';
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

/** Whether a word is known and can be any of these. */
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

/** Returns the plural of a noun. */
export function pluralizeNoun(noun: string): string | undefined {
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

const DETERMINERS = [
  ['el', 'la', 'los', 'las'],
  ['un', 'una', 'unos', 'unas'],
  ['este', 'esta', 'estos', 'estas'],
  ['ese', 'esa', 'esos', 'esas'],
  ['aquel', 'aquella', 'aquellos', 'aquellas'],
  ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  ['otro', 'otra', 'otros', 'otras'],
  ['mucho', 'mucha', 'muchos', 'muchas'],
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
