import { EDGE } from '../format.ts';

interface Node {
  isWord: boolean;
  edges: Map<string, Node>;
  id: number;
}

/** Returns the smallest graph whose paths are these words: `words` in order of their code units. One number an edge; edge 0 leads nowhere. */
export function buildWordGraph(words: readonly string[], alphabet: string): Uint32Array {
  const known = new Map<string, Node>();
  let ids = 0;
  const createNode = (): Node => ({ isWord: false, edges: new Map(), id: ids++ });
  const root = createNode();
  let path: { parent: Node; letter: string; child: Node }[] = [];
  const settle = (down: number) => {
    while (path.length > down) {
      const step = path.pop();
      if (!step) return;
      const key = `${step.child.isWord}${[...step.child.edges].map(([letter, { id }]) => `${letter}${id}`).join()}`;
      const same = known.get(key);
      if (same) step.parent.edges.set(step.letter, same);
      else known.set(key, step.child);
    }
  };
  let before = '';
  for (const word of words) {
    let shared = 0;
    while (shared < word.length && word[shared] === before[shared]) shared++;
    settle(shared);
    let node = path.at(-1)?.child ?? root;
    for (const letter of word.slice(shared)) {
      const child = createNode();
      node.edges.set(letter, child);
      path.push({ parent: node, letter, child });
      node = child;
    }
    node.isWord = true;
    before = word;
  }
  settle(0);
  path = [];
  return packGraph(root, alphabet);
}

function packGraph(root: Node, alphabet: string): Uint32Array {
  const order: Node[] = [];
  const seen = new Set<Node>();
  const visit = (node: Node) => {
    if (seen.has(node) || node.edges.size === 0) return;
    seen.add(node);
    for (const child of node.edges.values()) visit(child);
    order.push(node);
  };
  visit(root);
  // No edge leads back, which lets a reader count in one pass.
  order.reverse();
  const positions = new Map<Node, number>();
  let size = 1;
  for (const node of order) {
    positions.set(node, size);
    size += node.edges.size;
  }
  const graph = new Uint32Array(size);
  for (const node of order) {
    let at = positions.get(node) ?? 0;
    const edges = [...node.edges].sort(([a], [b]) => alphabet.indexOf(a) - alphabet.indexOf(b));
    for (const [number, [letter, child]] of edges.entries()) {
      const last = number === edges.length - 1 ? EDGE.isLast : 0;
      const target = child.edges.size === 0 ? 0 : (positions.get(child) ?? 0);
      graph[at++] = alphabet.indexOf(letter) | last | (child.isWord ? EDGE.endsWord : 0) | (target << EDGE.targetShift);
    }
  }
  return graph;
}
