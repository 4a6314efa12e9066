/** Matches what "last" makes a time that is over: "last night", "last week", "last Friday". */
export const PAST_UNIT = /^(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
/** Matches what "next" makes a time to come: "next week", "next Friday". */
export const FUTURE_UNIT = /^(?:week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
export const PART_OF_DAY = /^(?:morning|afternoon|evening|night)$/;
/** Matches what a length of time is counted in: "two years", "an hour". */
export const UNIT_OF_TIME = /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?)$/;
/** The first year that may not be over when a text is written. Rules read no clock, so that a text always has the same findings. */
export const FIRST_OPEN_YEAR = 2024;
