import type { TermKind } from '../vocabulary.ts';

export const careTerms: Partial<Record<TermKind, string>> = {
  skill: `
Patient care = caring for patients; looking after patients
Wound care
`,
};
