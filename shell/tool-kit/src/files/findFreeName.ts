/** Returns a name that no other file of the list has: "report.pdf", "report.pdf (2)", as file managers call copies. */
export function findFreeName(name: string, others: readonly { name: string }[]): string {
  const usedNames = new Set(others.map((other) => other.name));
  let free = name;
  for (let count = 2; usedNames.has(free); count += 1) free = `${name} (${count})`;
  return free;
}
