import type { LineWord } from '@sheaf/pdf-text/lines/textLine';
import type { PictureInline } from '../model/documentModel.ts';
import type { PlacedPicture } from './pictures.ts';

/** What Unicode writes where something is that is no text. */
export const PICTURE_SIGN = '\ufffc';

/** A picture among the words of a line. */
export interface PictureWord extends LineWord {
  picture: PlacedPicture;
}

export function getPicture(word: LineWord): PlacedPicture | undefined {
  return isPictureWord(word) ? word.picture : undefined;
}

function isPictureWord(word: LineWord): word is PictureWord {
  return 'picture' in word;
}

/** Returns a picture as it is in a paragraph, as large as on its page. */
export function buildPictureInline({ name, description, math, left, right, top, bottom }: PlacedPicture): PictureInline {
  return {
    kind: 'picture',
    picture: name,
    width: right - left,
    height: bottom - top,
    ...(description !== undefined && { description }),
    ...(math && { math }),
  };
}
