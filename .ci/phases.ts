/** The npm scripts that `npm test` runs, stage after stage. The scripts of a stage run side by side: a build alone leaves a core idle. */
export const STAGES = [['check'], ['test:jest', 'build'], ['test:browser']] as const;

/** The hosted run has a job for each. */
export const PHASES = STAGES.flat();
