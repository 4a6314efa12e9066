import { apps } from './apps.ts';
import { buildSite } from './buildSite.ts';

// `node build/build.ts` builds everything, `node build/build.ts mfe-merge` one app; either way the site is put together anew.
const named = process.argv.slice(2);
const unknown = named.filter((app) => !apps.includes(app));
if (unknown.length > 0) throw new Error(`No such app: ${unknown.join(', ')}. There are ${apps.join(', ')}.`);

await buildSite(named.length > 0 ? named : apps);
