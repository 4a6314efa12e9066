import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './readSettings.ts';

const BUILT_IN_LANGUAGE = 'eng';

export interface OcrSettings {
  /** Tesseract's names of the languages that can be recognised here. */
  languages: string[];
  /** Where the data of all but English lies; absent when there is English alone. */
  dataFolder: string | undefined;
}

/** English comes with the product; `OCR_DATA_DIR` names a folder with Tesseract's data (`deu.traineddata`, gzipped or not) of more languages. */
export function ocrSettings(env: NodeJS.ProcessEnv): OcrSettings {
  const given = env.OCR_DATA_DIR || undefined;
  if (given && !existsSync(given)) throw new ConfigError(`OCR_DATA_DIR names a folder that does not exist: "${given}".`);
  if (!given) return { languages: [BUILT_IN_LANGUAGE], dataFolder: undefined };
  const dataFolder = path.resolve(given);
  const added = readdirSync(dataFolder).flatMap((file) => /^(.+)\.traineddata(\.gz)?$/.exec(file)?.[1] ?? []);
  return { languages: [...new Set([BUILT_IN_LANGUAGE, ...added.sort()])], dataFolder };
}
