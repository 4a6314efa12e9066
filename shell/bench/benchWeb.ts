/** `npm run bench -- web`: Lighthouse with its phone profile, and the bytes of a first visit, on the production build served by the real server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { siteFolder } from '../build/apps.ts';
import { findChromium } from '../e2e/findChromium.ts';
import { freePort, startServer } from './server.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEFAULT_ROUTES = ['/', '/merge', '/pdf-to-word'];
const KB = 1024;

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
  scriptKb: number;
  allKb: number;
  requests: number;
}

export async function benchWeb({ isJson, routes = DEFAULT_ROUTES }: WebBench): Promise<void> {
  if (!existsSync(path.join(siteFolder, 'index.html'))) await import('../build/buildMissing.ts');
  const server = await startServer(siteFolder);
  const debugPort = await freePort();
  const args = ['--no-sandbox', '--disable-quic', '--disable-background-networking', `--remote-debugging-port=${debugPort}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
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
  const result = await lighthouse(site + route, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse said nothing about ${route}.`);
  const { audits, categories } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsIn(audits['network-requests']?.details);
  const kbOf = (chosen: typeof requests) => round(chosen.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB, 1);
  return {
    route,
    scores: {
      performance: scoreOf(categories.performance),
      accessibility: scoreOf(categories.accessibility),
      'best-practices': scoreOf(categories['best-practices']),
      seo: scoreOf(categories.seo),
    },
    lcpMs: round(figure('largest-contentful-paint'), 0),
    cls: round(figure('cumulative-layout-shift'), 3),
    tbtMs: round(figure('total-blocking-time'), 0),
    scriptKb: kbOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allKb: kbOf(requests),
    requests: requests.length,
  };
}

function scoreOf(category: { score: number | null } | undefined): number {
  return round((category?.score ?? Number.NaN) * 100, 0);
}

/** The requests as Lighthouse lists them, whose types leave a table's rows open. */
function requestsIn(details: unknown): { transferSize: number; resourceType: string }[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items.map(({ transferSize = 0, resourceType = '' }) => ({ transferSize, resourceType }));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
