/** What may happen to a thing. A rule about one of these says nothing of another. */
const MISFORTUNES: readonly RegExp[] = [
  /\b(?:lost|lose[sd]?|losing|loss(?:es)?|misplaced|mislaid)\b|(?<!\p{L})(?:perd[ií]\p{L}*|pérdidas?|extravi\p{L}+|verloren\p{L}*|verlier\p{L}+|verlust\p{L}*|abhanden)(?!\p{L})/iu,
  /\b(?:stolen|stole|steals?|thefts?|thie(?:f|ves)|robbed|robbery|burgl\p{L}+|nicked)\b|(?<!\p{L})(?:rob(?:o|ad[oa]s?|aron)|hurt(?:o|ad[oa]s?)|(?:ge|be)stohlen\p{L}*|gestohlene\p{L}*|diebstahl\p{L}*|geklaut\p{L}*|entwendet\p{L}*)(?!\p{L})/iu,
  /\b(?:damage[sd]?|broken?|breaks|breakage|smashed|scratched|dropped)\b|(?<!\p{L})(?:dañ\p{L}+|rot[oa]s?|rotura|averi\p{L}+|beschädig\p{L}+|kaputt\p{L}*|zerbroch\p{L}+)(?!\p{L})/iu,
];
/** Returns whether a rule is about what may happen to a thing, such as theft, and the question about something else that may, such as loss. */
export function isAboutOtherMisfortune(question: string, rule: string): boolean {
  const [questionPatterns, rulePatterns] = [question, rule].map((text) => MISFORTUNES.filter((pattern) => pattern.test(text)));
  return (
    (questionPatterns?.length ?? 0) > 0 && (rulePatterns?.length ?? 0) > 0 && !questionPatterns?.some((pattern) => rulePatterns?.includes(pattern))
  );
}
