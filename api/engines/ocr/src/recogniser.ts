import { breathe } from '@sheaf/platform/engineHooks';
import type { PagePicture, RecognisedPage } from './pagePicture.ts';
import { recognisePage } from './recognisePage.ts';
import { openTesseract } from './tesseract.ts';

/** Reads pictures of pages. Its memory only grows, so each document is to have a new one. */
export interface Recogniser {
  recognise(picture: PagePicture, signal: AbortSignal): Promise<RecognisedPage>;
  close(): void;
}

export type RecogniserOpening = { state: 'open'; recogniser: Recogniser } | { state: 'missing'; languages: string[] };

/** Opens a recogniser of these languages (Tesseract's names, `eng` for English), or the ones among them that there is no data for. */
export async function openRecogniser(languages: string[], options: { dataFolder?: string } = {}): Promise<RecogniserOpening> {
  const opening = await openTesseract(languages, options.dataFolder);
  if (opening.state === 'missing') return opening;
  const { tesseract } = opening;
  const recognise: Recogniser['recognise'] = async (picture, signal) => {
    await breathe(signal);
    return recognisePage(tesseract, picture);
  };
  return { state: 'open', recogniser: { recognise, close: tesseract.close } };
}
