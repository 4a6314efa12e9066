import { lazyKeeping } from '@sheaf/tool-kit/lazyKeeping';

/** Keeps the text, its PDF, the findings and the decisions in this browser. */
export const grammarKeeping = lazyKeeping({ tool: 'grammar', version: 1 }, async () => (await import('./packGrammar')).packGrammar);
