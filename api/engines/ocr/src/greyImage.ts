/** A picture in shades of grey, one byte a pixel, 0 black, row by row from the top. */
export interface GreyImage {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A part of a picture; right and bottom lie outside. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHITE = 255;

/** Turns the picture clockwise by this many quarters. */
export function turnByQuarters(image: GreyImage, quarters: number): GreyImage {
  if (quarters % 4 === 0) return image;
  const { width, height, grey } = image;
  const isSideways = quarters % 2 === 1;
  const turned = { width: isSideways ? height : width, height: isSideways ? width : height, grey: new Uint8Array(grey.length) };
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const target = quarters === 1 ? x * height + height - 1 - y : quarters === 2 ? grey.length - 1 - index : (width - 1 - x) * height + y;
      turned.grey[target] = grey[index] ?? WHITE;
    }
  }
  return turned;
}

/** Cuts out a part of the picture on its own, with a white margin around it. */
export function cutOut({ width, grey }: GreyImage, area: Area, margin: number): GreyImage {
  const wide = area.right - area.left + 2 * margin;
  const high = area.bottom - area.top + 2 * margin;
  const part = { width: wide, height: high, grey: new Uint8Array(wide * high).fill(WHITE) };
  for (let y = area.top; y < area.bottom; y++) {
    part.grey.set(grey.subarray(y * width + area.left, y * width + area.right), (y - area.top + margin) * wide + margin);
  }
  return part;
}

/** Returns whether the middle of an area lies in another one. */
export function isCentredIn({ left, top, right, bottom }: Area, area: Area): boolean {
  return left + right > 2 * area.left && left + right < 2 * area.right && top + bottom > 2 * area.top && top + bottom < 2 * area.bottom;
}

/** Returns the smallest area that holds all of these. */
export function surround(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}
