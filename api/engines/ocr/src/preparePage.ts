import { flattenBackground } from './background.ts';
import { type GreyImage, turnByQuarters } from './greyImage.ts';
import { filterMedians, measureNoise, measureSpecks, removeSpecks } from './noise.ts';
import type { PagePicture, RecognisedPage } from './pagePicture.ts';
import { collectInkPoints, type InkPoints, measureSkew, measureUnevenness } from './skew.ts';
import { readNearestPixel, straighten } from './straighten.ts';
import { CLEARLY, isUpsideDown } from './wayUp.ts';

const GRAINY = 1;
const VERY_GRAINY = 10;
/** Shares of dark pixels that stand alone. A fax in black and white has specks but no grain. */
const SPECKLED = 0.02;
const VERY_SPECKLED = 0.06;
/** A turn of less than this changes nothing that a reader of letters would see. */
const LEAST_DEGREES = 0.05;
/** A page is rotated by a quarter turn when its ink falls into columns this much more than into rows. */
const SIDEWAYS_UNEVENNESS = 1.3;

/** A page made easy to read, and the way back to the picture it was made from. */
export interface PreparedPage {
  image: GreyImage;
  dpi: number;
  turned: RecognisedPage['turned'];
  /** The picture with its shades as they were, straightened and turned like `image`. */
  shades(): GreyImage;
  toPicture(x: number, y: number): { x: number; y: number };
}

/** Prepares a scanned page for recognition: removes noise, whitens the background, straightens and turns it. */
export function preparePage(picture: PagePicture): PreparedPage {
  const flat = flattenBackground(removeGrain(picture));
  const ink = collectInkPoints(flat, picture.dpi);
  const sidewaysInk = turnInk(ink, picture.height);
  const degrees = measureSkew(ink);
  const sidewaysDegrees = measureSkew(sidewaysInk);
  const isSideways =
    measureUnevenness(sidewaysInk, sidewaysDegrees, picture.dpi) > measureUnevenness(ink, degrees, picture.dpi) * SIDEWAYS_UNEVENNESS;
  const page = isSideways ? straightenPage(flat, picture, 90, sidewaysDegrees) : straightenPage(flat, picture, 0, degrees);
  return isUpsideDown(page.image, isSideways ? 1 : CLEARLY) ? turnPageOver(page) : page;
}

/** Turns a prepared page upside down. */
export function turnPageOver({ image, dpi, turned, shades, toPicture }: PreparedPage): PreparedPage {
  const opposite = { 0: 180, 90: 270, 180: 0, 270: 90 } as const;
  const toPictureBack = (x: number, y: number) => toPicture(image.width - x, image.height - y);
  return { image: turnByQuarters(image, 2), dpi, turned: opposite[turned], shades: () => turnByQuarters(shades(), 2), toPicture: toPictureBack };
}

function removeGrain(picture: GreyImage): GreyImage {
  const noise = measureNoise(picture);
  const specks = measureSpecks(picture);
  if (noise < GRAINY && specks < SPECKLED) return picture;
  const clean = removeSpecks(picture);
  return noise >= VERY_GRAINY || specks >= VERY_SPECKLED ? filterMedians(clean) : clean;
}

/** Returns the ink points as if the page were turned clockwise by 90 degrees. */
function turnInk({ x, y }: InkPoints, height: number): InkPoints {
  return { x: y.map((down) => height - down), y: x };
}

function straightenPage(flat: GreyImage, picture: PagePicture, turned: 0 | 90, degrees: number): PreparedPage {
  const angle = Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees;
  const { image, toSource } = straighten(turnByQuarters(flat, turned / 90), angle);
  const straightenShades = () => straighten(turnByQuarters(picture, turned / 90), angle, readNearestPixel).image;
  const toPicture = (x: number, y: number) => {
    const source = toSource(x, y);
    return turned === 90 ? { x: source.y, y: flat.height - source.x } : source;
  };
  return { image, dpi: picture.dpi, turned, shades: straightenShades, toPicture };
}
