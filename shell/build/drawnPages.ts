import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.ts';
import type { Destination } from './destination.ts';

const NOTE = path.join(root, 'shell/dist-node/destination.json');

export function rememberDestination(destination: Destination): void {
  writeFileSync(NOTE, JSON.stringify(destination));
}

/** Whether the pages of the site still say what this server would. Another limit or address means drawing them again, which takes a moment. */
export function isDrawnFor(destination: Destination): boolean {
  return existsSync(NOTE) && readFileSync(NOTE, 'utf8') === JSON.stringify(destination);
}
