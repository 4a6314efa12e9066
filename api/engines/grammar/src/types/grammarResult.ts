/** A text that is to be checked. A word limit that is absent, null or 0 means none. */
export interface GrammarRequest {
  text: string;
  wordLimit?: number | null | undefined;
  /** One of `grammarDialects`; an unknown one counts as `en`. */
  language?: string | undefined;
  /** One of `grammarPresets`; an unknown one counts as `general`. */
  preset?: string | undefined;
  ignoreWords?: string[] | undefined;
  /** Rules by their `ruleId`. */
  disabledRules?: string[] | undefined;
}

/** One finding. `offset` and `length` count UTF-16 units of the text that was given. */
export interface Correction {
  id: string;
  original: string;
  corrected: string;
  type: 'grammar' | 'spelling' | 'style';
  suggestion: string;
  offset: number;
  length: number;
  replacements: string[];
  ruleId: string;
  confidence: 'high' | 'medium' | 'low';
  /** Who found it, where more than the built-in engine looked. */
  source?: 'built-in' | 'model' | 'both' | undefined;
}

/** How hard a text is to read. `grade` is the Flesch-Kincaid grade: years of school. */
export interface Readability {
  words: number;
  sentences: number;
  averageSentenceWords: number;
  grade: number;
}

/** What the corrections of a text come to. */
export interface Findings {
  correctedText: string;
  totalCorrections: number;
  grammarCount: number;
  spellingCount: number;
  styleCount: number;
  corrections: Correction[];
}

export interface GrammarResult extends Findings {
  wordCount: number;
  checkedWordCount: number;
  truncated: boolean;
  /** `en` or `es`, or a guess at what else it is: then nothing is marked. */
  language: string;
  engine: string;
  warnings?: { code: 'not_english' | 'not_prose' | 'truncated'; text: string }[] | undefined;
  /** Absent for texts too short to say. */
  readability?: Readability | undefined;
}
