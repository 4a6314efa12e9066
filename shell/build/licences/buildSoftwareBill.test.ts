import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { buildSoftwareBill } from './buildSoftwareBill.ts';
import { readLockFile } from './lockFile.ts';

const lock = readLockFile();
const bill = buildSoftwareBill(lock);
const { components, dependencies } = JSON.parse(bill);

test('an operator gets a bill of materials that is valid CycloneDX', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
});

test('the validator finds fault with a bill that is none', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill.replace('"library"', '"no-such-type"'))).not.toBeNull();
});

test('each component has its version, its licence and the hash that the lock file holds', () => {
  const koa = components.find(({ name }: { name: string }) => name === 'koa');
  expect(koa).toMatchObject({
    version: lock['node_modules/koa']?.version,
    purl: expect.stringMatching(/^pkg:npm\/koa@/),
    licenses: [{ expression: 'MIT' }],
  });
  expect(koa.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  expect(dependencies.find(({ ref }: { ref: string }) => ref === 'node_modules/koa').dependsOn).toContain('node_modules/koa-compose');
});

test('what runs in browsers, on the server and in data files is in the bill, and what only tests is not', () => {
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'pdfjs-dist', 'zod', 'ioredis', 'harper.js', 'dictionary-en', 'webpack']));
  for (const name of ['jest', 'lighthouse', '@playwright/test', 'storybook']) expect(names).not.toContain(name);
});
