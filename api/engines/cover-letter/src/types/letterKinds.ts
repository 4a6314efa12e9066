/** Seven ways to sound. */
export type LetterTone = 'professional' | 'formal' | 'confident' | 'enthusiastic' | 'friendly' | 'concise' | 'creative';
/** Languages in which the built-in writer writes. */
export type WrittenLanguage = 'en' | 'es';
export type LetterLength = 'short' | 'standard' | 'long';
export type ParagraphKind = 'greeting' | 'opening' | 'evidence' | 'motivation' | 'closing' | 'signature';
export type LetterFormat = 'pdf' | 'docx' | 'txt';
export type LetterTemplate = 'classic' | 'modern' | 'plain';
export type LetterPaper = 'A4' | 'Letter';

/** Words of the body. `max` is a hard limit; a letter with few facts may stay below `min`. */
export const WORDS_BY_LENGTH: Record<LetterLength, { min: number; max: number }> = {
  short: { min: 120, max: 180 },
  standard: { min: 220, max: 320 },
  long: { min: 330, max: 400 },
};
