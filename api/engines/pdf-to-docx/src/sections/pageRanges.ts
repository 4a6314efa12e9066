import type { MarginRow, PaginationArtifacts } from '../margins/marginRow.ts';
import { findPageNumbers, type MarginNumber } from '../margins/pageNumbers.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';

/** What it costs to take pages for a range of their own, its first page for one that differs, and left pages for ones that differ from right ones. */
const COST = { range: 3, first: 1, sides: 3 };
/** More ranges than this many for each page are no chapters: every page says something else. */
const MOST = 0.6;

interface PageLook {
  page: number;
  /** Its running header and footer, with signs for numbers. */
  look: string;
  numbers: MarginNumber[];
}

/**
 * Splits the pages of a document into ranges that have the same running headers and footers, and numbers that go on: chapters, or documents that somebody put behind
 * each other. The first page of a range may differ, and left pages from right ones. A range begins where no paragraph goes on over the page's end; one
 * range is all of the document where its headers show no others.
 */
export function splitHeaderRanges({ rows, pages }: PaginationArtifacts, flow: readonly FlowedBlock[]): number[][] {
  const looks = pages.map(({ page }) => readPageLook(page, rows));
  const cuts = findPossibleCuts(flow);
  const restarts = new Set(looks.flatMap(({ page }, index) => (cuts.has(page) && restartsNumbering(looks, index) ? [page] : [])));
  const begins = findCheapestCuts(looks, cuts, restarts) ?? restarts;
  const ranges: number[][] = [];
  for (const { page } of looks) {
    const last = ranges.at(-1);
    if (last && !begins.has(page)) last.push(page);
    else ranges.push([page]);
  }
  return ranges;
}

function readPageLook(page: number, rows: MarginRow[]): PageLook {
  const own = rows.filter((row) => row.page === page);
  const part = (isHeader: boolean) => own.filter((row) => row.isHeader === isHeader).map(({ key }) => key);
  return { page, look: JSON.stringify([part(true), part(false)]), numbers: own.flatMap(findPageNumbers) };
}

/** The pages that begin with a block of their own. */
function findPossibleCuts(flow: readonly FlowedBlock[]): Set<number> {
  const cuts = new Set(flow.map(({ page }) => page));
  for (const { page, lastPage = page } of flow) for (let over = page + 1; over <= lastPage; over += 1) cuts.delete(over);
  return cuts;
}

/** Returns whether the numbers of pages begin again here: at one, or after Roman ones. */
function restartsNumbering(looks: PageLook[], place: number): boolean {
  const [own, before] = [looks[place], [looks[place - 1], looks[place - 2]]];
  return (own?.numbers ?? []).some((number) => {
    const last = before.flatMap((look) => look?.numbers.find((other) => other.row.key === number.row.key && other.place === number.place) ?? [])[0];
    if (!last) return false;
    return number.format === last.format ? number.value === 1 && last.value > 1 : number.format === 'decimal' && number.value <= 2;
  });
}

/** The pages at which ranges begin, for the least cost, where such ranges predict the look of every page. */
function findCheapestCuts(looks: PageLook[], cuts: ReadonlySet<number>, restarts: ReadonlySet<number>): Set<number> | undefined {
  const best: ({ cost: number; from: number } | undefined)[] = [{ cost: 0, from: 0 }];
  for (let from = 0; from < looks.length; from += 1) {
    const page = looks[from]?.page ?? 0;
    const before = best[from];
    if (!before || (from > 0 && !cuts.has(page))) continue;
    const seen = new HeaderLooks();
    for (let to = from; to < looks.length; to += 1) {
      const { look = '', page: other = 0 } = looks[to] ?? {};
      if (to > from && restarts.has(other)) break;
      seen.add(look, other);
      if (seen.extra === undefined) break;
      const cost = before.cost + COST.range + seen.extra;
      const known = best[to + 1];
      if (!known || cost < known.cost) best[to + 1] = { cost, from };
    }
  }
  if (!best[looks.length]) return undefined;
  const begins = new Set<number>();
  for (let end = looks.length; end > 0; end = best[end]?.from ?? 0) begins.add(looks[best[end]?.from ?? 0]?.page ?? 0);
  return begins.size <= Math.max(1, MOST * looks.length) ? begins : undefined;
}

/** The looks of pages behind each other, and what it costs to take them for one range. */
class HeaderLooks {
  private first: { look: string; side: number } | undefined;
  private readonly sides: (string | undefined)[] = [undefined, undefined];
  private readonly others = new Set<string>();
  /** Nothing where they are no one range. */
  extra: number | undefined = 0;

  add(look: string, page: number): void {
    const side = page % 2;
    if (!this.first) {
      this.first = { look, side };
      return;
    }
    this.others.add(look);
    this.sides[side] ??= look;
    const isPredicted = this.sides[side] === look;
    if (this.others.size > 1 && !isPredicted) this.extra = undefined;
    else if (this.others.size > 1) this.extra = COST.sides + (this.sides[this.first.side] === this.first.look ? 0 : COST.first);
    else this.extra = this.others.has(this.first.look) ? 0 : COST.first;
  }
}
