/** A line of a CV in the forms that a sentence in the first person may need. Forms that are not certain to be right are left out. */
export interface BulletClause {
  /** After "I": "reduced churn by 12 %", or "manage the rota" for what lasts. */
  finite?: string;
  /** After "my work was to": "manage the rota". */
  infinitive?: string;
  /** After "by" or "my work included": "reducing churn by 12 %". */
  gerund?: string;
  /** What is no action: "weekly stocktaking", after "my work included" as well. */
  nounPhrase?: string;
  /** The result as a separate main clause: "abandonment fell from 68% to 51%". */
  outcome?: string;
  /** The line as the CV has it, where none of the other forms can be made of it: for a quotation. */
  line?: string;
  /** Whether `finite` is in the present. */
  isPresent: boolean;
}
