/** Loaded before the program of a sandboxed worker, so that the worker takes half the processor time to start. */
import { fileURLToPath } from 'node:url';
import { takeSourcesFast } from '@sheaf/platform/command/fastSources';
import { loadStrippedSources } from '@sheaf/platform/command/strippedSources';

takeSourcesFast();
loadStrippedSources(fileURLToPath(new URL('../../../../node_modules/.cache/sheaf-sources', import.meta.url)));
