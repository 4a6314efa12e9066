import { findFreeName } from '@sheaf/tool-kit/findFreeName';
import type { Reason } from './reason';

export type Rotation = 0 | 90 | 180 | 270;

/** What reading a file on this device found. */
export type PdfFacts =
  | { state: 'read'; pages: number; isEncrypted: boolean; isSigned: boolean; hasForm: boolean; isDamaged: boolean }
  | { state: 'locked'; isWrongPassword: boolean }
  | { state: 'unreadable'; reason: Reason };

/** A reason, and whether it may as well mean another file of the same name. */
export interface FileProblem {
  reason: Reason;
  isOneOfSeveral: boolean;
}

/** One row of the list. */
export interface ChosenFile {
  /** Stays with the file wherever it moves, and distinguishes two files of one name. */
  id: number;
  file: File;
  /** What it is called here: by its own name, with a number behind it where that was taken, so that two files of one name can be distinguished. */
  name: string;
  /** Pages to take, as typed: `1-3, 5, 8-`. Empty for all. */
  range: string;
  /** Turns its pages clockwise, on top of the rotation they have. */
  rotate: Rotation;
  facts: { state: 'reading' } | PdfFacts;
  /** True once the server has asked for the password of this file. */
  isProtected: boolean;
  password: string;
  /** What the last merge said about this file. */
  problem: FileProblem | null;
}

/** Creates the entry of a newly chosen file, with a name unique among the others. */
export function createChosenFile(id: number, file: File, others: readonly Pick<ChosenFile, 'name'>[] = []): ChosenFile {
  return {
    id,
    file,
    name: findFreeName(file.name, others),
    range: '',
    rotate: 0,
    facts: { state: 'reading' },
    isProtected: false,
    password: '',
    problem: null,
  };
}

/** Returns the page count of a file; null while unknown. */
export function findPageCount({ facts }: ChosenFile): number | null {
  return facts.state === 'read' ? facts.pages : null;
}

/** Returns whether a file needs a password or was opened with one. */
export function hasPasswordField({ facts, isProtected, password }: ChosenFile): boolean {
  return isProtected || password !== '' || facts.state === 'locked';
}

/** Returns the rotation 90 degrees further clockwise. */
export function turnRight(rotate: Rotation): Rotation {
  const next = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
  return next[rotate];
}
