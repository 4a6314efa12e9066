import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { installedChromium } from '../../../shell/e2e/findChromium.ts';
import { buildMinimalPdf } from '../../mocks/buildMinimalPdf.ts';
import { mockConfig } from '../../mocks/mockConfig.ts';

/** What the merge page brings over the wire, in bytes. */
export interface PageScripts {
  /** All JavaScript until the page has settled, brotli: what every visitor waits for. */
  loadBytes: number;
  /** More of it once two files are in the list: the worker that looks at them and the one that draws their pages. */
  withFilesBytes: number;
  /** The merge engine's own script, as it runs on a device, gzip. */
  engineGzipBytes: number | null;
}

const site = path.resolve(import.meta.dirname, '../../../shell/dist');
// An address that is never asked: every request is answered from the folder.
const ORIGIN = 'http://localhost';
const QUIET_MS = 3000;
// The engine's script has no name in the build; of all workers it alone knows this choice of the merge options.
const KNOWN_TO_ENGINE = 'per-file-nested';

/** Opens the built merge page in a real browser and adds up what it loads; nothing where there is no build or no Chromium. */
export async function measurePageScripts(): Promise<PageScripts | null> {
  const executablePath = installedChromium();
  if (executablePath === undefined || !existsSync(path.join(site, 'merge/index.html'))) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const scripts = await listServedScripts(page);
    const workers = new Set<string>();
    page.on('worker', (worker) => workers.add(new URL(worker.url()).pathname));
    await page.goto(`${ORIGIN}/merge`);
    await waitUntilSettled(scripts);
    const atLoad = sumBrotliBytes(scripts);
    const files = ['one.pdf', 'two.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(buildMinimalPdf(1)) }));
    await page.locator('input[type=file]').setInputFiles(files);
    await waitUntilSettled(scripts);
    const engine = [...workers].map((worker) => readFileSync(path.join(site, worker))).find((script) => script.includes(KNOWN_TO_ENGINE));
    return {
      loadBytes: atLoad,
      withFilesBytes: sumBrotliBytes(scripts) - atLoad,
      engineGzipBytes: engine === undefined ? null : gzipSync(engine).length,
    };
  } finally {
    await browser.close();
  }
}

/** Answers every request from the built site, and remembers which scripts were asked for. */
async function listServedScripts(page: Page): Promise<Set<string>> {
  const scripts = new Set<string>();
  await page.context().route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/config') return route.fulfill({ json: mockConfig });
    const file = [pathname, `${pathname}/index.html`]
      .map((place) => path.join(site, place))
      .find((place) => existsSync(place) && statSync(place).isFile());
    if (file === undefined) return route.fulfill({ status: 404 });
    if (/\.m?js$/.test(file)) scripts.add(file);
    return route.fulfill({ path: file });
  });
  return scripts;
}

/** Nothing more was asked for in a while: workers ask too, and the page's own "idle" does not wait for theirs. */
async function waitUntilSettled(scripts: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before !== scripts.size; ) {
    before = scripts.size;
    await setTimeout(QUIET_MS);
  }
}

/** As a server sends them: the packed file beside it, else packed now. */
function sumBrotliBytes(scripts: Iterable<string>): number {
  let bytes = 0;
  for (const script of scripts) {
    bytes += existsSync(`${script}.br`) ? statSync(`${script}.br`).size : brotliCompressSync(readFileSync(script)).length;
  }
  return bytes;
}
