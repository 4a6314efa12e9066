import type { Segment } from '../lines/textLine.ts';
import { groupByBaseline } from './baselines.ts';

/** A figure with its sign or currency, or a dash in its place. */
export const FIGURES = /^[-−–+(]?[\p{Sc}\s]*\p{N}[\p{N}.,'’\s]*[)%]?[\s\p{Sc}]*$|^[-−–—]$/u;
const DASH = /^[-−–—]$/u;
/** The share of the other cells of a row that are figures. */
const MOSTLY = 0.5;
/** One figure behind a dash may be all that an item says. */
const LEAST_FIGURES = 2;

/** Finds the dashes of empty cells, such as the time of a bus that does not stop: each alone among the figures of its row. They begin no items. */
export function findEmptyCells(segments: readonly Segment[]): Set<Segment> {
  if (!segments.some(isDash)) return new Set();
  return new Set(
    groupByBaseline([...segments]).flatMap((row) => {
      const others = row.filter((segment) => !isDash(segment));
      const figures = others.filter(({ words }) => FIGURES.test(words.map(({ text }) => text).join(' ')));
      return figures.length >= LEAST_FIGURES && figures.length >= MOSTLY * others.length ? row.filter(isDash) : [];
    }),
  );
}

function isDash({ words: [first, ...others] }: Segment): boolean {
  return others.length === 0 && DASH.test(first?.text ?? '');
}
