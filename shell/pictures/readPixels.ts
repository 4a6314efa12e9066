import type { Page } from '@playwright/test';

/** Returns a screenshot of the page as RGBA, four bytes per pixel. The browser decodes its own PNG. */
export async function readPixels(page: Page): Promise<Uint8Array> {
  const shown = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws on no canvas.');
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    let text = '';
    for (let start = 0; start < data.length; start += 8192) text += String.fromCharCode(...data.subarray(start, start + 8192));
    return btoa(text);
  }, shown);
  return Buffer.from(pixels, 'base64');
}
