import { type Area, type GreyImage, WHITE } from './greyImage.ts';

/** Share of the darkest ink of a word that a stroke has at least, and that its soft edges have. */
const INK = { stroke: 0.4, edge: 0.06 };
/** A run of ink longer than this many usual ones is a stroke seen lengthwise, or a line under the word. */
const LENGTHWISE = 2;

/** How thick the upright strokes of a word are, in pixels and parts of them; 0 where there are none. */
export function strokeOf(image: GreyImage, box: Area): number {
  const { width, grey } = image;
  const { left, top, right, bottom } = box;
  // Coloured print is as thick as black.
  const full = Math.max(1, WHITE - darkestIn(image, box));
  const runs: number[] = [];
  for (let y = top; y < bottom; y += 1) {
    let ink = 0;
    let isStroke = false;
    for (let x = left; x <= right; x += 1) {
      const shade = x < right ? (grey[y * width + x] ?? WHITE) : WHITE;
      ink += WHITE - shade;
      isStroke ||= WHITE - shade > INK.stroke * full;
      if (WHITE - shade > INK.edge * full && x < right) continue;
      if (isStroke) runs.push(ink / full);
      ink = 0;
      isStroke = false;
    }
  }
  runs.sort((one, other) => one - other);
  const usual = runs[Math.floor(runs.length / 2)] ?? 0;
  const upright = runs.slice(0, runs.findLastIndex((run) => run <= LENGTHWISE * usual) + 1);
  return upright.reduce((sum, run) => sum + run, 0) / Math.max(1, upright.length);
}

function darkestIn({ width, grey }: GreyImage, { left, top, right, bottom }: Area): number {
  let darkest = WHITE;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) darkest = Math.min(darkest, grey[y * width + x] ?? WHITE);
  return darkest;
}
