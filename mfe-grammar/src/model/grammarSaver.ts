import { createLazyWorkSaver } from '@sheaf/tool-kit/lazyWorkSaver';

/** Keeps the text, its PDF, the findings and the decisions in this browser. */
export const grammarSaver = createLazyWorkSaver({ tool: 'grammar', version: 1 }, async () => (await import('./packGrammar')).packGrammar);
