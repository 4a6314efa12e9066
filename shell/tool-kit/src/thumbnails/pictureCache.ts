/** Pictures kept for when their page comes back into view. The longest unused go first, and give their memory back at once. */
export interface PictureCache {
  get(key: string): ImageBitmap | undefined;
  add(key: string, picture: ImageBitmap): void;
}

const BYTES_PER_PIXEL = 4;

/** Creates a cache of page pictures that holds at most `maxBytes`. */
export function createPictureCache(maxBytes: number): PictureCache {
  const pictures = new Map<string, ImageBitmap>();
  let bytes = 0;

  function remove(key: string): ImageBitmap | undefined {
    const picture = pictures.get(key);
    if (!picture) return undefined;
    pictures.delete(key);
    bytes -= countBytes(picture);
    return picture;
  }

  function put(key: string, picture: ImageBitmap): void {
    pictures.set(key, picture);
    bytes += countBytes(picture);
  }

  return {
    get(key) {
      const picture = remove(key);
      if (picture) put(key, picture);
      return picture;
    },
    add(key, picture) {
      remove(key)?.close();
      put(key, picture);
      for (const oldest of pictures.keys()) {
        // One picture larger than all the room there is stays: somebody is about to show it.
        if (bytes <= maxBytes || oldest === key) break;
        remove(oldest)?.close();
      }
    },
  };
}

function countBytes({ width, height }: ImageBitmap): number {
  return width * height * BYTES_PER_PIXEL;
}
