interface Named {
  file: { name: string };
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares names in natural order: "page 2" before "page 10", ignoring case. */
export function compareNaturalNames(one: Named, other: Named): number {
  return names.compare(one.file.name, other.file.name);
}
