const SEASONS = [
  /\bwinter\b|\binvierno\b/i,
  /\bspring\b|\bprimavera\b|\bfrühling\b/i,
  /\bsummer\b|\bverano\b|\bsommer\b/i,
  /\bautumn\b|\botoño\b|\bherbst\b/i,
];

/** Returns whether a sentence names the one season that a question is about. */
export function comparesSeasons(question: string, sentence: string): boolean {
  const askedSeasons = SEASONS.filter((season) => season.test(question));
  return askedSeasons.length === 1 && askedSeasons[0]?.test(sentence) === true;
}
