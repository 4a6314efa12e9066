import type { DonationStorage } from './donation';

/** The browser's storage, or a forgetful one in its place where the visitor forbids storing: then reading it is itself an error. */
export function browserStorage(read: () => Storage = () => window.localStorage): DonationStorage {
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
