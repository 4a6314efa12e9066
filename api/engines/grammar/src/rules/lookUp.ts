/** Returns what a table has for a word; nothing for a word such as "constructor", which every object has. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
