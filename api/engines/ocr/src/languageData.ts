import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const BUILT_IN = 'eng';
/** What Tesseract calls its languages, such as `deu` or `chi_sim`. Nothing else may become part of a path. */
const LANGUAGE_NAME = /^[a-z]{3}(_[a-z]{3,8}){0,2}$/i;

/** Tesseract's data of a language: English comes with the product, others from a folder of `.traineddata` files, gzipped or not. */
export async function findLanguageData(language: string, dataFolder?: string): Promise<Uint8Array | undefined> {
  if (!LANGUAGE_NAME.test(language)) return undefined;
  const name = `${language}.traineddata`;
  const own = dataFolder && ((await contentOf(path.join(dataFolder, name))) ?? (await unzipped(path.join(dataFolder, `${name}.gz`))));
  if (own) return own;
  return language === BUILT_IN ? unzipped(builtInPath()) : undefined;
}

function builtInPath(): string {
  return createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
}

async function unzipped(file: string): Promise<Uint8Array | undefined> {
  const zipped = await contentOf(file);
  return zipped && promisify(gunzip)(zipped);
}

async function contentOf(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
