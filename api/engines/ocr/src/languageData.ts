import { platform } from '@sheaf/platform/platform';

const BUILT_IN = 'eng';
const BUILT_IN_FILE = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
/** What Tesseract calls its languages, such as `deu` or `chi_sim`. Nothing else may become part of a path. */
const LANGUAGE_NAME = /^[a-z]{3}(_[a-z]{3,8}){0,2}$/i;

/** Finds Tesseract's data of a language: English comes with the package, others from a folder of `.traineddata` files, gzipped or not. */
export async function findLanguageData(language: string, dataFolder?: string): Promise<Uint8Array | undefined> {
  if (!LANGUAGE_NAME.test(language)) return undefined;
  const name = `${language}.traineddata`;
  const own = dataFolder && ((await platform.readDataFile(`${dataFolder}/${name}`)) ?? (await unzip(`${dataFolder}/${name}.gz`)));
  if (own) return own;
  return language === BUILT_IN ? unzip(platform.findPackageFile(BUILT_IN_FILE, import.meta.url)) : undefined;
}

async function unzip(file: string): Promise<Uint8Array | undefined> {
  const zipped = await platform.readDataFile(file);
  return zipped && platform.gunzip(zipped);
}
