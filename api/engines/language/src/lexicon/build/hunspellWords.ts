import { readFileSync } from 'node:fs';

interface Affix {
  isPrefix: boolean;
  crosses: boolean;
  strip: string;
  add: string;
  where: RegExp;
}

/** Returns every word that a Hunspell dictionary of English spells out or makes with its affixes. */
export function readHunspellWords(folder: string): Set<string> {
  const affixes = affixesOf(readFileSync(`${folder}/index.aff`, 'utf8'));
  const words = new Set<string>();
  for (const line of readFileSync(`${folder}/index.dic`, 'utf8').split('\n').slice(1)) {
    const [stem = '', flags = ''] = line.trim().split('/');
    if (stem === '') continue;
    words.add(stem);
    const used = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
    const suffixes = used.filter((affix) => !affix.isPrefix);
    for (const suffix of suffixes) withAffix(stem, suffix, words);
    for (const prefix of used.filter((affix) => affix.isPrefix)) {
      withAffix(stem, prefix, words);
      if (!prefix.crosses) continue;
      for (const suffix of suffixes) if (suffix.crosses) for (const word of withAffix(stem, suffix, new Set())) withAffix(word, prefix, words);
    }
  }
  return words;
}

function withAffix(stem: string, { isPrefix, strip, add, where }: Affix, into: Set<string>): Set<string> {
  if (where.test(stem)) into.add(isPrefix ? add + stem.slice(strip.length) : stem.slice(0, stem.length - strip.length) + add);
  return into;
}

function affixesOf(rules: string): Map<string, Affix[]> {
  const affixes = new Map<string, Affix[]>();
  let crosses = false;
  for (const line of rules.split('\n')) {
    const [kind, flag = '', third = '', fourth = '', condition = '.'] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    if (/^[YN]$/.test(third) && /^\d+$/.test(fourth)) {
      crosses = third === 'Y';
      continue;
    }
    const isPrefix = kind === 'PFX';
    const nothing = (part: string) => (part === '0' ? '' : (part.split('/')[0] ?? ''));
    const where = new RegExp(isPrefix ? `^${condition}` : `${condition}$`);
    affixes.set(flag, [...(affixes.get(flag) ?? []), { isPrefix, crosses, strip: nothing(third), add: nothing(fourth), where }]);
  }
  return affixes;
}
