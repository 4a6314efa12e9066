import { type RefusalCode, type RefusalDetails, refusals, sentenceAsTold, type ToldDetails } from '../contract/errors.ts';
import type { ErrorMessages } from '../contract/messages/errors.ts';

type Given<Code extends RefusalCode> = RefusalDetails<Code> extends undefined ? [] : [details: RefusalDetails<Code>];

/** An expected refusal: a code of the contract and what its sentence is made from. Its message is its sentence in English. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  /** What the sentence was made from. */
  readonly details: ToldDetails | undefined;
  /** Which uploaded file it is about, counted from 0: two files may have one name. */
  fileIndex: number | undefined;

  constructor(code: Code, ...[details]: Given<Code>) {
    // Of a code that is only known at run time, no compiler sees what its details are.
    super(sentenceAsTold(code, details as ToldDetails | undefined));
    this.name = 'Refusal';
    this.code = code;
    this.details = details as ToldDetails | undefined;
  }

  /** Says which uploaded file the refusal is about. */
  about(fileIndex: number | undefined): this {
    this.fileIndex = fileIndex;
    return this;
  }

  /** Its sentence for the visitor, in the language of these messages. */
  sentenceIn(messages: ErrorMessages): string {
    return sentenceAsTold(this.code, this.details, messages);
  }

  /** A refusal that was told across a process boundary. */
  static withDetails(code: RefusalCode, details: ToldDetails | undefined): Refusal {
    const Told: new (code: RefusalCode, details?: ToldDetails) => Refusal = Refusal as never;
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
