import { formatSerializedRefusal, type RefusalCode, type RefusalDetails, refusals, type SerializedDetails } from '../contract/errors.ts';
import type { ErrorMessages } from '../contract/messages/errors.ts';

const RESTART_SECONDS = 5;

type DetailArguments<Code extends RefusalCode> = RefusalDetails<Code> extends undefined ? [] : [details: RefusalDetails<Code>];

/** An expected refusal: a code of the contract and the values for its sentence. Its message is the sentence in English. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  /** The values in its sentence. */
  readonly details: SerializedDetails | undefined;
  /** The uploaded file that it is about, counted from 0. Two files may have one name. */
  fileIndex: number | undefined;

  constructor(code: Code, ...[details]: DetailArguments<Code>) {
    // The compiler cannot know the details of a code that is known only at run time.
    super(formatSerializedRefusal(code, details as SerializedDetails | undefined));
    this.name = 'Refusal';
    this.code = code;
    this.details = details as SerializedDetails | undefined;
  }

  /** Sets the uploaded file that the refusal is about. */
  about(fileIndex: number | undefined): this {
    this.fileIndex = fileIndex;
    return this;
  }

  /** Returns its sentence for the visitor, in the language of these messages. */
  translate(messages: ErrorMessages): string {
    return formatSerializedRefusal(this.code, this.details, messages);
  }

  /** Builds a refusal that came from another process. */
  static withDetails(code: RefusalCode, details: SerializedDetails | undefined): Refusal {
    const AnyRefusal: new (code: RefusalCode, details?: SerializedDetails) => Refusal = Refusal as never;
    return new AnyRefusal(code, details);
  }

  get status(): number {
    return refusals[this.code].status;
  }
}

/** Creates the refusal of what a stopping server could not finish. By the time it is tried again, another server answers. */
export function createRestartRefusal(): Refusal {
  return new Refusal('restarting', { seconds: RESTART_SECONDS });
}

/** Returns whether a code from another process is one of the contract. */
export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}

/** Creates the refusal of a session that has ended or never was. */
export function createSessionRefusal(state: 'not_found' | 'expired'): Refusal {
  return state === 'expired' ? new Refusal('session_expired') : new Refusal('session_not_found');
}
