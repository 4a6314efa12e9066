import type { JobProgress } from '../../contract/progress.ts';
import type { ProgressStore } from '../ports.ts';

export interface ProgressSettings {
  /** The latest report is deleted after this time. */
  retentionMs: number;
}

interface LatestProgress {
  progress: JobProgress;
  forgetting: NodeJS.Timeout;
}

/** Keeps the progress of a single server. */
export function createMemoryProgress({ retentionMs }: ProgressSettings): ProgressStore {
  const latest = new Map<string, LatestProgress>();
  const listeners = new Map<string, Set<(progress: JobProgress) => void>>();

  return {
    report(topic, progress) {
      clearTimeout(latest.get(topic)?.forgetting);
      const forgetting = setTimeout(() => latest.delete(topic), retentionMs);
      forgetting.unref();
      latest.set(topic, { progress, forgetting });
      for (const listener of [...(listeners.get(topic) ?? [])]) listener(progress);
    },
    watch(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      const latestOfTopic = latest.get(topic);
      // Later, as from any other place; and not when something newer was reported or nobody listens any more.
      queueMicrotask(() => latestOfTopic && latestOfTopic === latest.get(topic) && all.has(listener) && listener(latestOfTopic.progress));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(topic) === all) listeners.delete(topic);
      };
    },
    async close() {
      for (const { forgetting } of latest.values()) clearTimeout(forgetting);
      latest.clear();
      listeners.clear();
    },
  };
}
