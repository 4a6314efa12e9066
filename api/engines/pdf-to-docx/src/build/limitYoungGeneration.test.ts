import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const MODULE = path.join(import.meta.dirname, 'limitYoungGeneration.js');

/** Measures the young generation of a process, in MB, after work whose objects often outlive a collection. */
function measureYoungGeneration(isLimited: boolean): number {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { limitYoungGeneration } from ${JSON.stringify(MODULE)};
    let words = [];
    for (let page = 0; page < 200; page++) {
      if (page % 20 === 0) words = [];
      for (let word = 0; word < 20_000; word++) words.push({ page, word });
      if (${isLimited}) limitYoungGeneration();
    }
    const { space_size: bytes } = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    console.log(bytes / 2 ** 20);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('a long document leaves no more than 16 MB of garbage behind before it is collected', () => {
  expect(measureYoungGeneration(true)).toBeLessThanOrEqual(16);
  expect(measureYoungGeneration(false)).toBeGreaterThan(16);
});
