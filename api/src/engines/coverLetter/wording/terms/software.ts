import type { TermKind } from '../vocabulary.ts';

export const softwareTerms: Partial<Record<TermKind, string>> = {
  tool: `
JavaScript = js; ecmascript; es6
TypeScript
Python
Kubernetes = k8s
Docker
SQL
`,
};
