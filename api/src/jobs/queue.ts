/**
 * Who works on what: each department has boxed processes of its own, which hold the engines of that department alone. So a long scan keeps no
 * merge waiting, and the memory that a dictionary takes is not taken once more by those who never look a word up.
 */
export const departments = ['pages', 'reading', 'language', 'answers', 'documents'] as const;

export type Department = (typeof departments)[number];

export function isDepartment(name: unknown): name is Department {
  return departments.some((department) => department === name);
}

/** Those that read pictures of text, for which they need the data of its languages. */
export const readsScans: ReadonlySet<Department> = new Set(['reading', 'documents']);

const MB = 1024 * 1024;

/** What sets a department apart from the others. */
export interface Terms {
  /** Processes, when so many are wanted of a department that has no other bound. */
  workers(wanted: number): number;
  /** How often a job may be given its time anew, since it got on with long work: a page recognised, a stretch of text checked. */
  renewals: number;
  /** At least so much processor time between two renewals, since the smallest step may need it. */
  cpuSeconds: number;
  /** A process that holds more than this when its job is over is replaced. */
  maxIdleBytes: number;
}

export const terms: Record<Department, Terms> = {
  pages: { workers: (wanted) => wanted, renewals: 0, cpuSeconds: 0, maxIdleBytes: 400 * MB },
  // One page of a scan may take 45 seconds, and a document has at most forty of them read.
  reading: { workers: (wanted) => Math.min(wanted, 2), renewals: 40, cpuSeconds: 45, maxIdleBytes: 400 * MB },
  // Its dictionaries and rules stay in memory: that is what makes the next check quick.
  language: { workers: (wanted) => Math.max(1, Math.floor(wanted / 2)), renewals: 60, cpuSeconds: 0, maxIdleBytes: 700 * MB },
  // Milliseconds each, but somebody waits for every one of them.
  answers: { workers: (wanted) => Math.max(1, Math.floor(wanted / 4)), renewals: 0, cpuSeconds: 0, maxIdleBytes: 400 * MB },
  // Two thousand pages are read ten at a time, and forty of them may be scans.
  documents: { workers: (wanted) => Math.min(wanted, 2), renewals: 240, cpuSeconds: 45, maxIdleBytes: 400 * MB },
};
