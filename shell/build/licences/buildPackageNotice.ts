import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkUse } from '../../../api/contract/messages/locale/workUse.ts';
import { root } from '../apps.ts';
import type { LockFile } from './lockFile.ts';
import type { Notice } from './notice.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** Packages whose package.json states no SPDX expression: what their licence file says. */
const STATED_BY_TEXT: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'dictionary-en': 'MIT AND LicenseRef-SCOWL',
  'dictionary-en-gb': 'MIT AND LicenseRef-SCOWL',
};

/** Packages that come without their licence as a file; their package.json names the licence and the authors. */
const COPYRIGHT_OF_PACKAGES_WITHOUT_FILE: Record<string, string> = {
  '@tesseract.js-data/deu': 'Copyright (c) Balearica and the contributors of tesseract.js',
  '@tesseract.js-data/eng': 'Copyright (c) Balearica and the contributors of tesseract.js',
  '@tesseract.js-data/fra': 'Copyright (c) Balearica and the contributors of tesseract.js',
  '@tesseract.js-data/ita': 'Copyright (c) Balearica and the contributors of tesseract.js',
  '@tesseract.js-data/por': 'Copyright (c) Balearica and the contributors of tesseract.js',
  '@tesseract.js-data/spa': 'Copyright (c) Balearica and the contributors of tesseract.js',
  'koa-compose': 'Copyright (c) the contributors of koa-compose',
  'react-remove-scroll-bar': 'Copyright (c) Anton Korzunov',
};

/** Returns the notice of an installed package. Throws when its licence or the text of it cannot be found. */
export function buildPackageNotice(folder: string, use: WorkUse, lock: LockFile): Notice {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const locked = lock[folder];
  if (!locked) throw new Error(`"${folder}" is in a served file but not in package-lock.json.`);
  const licence = STATED_BY_TEXT[name] ?? locked.license;
  if (!licence) throw new Error(`"${name}" states no licence. Read its licence file and add it to packageNotice.ts.`);
  return { name, version: locked.version, licence, use, text: readLicenceText(folder, name, licence) };
}

function readLicenceText(folder: string, name: string, licence: string): string {
  const packageFolder = path.join(root, folder);
  const files = existsSync(packageFolder) ? readdirSync(packageFolder).filter((file) => LICENCE_FILE.test(file)) : [];
  if (files.length > 0) return files.map((file) => readFileSync(path.join(packageFolder, file), 'utf8').trim()).join('\n\n');

  const copyright = COPYRIGHT_OF_PACKAGES_WITHOUT_FILE[name];
  if (!copyright || licence !== 'MIT') throw new Error(`"${name}" has no licence file. Add its copyright line to packageNotice.ts.`);
  // Our own licence file holds the same words below its copyright line.
  const [title = '', , ...words] = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim().split(/\n\n/);
  return [title, copyright, ...words].join('\n\n');
}
