const segmenters = new Map<string, Intl.Segmenter>();

/** Splits a text into sentences as Unicode has it (UAX 29), each with the white space behind it. `language` is a tag of BCP 47. */
export function segmentSentences(text: string, language: string): Iterable<{ segment: string; index: number }> {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter.segment(text);
}
