import { expect, test } from '@jest/globals';
import { readProse } from './readProse.ts';

/** A pattern that tries every way to part the gap would take hours. */
const MAX_CPU_SECONDS = 2;

test.each([
  [`I have${' '.repeat(60)}been a welder at Table Bay Yard since 2021.`],
  [`From 2017 to 2020${' '.repeat(45)}I was a cook with the Highveld Grill.`],
  [`I worked for Oak Care Home${'\n '.repeat(40)}as a carer from 2015 to 2019.`],
])('reads a sentence with a wide gap with little work: %#', (text) => {
  const before = process.cpuUsage();
  readProse(text);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(MAX_CPU_SECONDS);
});
