const FOLDS = 6;

/** Splits examples into folds by document, for cross-validation: each fold is held out once. */
export function assignFolds<Item extends { doc: string }>(items: readonly Item[]): { training: Item[]; validation: Item[] }[] {
  const docs = [...new Set(items.map(({ doc }) => doc))];
  const foldByDoc = new Map(docs.map((doc, index): [string, number] => [doc, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => ({
    training: items.filter(({ doc }) => foldByDoc.get(doc) !== fold),
    validation: items.filter(({ doc }) => foldByDoc.get(doc) === fold),
  }));
}

/** Returns the items in another order each round, the same on every run. */
export function shuffle<Item>(items: readonly Item[], round: number): Item[] {
  const stride = [7919, 6007, 4999, 3001][round % 4] ?? 1;
  return items.map((_, at) => items[(at * stride + round) % items.length]).filter((item) => item !== undefined);
}

/** Returns the sum of products of two lists of numbers. */
export function computeDotProduct(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
