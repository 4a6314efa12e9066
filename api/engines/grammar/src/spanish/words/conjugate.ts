import { FEATURE } from '@sheaf/language/spanish/features';
import { isForm } from './forms.ts';

const PERSONS = [FEATURE.firstSingular, FEATURE.secondSingular, FEATURE.thirdSingular, FEATURE.firstPlural, FEATURE.thirdPlural];
/** Endings of one tense each, by person. */
const TENSES: string[][] = [
  ['é', 'aste', 'ó', 'amos', 'aron'],
  ['í', 'iste', 'ió', 'imos', 'ieron'],
  ['e', 'iste', 'o', 'imos', 'ieron'],
  ['e', 'iste', 'o', 'imos', 'eron'],
  ['aba', 'abas', 'aba', 'ábamos', 'aban'],
  ['ía', 'ías', 'ía', 'íamos', 'ían'],
  ['ré', 'rás', 'rá', 'remos', 'rán'],
  ['o', 'as', 'a', 'amos', 'an'],
  ['o', 'es', 'e', 'emos', 'en'],
  ['o', 'es', 'e', 'imos', 'en'],
];
const IRREGULAR: string[][] = [
  ['soy', 'eres', 'es', 'somos', 'son'],
  ['fui', 'fuiste', 'fue', 'fuimos', 'fueron'],
  ['era', 'eras', 'era', 'éramos', 'eran'],
  ['estoy', 'estás', 'está', 'estamos', 'están'],
  ['tengo', 'tienes', 'tiene', 'tenemos', 'tienen'],
  ['voy', 'vas', 'va', 'vamos', 'van'],
  ['iba', 'ibas', 'iba', 'íbamos', 'iban'],
  ['he', 'has', 'ha', 'hemos', 'han'],
  ['hago', 'haces', 'hace', 'hacemos', 'hacen'],
  ['hice', 'hiciste', 'hizo', 'hicimos', 'hicieron'],
  ['digo', 'dices', 'dice', 'decimos', 'dicen'],
  ['vengo', 'vienes', 'viene', 'venimos', 'vienen'],
  ['pongo', 'pones', 'pone', 'ponemos', 'ponen'],
  ['salgo', 'sales', 'sale', 'salimos', 'salen'],
  ['sé', 'sabes', 'sabe', 'sabemos', 'saben'],
  ['doy', 'das', 'da', 'damos', 'dan'],
  ['di', 'diste', 'dio', 'dimos', 'dieron'],
  ['veo', 'ves', 've', 'vemos', 'ven'],
  ['vi', 'viste', 'vio', 'vimos', 'vieron'],
  ['conozco', 'conoces', 'conoce', 'conocemos', 'conocen'],
];

/** The preterite of everyday verbs by their present: what they say of a day that is over. */
export const PRETERITES: Record<string, string> = {
  voy: 'fui',
  vas: 'fuiste',
  va: 'fue',
  vamos: 'fuimos',
  van: 'fueron',
  tengo: 'tuve',
  hago: 'hice',
  veo: 'vi',
  estoy: 'estuve',
  estamos: 'estuvimos',
  hacemos: 'hicimos',
  salgo: 'salí',
  vengo: 'vine',
};

/** Returns the form of a verb in another person of the same tense: "fuimos" for "fueron". */
export function conjugateAs(verb: string, person: number): string | undefined {
  const at = PERSONS.indexOf(person as (typeof PERSONS)[number]);
  if (at < 0) return undefined;
  const known = IRREGULAR.find((forms) => forms.includes(verb));
  if (known) return known[at];
  const isPast = isForm(verb, FEATURE.past);
  for (const endings of TENSES)
    for (const ending of [...new Set(endings)].sort((a, b) => b.length - a.length)) {
      const stem = verb.slice(0, -ending.length);
      if (!verb.endsWith(ending) || stem.length < 2) continue;
      const made = stem + (endings[at] ?? '');
      const changed = [made, made.replace(/ie(?=[^aeiou]+[aei]mos$)/, 'e').replace(/ue(?=[^aeiou]+[aei]mos$)/, 'o')];
      const form = changed.find((word) => isForm(word, person) && (isForm(word, FEATURE.past) === isPast || ending === 'amos'));
      if (form) return form;
    }
  return undefined;
}
