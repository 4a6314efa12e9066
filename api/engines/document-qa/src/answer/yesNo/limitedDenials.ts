/** How often, how much or how fast something is not to be done: "Do not freeze it twice" denies no first time. */
const MANNER =
  /\b(?:twice|again|a second time|once more|repeatedly|more than once|(?:all )?at once|in one go|on (?:its|their) own|too \p{L}+|more (?:often|than \p{L}+ times))\b|(?<!\p{L})(?:dos veces|otra vez|de nuevo|a la vez|demasiado|más de una vez)(?!\p{L})|(?<!\p{L})(?:zweimal|noch einmal|nochmals|erneut|wieder|auf einmal|zu (?:oft|lange|viel|heiß|schnell|stark)|mehr als einmal)(?!\p{L})/iu;
const FORBIDS = /\b(?:(?:do|does|must|may|should|shall|can) ?(?:not|n['’]t)|cannot|never)\b|(?<!\p{L})(?:no|nunca|nicht|nie|niemals)(?!\p{L})/iu;

/** Returns whether a sentence forbids only to do something in a manner, such as twice or too fast, that the question does not name. */
export function deniesMannerAlone(question: string, sentence: string): boolean {
  const manner = MANNER.exec(sentence);
  return manner !== null && FORBIDS.test(sentence.slice(0, manner.index)) && !MANNER.test(question);
}
