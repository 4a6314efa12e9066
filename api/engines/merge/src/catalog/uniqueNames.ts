/** The name, or the name with a number, that is not taken yet; it is taken then. */
export function findFreeName(wanted: string, taken: Set<string>): string {
  let candidate = wanted;
  for (let count = 2; taken.has(candidate); count++) candidate = `${wanted}-${count}`;
  taken.add(candidate);
  return candidate;
}

/** A text of any script as the bytes of a PDF name or string: other characters become an underscore. */
export function decodePlainText(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, '_');
}

/** Puts a prefix before a string of bytes that may be UTF-16. */
export function withPrefix(prefix: string, value: string): string {
  if (!value.startsWith('\xfe\xff')) return prefix + value;
  return `\xfe\xff${[...prefix].map((character) => `\0${character}`).join('')}${value.slice(2)}`;
}
