import { flattened } from './background.ts';
import { type GreyImage, turnedByQuarters } from './greyImage.ts';
import { noiseOf, withMedians, withoutSpecks } from './noise.ts';
import type { PagePicture, RecognisedPage } from './pagePicture.ts';
import { type InkPoints, inkPoints, skewOf } from './skew.ts';
import { straightened } from './straighten.ts';

const GRAINY = 1;
const VERY_GRAINY = 10;
/** A turn of less than this changes nothing that a reader of letters would see. */
const LEAST_DEGREES = 0.05;
/** A page lies on its side when its ink falls this much more clearly into columns than into rows. */
const LYING_CLARITY = 1.5;

/** A page made easy to read, and the way back to the picture it was made from. */
export interface PreparedPage {
  image: GreyImage;
  dpi: number;
  turned: RecognisedPage['turned'];
  toPicture(x: number, y: number): { x: number; y: number };
}

/** White paper, black ink, no grain, straight lines. */
export function preparePage(picture: PagePicture): PreparedPage {
  const flat = flattened(withoutGrain(picture));
  const ink = inkPoints(flat, picture.dpi);
  const upright = skewOf(ink);
  const lying = skewOf(lyingInk(ink, picture.height));
  const isLying = lying.clarity > upright.clarity * LYING_CLARITY;
  return straightenedPage(flat, picture.dpi, isLying ? 90 : 0, isLying ? lying.degrees : upright.degrees);
}

function withoutGrain(picture: GreyImage): GreyImage {
  const noise = noiseOf(picture);
  if (noise < GRAINY) return picture;
  const clean = withoutSpecks(picture);
  return noise >= VERY_GRAINY ? withMedians(clean) : clean;
}

/** Where the ink would be if the page were turned clockwise by a quarter. */
function lyingInk({ x, y }: InkPoints, height: number): InkPoints {
  return { x: y.map((down) => height - down), y: x };
}

function straightenedPage(flat: GreyImage, dpi: number, turned: 0 | 90, degrees: number): PreparedPage {
  const turnedFlat = turnedByQuarters(flat, turned / 90);
  const { image, toSource } = straightened(turnedFlat, Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees);
  const toPicture = (x: number, y: number) => {
    const source = toSource(x, y);
    return turned === 90 ? { x: source.y, y: flat.height - source.x } : source;
  };
  return { image, dpi, turned, toPicture };
}
