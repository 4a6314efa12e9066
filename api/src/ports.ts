import type { Readable } from 'node:stream';
import type { DonationRequest } from '../contract/donation.ts';
import type { Locale } from '../contract/messages/locale/locales.ts';
import type { JobProgress } from '../contract/progress.ts';
import type { ToolId } from '../contract/tools.ts';
import type { EngineName, EngineOptions, EngineReport } from './jobs/engines.ts';
import type { Queue } from './jobs/queue.ts';

/** A temporary file without a name: nobody else can open it, and the system frees it when this process ends. */
export interface TempFile {
  readonly size: number;
  write(chunk: Uint8Array): Promise<void>;
  /** Reads the first bytes, at most `length`. */
  start(length: number): Promise<Uint8Array>;
  /** Reads at most `length` bytes from `position` on, and fewer at the end. */
  range(position: number, length: number): Promise<Buffer>;
  /** Empties the file. */
  truncate(): Promise<void>;
  /** Streams the whole content from the first byte. */
  stream(): Readable;
  /** Frees the disk space. Safe to call twice, and while a write runs. */
  close(): void;
}

/** Who temporary files are counted for: one object for each request, with every name of its visitor. */
export interface FileOwner {
  readonly names: readonly string[];
}

/** Keeps the temporary files of all requests that run at one time. */
export interface TempFileStore {
  create(owner?: FileOwner): TempFile;
  /** Bytes held at this moment. */
  readonly bytesInUse: number;
}

/** A file on its way to an engine. */
export interface JobFile {
  name: string;
  content: TempFile;
}

export interface Job<Name extends EngineName = EngineName> {
  engine: Name;
  options: EngineOptions<Name>;
  files: JobFile[];
}

export interface JobHooks {
  /** The id of the request in the log. Absent for work that no visitor asked for. */
  requestId?: string | undefined;
  /** The visitor that the job is for. Waiting jobs are taken from each visitor in turn. */
  visitor: string;
  /** Aborting it takes the job from the queue, or stops it. */
  signal: AbortSignal;
  /** The owner whose share of the disk the output takes. Without one it takes nobody's share. */
  fileOwner?: FileOwner;
  /** Called for each new stage at once, and within a stage a few times a second. `over` comes last, however the job ends. */
  onProgress?(progress: JobProgress): void;
}

/** The context of the call that a service works for. */
export interface CallContext extends JobHooks {
  /** The language of the answer. */
  locale: Locale;
}

export interface JobResult<Name extends EngineName = EngineName> {
  report: EngineReport<Name>;
  /** The caller closes it. */
  output: TempFile;
}

/** Runs engines on untrusted files in a sandbox. Rejects with a `Refusal` when the file is at fault or the server is busy. */
export interface JobRunner {
  run<Name extends EngineName>(job: Job<Name>, hooks: JobHooks): Promise<JobResult<Name>>;
  readonly isReady: boolean;
  /** Counts the jobs of all servers that wait in shared queues. Absent where this process has queues of its own. */
  countWaiting?(): Promise<Record<Queue, number>>;
  /** Stops the workers. Call it when no job runs any more. */
  close(): Promise<void>;
}

export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  /** Text and boxes, as JSON or in bytes of our own format. The bytes of a file are never kept. */
  value: unknown;
}

/** Releases a session for the next piece of work. Never fails, since a lock that cannot be reached ends by itself. */
export type Unlock = () => Promise<void>;

export type SessionLookup = { state: 'found'; session: Session } | { state: 'not_found' } | { state: 'expired' };

/** What a new session has in common with others. */
export interface SessionTerms {
  /** Sessions that this one belongs to, so the store does not delete them to make room. */
  companions?: readonly string[];
  /** Its end, if that is earlier than an hour from now. */
  endsAt?: Date | undefined;
}

