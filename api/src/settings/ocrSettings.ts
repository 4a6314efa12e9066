import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SHIPPED_LANGUAGES } from '@sheaf/ocr/languageData';
import { ConfigError } from './readSettings.ts';

export interface OcrSettings {
  /** The languages that can be recognised, by Tesseract's names. */
  languages: string[];
  /** The folder with the data of languages that do not come with the product. Absent when there are none. */
  dataFolder: string | undefined;
}

/** Reads the languages of text recognition. Six come with the product, and `OCR_DATA_DIR` names a folder with Tesseract's data of others. */
export function readOcrSettings(env: NodeJS.ProcessEnv): OcrSettings {
  const folder = env.OCR_DATA_DIR || undefined;
  if (folder && !existsSync(folder)) throw new ConfigError(`OCR_DATA_DIR names a folder that does not exist: "${folder}".`);
  if (!folder) return { languages: [...SHIPPED_LANGUAGES], dataFolder: undefined };
  const dataFolder = path.resolve(folder);
  const added = readdirSync(dataFolder).flatMap((file) => /^(.+)\.traineddata(\.gz)?$/.exec(file)?.[1] ?? []);
  return { languages: [...new Set([...SHIPPED_LANGUAGES, ...added.sort()])], dataFolder };
}
