import type { ErrorMessages } from '@sheaf/api/contract/messages/errors';

export interface ChosenFile {
  file: File;
  /** Its password; empty when none was entered. */
  password: string;
}

/** How a call is followed and ended, and the words of its refusals. */
export interface ListeningWith<Listening> {
  listening: Listening;
  errors: ErrorMessages;
}
