/**
 * The queues of jobs. Each has sandboxed workers of its own, which load the engines of that queue alone.
 * So a long scan delays no merge, and only the workers that need a dictionary hold it in memory. `ocr` alone recognises text in pictures.
 */
export const queues = ['merge', 'ocr', 'grammar', 'qa', 'convert'] as const;

export type Queue = (typeof queues)[number];

/** Returns whether a name is that of a queue. */
export function isQueue(name: unknown): name is Queue {
  return queues.some((queue) => queue === name);
}
