const LONGEST_SHORT_FORM = 3;
const SMALL = /^(?:of|and|the|for|in|at|to|on|by|de|la|le|du|des|del|der|die|und|et|y|e)$/i;

/** "PRIMARY SCHOOL TEACHER" of a CV in capitals is "Primary School Teacher" in a sentence. One word in capitals may be a name that is written so. */
export function lowerGenericWords(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return words
    .map((word, place) => (SMALL.test(word) && place > 0 ? word.toLowerCase() : isShortForm(word) ? word : withFirstCapital(word)))
    .join(' ');
}

/** "NHS", "HR", "B.V.", but not "3RD". */
function isShortForm(word: string): boolean {
  return (word.replace(/\P{L}/gu, '').length <= LONGEST_SHORT_FORM && !/^\d+(?:ST|ND|RD|TH)$/.test(word)) || /\p{L}[&.]\p{L}/u.test(word);
}

function withFirstCapital(word: string): string {
  return (
    word
      .toLowerCase()
      .replace(/(?<![\p{L}\d’'])\p{L}/gu, (letter) => letter.toUpperCase())
      // McGrath and O'Neill have a capital inside.
      .replace(/(?<![\p{L}])(Mc|O['’])(\p{Ll})(?=\p{Ll}{2})/gu, (_, start: string, letter: string) => start + letter.toUpperCase())
  );
}

/** "BEN TREGARTH" signs as Ben Tregarth; two letters, as in "JP", are initials. */
export function lowerPersonName(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return words.map((word) => (word.replace(/\P{L}/gu, '').length > 2 ? withFirstCapital(word) : word)).join(' ');
}
