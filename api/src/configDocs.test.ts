import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildEnvExample } from '../build/buildEnvExample.ts';
import { readConfig } from './config.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const readme = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
const sources = [
  'config',
  'settings/openAiSettings',
  'settings/jobSettings',
  'settings/ocrSettings',
  'settings/stripeSettings',
  'settings/toolSettings',
  'settings/brandSettings',
  'settings/languageSettings',
]
  .map((name) => read(`api/src/${name}.ts`))
  .join('\n');

/** The settings that a server looks up, whichever of them switch others on. */
function listSettingsRead(): string[] {
  const names = new Set<string>();
  const env = { OPENAI_API_KEY: 'key', STRIPE_SECRET_KEY: 'sk_test', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'model' };
  const watched = new Proxy<NodeJS.ProcessEnv>(env, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
  });
  readConfig(watched);
  return [...names].sort();
}

/** The rows of the README's table: each setting with its default. */
function listDocumentedSettings(): Map<string, string> {
  const rows = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]+) \|/gm)];
  return new Map(
    rows.flatMap(([, names = '', defaults = '']) => {
      const listed = names.split(', ').map((name) => name.replaceAll('`', ''));
      const values = listed.length === 1 ? [defaults] : defaults.split(', ');
      return listed.map((name, index): [string, string] => [name, (values[index] ?? '').trim().replaceAll('`', '')]);
    }),
  );
}

/** The defaults in the source that are plain numbers or words. */
function listDefaults(): [string, string][] {
  return [...sources.matchAll(/\b(?:readInteger|readChoice)\(env, '([A-Z_]+)', '?([\w.]+)'?,/g)]
    .map(([, name = '', value = '']): [string, string] => [name, value])
    .filter(([, value]) => /^(?:\d+|[a-z]+)$/.test(value));
}

test('the README lists every setting there is, and no other', () => {
  expect([...listDocumentedSettings().keys()].sort()).toEqual(listSettingsRead());
});

test('the defaults in the README are those of the server', () => {
  const listed = listDocumentedSettings();
  expect(listDefaults().length).toBeGreaterThan(10);
  for (const [name, value] of listDefaults()) expect([name, listed.get(name)]).toEqual([name, value]);
});

test('the example of an environment names every setting once, and those with a plain default as they are by themselves', () => {
  const lines = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']): [string, string] => [name, value]);
  expect(lines.map(([name]) => name).sort()).toEqual(listSettingsRead());
  const example = new Map(lines);
  for (const [name, value] of listDefaults()) expect([name, example.get(name)]).toEqual([name, value]);
});

test('.env.example describes each setting as the README does (else: npm run env-example)', () => {
  expect(read('.env.example')).toBe(buildEnvExample(read('README.md')));
});
