const MAX_SHORT_FORM_LENGTH = 3;
const FUNCTION_WORD = /^(?:of|and|the|for|in|at|to|on|by|de|la|le|du|des|del|der|die|und|et|y|e)$/i;

/** Lowers a name in capitals: "PRIMARY SCHOOL TEACHER" to "Primary School Teacher". A single word may be a name, so it stays. */
export function lowerGenericWords(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return words
    .map((word, index) => (FUNCTION_WORD.test(word) && index > 0 ? word.toLowerCase() : isShortForm(word) ? word : capitalizeWords(word)))
    .join(' ');
}

/** Detects "NHS", "HR" and "B.V.", but not "3RD". */
function isShortForm(word: string): boolean {
  return (word.replace(/\P{L}/gu, '').length <= MAX_SHORT_FORM_LENGTH && !/^\d+(?:ST|ND|RD|TH)$/.test(word)) || /\p{L}[&.]\p{L}/u.test(word);
}

function capitalizeWords(word: string): string {
  return (
    word
      .toLowerCase()
      .replace(/(?<![\p{L}\d’'])\p{L}/gu, (letter) => letter.toUpperCase())
      // McGrath and O'Neill have a capital inside.
      .replace(/(?<![\p{L}])(Mc|O['’])(\p{Ll})(?=\p{Ll}{2})/gu, (_, start: string, letter: string) => start + letter.toUpperCase())
  );
}

/** Lowers a person's name in capitals: "BEN TREGARTH" to "Ben Tregarth". Two letters, as in "JP", are initials. */
export function lowerPersonName(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return words.map((word) => (word.replace(/\P{L}/gu, '').length > 2 ? capitalizeWords(word) : word)).join(' ');
}
