import { setFlagsFromString } from 'node:v8';

/**
 * Delays V8's optimizing compiler, TurboFan, in every process that merges. Its work took a fifth of the CPU time of the first merges,
 * and had not paid off after a hundred.
 */
setFlagsFromString('--invocation-count-for-turbofan=100000');
