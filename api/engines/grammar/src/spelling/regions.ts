import type { GrammarDialect } from '../../../../contract/grammar.ts';
import type { Finding } from '../finding.ts';
import { REGION } from '../lexicon/format.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokens.ts';

/** American endings and middles with their British ones. */
const PAIRS: [RegExp, string, RegExp, string][] = [
  [/or(?=$|s|ed|ing|able|ful|ite|hood|less|ly)/, 'our', /our(?=$|s|ed|ing|able|ful|ite|hood|less|ly)/, 'or'],
  [/er(s?|ed)$/, 're$1', /re(s?|ed)$/, 'er$1'],
  [/iz(?=e|ing|ation|er)/, 'is', /is(?=e|ing|ation|er)/, 'iz'],
  [/yz(?=e|ing|er)/, 'ys', /ys(?=e|ing|er)/, 'yz'],
  [/og(s?)$/, 'ogue$1', /ogue(s?)$/, 'og$1'],
  [/l(ed|ing|er|ers)$/, 'll$1', /ll(ed|ing|er|ers)$/, 'l$1'],
  [/ense(s?)$/, 'ence$1', /ence(s?)$/, 'ense$1'],
  [/e(?=[dmnst])/, 'ae', /ae/, 'e'],
  [/gray/, 'grey', /grey/, 'gray'],
  [/l(?=ful|ment)/, 'll', /ll(?=ful|ment)/, 'l'],
];

type Side = 'american' | 'british';

/** Which side a word is spelt on, when lists of the other side lack it and know it spelt otherwise. */
export function sideOf(word: string): { side: Side; other: string } | undefined {
  const words = lexicon();
  const region = words.regionAt(words.indexOf(word));
  if (region !== REGION.american && region !== REGION.british) return undefined;
  const side: Side = region === REGION.american ? 'american' : 'british';
  const wanted = side === 'american' ? REGION.british : REGION.american;
  for (const [american, toBritish, british, toAmerican] of PAIRS) {
    const other = side === 'american' ? word.replace(american, toBritish) : word.replace(british, toAmerican);
    if (other !== word && (words.regionAt(words.indexOf(other)) & wanted) !== 0) return { side, other };
  }
  return undefined;
}

const sideOfDialect: Partial<Record<GrammarDialect, Side>> = { 'en-US': 'american', 'en-GB': 'british', 'en-AU': 'british' };
const nameOf = { american: 'American', british: 'British' };

/** Words spelt as the other side of the ocean does, when one side was asked for. */
export function regionFindings(tokens: readonly Token[], dialect: GrammarDialect): Finding[] {
  const wanted = sideOfDialect[dialect];
  if (!wanted) return [];
  return tokens.flatMap(({ kind, lower, text, start, end }): Finding[] => {
    const spelt = kind === 'word' ? sideOf(lower) : undefined;
    if (!spelt || spelt.side === wanted) return [];
    const other = text === lower ? spelt.other : spelt.other.charAt(0).toUpperCase() + spelt.other.slice(1);
    const reason = `"${text}" is the ${nameOf[spelt.side]} spelling; in ${nameOf[wanted]} English it is "${other}".`;
    return [{ start, end, type: 'spelling', ruleId: 'regional-spelling', confidence: 'medium', replacements: [other], reason }];
  });
}
