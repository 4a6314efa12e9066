/** What a visitor of the bench came for, and how it ended. */
export interface Visit {
  errand: string;
  outcome: 'right' | 'wrong' | 'lost' | 'server died';
  /** In milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  /** How often the server answered that it was busy. */
  refusals: number;
  detail?: string;
}
