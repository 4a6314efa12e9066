import { EDGE } from './format.ts';

/** Returns a function that finds the place of a word among all words of a graph, or -1. */
export function createWordIndex(graph: Uint32Array, letters: string): (word: string) => number {
  const wordsBehind = countWordsBehind(graph);
  const letterNumbers = new Map([...letters].map((letter, number) => [letter, number]));
  return (word) => {
    let edges = 1;
    let index = 0;
    let isWord = false;
    for (const letter of word) {
      const letterNumber = letterNumbers.get(letter);
      if (letterNumber === undefined || edges === 0) return -1;
      if (isWord) index++;
      for (let edge = edges; ; edge++) {
        const value = graph[edge] ?? 0;
        if ((value & EDGE.letter) === letterNumber) {
          isWord = (value & EDGE.endsWord) !== 0;
          edges = value >>> EDGE.targetShift;
          break;
        }
        index += wordsBehind[edge] ?? 0;
        if (value & EDGE.isLast) return -1;
      }
    }
    return isWord ? index : -1;
  };
}

/**
 * Returns how many words lead over each edge, itself the end of one or not. Edges lead to later ones alone, so one way back through them is enough.
 */
function countWordsBehind(graph: Uint32Array): Uint32Array {
  const behind = new Uint32Array(graph.length);
  for (let edge = graph.length - 1; edge > 0; edge--) {
    const value = graph[edge] ?? 0;
    let words = value & EDGE.endsWord ? 1 : 0;
    let next = value >>> EDGE.targetShift;
    while (next > 0) {
      words += behind[next] ?? 0;
      next = (graph[next] ?? 0) & EDGE.isLast ? 0 : next + 1;
    }
    behind[edge] = words;
  }
  return behind;
}
