/** Reserves a name in `used`, with a number appended when it is taken, and returns it. */
export function reserveName(wanted: string, used: Set<string>): string {
  let candidate = wanted;
  for (let count = 2; used.has(candidate); count++) candidate = `${wanted}-${count}`;
  used.add(candidate);
  return candidate;
}

/** Returns a text as printable ASCII for a PDF name or string; other characters become underscores. */
export function decodePlainText(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, '_');
}

/** Puts a prefix before a string of bytes that may be UTF-16. */
export function withPrefix(prefix: string, value: string): string {
  if (!value.startsWith('\xfe\xff')) return prefix + value;
  return `\xfe\xff${[...prefix].map((character) => `\0${character}`).join('')}${value.slice(2)}`;
}
