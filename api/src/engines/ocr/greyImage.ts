/** A picture in shades of grey, one byte a pixel, 0 black, row by row from the top. */
export interface GreyImage {
  width: number;
  height: number;
  grey: Uint8Array;
}
