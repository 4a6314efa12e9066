import type { MergeOptions } from '@sheaf/api/contract/merge';
import type { DeviceEngine, DeviceFile, EngineProgress } from '@sheaf/merge/device/deviceEngine';

/** What the page asks of the worker. It asks one thing at a time, so answers need no number. */
export type EngineCall = { task: 'inspect'; file: Blob; password: string } | { task: 'merge'; files: DeviceFile[]; options: MergeOptions };

/** What the worker says: how far it is, then either the answer or, for a fault of ours, what broke. */
export type EngineNotice<Answer> =
  | { kind: 'progress'; progress: EngineProgress }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'broken'; reason: string };

export type InspectAnswer = Awaited<ReturnType<DeviceEngine['inspect']>>;
export type MergeAnswer = Awaited<ReturnType<DeviceEngine['merge']>>;
