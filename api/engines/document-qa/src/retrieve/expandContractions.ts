const ASKS =
  /(?<!\p{L})(what|who|where|when|how)['’]?s(?= (?:the|a|an|my|our|your|his|her|its|their|this|that|it|included|covered|on|in)(?!\p{L}))/giu;

/** "Dienstagnachmittag" is a cell of the row "Dienstag" below "Nachmittag". */
const GERMAN_DAYPART = /(?<!\p{L})((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(vormittag|nachmittag|abend|morgen|mittag)(?!\p{L})/giu;
const LOST_APOSTROPHE = /(?<!\p{L})(ca|is|are|do|does|did|has|have|had|would|should|could|was|were)nt(?!\p{L})/giu;

/** Writes out "what's" and "whats" as "what is", and "cant" as "can't", so that rules for questions need to know one spelling. */
export function expandContractions(question: string): string {
  return question
    .replace(ASKS, '$1 is')
    .replace(LOST_APOSTROPHE, "$1n't")
    .replace(GERMAN_DAYPART, (_, day: string, part: string) => `${day} ${part[0]?.toUpperCase()}${part.slice(1)}`);
}
