import type { DesignSystemWords } from '../words';

export interface FileRejection {
  file: File;
  /** 'Too many files', 'File type must be ...', or what the caller has against it. */
  reason: string;
  /** The reason as a whole sentence that names the file and says what can be done. */
  sentence: string;
}

export interface AcceptedFiles {
  added: File[];
  rejected: FileRejection[];
}

export interface OfferedFiles {
  pdfs: readonly File[];
  others: readonly File[];
  /** So many more are taken. */
  room: number;
  /** At the most one is ever taken. */
  isForOne: boolean;
  findRefusal: (file: File) => string | null;
}

const PDF_IN_WORDS = 'PDF';

/** Accepts files in order while there is room; rejects unsuitable ones and those beyond the maximum. */
export function acceptFiles({ pdfs, others, room, isForOne, findRefusal }: OfferedFiles, words: DesignSystemWords): AcceptedFiles {
  const { wrongType, tooManyFiles, notAdded } = words.dropzone;
  const { notPdf, oneOnly } = words.refusedFiles;
  const added: File[] = [];
  const rejected = others.map((file) => ({ file, reason: wrongType(PDF_IN_WORDS), sentence: notPdf(file.name) }));
  for (const file of pdfs) {
    const refusal = findRefusal(file);
    if (refusal) rejected.push({ file, reason: refusal, sentence: refusal });
    else if (added.length < room) added.push(file);
    else
      rejected.push({
        file,
        reason: tooManyFiles,
        sentence: isForOne ? oneOnly(file.name, added[0]?.name ?? '') : notAdded(file.name, tooManyFiles),
      });
  }
  return { added, rejected };
}
