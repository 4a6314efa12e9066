import { readFileSync } from 'node:fs';
import { type Area, listFiles } from './areas.ts';
import { findMutants, type Mutant } from './findMutants.ts';

/** Constants of a multiplicative congruential generator (Park and Miller, 1988). */
const MULTIPLIER = 48_271;
const MODULUS = 2 ** 31 - 1;

export interface Candidate {
  area: Area;
  mutant: Mutant;
}

/** Returns the same numbers from 0 to below 1 for the same seed. */
export function createRandom(seed: number): () => number {
  let state = (Math.abs(Math.trunc(seed)) % (MODULUS - 1)) + 1;
  const drawNumber = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
  // Neighbouring seeds would start with similar numbers.
  drawNumber();
  return drawNumber;
}

/** Returns the mutants in random order, one of each area in turn, so that a short run covers every area. */
export function pickMutants(areas: readonly Area[], seed: number): Candidate[] {
  const random = createRandom(seed);
  const queues = areas.map((area) => shuffle(listCandidates(area), random));
  const picked: Candidate[] = [];
  for (let turn = 0; queues.some(({ length }) => turn < length); turn += 1) {
    for (const queue of queues) picked.push(...queue.slice(turn, turn + 1));
  }
  return picked;
}

function listCandidates(area: Area): Candidate[] {
  return listFiles(area).flatMap((file) => findMutants(file, readFileSync(file, 'utf8')).map((mutant) => ({ area, mutant })));
}

/** Shuffles a list (Fisher and Yates). */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
