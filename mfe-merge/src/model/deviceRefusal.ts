import type { DeviceProblem } from '@sheaf/merge/device/deviceEngine';
import { buildRefusalReason, type Reason } from './reason';

/** Why there is no merged file, for the reasons the server would have had. */
export class DeviceRefusal extends Error {
  override name = 'DeviceRefusal';
  readonly reason: Reason;
  /** Which of the chosen files it is about, counted from 0. */
  readonly fileIndex: number | undefined;

  constructor(reason: Reason, fileIndex?: number) {
    super(reason.code ?? 'refused');
    this.reason = reason;
    this.fileIndex = fileIndex;
  }
}

/** Builds the refusal for a problem of the engine. */
export function buildRefusal(problem: DeviceProblem, names: string[]): DeviceRefusal {
  switch (problem.problem) {
    case 'refused':
      return new DeviceRefusal({ code: problem.code, details: { ...problem.details, file: problem.file } }, problem.fileIndex);
    case 'gone':
      return new DeviceRefusal({ code: null, because: 'fileGone', file: names[problem.fileIndex ?? -1] ?? null }, problem.fileIndex);
    case 'pages lost':
      return new DeviceRefusal(buildRefusalReason('internal', undefined));
  }
}
