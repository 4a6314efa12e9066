import { BlobSink } from '@sheaf/pdf/bytes/blobSink';
import { FileUnreadable } from '@sheaf/pdf/bytes/blobSource';

import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { PdfErrorCode } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { portableCodec } from '@sheaf/pdf/flate/portableCodec';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { mergeInSteps } from '../mergeDocuments.ts';
import { isMergeFailure, type MergeErrorCode } from '../model/errors.ts';
import type { MergedFile, MergeOptions } from '../model/mergeOptions.ts';
import { getOrder, orderInputs, runSteps } from '../rawRun.ts';
import { type InspectedFile, inspectFile } from '../read/inspectFile.ts';
import { readPages } from '../read/readPages.ts';
import { countContentsInSteps, type WrittenContents } from '../report/writtenContents.ts';

export type { EngineProgress } from '@sheaf/platform/engineHooks';
export type { InspectedFile } from '../read/inspectFile.ts';

/** A file as it is handed to the engine: its bytes, and the name the report and the bookmarks call it by. */
export interface DeviceFile {
  name: string;
  content: Blob;
}

/** Why there is no merged file. The page makes the sentence, from the same table as the server. */
export type DeviceProblem =
  | { problem: 'refused'; code: PdfErrorCode | MergeErrorCode; file: string; details: Record<string, string | number>; fileIndex: number | undefined }
  /** A file was changed, moved or deleted meanwhile. */
  | { problem: 'gone'; fileIndex: number | undefined }
  /** The written file does not have the pages it should have. */
  | { problem: 'pages lost' };

/** The merged file, and what its report is made from. The texts of the report are written by the page. */
export type DeviceMerge = { pdf: Blob; merged: MergedFile; contents: WrittenContents } | DeviceProblem;

/** What the merge engine does on a visitor's device. Everything in it can be sent between a page and a worker. */
export interface DeviceEngine {
  inspect(file: Blob, password: string): Promise<InspectedFile | { state: 'gone' }>;
  /** The options must fit the files, which is for the caller to check. */
  merge(files: DeviceFile[], options: MergeOptions, onProgress: (progress: EngineProgress) => void): Promise<DeviceMerge>;
}

/** What the engine needs from where it runs: a worker or the page itself. */
export interface DeviceEnvironment {
  /** Opens files of one merge, or one file to inspect. */
  open(files: Blob[], purpose: 'merging' | 'inspecting'): Promise<ByteSource[]>;
  /** The time now, for the dates of the merged file. */
  now(): Date;
  /** Yields to the event loop, and throws when the merge was cancelled. */
  pause(): Promise<void>;
}

/** Creates the engine for a page or a worker. */
export function createDeviceEngine(environment: DeviceEnvironment): DeviceEngine {
  return {
    async inspect(file, password) {
      try {
        const [source] = await environment.open([file], 'inspecting');
        return source ? inspectFile(source, portableCodec, password) : { state: 'gone' };
      } catch (error) {
        if (error instanceof FileUnreadable) return { state: 'gone' };
        throw error;
      }
    },
    async merge(files, options, onProgress) {
      try {
        return await mergeFile(files, options, onProgress, environment);
      } catch (error) {
        if (error instanceof FileUnreadable) return { problem: 'gone', fileIndex: findFileIndex(files, error.file) };
        if (!isMergeFailure(error)) throw error;
        const { code, file, details, fileIndex } = error;
        const order = getOrder(files, options);
        return { problem: 'refused', code, file, details, fileIndex: fileIndex === undefined ? undefined : order[fileIndex] };
      }
    },
  };
}

/** Merges, then reads the written file again and counts its contents, so that the report is about the file and not the plan. */
async function mergeFile(
  files: DeviceFile[],
  options: MergeOptions,
  onProgress: (progress: EngineProgress) => void,
  environment: DeviceEnvironment,
): Promise<DeviceMerge> {
  const order = getOrder(files, options);
  onProgress({ stage: 'reading', file: order[0] ?? 0, files: files.length });
  const opened = await environment.open(
    files.map(({ content }) => content),
    'merging',
  );
  const sources = opened.map((source, index) => ({ name: files[index]?.name ?? '', source }));
  const sink = new BlobSink();
  let latest: EngineProgress | undefined;
  const merged = await runSteps(
    mergeInSteps(orderInputs(sources, options), options, { sink, codec: portableCodec, now: environment.now() }),
    (step) => {
      if (step.kind === 'reading') onProgress({ stage: 'reading', file: order[step.file] ?? step.file, files: files.length });
      else if (step.kind === 'page') latest = { stage: 'writing', page: step.written, pages: step.total };
    },
    async () => {
      if (latest) onProgress(latest);
      await sink.settled();
      await environment.pause();
    },
  );
  onProgress({ stage: 'checking' });
  await environment.pause();
  const pdf = sink.blob('application/pdf');
  const [written] = await environment.open([pdf], 'merging');
  if (!written || pdf.size !== merged.bytes) return { problem: 'pages lost' };
  const reopened = PdfFile.open('', written, portableCodec);
  if (reopened.wasRepaired || readPages(reopened).length !== merged.pages) return { problem: 'pages lost' };
  const contents = await runSteps(countContentsInSteps(reopened), undefined, () => environment.pause());
  return { pdf, merged, contents };
}

function findFileIndex(files: DeviceFile[], unreadable: Blob): number | undefined {
  const index = files.findIndex(({ content }) => content === unreadable);
  return index < 0 ? undefined : index;
}
