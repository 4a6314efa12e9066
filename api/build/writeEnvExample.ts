/** `npm run env-example`: writes `.env.example` from the table of settings in the README. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildEnvExample } from './buildEnvExample.ts';

const readme = new URL('../../README.md', import.meta.url);
writeFileSync(new URL('../../.env.example', import.meta.url), buildEnvExample(readFileSync(readme, 'utf8')));
