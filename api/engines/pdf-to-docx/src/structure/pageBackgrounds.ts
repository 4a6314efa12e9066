import { platform } from '@sheaf/platform/platform';
import { LEAST_CONTRAST, measureContrast } from '../model/contrast.ts';
import type { Block, DocumentModel, Paragraph, PictureInline, Section, TextStyle } from '../model/documentModel.ts';
import type { Background } from '../read/drawing.ts';
import { encodePng } from '../read/png.ts';
import type { PageContent } from '../read/readPages.ts';

/** The background of a page, or of a panel of it, is this high and this wide at least, as shares of its paper. */
const HEIGHT = 0.9;
const WIDTH = 0.15;
const WHITE = 'ffffff';
/** More areas on one page are a drawing. */
const MOST_BACKGROUNDS = 6;
const CHANNELS = 3;

/**
 * Lays the backgrounds of whole pages, as slides have them, and of panels as high as their page behind the text. Word colours paper only for a whole document, so
 * each is a picture of one point that hangs on the first paragraph of its page, or of the blend that it is. Returns the colours behind the text of each page.
 */
export function layPageBackgrounds(
  sections: readonly Section[],
  pages: readonly PageContent[],
  pictures: DocumentModel['pictures'],
): Map<number, Set<string>> {
  const starts = findPageStarts(sections);
  const covered = new Map<number, Background[]>();
  for (const { text, drawing } of pages) {
    const start = starts.get(text.page);
    const backgrounds = findPageBackgrounds(drawing.backgrounds, text);
    if (!start || backgrounds.length === 0 || backgrounds.length > MOST_BACKGROUNDS) continue;
    start.inlines.unshift(...backgrounds.map((background) => buildPicture(background, pictures)));
    covered.set(text.page, backgrounds);
  }
  const colors = new Map([...covered].map(([page, backgrounds]) => [page, new Set(backgrounds.map(({ color }) => color))]));
  if (covered.size === 0) return colors;
  const all = [...covered.values()].flat();
  for (const { blocks, header, footer, evenHeader, evenFooter, firstHeader, firstFooter } of sections) {
    removePageBackground(blocks, (page) => covered.get(page) ?? []);
    for (const part of [header, footer, evenHeader, evenFooter, firstHeader, firstFooter]) removePageBackground(part ?? [], () => all);
  }
  return colors;
}

/** Leaves white paper behind text that would be lost on the background of its page: what was in a white box there, and running headers of pages that have none. */
function removePageBackground(blocks: readonly Block[], backgroundsOn: (page: number) => readonly Background[]): void {
  for (const block of blocks) {
    if (block.kind === 'table') {
      for (const cell of block.rows.flatMap(({ cells }) => cells)) if (cell.shading === undefined) removePageBackground(cell.blocks, backgroundsOn);
    } else if (
      block.shading === undefined &&
      block.inlines.some((inline) => 'style' in inline && isInvisibleOn(inline.style, backgroundsOn(block.page)))
    )
      block.shading = WHITE;
  }
}

function isInvisibleOn({ color, highlight, background }: TextStyle, backgrounds: readonly Background[]): boolean {
  if (highlight !== undefined || background !== undefined || measureContrast(color, WHITE) < LEAST_CONTRAST) return false;
  return backgrounds.some((each) => measureContrast(color, each.color) < LEAST_CONTRAST);
}

/** Finds the paragraph that begins each page of the PDF on a page of its own. */
function findPageStarts(sections: readonly Section[]): Map<number, Paragraph> {
  const starts = new Map<number, Paragraph>();
  const seen = new Set<number>();
  for (const { start, blocks } of sections) {
    for (const [index, block] of blocks.entries()) {
      if (!seen.has(block.page) && block.kind === 'paragraph' && block.frame === undefined && beginsPage(block, start, index))
        starts.set(block.page, block);
      seen.add(block.page);
    }
  }
  return starts;
}

function beginsPage(block: Block, start: Section['start'], place: number): boolean {
  return (place === 0 && start === 'nextPage') || (block.kind === 'paragraph' && block.beginsPage);
}

/** Finds the backgrounds of a page that are seen, in the order in which they are painted: what is painted over later leaves nothing of those below it. */
function findPageBackgrounds(backgrounds: readonly Background[], { width, height }: { width: number; height: number }): Background[] {
  const tall = backgrounds.filter(
    (background) => background.bottom - background.top >= HEIGHT * height && background.right - background.left >= WIDTH * width,
  );
  const seen = tall.filter(
    (background, index) => !tall.slice(index + 1).some((over) => over.left <= background.left && over.right >= background.right),
  );
  return seen.filter(({ color }) => color !== WHITE);
}

function buildPicture({ left, top, right, bottom, color, picture }: Background, pictures: DocumentModel['pictures']): PictureInline {
  const name = picture ? `ground-${color}-${picture.bytes.length}` : `ground-${color}`;
  if (picture) pictures.set(name, picture);
  else if (!pictures.has(name)) {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
    const bytes = encodePng(Uint8Array.from([blue, green, red, 255]), { width: 1, height: 1, stride: CHANNELS + 1 }, platform.deflate);
    pictures.set(name, { format: 'png', bytes });
  }
  return { kind: 'picture', picture: name, width: right - left, height: bottom - top, behind: { left, top } };
}
