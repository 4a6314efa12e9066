import { buildSite } from './buildSite.ts';

// Run by `npm start`: a newcomer waits for the build once, and after a pull only for what changed.
await buildSite();
