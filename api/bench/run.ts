/** `npm run bench -- merge` (or `grammar`, `ocr`, `convert`, `chat`, `cv`, `letters`, `reader`): measures an engine of ours beside its peers; `-- web` measures the pages, `-- chaos` what visitors get while servers and workers fail. README.md beside this file explains the figures. */
import { parseArgs } from 'node:util';
import { benchMerge } from './merge/benchMerge.ts';

const benches = {
  merge: benchMerge,
  grammar: async (options: { isJson: boolean; rounds: number }) => (await import('./grammar/benchGrammar.ts')).benchGrammar(options),
  ocr: async (options: { isJson: boolean }) => (await import('./ocr/benchOcr.ts')).benchOcr(options),
  convert: async (options: { isJson: boolean; isQuick: boolean; rounds: number }) =>
    (await import('./convert/benchConvert.ts')).benchConvert(options),
  chat: async (options: { isJson: boolean; isQuick: boolean; rounds: number }) => (await import('./chat/benchChat.ts')).benchChat(options),
  letters: async (options: { isJson: boolean; isQuick: boolean; isFull: boolean }) =>
    (await import('./letters/benchLetters.ts')).benchLetters(options),
  reader: async (options: { isJson: boolean; sets?: string[] | undefined }) => (await import('./reader/benchReader.ts')).benchReader(options),
  chaos: async (options: { isJson: boolean; sets?: string[] | undefined; minutes?: number | undefined; visitors?: number | undefined }) =>
    (await import('./chaos/benchChaos.ts')).benchChaos(options),
  cv: async (options: { isJson: boolean }) => (await import('./cv/benchCv.ts')).benchCv(options),
  // Loaded here: a measured engine shall not share its process with Lighthouse.
  web: async (options: { isJson: boolean; routes?: string[] }) => (await import('../../shell/bench/benchWeb.ts')).benchWeb(options),
};
const DEFAULT_ROUNDS = '5';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: DEFAULT_ROUNDS },
    sets: { type: 'string' },
    routes: { type: 'string' },
    keep: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    visitors: { type: 'string' },
  },
});
const known = Object.keys(benches).join(', ');
const unknown = positionals.filter((name) => !isBench(name));

if (positionals.length === 0) fail(`Say what to measure: npm run bench -- ${known}`);
else if (values.keep && values.quick) fail('A quick run shows that everything runs; its figures are not kept.');
else if (unknown.length > 0) fail(`There is no bench for "${unknown.join(', ')}" yet. There is: ${known}.`);
else {
  for (const name of positionals.filter(isBench)) {
    await benches[name]({
      isJson: values.json,
      isQuick: values.quick,
      isFull: values.full,
      shouldSave: values.keep,
      minutes: values.minutes === undefined ? undefined : Number(values.minutes),
      visitors: values.visitors === undefined ? undefined : Number(values.visitors),
      rounds: Math.max(1, Number.parseInt(values.rounds, 10) || 1),
      sets: values.sets?.split(','),
      routes: values.routes?.split(','),
    });
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function isBench(name: string): name is keyof typeof benches {
  return Object.hasOwn(benches, name);
}
