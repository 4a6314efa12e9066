import type { Glyph } from '../glyphs/glyph.ts';
import { looksLikeLanguage } from '../glyphs/looksLikeLanguage.ts';
import { repairGlyphs } from '../glyphs/repairGlyphs.ts';
import { isGarbled, measureUnmappedShare } from '../glyphs/visibleGlyphs.ts';
import type { PageSegments } from '../read/readPage.ts';
import { groupSegmentsByTurn, type SegmentGroup } from '../read/segmentGroups.ts';
import { buildGlyphs } from './buildGlyphs.ts';
import { buildSeenArea } from './buildSeenArea.ts';
import type { SecondReader } from './openSecondReader.ts';

/** More characters than these that nobody could read out are better recognised in the picture of the page. */
const MAX_UNMAPPED = 0.02;

/**
 * Reads a page by the second reader; undefined when it finds no text that says something. Of a page whose letters the first reader could not identify, only
 * what is where it saw letters counts, since pdf.js does not say what can be seen, and only if it is text in a language.
 */
export async function readPageAgain(reader: SecondReader, page: PageSegments): Promise<PageSegments | undefined> {
  const found = await reader.read(page.page);
  if (!found || found.runs.length === 0) return undefined;
  const { seen: before } = page;
  const size = before ? { width: page.width, height: page.height } : { width: found.width, height: found.height };
  const glyphs = buildGlyphs(found, size);
  const seen = before ? keepSeenRuns(glyphs, buildSeenArea(before, size)) : glyphs;
  const drawn = seen.filter(({ text }) => text !== ' ');
  if (isGarbled(drawn)) return undefined;
  const groups = groupSegmentsByTurn(repairGlyphs(seen), size);
  if (groups.length === 0) return undefined;
  if (page.need === 'garbled' && (measureUnmappedShare(drawn) > MAX_UNMAPPED || !looksLikeLanguage(listWords(groups)))) return undefined;
  return { page: page.page, ...size, source: 'text', groups, hasHidden: page.hasHidden, need: 'none' };
}

/** The glyphs of runs that are seen, most of them: readers differ in where a letter of a run is. */
function keepSeenRuns(glyphs: Glyph[], isSeen: (glyph: Glyph) => boolean): Glyph[] {
  const runs = [...Map.groupBy(glyphs, ({ style }) => style).values()];
  return runs.filter((run) => 2 * run.filter(isSeen).length > run.length).flat();
}

function listWords(groups: SegmentGroup[]): string[] {
  return groups.flatMap(({ segments }) => segments.flatMap(({ words }) => words.map(({ text }) => text)));
}
