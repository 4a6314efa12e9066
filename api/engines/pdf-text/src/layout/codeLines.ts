import { isFixedPitch } from '../lines/fixedPitch.ts';
import { joinLineText, type Line } from '../lines/lines.ts';
import { OTHER_SIZE } from './lineEnds.ts';

/** Where more of the lines than this are of one pitch, all may have been typed on a typewriter, unless so many hold what prose has few of. */
const TYPED = 0.6;
const SIGNS = /[;{}=<>\\|]|\(\)|^[#$>]|\/\//;
const MOST_SIGNS = 0.4;

/** Returns whether lines whose letters are all of one width are code, and not what a typewriter wrote. */
export function holdsCode(lines: Line[]): boolean {
  const fixed = lines.filter(isFixedPitch);
  const signs = fixed.filter((line) => SIGNS.test(joinLineText(line)));
  return fixed.length > 0 && (fixed.length < TYPED * lines.length || signs.length > MOST_SIGNS * fixed.length);
}

/** Returns whether lines are of one listing, which is one paragraph, be they indented or not. */
export function continuesCode(lines: Line[]): boolean {
  const [first] = lines;
  return lines.every((line) => isFixedPitch(line) && !line.hasLeaders && first && Math.abs(line.size - first.size) <= OTHER_SIZE * first.size);
}

/** Returns whether a line of code was broken because it was full, as another one beside it is. */
export function wasFilled(before: Line, { words: [first] }: Line, lines: Line[]): boolean {
  const right = Math.max(...lines.map((line) => line.right));
  const isWidth = lines.some((other) => other !== before && other.right >= before.right - before.size);
  return first !== undefined && isWidth && before.right + first.right - first.left > right;
}
