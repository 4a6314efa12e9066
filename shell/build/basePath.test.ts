import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { everyLocale } from '../../api/contract/messages/locale/locales.ts';
import { tools } from '../src/tools.ts';
import { buildPageDocument } from './buildPageDocument.ts';
import { buildPageHead } from './buildPageHead.ts';
import { buildWebManifest } from './buildWebManifest.ts';
import { writeSearchFiles } from './searchFiles.ts';

const ORIGIN = 'https://intranet.example';
const page = { path: '/merge', title: 'Merge', description: 'Merges' } as const;

describe.each(['', '/pdf', '/tools/pdf'])('pages prerendered for the path "%s"', (basePath) => {
  test('have all their addresses under it', () => {
    const styles = '<style>@font-face{font-family:Inter;src:url(/assets/inter.1234.woff2)}p{margin:0}</style>';
    const head = buildPageHead({
      page,
      locale: 'es',
      origin: ORIGIN,
      basePath,
      body: '',
      isOfTool: true,
      isFree: true,
      languages: everyLocale,
      brand: 'Sheaf',
    });
    const preloads = [
      { address: '/assets/main.js', isModule: true },
      { address: '/assets/page.js', isModule: false },
    ];
    const parts = { main: '/assets/main.js', boot: '', fetchAhead: '' };
    const language = { tag: 'es', direction: 'ltr' as const };
    const html = buildPageDocument(
      { basePath, language, manifest: '/es/manifest.webmanifest', head, body: '', styles, waits: 'never', preloads, takes: 'tool' },
      parts,
    );
    const addresses = [...html.matchAll(/(?:href="|content="|url\()(\/[^")]+)/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(7);
    expect(addresses.filter((address) => !address.startsWith(`${basePath}/`))).toEqual([]);
    const pathsOnHost = [...html.matchAll(/https:\/\/intranet\.example(\/[^"]*)/g)].map(([, address = '']) => address);
    expect(pathsOnHost).toContain(`${basePath}/es/merge`);
    expect(pathsOnHost.filter((address) => !address.startsWith(`${basePath}/`))).toEqual([]);
    // The scripts read it there; on a host of its own there is nothing to read.
    expect(html.includes('data-base=')).toBe(basePath !== '');
    expect(html).toContain('data-main="/assets/main.js"');
  });

  test('are installed with it as their scope', async () => {
    const manifest = JSON.parse(await buildWebManifest('es', { offered: tools, brand: 'Sheaf', basePath }));
    expect(manifest).toMatchObject({ id: `${basePath}/`, scope: `${basePath}/`, start_url: `${basePath}/es` });
    const addresses: string[] = [
      ...manifest.icons.map(({ src }: { src: string }) => src),
      ...manifest.shortcuts.map(({ url }: { url: string }) => url),
    ];
    expect(addresses.filter((address) => !address.startsWith(`${basePath}/`))).toEqual([]);
  });

  test('are listed under it', async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'search-files-'));
    await writeSearchFiles(site, { origin: ORIGIN, basePath, offered: tools, languages: everyLocale });
    const [sitemap, robots] = ['sitemap.xml', 'robots.txt'].map((file) => readFileSync(path.join(site, file), 'utf8'));
    rmSync(site, { recursive: true });
    const locations = [...(sitemap?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])].map(([, location]) => location);
    expect(locations).toEqual(expect.arrayContaining([`${ORIGIN}${basePath}/`, `${ORIGIN}${basePath}/es/merge`]));
    expect(robots).toContain(`Disallow: ${basePath}/api/`);
    expect(robots).toContain(`Sitemap: ${ORIGIN}${basePath}/sitemap.xml`);
  });
});
