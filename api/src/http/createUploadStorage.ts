import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type multer from '@koa/multer';
import type { TempFile, TempFileStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { cleanFileName } from './fileName.ts';
import { formatSize } from './formatSize.ts';

export interface UploadLimits {
  maxFileBytes: number;
  maxFiles: number;
  maxTotalBytes: number;
}

export interface ReceivedFile {
  name: string;
  content: TempFile;
}

export interface UploadStorage {
  _handleFile(request: IncomingMessage, file: multer.File, callback: (error?: unknown, info?: multer.File) => void): void;
  _removeFile(request: IncomingMessage, file: multer.File, callback: (error: Error) => void): void;
  /** In the order they were sent. */
  readonly received: ReceivedFile[];
  /** How many files the form has, also beyond the limit. */
  readonly count: number;
  closeAll(): void;
}

/** Creates the storage of multer for one request. `refuse` is called as soon as a limit is exceeded. */
export function createUploadStorage(
  limits: UploadLimits,
  tempFiles: Pick<TempFileStore, 'create'>,
  refuse: (reason: unknown) => void,
): UploadStorage {
  const received: ReceivedFile[] = [];
  let count = 0;
  let totalBytes = 0;
  let isOver = false;

  async function receive(name: string, stream: Readable): Promise<void> {
    count += 1;
    if (count > limits.maxFiles || isOver) {
      stream.resume();
      return;
    }
    const content = tempFiles.create();
    const index = received.push({ name, content }) - 1;
    for await (const chunk of stream) {
      if (isOver) return;
      totalBytes += chunk.length;
      if (content.size + chunk.length > limits.maxFileBytes) {
        const limit = formatSize(limits.maxFileBytes);
        throw new Refusal('file_too_large', { file: name, size: { phrase: 'more_than', of: limit }, limit }).about(index);
      }
      if (totalBytes > limits.maxTotalBytes) throw new Refusal('upload_too_large', { limit: formatSize(limits.maxTotalBytes) });
      await content.write(chunk);
    }
  }

  return {
    received,
    get count() {
      return count;
    },
    closeAll() {
      isOver = true;
      for (const { content } of received) content.close();
    },
    _handleFile(_: IncomingMessage, file: multer.File & { stream?: Readable }, callback: (error?: unknown, info?: multer.File) => void) {
      if (!file.stream) return callback(new Error('The parser gave no stream.'));
      receive(cleanFileName(file.originalname), file.stream).then(
        () => callback(null, file),
        (error: unknown) => {
          // A form that breaks off within a file breaks the stream too. multer reports that itself.
          if (error instanceof Refusal || isSystemError(error)) refuse(error);
          callback(error);
        },
      );
    },
    // Files are closed by `closeAll`, since every request needs that and not only those that multer rejects.
    // The types require an error even where there is none.
    _removeFile: (_request, _file, callback) => Reflect.apply(callback, undefined, []),
  };
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
