import { type RefusalCode, type RefusalDetails, refusals, sentenceOf } from '../contract/errors.ts';

type Given<Code extends RefusalCode> = RefusalDetails<Code> extends undefined ? [] : [details: RefusalDetails<Code>];

/** An expected refusal: a code of the contract and what its sentence is made from. Its message is the sentence for the visitor. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  /** What the sentence was made from. */
  readonly details: Record<string, string | number> | undefined;
  /** Which uploaded file it is about, counted from 0: two files may have one name. */
  fileIndex: number | undefined;

  constructor(code: Code, ...[details]: Given<Code>) {
    super(sentenceOf(code, details as RefusalDetails<Code>));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  /** Says which uploaded file the refusal is about. */
  about(fileIndex: number | undefined): this {
    this.fileIndex = fileIndex;
    return this;
  }

  /** A refusal that was told across a process boundary. */
  static withDetails(code: RefusalCode, details: Record<string, string | number> | undefined): Refusal {
    const Told: new (code: RefusalCode, details?: Record<string, string | number>) => Refusal = Refusal as never;
    return new Told(code, details);
  }

  get status(): number {
    return refusals[this.code].status;
  }
}

/** True for a code of the contract, so that one which came from another process can be trusted. */
export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
