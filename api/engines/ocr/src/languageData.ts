import { platform } from '@sheaf/platform/platform';

/** The languages whose data come with the package, by Tesseract's names. */
export const SHIPPED_LANGUAGES: readonly string[] = ['eng', 'spa', 'deu', 'fra', 'por', 'ita'];
/** What Tesseract calls its languages, such as `deu` or `chi_sim`. Nothing else may become part of a path. */
const LANGUAGE_NAME = /^[a-z]{3}(_[a-z]{3,8}){0,2}$/i;

/** Finds Tesseract's data of a language: six come with the package, others from a folder of `.traineddata` files, gzipped or not. */
export async function findLanguageData(language: string, dataFolder?: string): Promise<Uint8Array | undefined> {
  if (!LANGUAGE_NAME.test(language)) return undefined;
  const name = `${language}.traineddata`;
  const own = dataFolder && ((await platform.readDataFile(`${dataFolder}/${name}`)) ?? (await unzip(`${dataFolder}/${name}.gz`)));
  if (own) return own;
  if (!SHIPPED_LANGUAGES.includes(language)) return undefined;
  return unzip(platform.findPackageFile(`@tesseract.js-data/${language}/4.0.0_best_int/${name}.gz`, import.meta.url));
}

async function unzip(file: string): Promise<Uint8Array | undefined> {
  const zipped = await platform.readDataFile(file);
  return zipped && platform.gunzip(zipped);
}
