import { randomBytes } from 'node:crypto';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { writePdf } from '@sheaf/pdf/testing/writePdf';
import type { Fleet } from './fleet.ts';
import { readRedisMemory, type SceneResult } from './scenes.ts';
import type { Visit } from './visit.ts';
import { type Errand, visit } from './visits.ts';

/** The width and height of a grey picture of 30 MB. */
const SIDE = 5477;
const AT_ONE_TIME = 6;
const SAMPLE_MS = 250;

/** Merges a picture of 30 MB with a small file again and again, and measures what Redis holds meanwhile. */
export async function showMemory(fleet: Fleet, jobs: number): Promise<SceneResult> {
  const files = [createFile('picture.pdf', buildPicturePdf()), createFile('small.pdf', await buildSamplePdf(1))];
  const errand: Errand = {
    name: 'merge of 30 MB',
    async call(client) {
      const { pages, pdf } = await client.mergePdfs(files);
      return { pages, hasBothFiles: pdf.size > SIDE * SIDE };
    },
    expected: { pages: 2, hasBothFiles: true },
  };
  const before = await readRedisMemory(fleet);
  let most = before;
  const sample = async () => {
    most = Math.max(most, await readRedisMemory(fleet));
  };
  const sampling = setInterval(() => void sample(), SAMPLE_MS);
  const visits: Visit[] = [];
  let begun = 0;
  const visitors = Array.from({ length: AT_ONE_TIME }, async (_, index) => {
    while (begun < jobs) {
      begun += 1;
      visits.push(await visit(fleet, errand, `10.4.0.${index}`));
    }
  });
  await Promise.all(visitors).finally(() => clearInterval(sampling));
  const toMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return {
    'merges of 30 MB': visits.length,
    'of them right': visits.filter(({ outcome }) => outcome === 'right').length,
    'retried after 503': visits.filter(({ refusals }) => refusals > 0).length,
    'Redis memory before, MB': toMb(before),
    'most meanwhile, MB': toMb(most),
    'after, MB': toMb(await readRedisMemory(fleet)),
  };
}

/** Builds a PDF of one page that shows a picture which does not compress. */
function buildPicturePdf(): Uint8Array {
  const pixels = randomBytes(SIDE * SIDE).toString('latin1');
  const content = 'q 500 0 0 500 50 50 cm /P Do Q';
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${SIDE}/Height ${SIDE}/ColorSpace/DeviceGray/BitsPerComponent 8/Length ${pixels.length}>>stream\n${pixels}\nendstream`,
  ]);
}
