import type { TermKind } from '../vocabulary.ts';

export const commonTerms: Partial<Record<TermKind, string>> = {
  skill: `
Team leadership = team management; people management; managing people; leading a team; line management
Project management = managing projects
`,
  language: `
English
Spanish
`,
};
