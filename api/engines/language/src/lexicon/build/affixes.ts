/** A prefix or suffix of a Hunspell dictionary, as its `.aff` file describes it. */
export interface Affix {
  flag: string;
  isPrefix: boolean;
  crosses: boolean;
  strip: string;
  add: string;
  /** Flags of what the affix makes. */
  further: string;
  pattern: RegExp;
}

/** Returns a stem with an affix, or undefined where the affix does not fit. */
export function attach(stem: string, { isPrefix, strip, add, pattern }: Affix): string | undefined {
  if (!pattern.test(stem)) return undefined;
  return isPrefix ? add + stem.slice(strip.length) : stem.slice(0, stem.length - strip.length) + add;
}

/** Reads the affixes of an `.aff` file whose flags are single characters, by flag. */
export function readAffixes(rules: string): Map<string, Affix[]> {
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
    const pattern = new RegExp(isPrefix ? `^${condition}` : `${condition}$`);
    const affix = { flag, isPrefix, crosses, strip: third === '0' ? '' : third, add: add === '0' ? '' : add, further, pattern };
    affixes.set(flag, [...(affixes.get(flag) ?? []), affix]);
  }
  return affixes;
}
