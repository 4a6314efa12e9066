import { type GrammarChoices, grammarChoices, usualGrammarChoices } from '@sheaf/api/contract/grammarChoices';

/** The pages about one kind of text lead here with its name: `/grammar-check?for=resume`. */
const PARAMETER = 'for';

/** Returns the path of the tool with a preset chosen. */
export function buildPresetAddress(slug: string): string {
  return `/grammar-check?${PARAMETER}=${slug}`;
}

/** Reads the preset from the query of an address, or the usual one. */
export function findPreset(search: string): GrammarChoices['preset'] {
  const named = new URLSearchParams(search).get(PARAMETER);
  return grammarChoices.preset.values.find((preset) => preset === named) ?? usualGrammarChoices.preset;
}
