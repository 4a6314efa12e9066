/** `node api/build/stripSources.ts`: strips the types of all sources that sandboxed workers load, whenever packages are installed or tests run. */
import path from 'node:path';
import { writeStrippedSources } from './writeStrippedSources.ts';

const root = path.join(import.meta.dirname, '../..');
writeStrippedSources(root, root);
