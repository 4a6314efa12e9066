import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './readSettings.ts';

const BUILT_IN_LANGUAGE = 'eng';

export interface OcrSettings {
  /** The languages that can be recognised, by Tesseract's names. */
  languages: string[];
  /** The folder with the data of languages other than English. Absent when there are none. */
  dataFolder: string | undefined;
}

/** Reads the languages of text recognition. English is built in, and `OCR_DATA_DIR` names a folder with Tesseract's data of others. */
export function ocrSettings(env: NodeJS.ProcessEnv): OcrSettings {
  const given = env.OCR_DATA_DIR || undefined;
  if (given && !existsSync(given)) throw new ConfigError(`OCR_DATA_DIR names a folder that does not exist: "${given}".`);
  if (!given) return { languages: [BUILT_IN_LANGUAGE], dataFolder: undefined };
  const dataFolder = path.resolve(given);
  const added = readdirSync(dataFolder).flatMap((file) => /^(.+)\.traineddata(\.gz)?$/.exec(file)?.[1] ?? []);
  return { languages: [...new Set([BUILT_IN_LANGUAGE, ...added.sort()])], dataFolder };
}
