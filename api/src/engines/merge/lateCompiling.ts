import { setFlagsFromString } from 'node:v8';

/**
 * Imported by whatever merges in a living process. V8's slower, better compiler takes up a function only after many more calls than it
 * would by itself: it cost the first merges a third of their CPU, and later ones are no slower for having waited.
 */
setFlagsFromString('--invocation-count-for-turbofan=100000');
