import { createPictureCache } from './pictureCache';

const PIXEL_BYTES = 4;

/** jsdom has no pictures; a size and an end are all the cache knows of one. */
function picture(width = 10, height = 10): ImageBitmap & { isClosed: boolean } {
  const made = {
    width,
    height,
    isClosed: false,
    close: () => {
      made.isClosed = true;
    },
  };
  return made;
}

test('gives back what it was given', () => {
  const cache = createPictureCache(1000);
  const page = picture();
  cache.add('a', page);
  expect(cache.get('a')).toBe(page);
  expect(cache.get('b')).toBeUndefined();
});

test('gives up the longest unused picture first, and its memory with it', () => {
  const cache = createPictureCache(2 * 100 * PIXEL_BYTES);
  const [a, b, c] = [picture(), picture(), picture()];
  cache.add('a', a);
  cache.add('b', b);
  cache.get('a');
  cache.add('c', c);
  expect([a.isClosed, b.isClosed, c.isClosed]).toEqual([false, true, false]);
  expect(cache.get('b')).toBeUndefined();
});

test('keeps a picture larger than all its room until the next one comes', () => {
  const cache = createPictureCache(10);
  const large = picture(100, 100);
  cache.add('large', large);
  expect(cache.get('large')).toBe(large);
  cache.add('small', picture());
  expect(large.isClosed).toBe(true);
});
