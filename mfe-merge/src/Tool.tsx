import { ApiError, createApiClient, ServerUnreachable } from '@sheaf/api/client';
import { type RefusalCode, refusals, sentenceOf } from '@sheaf/api/contract/errors';
import { type MergeOptions, MIN_MERGE_FILES } from '@sheaf/api/contract/pdf';
import type { FileRejection } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { useEffect, useReducer, useRef } from 'react';
import { countFiles } from './counting';
import { limitRefusal } from './limits';
import { MergeScreen } from './MergeScreen';
import { nextToolsOf } from './result/nextTools';
import type { MergeRefusal } from './state/mergeRefusal';
import {
  allFilesRemoved,
  type ChosenFile,
  emptyMerge,
  filesAdded,
  filesRejected,
  mergeCancelled,
  mergeFailed,
  mergeReducer,
  mergeStarted,
  mergeSucceeded,
} from './state/mergeState';

const FAILED = 'Failed to merge PDF files. Please try again.';
const api = createApiClient();

/** Merges PDFs: lets the screen, the server and the page around it talk to each other. */
export default function Tool({ shell }: ToolProps) {
  const [state, dispatch] = useReducer(mergeReducer, emptyMerge);
  const running = useRef<AbortController>(null);
  const { limits } = shell.config;

  useEffect(() => () => running.current?.abort(), []);

  async function handleMerge() {
    const files = state.files.map(({ file }) => file);
    if (files.length < MIN_MERGE_FILES) {
      shell.toast({ title: 'Not enough files', description: sentenceOf('not_enough_files', undefined), tone: 'bad' });
      return;
    }
    const overLimit = limitRefusal(files, limits);
    if (overLimit) {
      refuse(overLimit);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    dispatch(mergeStarted());
    try {
      const { pdf, report } = await api.mergePdfs(files, optionsFor(state.files), { signal: controller.signal });
      if (controller.signal.aborted) return;
      dispatch(mergeSucceeded({ pdf, report }));
      shell.toast({ title: 'PDFs merged successfully!', description: 'Your merged PDF is ready for download.', tone: 'good' });
      shell.offerDonation('merge');
    } catch (error) {
      // What a cancelled merge still brings belongs to nobody.
      if (!controller.signal.aborted) refuse(refusalFrom(error));
    }
  }

  function refuse(refusal: MergeRefusal) {
    dispatch(mergeFailed(refusal));
    shell.toast({ title: 'Merge failed', description: refusal.sentence, tone: 'bad' });
  }

  function handleCancel() {
    running.current?.abort();
    dispatch(mergeCancelled());
  }

  function handleMergeMore(file: File) {
    dispatch(allFilesRemoved());
    dispatch(filesAdded([file]));
  }

  function handleReject(rejections: FileRejection[]) {
    const [first] = rejections;
    if (!first) return;
    dispatch(filesRejected(rejections.map(({ file, reason }) => ({ name: file.name, reason }))));
    shell.toast({ title: `${countFiles(rejections.length)} not added`, description: first.reason, tone: 'bad' });
  }

  return (
    <MergeScreen
      state={state}
      limits={limits}
      backLink={shell.linkTo('/')}
      dispatch={dispatch}
      onReject={handleReject}
      onMerge={handleMerge}
      onCancel={handleCancel}
      nextTools={shell.handOver ? nextToolsOf(shell.config.tools) : []}
      onMergeMore={handleMergeMore}
      onHandOver={(file, tool) => void shell.handOver?.(file, tool)}
    />
  );
}

/** Nothing is sent beside the files unless one of them has a password. */
function optionsFor(files: readonly ChosenFile[]): MergeOptions | undefined {
  if (files.every(({ password }) => password === '')) return undefined;
  return { passwords: files.map(({ password }) => password || null) };
}

function refusalFrom(error: unknown): MergeRefusal {
  if (error instanceof ApiError) return { code: isKnownCode(error.code) ? error.code : null, sentence: error.sentence ?? FAILED };
  if (error instanceof ServerUnreachable) return { code: null, sentence: FAILED };
  // A bug of ours: the visitor is told the same, and the console keeps the trace.
  console.error(error);
  return { code: null, sentence: FAILED };
}

function isKnownCode(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(refusals, code);
}
