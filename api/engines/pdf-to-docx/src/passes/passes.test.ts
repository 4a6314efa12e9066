import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { convertToModel } from '../buildModel.ts';
import type { ConversionRequest, ConvertedModel } from '../conversion.ts';
import { drawPdf } from '../testing/drawnPages.ts';
import { type Expectation, expectations } from '../testing/passExpectations.ts';
import type { Pass } from './pass.ts';

import { PASSES } from './passes.ts';

async function convert(bytes: Uint8Array, request: Partial<ConversionRequest> = {}, passes?: readonly Pass[]): Promise<ConvertedModel> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  return convertToModel(createFileInMemory('paper.pdf', bytes), { maxPages: 0, recognition: { mode: 'off' }, ...request }, hooks, passes);
}

function drawn({ pages }: Expectation): Promise<Uint8Array> {
  return typeof pages === 'function' ? pages() : drawPdf(pages);
}

test.each(PASSES.map((pass) => ({ pass, ...expectations[pass.name] })))('$fact, and only when "$pass.name" is run', async (expectation) => {
  const { pass, request, readFact, is } = expectation;
  const bytes = await drawn(expectation);
  expect(readFact(await convert(bytes, request))).toEqual(is);
  const others = PASSES.filter((each) => each !== pass);
  expect(readFact(await convert(bytes, request, others))).not.toEqual(is);
});

test('every pass is in the list once', () => {
  expect(PASSES.map(({ name }) => name)).toEqual(Object.keys(expectations));
});
