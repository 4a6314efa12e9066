/** In which direction a page's text is read: degrees clockwise from left to right, as the page is shown. */
export type Turn = 0 | 90 | 180 | 270;

/** A word on its line. Places are in points of the reading frame: the page turned so that this text runs from left to right. */
export interface LineWord {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  isBold: boolean;
  /** The mark of a footnote or another raised sign that begins it, as in "1 See the appendix", counts as a word of its own. */
  isRaised: boolean;
  markedContent: number;
  /** No space stands before it: it is a sign of a script that parts no words. */
  isGlued?: boolean;
  /** 0 to 100, of recognised words. */
  confidence?: number;
}

/** Words with one line of writing and no wide gap between them, in the order they stand on the page from left to right. */
export interface Segment {
  words: LineWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where the letters stand. */
  base: number;
  size: number;
}

/** A segment around words, which are in order from left to right. */
export function segmentOf(words: LineWord[], base: number): Segment {
  return {
    words,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
    base,
    size: prevailingSize(words),
  };
}

/** The size that most letters have. */
export function prevailingSize(words: LineWord[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of words) {
    const rounded = Math.round(size * 10) / 10;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  let best = 0;
  let most = -1;
  for (const [size, count] of letters) {
    if (count <= most) continue;
    best = size;
    most = count;
  }
  return best;
}
