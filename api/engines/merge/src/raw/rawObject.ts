import type { ByteBuilder } from '@sheaf/pdf/bytes/byteBuilder';
import { AT_OFFSET, IN_OBJECT_STREAM } from '@sheaf/pdf/file/crossReference';
import { findStartInStream } from '@sheaf/pdf/file/objectStreams';
import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { objectHeader, readObjectHeader } from '@sheaf/pdf/file/readObject';
import { COPIED, COPIED_STREAM_HEAD, NEEDS_CARE, NEEDS_MORE, type RawCopier } from './rawCopier.ts';
import type { RawCopyRules } from './rawCopyRules.ts';

const FIRST_VIEW_BYTES = 4096;

/**
 * Copies the text of an object, wherever it lies, to the end of `out`: `COPIED`; `COPIED_STREAM_HEAD`, with the copier's position in the
 * window of the file; else `NEEDS_CARE`, and nothing is added. `parent` as for the copier.
 */
export function copyRawObject(raw: RawCopier, file: PdfFile, number: number, out: ByteBuilder, rules: RawCopyRules, parent = 0): number {
  const { table, window } = file;
  const kind = table.kind(number);
  const position = table.places[number] ?? 0;
  const before = out.length;
  if (kind === IN_OBJECT_STREAM) {
    const stream = file.objectStream(position);
    const start = findStartInStream(stream, number, table.details[number] ?? 0);
    if (start >= 0 && raw.copy(stream.bytes, start, stream.bytes.length, out, rules, parent) === COPIED) return COPIED;
    out.length = before;
    return NEEDS_CARE;
  }
  if (kind !== AT_OFFSET) return NEEDS_CARE;
  for (let view = FIRST_VIEW_BYTES; ; view *= 8) {
    const at = window.seek(position, view);
    const begin = readObjectHeader(window.bytes, at, window.end);
    if (begin < 0 || objectHeader.number !== number) return NEEDS_CARE;
    const outcome = raw.copy(window.bytes, begin, window.end, out, rules, parent);
    if (outcome === COPIED || (outcome === COPIED_STREAM_HEAD && raw.position + 2 < window.end)) return outcome;
    out.length = before;
    if (window.reachesEnd || (outcome !== NEEDS_MORE && outcome !== COPIED_STREAM_HEAD)) return NEEDS_CARE;
  }
}
