import { type Area, type GreyImage, WHITE } from './greyImage.ts';

/** Lines are often printed fainter than letters. */
const LINE_DARK = 205;
/** What is darker than this beside a line belongs to it or to a letter that touches it. */
const STROKE_DARK = 165;
/** Pixels on either side of a stroke that it has shaded. */
const HALO = 2;
const SHORTEST_ACROSS_INCHES = 0.6;
const SHORTEST_DOWN_INCHES = 0.35;
/** Faint lines are broken by grain. Pieces count from this part of the shortest line, and belong together where gaps are no longer than that line. */
const PIECE_SHARE = 0.45;
const THICKEST_INCHES = 0.03;
/** Grain breaks a line for no more pixels than this. */
const LONGEST_BREAK = 4;
/** A word that a line touches at its edge is not crossed by it. */
const CLEAR = 2;
/** What is shorter between two breaks is a letter that is where the line would go on. */
const SHORTEST_PIECE_INCHES = 0.12;
/** This share of a line's length has to be as thin as a line; letters in a row that touch are not. */
const THIN_SHARE = 0.7;

/** A straight printed line. `from` and `to` lie along it, `near` and `far` are its two sides. */
export interface Ruling {
  from: number;
  to: number;
  near: number;
  far: number;
}

export interface Rulings {
  across: Ruling[];
  down: Ruling[];
  /** The inked parts of the lines: a line stops at a spanning cell and goes on behind it. */
  pieces: { across: Ruling[]; down: Ruling[] };
}

/** The pixels of a picture seen along one direction: `place = line * lineStep + index * step`. */
interface Scan {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
}

/** Finds lines that run straight across or down and blanks them in the picture; letters that cross them stay whole. */
export function takeOutRulings(image: GreyImage, dpi: number): Rulings {
  const { width, height, grey } = image;
  const thickest = Math.max(3, Math.round(dpi * THICKEST_INCHES));
  const rows = { lines: height, length: width, lineStep: width, step: 1 };
  const columns = { lines: width, length: height, lineStep: 1, step: width };
  const across = findRulingsAlong(grey, rows, dpi * SHORTEST_ACROSS_INCHES, thickest);
  const down = findRulingsAlong(grey, columns, dpi * SHORTEST_DOWN_INCHES, thickest);
  const pieces = {
    across: across.flatMap((ruling) => splitAtBreaks(grey, rows, ruling, { thickest, dpi })),
    down: down.flatMap((ruling) => splitAtBreaks(grey, columns, ruling, { thickest, dpi })),
  };
  for (const ruling of across) whitenRuling(grey, rows, ruling, thickest);
  for (const ruling of down) whitenRuling(grey, columns, ruling, thickest);
  return { across, down, pieces };
}

function findRulingsAlong(grey: Uint8Array, scan: Scan, shortest: number, thickest: number): Ruling[] {
  const found: Ruling[] = [];
  const { lines, length, lineStep, step } = scan;
  for (let line = 1; line < lines - 1; line++) {
    let start = 0;
    for (let index = 0, place = line * lineStep; index <= length; index++, place += step) {
      if (index < length && isDarkNear(grey, place, lineStep)) continue;
      if (index - start >= shortest * PIECE_SHARE) addRun(found, { from: start, to: index, near: line, far: line }, LONGEST_BREAK);
      start = index + 1;
    }
  }
  const isSlim = ({ from, to, near, far }: Ruling) => far - near <= thickest + 2 + (to - from) / 100;
  const joined: Ruling[] = [];
  // A photograph beside a line, however close, is no part of it.
  for (const piece of found.filter(isSlim)) addRun(joined, piece, shortest);
  return joined.filter((ruling) => ruling.to - ruling.from >= shortest && isSlim(ruling) && isThin(grey, scan, ruling, thickest));
}

/** Returns whether a pixel or one of its neighbours across the line is dark, since lines are not quite straight. */
function isDarkNear(grey: Uint8Array, place: number, lineStep: number): boolean {
  return (grey[place] ?? WHITE) < LINE_DARK || (grey[place - lineStep] ?? WHITE) < LINE_DARK || (grey[place + lineStep] ?? WHITE) < LINE_DARK;
}

