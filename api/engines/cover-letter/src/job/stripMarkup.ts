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
  return description
    .replace(/\*\*|__|^#{1,4} /gmu, (sign) => ' '.repeat(sign.length))
    .replace(TAG, (tag: string, end: string, name: string) => {
      const element = name.toLowerCase();
      const sign = INLINE.has(element) ? '' : element === 'li' && end === '' ? '\n•' : '\n';
      return sign.padEnd(tag.length);
    })
    .replace(ENTITY, (entity: string, name: string) => (ENTITIES[name.toLowerCase()] ?? entity).padEnd(entity.length));
}
