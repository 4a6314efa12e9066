/** `npm run bench -- web`: Lighthouse with its phone profile, and the bytes of a first visit, on the production build served by the real server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../../api/src/testing/findFreePort.ts';
import { siteFolder } from '../build/apps.ts';
import { findChromium } from '../e2e/findChromium.ts';
import { startServer } from './server.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEFAULT_ROUTES = ['/', '/merge', '/pdf-to-word'];
const KB = 1024;
/** A trace may end without a largest paint, as the first of a fresh browser sometimes does: such an audit says nothing about the page. */
const MOST_AUDITS = 3;

export interface WebBench {
  isJson: boolean;
  /** Addresses to measure, as `--routes /,/es`. */
  routes?: string[];
}

interface Visit {
  route: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Of the scripts fetched without a touch: what runs, and what is only there for later. */
  scriptKb: number;
  scriptAheadKb: number;
  allKb: number;
  requests: number;
}

/** Measures how pages of the built site load; builds the site first if it is missing. */
export async function benchWeb({ isJson, routes = DEFAULT_ROUTES }: WebBench): Promise<void> {
  if (!existsSync(path.join(siteFolder, 'index.html'))) await import('../build/buildMissing.ts');
  const server = await startServer(siteFolder);
  const debugPort = await findFreePort();
  const args = ['--no-sandbox', '--disable-quic', '--disable-background-networking', `--remote-debugging-port=${debugPort}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    // A browser's first page pays for its own start, whichever page it is: its blocking time is some 400 ms longer.
    for (const route of routes.slice(0, 1)) await visit(server.url, route, debugPort);
    const visits: Visit[] = [];
    for (const route of routes) visits.push(await visit(server.url, route, debugPort));
    if (isJson) console.log(JSON.stringify(visits, null, 2));
    else console.table(Object.fromEntries(visits.map(({ route, scores, ...rest }) => [route, { ...scores, ...rest }])));
  } finally {
    await browser.close();
    server.stop();
  }
}

async function visit(site: string, route: string, port: number): Promise<Visit> {
  const { audits, categories } = await auditPage(site + route, port);
  const readFigure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = listRequests(audits['network-requests']?.details);
  const sumKilobytes = (chosen: typeof requests) => round(chosen.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB, 1);
  return {
    route,
    scores: {
      performance: toPercent(categories.performance),
      accessibility: toPercent(categories.accessibility),
      'best-practices': toPercent(categories['best-practices']),
      seo: toPercent(categories.seo),
    },
    lcpMs: round(readFigure('largest-contentful-paint'), 0),
    cls: round(readFigure('cumulative-layout-shift'), 3),
    tbtMs: round(readFigure('total-blocking-time'), 0),
    scriptKb: sumKilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    scriptAheadKb: sumKilobytes(requests.filter(({ resourceType, url }) => resourceType !== 'Script' && url.endsWith('.js'))),
    allKb: sumKilobytes(requests),
    requests: requests.length,
  };
}

async function auditPage(address: string, port: number) {
  for (let audit = 1; audit <= MOST_AUDITS; audit += 1) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    const paint = result?.lhr.audits['largest-contentful-paint'];
    if (result && paint?.numericValue !== undefined) return result.lhr;
    console.warn(`${address} is audited again: ${paint?.errorMessage ?? 'Lighthouse said nothing'}`);
  }
  throw new Error(`${address} showed no largest paint in ${MOST_AUDITS} audits.`);
}

function toPercent(category: { score: number | null } | undefined): number {
  return round((category?.score ?? Number.NaN) * 100, 0);
}

/** The requests as Lighthouse lists them, whose types leave a table's rows open. */
function listRequests(details: unknown): { transferSize: number; resourceType: string; url: string }[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items.map(({ transferSize = 0, resourceType = '', url = '' }) => ({ transferSize, resourceType, url }));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
