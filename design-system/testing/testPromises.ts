/** Holds a component to the accessibility sentences of its guide: the compiler asks for a test of each, and a sentence without one fails. */
export function testPromises<Sentence extends string>(sentences: readonly Sentence[], tests: Record<Sentence, () => void | Promise<void>>) {
  describe('accessibility', () => {
    for (const sentence of sentences) test(sentence, async () => tests[sentence]());
  });
}