/** Adds a run of ink to the line that it goes on, or as one of its own. */
function addRun(found: Ruling[], run: Ruling, gap: number): void {
  const same = found.findLast((ruling) => run.near - ruling.far <= 2 && run.from < ruling.to + gap && run.to > ruling.from - gap);
  if (!same) {
    found.push(run);
    return;
  }
  same.from = Math.min(same.from, run.from);
  same.to = Math.max(same.to, run.to);
  same.near = Math.min(same.near, run.near);
  same.far = Math.max(same.far, run.far);
}

function isThin(grey: Uint8Array, scan: Scan, ruling: Ruling, thickest: number): boolean {
  let thin = 0;
  for (let index = ruling.from; index < ruling.to; index++) {
    const stroke = measureStroke(grey, scan, ruling, index, thickest);
    if (stroke.isDark && stroke.far - stroke.near < thickest) thin++;
  }
  return thin >= (ruling.to - ruling.from) * THIN_SHARE;
}

/** Finds the pieces as they were printed, a pixel on either side having been looked at too, without what is part of a letter: no line of a table runs through a word. */
export function findPieceBoxes({ pieces }: Rulings, words: Area[]): Area[] {
  const across = pieces.across.map(({ from, to, near, far }) => ({ left: from, right: to, top: near + 1, bottom: far }));
  const down = pieces.down.flatMap(({ from, to, near, far }) => {
    const crossed = words.filter(({ left, right, top, bottom }) => left < near - CLEAR && right > far + CLEAR && top < to && bottom > from);
    return findStretchesOutside(crossed, from, to).map((part) => ({ left: near + 1, right: far, top: part.from, bottom: part.to }));
  });
  return [...across, ...down];
}

/** Returns the parts of a vertical range that no word covers. */
function findStretchesOutside(words: Area[], from: number, to: number): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let end = from;
  for (const { top, bottom } of [...words].sort((one, other) => one.top - other.top)) {
    if (top > end) parts.push({ from: end, to: Math.min(top, to) });
    end = Math.max(end, bottom);
  }
  if (end < to) parts.push({ from: end, to });
  return parts;
}

function splitAtBreaks(grey: Uint8Array, scan: Scan, ruling: Ruling, { thickest, dpi }: { thickest: number; dpi: number }): Ruling[] {
  const pieces: Ruling[] = [];
  let last: Ruling | undefined;
  for (let index = ruling.from; index < ruling.to; index += 1) {
    if (!measureStroke(grey, scan, ruling, index, thickest).isDark) continue;
    if (last && index - last.to <= LONGEST_BREAK) last.to = index + 1;
    else {
      last = { ...ruling, from: index, to: index + 1 };
      pieces.push(last);
    }
  }
  return pieces.filter(({ from, to }) => to - from >= dpi * SHORTEST_PIECE_INCHES);
}

function whitenRuling(grey: Uint8Array, scan: Scan, ruling: Ruling, thickest: number): void {
  for (let index = Math.max(0, ruling.from - 2); index < Math.min(scan.length, ruling.to + 2); index++) {
    const stroke = measureStroke(grey, scan, ruling, index, thickest);
    if (stroke.far - stroke.near >= thickest) continue;
    for (let line = Math.max(0, stroke.near - HALO); line <= Math.min(scan.lines - 1, stroke.far + HALO); line++) {
      grey[line * scan.lineStep + index * scan.step] = WHITE;
    }
  }
}

interface Stroke {
  near: number;
  far: number;
  isDark: boolean;
}

/** The ink that crosses the line's course at one place of it: the line itself, or more where a letter touches it. */
function measureStroke(grey: Uint8Array, { lines, lineStep, step }: Scan, ruling: Ruling, index: number, thickest: number): Stroke {
  const readShade = (line: number) => (line < 0 || line >= lines ? WHITE : (grey[line * lineStep + index * step] ?? WHITE));
  let darkest = ruling.near;
  for (let line = ruling.near - 1; line <= ruling.far + 1; line++) if (readShade(line) < readShade(darkest)) darkest = line;
  let near = darkest;
  let far = darkest;
  while (readShade(near - 1) < STROKE_DARK && far - near <= thickest) near--;
  while (readShade(far + 1) < STROKE_DARK && far - near <= thickest) far++;
  return { near, far, isDark: readShade(darkest) < LINE_DARK };
}
