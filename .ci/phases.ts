/** The npm scripts that `npm test` runs, in this order. The hosted run has a job for each. */
export const PHASES = ['check', 'test:jest', 'build', 'test:browser'] as const;
