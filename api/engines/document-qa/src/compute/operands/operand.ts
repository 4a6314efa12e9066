import type { NamedDate } from '../../answer/dates.ts';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import type { TextSpan } from '../../types/textSpan.ts';
import type { Quantity } from '../quantities/quantity.ts';

/** The place of something in a document, and the words that describe it. */
export interface Labelled {
  /** The words nearest to it: its row and header, or its clause. */
  label: string;
  /** The words around those: its sentence, the headers of its table, the heading above. */
  around: string;
  /** What it is shown with: the name of its row. Empty in a sentence, which is quoted. */
  name: string;
  span: TextSpan;
  /** The place of the heading above it in `ChatIndex.paragraphs`. */
  section: number;
  sentence?: number | undefined;
  /** Its offset in the sentence. */
  at?: number | undefined;
  cell?: { table: Table; row: Row; column: number } | undefined;
}

/** For how many of a unit a price holds: for the first three, for each further one. */
export interface Tier {
  kind: 'first' | 'further';
  /** How many the first price is for. */
  count: number;
}

/** A figure of a document with all that says what may be computed with it. */
export interface Operand extends Labelled {
  quantity: Quantity;
  /** The units that it is the price of one of, such as person and night. */
  per: readonly string[];
  tier: Tier | undefined;
  dates: readonly NamedDate[];
}

/** A date or a time of day of a document. */
export interface Moment extends Labelled {
  date: NamedDate | undefined;
  /** Minutes since midnight. */
  minutes: number | undefined;
}
