import { type GrammarPreset, grammarPresets } from '@sheaf/api/contract/grammar';

/** The pages about one kind of text lead here with its name: `/grammar-check?for=resume`. */
const PARAMETER = 'for';

export function addressForPreset(slug: string): string {
  return `/grammar-check?${PARAMETER}=${slug}`;
}

export function findPreset(search: string): GrammarPreset {
  const named = new URLSearchParams(search).get(PARAMETER);
  return grammarPresets.find((preset) => preset === named) ?? 'general';
}
