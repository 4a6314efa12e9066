import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import multer from '@koa/multer';
import { isPdf, PDF_END_BYTES, PDF_START_BYTES } from '@sheaf/pdf/file/pdfRecognition';
import type { Context } from 'koa';
import type { TempFileStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { RouteStep } from '../addRoute.ts';
import { createUploadStorage, type ReceivedFile, type UploadLimits, type UploadStorage } from '../createUploadStorage.ts';
import { formatSize } from '../formatSize.ts';
import { onResponseClose } from '../onResponseClose.ts';
import { getFileOwner } from '../readCallHooks.ts';
import { rejectSlowUpload } from '../rejectSlowUpload.ts';

/** Files over the limit are dropped unread. They are counted up to this number for the message of the refusal. */
const MAX_COUNTED_FILES = 1000;
const MAX_FIELDS = 5;
/** The options of a merge that is arranged page by page take some 40 bytes a page. */
const MAX_FIELD_BYTES = 1024 * 1024;
const MAX_FIELD_NAME_BYTES = 100;
const MAX_PART_HEADERS = 20;
/** What a form may hold beside its files: part headers and fields. */
const FORM_OVERHEAD_BYTES = 2 * 1024 * 1024;

/** What is done with files of which there may be too many. */
type Work = 'merge' | 'convert';

/** Reads the PDFs that a form carries in one field, and closes them when the work with them is done. */
export type Upload = (
  field: 'file' | 'files',
  work?: Work,
) => RouteStep<{
  files: ReceivedFile[];
  /** The text fields of the form. */
  fields: ReadonlyMap<string, string>;
}>;

/**
 * Returns the middleware for these limits. Uploads go into nameless temporary files. They are closed when the work is done
 * or the request broken off, so an answer that is read slowly does not hold them.
 */
export function createUploadReader(limits: UploadLimits, tempFiles: TempFileStore): Upload {
  return (field, work = 'merge') =>
    async (ctx, next) => {
      const storage = await receiveForm(ctx, { field, work, limits, tempFiles });
      try {
        if (storage.count > limits.maxFiles) throw new Refusal('too_many_files', { count: storage.count, limit: limits.maxFiles, work });
        for (const [index, file] of storage.received.entries()) await expectPdf(file, index);
        ctx.state.files = storage.received;
        ctx.state.fields = readTextFields(ctx.request);
        await next();
      } finally {
        storage.closeAll();
      }
    };
}

interface ExpectedForm {
  field: string;
  work: Work;
  limits: UploadLimits;
  tempFiles: TempFileStore;
}

/** Receives a whole form, or refuses it as early as something is known to be wrong with it. */
async function receiveForm(ctx: Context, { field, work, limits, tempFiles }: ExpectedForm): Promise<UploadStorage> {
  if (!ctx.is('multipart/form-data')) throw new Refusal('invalid_upload');
  const tooLarge = new Refusal('upload_too_large', { limit: formatSize(limits.maxTotalBytes) });
  const maxBodyBytes = limits.maxTotalBytes + FORM_OVERHEAD_BYTES;
  if (Number(ctx.get('Content-Length')) > maxBodyBytes) throw tooLarge;

  // multer reports a failure only when the whole body has come in. This promise rejects earlier.
  const early = Promise.withResolvers<never>();
  const storage = createUploadStorage(limits, { create: () => tempFiles.create(getFileOwner(ctx)) }, early.reject);
  onResponseClose(ctx, storage.closeAll);
  const options = {
    storage,
    streamHandler: createCountingHandler(maxBodyBytes, () => early.reject(tooLarge)),
    defParamCharset: 'utf8',
    limits: partLimits,
  };
  const parsing = multer(options).array(field)(ctx, async () => undefined);
  try {
    await rejectSlowUpload(ctx, Promise.race([parsing, early.promise]));
  } catch (error) {
    parsing.catch(() => undefined);
    storage.closeAll();
    throw toRefusal(error, limits, work);
  }
  return storage;
}

/** Turns an error of the parser into its refusal, and leaves any other as it is. */
function toRefusal(error: unknown, { maxFiles: limit }: UploadLimits, work: Work): unknown {
  if (!isParserError(error)) return error;
  if (error.code === 'LIMIT_FILE_COUNT')
    return new Refusal('too_many_files', { count: { phrase: 'more_than', of: String(MAX_COUNTED_FILES) }, limit, work });
  return new Refusal('invalid_upload');
}

/** Every limit that multer and its parser know. The last two keep a field's name from building arrays and trees. */
const partLimits = {
  files: MAX_COUNTED_FILES,
  fields: MAX_FIELDS,
  parts: MAX_COUNTED_FILES + MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: MAX_FIELD_NAME_BYTES,
  headerPairs: MAX_PART_HEADERS,
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
};

/** Feeds the parser and counts all incoming bytes, even those before the form and between its parts. */
function createCountingHandler(maxBytes: number, onTooMuch: () => void) {
  return (request: IncomingMessage, parser: Writable) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) onTooMuch();
    });
    request.pipe(parser);
  };
}

async function expectPdf({ name, content }: ReceivedFile, index: number): Promise<void> {
  const start = await content.start(PDF_START_BYTES);
  const end = await content.range(Math.max(0, content.size - PDF_END_BYTES), PDF_END_BYTES);
  if (!isPdf(start, end)) throw new Refusal('not_a_pdf', { file: name }).about(index);
}

/** The property of a request in which multer stores the text fields of a form. */
function readTextFields(request: object): Map<string, string> {
  const body = 'body' in request && typeof request.body === 'object' ? request.body : undefined;
  return new Map(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
}

/** Returns whether multer or its parser rejected the form. Only multer's errors have a code, and our own have types. */
function isParserError(error: unknown): error is Error & { code?: string } {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  return error.name === 'MulterError' || !('code' in error);
}
