import { type RefusalCode, sentenceAsTold, sentenceOf } from '@sheaf/api/contract/errors';
import type { DeviceProblem } from '@sheaf/api/engines/merge/deviceEngine';

/** Why there is no merged file, in the very words the server would have used. */
export class DeviceRefusal extends Error {
  override name = 'DeviceRefusal';
  /** Null for what only happens on a device. */
  readonly code: RefusalCode | null;
  readonly sentence: string;
  /** Which of the chosen files it is about, counted from 0. */
  readonly fileIndex: number | undefined;

  constructor(code: RefusalCode | null, sentence: string, fileIndex?: number) {
    super(sentence);
    this.code = code;
    this.sentence = sentence;
    this.fileIndex = fileIndex;
  }
}

/** The refusal for what the engine says. */
export function refusalOf(problem: DeviceProblem, names: string[]): DeviceRefusal {
  switch (problem.problem) {
    case 'refused':
      return new DeviceRefusal(problem.code, sentenceAsTold(problem.code, { ...problem.details, file: problem.file }), problem.fileIndex);
    case 'gone':
      return new DeviceRefusal(null, goneSentence(names[problem.fileIndex ?? -1] ?? 'A file'), problem.fileIndex);
    case 'pages lost':
      return new DeviceRefusal('internal', sentenceOf('internal', undefined));
  }
}

export function goneSentence(name: string): string {
  return `${name} can no longer be read. It was changed, moved or deleted; choose it again.`;
}