/** Keeps sessions for one hour from their creation. A session belongs to one owner (see `sessionOwner`) and does not exist for others. */
export interface SessionStore {
  create(owner: string, value: unknown, terms?: SessionTerms): Promise<Session>;
  find(id: string, owner: string): Promise<SessionLookup>;
  /** Replaces the value. The session still ends one hour after its creation. */
  replace(id: string, owner: string, value: unknown): Promise<SessionLookup>;
  /**
   * Locks a session for one piece of work, across all processes. Returns nothing when it is locked already. The lock ends by
   * itself after `forMs`, since its holder may have died.
   */
  lock(id: string, forMs: number): Promise<Unlock | undefined>;
  /** Returns whether there was anything to delete. */
  delete(id: string, owner: string): Promise<boolean>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Passes the progress of jobs on to their callers. It never fails and never waits. While the store is away, no progress is
 * passed on. Only a caller who may watch a topic knows it.
 */
export interface ProgressStore {
  report(topic: string, progress: JobProgress): void;
  /** Passes on the latest report, unless it is old, and every later one. Returns how to stop. */
  watch(topic: string, listener: (progress: JobProgress) => void): () => void;
  close(): Promise<void>;
}

/** The page that a visitor pays from: its origin, when that is known, and its language. */
export interface VisitorsPage {
  origin: string | undefined;
  /** The path that the site is served under, or nothing. */
  basePath: string;
  locale: Locale;
}

/** Creates pages where donations can be paid. */
export interface Payments {
  readonly mode: 'stripe' | 'practice' | 'off';
  createPaymentPage(donation: DonationRequest, from: VisitorsPage): Promise<{ url: string }>;
}

/** A donation that was paid. It says nothing about the donor. */
export interface PaidDonation {
  /** The id of the payment at the provider, the same in all notices of this payment. */
  payment: string;
  tool: ToolId;
  cents: number;
}

/** Reads the notices of the payment provider and refuses what it did not sign. Returns nothing when no donation was paid. */
export interface PaymentNotices {
  read(body: Uint8Array, signature: string): PaidDonation | undefined;
}

export interface CountedDonation {
  /** False when this payment was counted before. It is not counted again. */
  isNew: boolean;
  /** The number of donations for this tool so far, and their sum. */
  donations: number;
  cents: number;
}

/** Counts donations by tool, each payment once however many notices come. */
export interface DonationLedger {
  count(donation: PaidDonation): Promise<CountedDonation>;
  close(): Promise<void>;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelQuestion {
  messages: ModelMessage[];
  /** The greatest useful length of the answer. */
  maxTokens: number;
  /** The JSON Schema of the answer. A service may ignore it, so the messages describe it too and the answer is parsed. */
  json?: { name: string; schema: Record<string, unknown> };
  /** Aborted when the visitor leaves: the call then rejects with the reason of the signal. */
  signal: AbortSignal;
}

/** A model that answers texts. When it cannot, it rejects with `ModelUnavailable`, and the built-in engines answer in its place. */
export interface LanguageModel {
  /** The name that pages show. */
  readonly label: string;
  /** The tokens that it can handle at one time, question and answer together. */
  readonly contextTokens: number;
  complete(question: ModelQuestion): Promise<string>;
  /** The answer piece by piece. What came before a failure may be half a sentence. */
  stream(question: ModelQuestion): AsyncIterable<string>;
  /** One vector for each text; absent where the service offers none. */
  embed?(texts: string[], signal: AbortSignal): Promise<number[][]>;
}

/** What kept a language model from answering. */
export type ModelTrouble = 'timeout' | 'unreachable' | 'rate_limited' | 'refused' | 'failed' | 'garbled' | 'truncated';

/** A language model gave no usable answer. Its message is for logs: it holds neither a text nor a key. */
export class ModelUnavailable extends Error {
  readonly trouble: ModelTrouble;

  constructor(trouble: ModelTrouble) {
    super(`The language model gave no answer: ${trouble}.`);
    this.name = 'ModelUnavailable';
    this.trouble = trouble;
  }
}
