/**
 * What a page is laid out with of a font, written by `npm run fonts -w @sheaf/cover-letter`. Sizes are in thousandths of the type size; lists are
 * parted by spaces.
 */
export interface FaceData {
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  /** First and last of the code points the font has, one range after the other, each given by how far it is from the one before. */
  ranges: string;
  /** How wide each of these characters is, in halves of a thousandth: two digits of `digits` each. */
  widths: string;
  /** Characters that are kerned alike before another, and those that are kerned alike after one. */
  lefts: string;
  rights: string;
  /** For each of `lefts` one digit for each of `rights`: `NO_KERNING` for none, one less for each `KERNING_STEP` closer. */
  kerning: string;
}

export const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
export const WIDTH_STEPS = 2;
export const NO_KERNING = 48;
export const KERNING_STEP = 5;
