/** Waiting work, taken from each visitor in turn. A visitor with many jobs does not delay the others. */
export interface FairQueue<Item> {
  readonly length: number;
  countWaiting(visitor: string): number;
  add(visitor: string, item: Item): void;
  next(): Item | undefined;
  /** Returns whether the item was still waiting. */
  remove(visitor: string, item: Item): boolean;
}

/** Creates a queue that serves visitors in turn. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // A Map keeps the order of its keys: a visitor who was served goes to the end.
  const lines = new Map<string, Item[]>();
  let length = 0;

  return {
    get length() {
      return length;
    },
    countWaiting: (visitor) => lines.get(visitor)?.length ?? 0,
    add(visitor, item) {
      const line = lines.get(visitor);
      if (line) line.push(item);
      else lines.set(visitor, [item]);
      length += 1;
    },
    next() {
      for (const [visitor, line] of lines) {
        const item = line.shift();
        lines.delete(visitor);
        if (line.length > 0) lines.set(visitor, line);
        length -= 1;
        return item;
      }
      return undefined;
    },
    remove(visitor, item) {
      const line = lines.get(visitor) ?? [];
      const index = line.indexOf(item);
      if (index < 0) return false;
      line.splice(index, 1);
      if (line.length === 0) lines.delete(visitor);
      length -= 1;
      return true;
    },
  };
}
