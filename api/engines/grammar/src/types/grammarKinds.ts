/** The kind of text. It decides which advice is given, but not what is an error. */
export const grammarPresets = ['general', 'resume', 'business-proposal', 'research-paper'] as const;
export type GrammarPreset = (typeof grammarPresets)[number];

/** The kinds of English a text can be held to; without one, every kind is right. */
export const grammarDialects = ['en', 'en-US', 'en-GB', 'en-CA', 'en-AU'] as const;
export type GrammarDialect = (typeof grammarDialects)[number];
