import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { ComplexityError, PdfError, type PdfErrorCode } from '@sheaf/pdf/errors';
import { isDamage, PdfFile } from '@sheaf/pdf/file/pdfFile';
import { isName, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { readPageTree } from './readPages.ts';

/** What can be said about a file before it is merged. */
export type InspectedFile =
  | {
      state: 'read';
      pages: number;
      isEncrypted: boolean;
      /** A signature field is signed. */
      isSigned: boolean;
      hasForm: boolean;
      /** Its table or its page tree had to be mended; all its pages are there. */
      isDamaged: boolean;
      outlineItems: number;
    }
  | { state: 'locked'; isWrongPassword: boolean }
  | { state: 'unreadable'; code: PdfErrorCode };

/** An honest file has fewer bookmarks and fields; what lies beyond is not looked at. */
const MAX_STEPS = 200_000;

/** Looks at a file without copying anything: the pages one by one, of the rest only what the marks beside its name need. */
export function inspectFile(source: ByteSource, codec: Codec, password = ''): InspectedFile {
  try {
    const file = PdfFile.open('', source, codec, password);
    const { pages, isMended } = readPageTree(file);
    const fields = file.array(file.dictionary(file.catalog().get('AcroForm'))?.get('Fields')).filter((field) => file.dictionary(field));
    return {
      state: 'read',
      pages: pages.length,
      isEncrypted: file.decryptor !== undefined,
      isSigned: hasSignature(file, fields),
      hasForm: fields.length > 0,
      outlineItems: countBookmarks(file),
      // Read last, since loading an object above may have triggered a repair of the table.
      isDamaged: isMended || file.wasRepaired,
    };
  } catch (error) {
    return explainFailure(error, password);
  }
}

function explainFailure(error: unknown, password: string): InspectedFile {
  if (error instanceof PdfError) {
    const isLocked = error.code === 'password_required' || error.code === 'wrong_password';
    return isLocked ? { state: 'locked', isWrongPassword: password !== '' } : { state: 'unreadable', code: error.code };
  }
  if (error instanceof ComplexityError) return { state: 'unreadable', code: 'too_complex' };
  if (isDamage(error)) return { state: 'unreadable', code: 'damaged_pdf' };
  throw error;
}

/** Returns whether a field of type Sig has a value, ISO 32000-2 12.7.5.5. SigFlags only says that such a field is there, signed or not. */
function hasSignature(file: PdfFile, roots: PdfValue[]): boolean {
  const waiting = roots.map((object) => ({ object, type: null as PdfValue }));
  const isNew = createFirstTimeTest();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const field = isNew(next.object) ? file.dictionary(next.object) : undefined;
    if (!field) continue;
    const type = field.get('FT') ?? next.type;
    if (isName(file.resolve(type), 'Sig') && field.has('V')) return true;
    for (const object of file.array(field.get('Kids'))) waiting.push({ object, type });
  }
  return false;
}

function countBookmarks(file: PdfFile): number {
  const waiting = [file.dictionary(file.catalog().get('Outlines'))?.get('First') ?? null];
  const isNew = createFirstTimeTest();
  let count = 0;
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const item = isNew(object) ? file.dictionary(object) : undefined;
    if (!item) continue;
    count++;
    waiting.push(item.get('Next') ?? null, item.get('First') ?? null);
  }
  return count;
}

/** Returns a function that is true for the first visit of an object, so that no chain is followed in a circle or without end. */
function createFirstTimeTest(): (object: PdfValue) => boolean {
  const seen = new Set<number>();
  let steps = 0;
  return (object) => {
    if (++steps > MAX_STEPS) return false;
    if (!(object instanceof PdfReference)) return true;
    const isNew = !seen.has(object.number);
    seen.add(object.number);
    return isNew;
  };
}
