export interface FileRejection {
  file: File;
  /** 'Too many files' or 'File type must be ...'. */
  reason: string;
}

export interface Taken {
  added: File[];
  rejected: FileRejection[];
}

/** Only the files beyond the maximum are turned away; those that still fit are taken, in the order they came. */
export function takeFiles(accepted: File[], room: number, tooManyFiles: string): Taken {
  return {
    added: accepted.slice(0, room),
    rejected: accepted.slice(room).map((file) => ({ file, reason: tooManyFiles })),
  };
}
