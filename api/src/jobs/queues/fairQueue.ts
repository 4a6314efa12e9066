/** Waiting work, taken from each visitor in turn, so that one with much to do does not make the others wait for all of it. */
export interface FairQueue<Item> {
  readonly length: number;
  lengthOf(visitor: string): number;
  add(visitor: string, item: Item): void;
  next(): Item | undefined;
  /** Says whether the item was still waiting. */
  remove(visitor: string, item: Item): boolean;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  // A Map keeps its order: whoever was served goes to its end.
  const lines = new Map<string, Item[]>();
  let length = 0;

  return {
    get length() {
      return length;
    },
    lengthOf: (visitor) => lines.get(visitor)?.length ?? 0,
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
      const place = line.indexOf(item);
      if (place < 0) return false;
      line.splice(place, 1);
      if (line.length === 0) lines.delete(visitor);
      length -= 1;
      return true;
    },
  };
}
