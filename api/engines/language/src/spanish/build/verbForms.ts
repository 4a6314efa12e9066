import { FEATURE } from '../features.ts';

/** Third persons of the strong past end in a plain "o", as first persons of the present do. */
const STRONG_PAST = /(?:tuv|anduv|hub|pud|pus|sup|cup|quis|hiz|satisfiz|vin|dij|traj|duj)o$|^(?:fue|dio|vio|rio)$/;
const STRONG_FIRST = /(?:tuv|anduv|hub|pud|pus|sup|cup|quis|hic|satisfic|vin|dij|traj|duj)e$|^(?:fui|di|vi)$/;
const SECOND_PAST = /(?:aste|iste|íste)$/;

/** Returns what a form of a verb without pronouns at its end can be, by its ending. */
export function readVerbForm(form: string, infinitive: string): number {
  if (form === infinitive) return FEATURE.infinitive;
  if (/ndo$/.test(form)) return FEATURE.gerund;
  if (/(?:ndo|r)se$/.test(form)) return FEATURE.enclitic;
  return readPerson(form, infinitive) | readTense(form, infinitive);
}

/** Returns the gender and number that a participle or an adjective shows. */
export function readAgreement(form: string): number {
  const gender = /as?$/.test(form) ? FEATURE.feminine : FEATURE.masculine;
  return FEATURE.adjective | gender | (form.endsWith('s') ? FEATURE.plural : FEATURE.singular);
}

function readPerson(form: string, infinitive: string): number {
  if (/mos$/.test(form)) return FEATURE.firstPlural;
  if (/(?:ais|eis|áis|éis)$/.test(form) || (/ís$/.test(form) && infinitive.endsWith('ir'))) return FEATURE.secondPlural;
  if (SECOND_PAST.test(form) && form.length > infinitive.length) return FEATURE.secondSingular;
  if (/s$/.test(form)) return FEATURE.secondSingular;
  if (/n$/.test(form)) return FEATURE.thirdPlural;
  if (/d$/.test(form)) return FEATURE.secondPlural;
  return readSingular(form, infinitive);
}

function readSingular(form: string, infinitive: string): number {
  const either = FEATURE.firstSingular | FEATURE.thirdSingular;
  if (STRONG_PAST.test(form) || /[óá]$/.test(form)) return FEATURE.thirdSingular;
  if (STRONG_FIRST.test(form) || /[éíoy]$/.test(form)) return FEATURE.firstSingular;
  if (/(?:ía|aba|[aeiyj]e?ra|ese|ase)$/.test(form) && form.length >= infinitive.length) return either;
  if (infinitive.endsWith('ar') ? /e$/.test(form) : /a$/.test(form)) return either;
  return FEATURE.thirdSingular;
}

function readTense(form: string, infinitive: string): number {
  const isLong = form.length > infinitive.length;
  if (/r(?:ía|ías|ían|íamos|íais)$/.test(form) && isLong) return FEATURE.conditional;
  if (STRONG_PAST.test(form) || STRONG_FIRST.test(form) || /ó$|[aie]ron$/.test(form) || (SECOND_PAST.test(form) && isLong)) return FEATURE.past;
  if (/[éí]$/.test(form)) return /ré$/.test(form) && isLong ? 0 : FEATURE.past;
  if (/(?:ra|se)(?:s|n|is)?$|(?:[áéí]ra|[áéí]se)mos$/.test(form) && form.length >= infinitive.length) return FEATURE.subjunctive;
  const isPresent = infinitive.endsWith('ar') ? /e(?:s|n|mos|is)?$|éis$/ : /[^í]a(?:s|n|mos|is)?$|áis$/;
  return isPresent.test(form) ? FEATURE.subjunctive : 0;
}
