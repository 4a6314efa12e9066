import { filterChangedChoices } from '@sheaf/api/contract/choices';
import type { ConvertOptions, Correction, PageMode } from '@sheaf/api/contract/convert';
import { convertChoices, type ConvertChoices as DeclaredChoices, usualConvertChoices } from '@sheaf/api/contract/convertChoices';
import type { PageChoice } from './pageChoices';

/** What a visitor may choose about a conversion. */
export interface ConvertChoices extends DeclaredChoices {
  /** Pages that do not become text that reflows. */
  pageModes: PageChoice[];
  /** What was read wrong, in the order in which it was said. */
  corrections: Correction[];
}

export const usualChoices: ConvertChoices = { ...usualConvertChoices, pageModes: [], corrections: [] };

/** Builds the options to send: only those changed from the default. `everyPage` is the mode of pages without a choice. */
export function buildRequestOptions(
  { pageModes, corrections, ...choices }: ConvertChoices,
  password: string,
  everyPage?: PageMode,
): ConvertOptions | undefined {
  const options: ConvertOptions = {
    ...(everyPage && { mode: everyPage }),
    ...filterChangedChoices(convertChoices, choices),
    ...(pageModes.length > 0 && { pageModes }),
    ...(corrections.length > 0 && { corrections }),
    ...(password !== '' && { password }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}
