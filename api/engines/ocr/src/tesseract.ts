import type { TesseractApi, TesseractModule } from 'tesseract.js-core/tesseract-core-lstm.js';
import type { GreyImage } from './greyImage.ts';
import { findLanguageData } from './languageData.ts';
import { parseTesseractTsv, type TesseractWord } from './tesseractTsv.ts';

/** The smallest module that uses a vector instruction: what this processor has is known by whether it compiles. */
const VECTOR_PROBE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);
const NEURAL_NET_ONLY = 1;

/** How Tesseract is to see a picture (its page segmentation modes). */
export const layouts = { page: '3', column: '4', block: '6', line: '7' } as const;
export type Layout = (typeof layouts)[keyof typeof layouts];

/** Tesseract in this process; it works on this thread, so whoever calls it should be able to wait or be a process of its own. */
export interface Tesseract {
  read(image: GreyImage, dpi: number, layout: Layout): TesseractWord[];
  close(): void;
}

export type TesseractOpening = { state: 'open'; tesseract: Tesseract } | { state: 'missing'; languages: string[] };

/** Starts Tesseract for these languages, or names those that there is no data for. */
export async function openTesseract(languages: string[], dataFolder?: string): Promise<TesseractOpening> {
  const data = await Promise.all(languages.map(async (name) => ({ name, content: await findLanguageData(name, dataFolder) })));
  const missing = data.filter(({ content }) => !content).map(({ name }) => name);
  if (missing.length > 0) return { state: 'missing', languages: missing };

  const core = await startCore();
  for (const { name, content } of data) if (content) core.FS.writeFile(`/${name}.traineddata`, content);
  const api = new core.TessBaseAPI();
  if (api.Init('/', languages.join('+'), NEURAL_NET_ONLY) !== 0) throw new Error(`Tesseract does not start with ${languages.join('+')}.`);
  return { state: 'open', tesseract: { read: (...how) => readImage(core, api, ...how), close: () => core.destroy(api) } };
}

async function startCore(): Promise<TesseractModule> {
  const silent = { print: () => undefined, printErr: () => undefined };
  const { default: start } = await (WebAssembly.validate(VECTOR_PROBE)
    ? import('tesseract.js-core/tesseract-core-simd-lstm.js')
    : import('tesseract.js-core/tesseract-core-lstm.js'));
  return start(silent);
}

function readImage(core: TesseractModule, api: TesseractApi, image: GreyImage, dpi: number, layout: Layout): TesseractWord[] {
  core.FS.writeFile('/input', encodeGreymap(image));
  api.SetVariable('tessedit_pageseg_mode', layout);
  if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture.');
  api.SetSourceResolution(dpi);
  if (api.Recognize(null) !== 0) throw new Error('Tesseract does not read the picture.');
  const words = parseTesseractTsv(api.GetTSVText(0));
  api.Clear();
  return words;
}

function encodeGreymap({ width, height, grey }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + grey.length);
  file.set(header);
  file.set(grey, header.length);
  return file;
}
