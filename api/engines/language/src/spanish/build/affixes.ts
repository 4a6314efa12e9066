import { readFileSync } from 'node:fs';

export interface Affix {
  flag: string;
  isPrefix: boolean;
  crosses: boolean;
  strip: string;
  add: string;
  /** Flags of what the affix makes. */
  further: string;
  where: RegExp;
}

/** A word with the entry and the affix that made it. */
export interface MadeWord {
  word: string;
  stem: string;
  flags: string;
  affix: Affix | undefined;
}

/** Yields every word of a Hunspell dictionary whose flags are single characters, with affixes of affixes. */
export function* expandDictionary(folder: string): Generator<MadeWord> {
  const affixes = readAffixes(readFileSync(`${folder}/index.aff`, 'utf8'));
  for (const line of readFileSync(`${folder}/index.dic`, 'utf8').split('\n').slice(1)) {
    const [stem = '', flags = ''] = line.trim().split('/');
    if (stem !== '') yield* expandEntry(stem, flags, affixes);
  }
}

function* expandEntry(stem: string, flags: string, affixes: Map<string, Affix[]>): Generator<MadeWord> {
  yield { word: stem, stem, flags, affix: undefined };
  const used = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
  const prefixes = used.filter(({ isPrefix }) => isPrefix);
  const made: MadeWord[] = [];
  for (const affix of used.filter(({ isPrefix }) => !isPrefix)) {
    const word = attach(stem, affix);
    if (word === undefined) continue;
    made.push({ word, stem, flags, affix });
    for (const next of [...affix.further].flatMap((flag) => affixes.get(flag) ?? [])) {
      const longer = attach(word, next);
      if (longer !== undefined) made.push({ word: longer, stem: word, flags: affix.further, affix: next });
    }
  }
  yield* made;
  for (const prefix of prefixes) {
    const word = attach(stem, prefix);
    if (word !== undefined) yield { word, stem: word, flags, affix: prefix };
    if (!prefix.crosses) continue;
    for (const { word: longer, affix } of made) {
      const both = affix?.crosses ? attach(longer, prefix) : undefined;
      if (both !== undefined) yield { word: both, stem: word ?? stem, flags, affix };
    }
  }
}

function attach(stem: string, { isPrefix, strip, add, where }: Affix): string | undefined {
  if (!where.test(stem)) return undefined;
  return isPrefix ? add + stem.slice(strip.length) : stem.slice(0, stem.length - strip.length) + add;
}

function readAffixes(rules: string): Map<string, Affix[]> {
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
    const [add = '', further = ''] = fourth.split('/');
    const where = new RegExp(isPrefix ? `^${condition}` : `${condition}$`);
    const affix = { flag, isPrefix, crosses, strip: third === '0' ? '' : third, add: add === '0' ? '' : add, further, where };
    affixes.set(flag, [...(affixes.get(flag) ?? []), affix]);
  }
  return affixes;
}
