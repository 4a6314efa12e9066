import { expect, test } from '@jest/globals';
import { readProse } from './readProse.ts';

const MAX_MILLISECONDS = 2000;

test.each([
  [`I have${' '.repeat(60)}been a welder at Table Bay Yard since 2021.`],
  [`From 2017 to 2020${' '.repeat(45)}I was a cook with the Highveld Grill.`],
  [`I worked for Oak Care Home${'\n '.repeat(40)}as a carer from 2015 to 2019.`],
])('reads a sentence with a wide gap in no time: %#', (text) => {
  const start = performance.now();
  readProse(text);
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
});
