import { setFlagsFromString } from 'node:v8';

/**
 * Imported by whatever merges in a living process. V8's slower, better compiler takes up a function only after many more calls than it
 * would by itself: for the first merges of a process that is a fifth of their CPU, and over a hundred of them it has
 * still paid.
 */
setFlagsFromString('--invocation-count-for-turbofan=100000');
