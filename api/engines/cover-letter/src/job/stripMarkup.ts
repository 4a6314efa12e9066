const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  '#39': "'",
  ndash: '–',
  mdash: '—',
  bull: '•',
};
const TAG = /<(\/?)([a-z][a-z\d]{0,9})(?:\s[^<>]{0,300})?\/?>/giu;
const ENTITY = /&(#?[a-z\d]{2,6});/giu;
const INLINE = new Set('a b strong i em u span font small sub sup'.split(' '));

/** Returns a description that was copied with its HTML, with spaces and line ends in place of it, so that every character stays where it was. */
export function stripMarkup(description: string): string {
  return splitLowercaseSentences(description)
    .replace(/\*\*|__|^#{1,4} /gmu, (sign) => ' '.repeat(sign.length))
    .replace(TAG, (tag: string, end: string, name: string) => {
      const element = name.toLowerCase();
      const sign = INLINE.has(element) ? '' : element === 'li' && end === '' ? '\n•' : '\n';
      return sign.padEnd(tag.length);
    })
    .replace(
      /(?=\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*|\p{Emoji_Presentation})[ ]?/gu,
      (sign) => '\n'.padStart(sign.length),
    )
    .replace(ENTITY, (entity: string, name: string) => (ENTITIES[name.toLowerCase()] ?? entity).padEnd(entity.length));
}

const LOWERCASE_SENTENCE =
  /(?<=\p{L}{2}|[)\d])(?<!\b(?:st|dr|mr|mrs|ms|co|vs|no|eg|ie|pa|pw|ph|hr|yr|wk|incl|excl|approx|min|max|etc|hrs|yrs|wks|dept|temp|perm|esp|misc|ref|tel|ext|cert|exp|quals?))[.!]{1,3} (?=\p{Ll}{2})/gu;
const MIN_LOWERCASE_SENTENCES = 2;

/** Ends the sentences of who writes without capitals: "scanning a bonus. own transport. first aiders get more". */
function splitLowercaseSentences(description: string): string {
  const found = description.match(LOWERCASE_SENTENCE) ?? [];
  return found.length < MIN_LOWERCASE_SENTENCES ? description : description.replace(LOWERCASE_SENTENCE, (end) => `${end.slice(0, -1)}\n`);
}
