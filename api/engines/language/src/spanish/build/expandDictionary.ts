import { readFileSync } from 'node:fs';
import { type Affix, attach, readAffixes } from '../../lexicon/build/affixes.ts';

/** A word with the entry and the affix that made it. */
export interface DerivedWord {
  word: string;
  stem: string;
  flags: string;
  affix: Affix | undefined;
}

/** Yields every word of a Hunspell dictionary whose flags are single characters, with affixes of affixes. */
export function* expandDictionary(folder: string): Generator<DerivedWord> {
  const affixes = readAffixes(readFileSync(`${folder}/index.aff`, 'utf8'));
  for (const line of readFileSync(`${folder}/index.dic`, 'utf8').split('\n').slice(1)) {
    const [stem = '', flags = ''] = line.trim().split('/');
    if (stem !== '') yield* expandEntry(stem, flags, affixes);
  }
}

function* expandEntry(stem: string, flags: string, affixes: Map<string, Affix[]>): Generator<DerivedWord> {
  yield { word: stem, stem, flags, affix: undefined };
  const used = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
  const prefixes = used.filter(({ isPrefix }) => isPrefix);
  const derived: DerivedWord[] = [];
  for (const affix of used.filter(({ isPrefix }) => !isPrefix)) {
    const word = attach(stem, affix);
    if (word === undefined) continue;
    derived.push({ word, stem, flags, affix });
    for (const next of [...affix.further].flatMap((flag) => affixes.get(flag) ?? [])) {
      const longer = attach(word, next);
      if (longer !== undefined) derived.push({ word: longer, stem: word, flags: affix.further, affix: next });
    }
  }
  yield* derived;
  for (const prefix of prefixes) {
    const word = attach(stem, prefix);
    if (word !== undefined) yield { word, stem: word, flags, affix: prefix };
    if (!prefix.crosses) continue;
    for (const { word: longer, affix } of derived) {
      const both = affix?.crosses ? attach(longer, prefix) : undefined;
      if (both !== undefined) yield { word: both, stem: word ?? stem, flags, affix };
    }
  }
}
