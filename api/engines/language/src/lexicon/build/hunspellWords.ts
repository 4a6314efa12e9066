import { readFileSync } from 'node:fs';
import { type Affix, attach, readAffixes } from './affixes.ts';

/** Returns every word that a Hunspell dictionary of English spells out or makes with its affixes. */
export function readHunspellWords(folder: string): Set<string> {
  const affixes = readAffixes(readFileSync(`${folder}/index.aff`, 'utf8'));
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

function withAffix(stem: string, affix: Affix, into: Set<string>): Set<string> {
  const word = attach(stem, affix);
  return word === undefined ? into : into.add(word);
}
