/** The answer that a sentence gives to a yes-or-no question. */
export type Verdict = 'yes' | 'no';
