import { REGION } from './format.ts';
import { loadLexicon } from './lexicon.ts';

/** American endings and middles with their British ones. */
export const REGIONAL_SPELLINGS: readonly [american: RegExp, toBritish: string, british: RegExp, toAmerican: string][] = [
  [/or(?=$|s|ed|ing|able|ful|ite|hood|less|ly|al)/, 'our', /our(?=$|s|ed|ing|able|ful|ite|hood|less|ly|al)/, 'or'],
  [/er(s?|ed)$/, 're$1', /re(s?|ed)$/, 'er$1'],
  [/ter(ed|ing)$/, 'tr$1', /tr(ed|ing)$/, 'ter$1'],
  [/iz(?=e|ing|ation|er)/, 'is', /is(?=e|ing|ation|er)/, 'iz'],
  [/yz(?=e|ing|er)/, 'ys', /ys(?=e|ing|er)/, 'yz'],
  [/og(s?)$/, 'ogue$1', /ogue(s?)$/, 'og$1'],
  [/ogram(s?)$/, 'ogramme$1', /ogramme(s?)$/, 'ogram$1'],
  [/l(ed|ing|er|ers)$/, 'll$1', /ll(ed|ing|er|ers)$/, 'l$1'],
  [/ll(s?)$/, 'l$1', /l(s?)$/, 'll$1'],
  [/ense(s?)$/, 'ence$1', /ence(s?)$/, 'ense$1'],
  [/e(?=[dmnst])/, 'ae', /ae/, 'e'],
  [/e(?=[dmnst])/, 'oe', /oe/, 'e'],
  [/gray/, 'grey', /grey/, 'gray'],
  [/l(?=ful|ment)/, 'll', /ll(?=ful|ment)/, 'l'],
  [/ll(?=ful|ment)/, 'l', /l(?=ful|ment)/, 'll'],
  [/dg(?=ment)/, 'dge', /dge(?=ment)/, 'dg'],
  [/ol(?=d|t)/, 'oul', /oul(?=d|t)/, 'ol'],
  [/ow(?=$|s|ed|ing)/, 'ough', /ough(?=$|s|ed|ing)/, 'ow'],
  [/sk(?=ept)/, 'sc', /sc(?=ept)/, 'sk'],
  [/z(?=y$|i)/, 's', /s(?=y$|i)/, 'z'],
];

export type Side = 'american' | 'british';

/** Finds which side a word is spelt on, when lists of the other side lack it and know it spelt otherwise. */
export function findRegionalSpelling(word: string): { side: Side; other: string } | undefined {
  const words = loadLexicon();
  const region = words.regionAt(words.indexOf(word));
  if (region !== REGION.american && region !== REGION.british) return undefined;
  const side: Side = region === REGION.american ? 'american' : 'british';
  const wanted = side === 'american' ? REGION.british : REGION.american;
  for (const [american, toBritish, british, toAmerican] of REGIONAL_SPELLINGS) {
    const other = side === 'american' ? word.replace(american, toBritish) : word.replace(british, toAmerican);
    if (other !== word && (words.regionAt(words.indexOf(other)) & wanted) !== 0) return { side, other };
  }
  return undefined;
}
