interface Named {
  file: { name: string };
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order people expect: "page 2" before "page 10", and capitals no earlier than the rest. */
export function byNaturalName(one: Named, other: Named): number {
  return names.compare(one.file.name, other.file.name);
}
