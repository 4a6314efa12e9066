export interface FileRejection {
  file: File;
  /** 'Too many files', 'File type must be ...', or what the caller has against it. */
  reason: string;
}

export interface Taken {
  added: File[];
  rejected: FileRejection[];
}

/** Files that cannot be taken are turned away, and those beyond the maximum; those that still fit are taken, in the order they came. */
export function takeFiles(accepted: File[], room: number, tooManyFiles: string, refusalOf: (file: File) => string | null): Taken {
  const taken: Taken = { added: [], rejected: [] };
  for (const file of accepted) {
    const reason = refusalOf(file) ?? (taken.added.length < room ? null : tooManyFiles);
    if (reason === null) taken.added.push(file);
    else taken.rejected.push({ file, reason });
  }
  return taken;
}
