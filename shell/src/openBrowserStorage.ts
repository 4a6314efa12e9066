import type { DonationStorage } from './donation';

/** Returns the browser's storage, or one in memory where the visitor forbids storing: then reading it throws. */
export function openBrowserStorage(read: () => Storage = () => window.localStorage): DonationStorage {
  const kept = new Map<string, string>();
  const forgetful = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value);
    },
  };
  try {
    return read();
  } catch {
    return forgetful;
  }
}
