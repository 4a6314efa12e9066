/** Files that are not needed at run time: types, source maps, documents, tests. */
const NEVER_READ = [
  /\.(?:d\.[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/i,
  /(?:^|\/)(?:test|tests|__tests__|testing|example|examples|docs|coverage|\.github)\//,
  /\.test\.[cm]?[jt]s$/,
];
/** Licences are always copied, even where their format is otherwise left out. */
const ALWAYS_KEPT = /(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;

/** Of our own folders, what is not run. */
const NOT_RUN = /\.test\.ts$|\/(?:testing|fixtures|build|bench|node_modules|dist)\/|\/CHANGELOG\.md$/;

/** Builds that our engines never load, in packages with several: `harper.js` alone has four of 16 to 21 MB. */
const UNUSED_PARTS: Record<string, RegExp> = {
  'harper.js': /^dist\/(?:binaryInlined\.js|slimBinaryInlined\.js|harper_wasm_bg\.wasm)$/,
  'tesseract.js-core': /^tesseract-core(?!-(?:simd-)?lstm\.(?:js|wasm)$)/,
  'pdfjs-dist': /^(?:web|image_decoders|types|build|iccs|standard_fonts|wasm)\/|\.min\.mjs$|sandbox/,
  'pdf-parse': /^dist\/(?:pdf-parse\/(?:web|cjs)|worker|node)\/|^bin\//,
  openai: /^(?:src|bin)\//,
  stripe: /^(?:cjs|types|src)\//,
  docx: /^dist\/.*\.(?:iife\.js|umd\.cjs|cjs)$/,
  'pdf-lib': /^(?:dist|es|src|ts3\.4)\//,
  zod: /^src\//,
};

/** Of the data of each language the recogniser reads one kind; another one is four times as large. */
const LANGUAGE_DATA = /^@tesseract\.js-data\//;
const LANGUAGE_DATA_READ = /^4\.0\.0_best_int\/|^package\.json$/;

/** Packages that are never loaded: the sandbox allows no native code, so pdf.js does without a canvas there, and it draws nothing. */
const UNUSED_PACKAGES = /^@napi-rs\/canvas/;

/** Returns whether a file of a package is left out of the image. */
export function isUnused(packageName: string, file: string): boolean {
  if (UNUSED_PACKAGES.test(packageName)) return true;
  if (ALWAYS_KEPT.test(file)) return false;
  if (LANGUAGE_DATA.test(packageName)) return !LANGUAGE_DATA_READ.test(file);
  return NEVER_READ.some((pattern) => pattern.test(file)) || (UNUSED_PARTS[packageName]?.test(file) ?? false);
}

/** Returns whether a file of ours, named from the root of the repository, is run by a server or a worker. */
export function isRun(file: string): boolean {
  return !NOT_RUN.test(file);
}
