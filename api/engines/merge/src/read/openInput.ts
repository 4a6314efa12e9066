import type { Codec } from '@sheaf/pdf/bytes/codec';
import { ComplexityError, PdfError } from '@sheaf/pdf/errors';
import { isDamage, PdfFile } from '@sheaf/pdf/file/pdfFile';
import type { MergeInput } from '../model/mergeOptions.ts';
import { readPages, type SourcePage } from './readPages.ts';

export interface OpenedInput {
  input: MergeInput;
  file: PdfFile;
  pages: SourcePage[];
}

/** Opens an input and finds its pages. Throws `PdfError`, which says which input it is about. */
export function openInput(input: MergeInput, index: number, codec: Codec): OpenedInput {
  try {
    const file = PdfFile.open(input.name, input.source, codec, input.password);
    return { input, file, pages: readPages(file) };
  } catch (error) {
    if (error instanceof PdfError) throw error.about(index);
    if (error instanceof ComplexityError) throw new PdfError('too_complex', input.name, { cause: error }).about(index);
    if (!isDamage(error)) throw error;
    throw new PdfError('damaged_pdf', input.name, { cause: error }).about(index);
  }
}
