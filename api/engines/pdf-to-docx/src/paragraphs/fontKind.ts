import { isFixedPitchFont } from '@sheaf/pdf-text/lines/fixedPitch';

const SERIF = /times|serif|roman|georgia|garamond|cambria|caladea|palatino|book|minion|century|baskerville|didot|caslon|charter|antiqua|tinos/i;

/** Detects what a font is like, by its name: whoever reads the document may lack it. */
export function detectFontKind(font: string): 'serif' | 'sans' | 'mono' {
  if (isFixedPitchFont(font)) return 'mono';
  return SERIF.test(font) && !/sans/i.test(font) ? 'serif' : 'sans';
}
