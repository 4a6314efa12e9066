/** `npm run env-example`: writes `.env.example` anew from the README. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildEnvExample } from './envExample.ts';

const read = new URL('../../README.md', import.meta.url);
writeFileSync(new URL('../../.env.example', import.meta.url), buildEnvExample(readFileSync(read, 'utf8')));
