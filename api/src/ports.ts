import type { Readable } from 'node:stream';
import type { DonationRequest } from '../contract/donation.ts';
import type { Locale } from '../contract/messages/locales.ts';
import type { JobProgress } from '../contract/progress.ts';
import type { ToolId } from '../contract/tools.ts';
import type { EngineName, EngineOptions, EngineReport } from './jobs/engines.ts';

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
  readonly bytesHeld: number;
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
  /** Whose work it is: waiting work is taken from each visitor in turn. */
  visitor: string;
  /** Aborting it takes the job from the queue, or stops it. */
  signal: AbortSignal;
  /** Whose share of the disk the job's output takes; nobody's when absent. */
  fileOwner?: FileOwner;
  /** Told of each new stage at once and within a stage a few times a second; `over` comes last, whatever becomes of the job. */
  onProgress?(progress: JobProgress): void;
}

/** What a service knows of the call that it works for. */
export interface CallContext extends JobHooks {
  /** The language of the answer. */
  locale: Locale;
}

export interface JobResult<Name extends EngineName = EngineName> {
  report: EngineReport<Name>;
  /** Whoever asked for the job closes it. */
  output: TempFile;
}

/** Runs engines on strangers' files where they can do no harm. Rejects with a `Refusal` when the file or the hour is at fault. */
export interface JobRunner {
  run<Name extends EngineName>(job: Job<Name>, hooks: JobHooks): Promise<JobResult<Name>>;
  readonly isReady: boolean;
  /** Stops the boxed processes; call it when no job runs any more. */
  close(): Promise<void>;
}

export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  /** Text and boxes, as JSON or in bytes of our own, never those of a file. */
  value: unknown;
}

/** Gives a session free for the next piece of work. Never fails: a lock that cannot be reached ends by itself. */
export type Unlock = () => Promise<void>;

export type SessionLookup = { state: 'found'; session: Session } | { state: 'not_found' } | { state: 'expired' };

/** Keeps what a visitor's tool knows for one hour from its creation. A session belongs to one owner (see `sessionOwner`); for any other it does not exist. */
export interface SessionStore {
  /** `companion`: another session that this one is worth nothing without, and that does not make room for it. */
  create(owner: string, value: unknown, companion?: string): Promise<Session>;
  find(id: string, owner: string): Promise<SessionLookup>;
  /** Replaces the value; the hour goes on running. */
  replace(id: string, owner: string, value: unknown): Promise<SessionLookup>;
  /**
   * Takes a session for one piece of work, so that nobody else may, whichever process they ask. Nothing when it is taken. It ends by itself after
   * `forMs`, since who took it may be gone.
   */
  lock(id: string, forMs: number): Promise<Unlock | undefined>;
  /** Says whether there was anything to delete. */
  delete(id: string, owner: string): Promise<boolean>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Where work tells how far it is and whoever asked for it looks. It is a courtesy: nothing here ever fails or waits, and while the place it is
 * kept at is away, nothing is told. A topic is known to nobody but those who may look.
 */
export interface ProgressStore {
  report(topic: string, progress: JobProgress): void;
  /** Tells what was reported last, unless that is long ago, and all that is reported from now on. Call what it gives to hear no more. */
  watch(topic: string, listener: (progress: JobProgress) => void): () => void;
  close(): Promise<void>;
}

/** The page a visitor pays from: where it is found, when that is known, and which language it speaks. */
export interface VisitorsPage {
  origin: string | undefined;
  locale: Locale;
}

/** Takes a donation to a page where it can be paid. */
export interface Payments {
  readonly mode: 'stripe' | 'practice' | 'off';
  createPaymentPage(donation: DonationRequest, from: VisitorsPage): Promise<{ url: string }>;
}

/** A donation whose money has come, and nothing of who gave it. */
export interface PaidDonation {
  /** The payment's name at the provider: the same in everything it ever tells of this payment. */
  payment: string;
  tool: ToolId;
  cents: number;
}

/** Understands what the payment provider tells; refuses what it did not sign. Gives nothing when what is told is no donation that was paid. */
export interface PaymentNotices {
  read(body: Uint8Array, signature: string): PaidDonation | undefined;
}

export interface CountedDonation {
  /** False when this payment was counted before, which changes nothing. */
  isNew: boolean;
  /** All donations for this tool so far, and what they come to. */
  donations: number;
  cents: number;
}

/** Counts donations by tool, each payment once however often it is told of. */
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
  /** The longest answer that is of use. */
  maxTokens: number;
  /** The form of the answer as JSON Schema. A service may not know of it, so what comes is parsed all the same, and the messages say it too. */
  json?: { name: string; schema: Record<string, unknown> };
  /** The visitor left: the call ends at once and rejects with the signal's reason. */
  signal: AbortSignal;
}

/** A model that answers texts. Whatever keeps it from that, it rejects with `ModelUnavailable`; the built-in engines then answer in its place. */
export interface LanguageModel {
  /** How pages name it. */
  readonly label: string;
  /** How much it takes in at one time, question and answer together. */
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
