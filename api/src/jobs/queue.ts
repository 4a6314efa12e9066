/**
 * The queues of jobs. Each has sandboxed workers of its own, which load the engines of that queue alone.
 * So a long scan delays no merge, and only the workers that need a dictionary hold it in memory.
 */
export const queues = ['merge', 'ocr', 'grammar', 'qa', 'convert'] as const;

export type Queue = (typeof queues)[number];

/** Returns whether a name is that of a queue. */
export function isQueue(name: unknown): name is Queue {
  return queues.some((queue) => queue === name);
}

/** The queues that recognise text in pictures, for which their workers read the data of languages. */
export const queuesWithOcr: ReadonlySet<Queue> = new Set(['ocr', 'convert']);
