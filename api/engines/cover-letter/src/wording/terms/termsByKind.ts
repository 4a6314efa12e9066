export const termKinds = ['skill', 'tool', 'qualification', 'licence', 'language', 'experience', 'soft'] as const;
export type TermKind = (typeof termKinds)[number];

/** A line for each term: its name, then after "=" what else it is called. "!" before a name: only as it is written here. */
export type TermsByKind = Partial<Record<TermKind, string>>;
