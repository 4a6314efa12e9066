import { setTimeout as pause } from 'node:timers/promises';
import OpenAI from 'openai';
import type { Logger } from 'pino';
import { ModelUnavailable } from '../ports.ts';

export interface ModelPatience {
  /** How long a whole answer may take, second tries included. */
  answerMs: number;
  /** How long a stream may be silent. */
  silenceMs: number;
}

/** A visitor watches meanwhile, and the built-in engines have an answer ready. */
export const visitorsPatience: ModelPatience = { answerMs: 60_000, silenceMs: 30_000 };

const PAUSE_MS = 300;
/** A service that asks for a longer pause is not called again. */
const MAX_PAUSE_MS = 5000;
const MAX_LOGGED_WORD = 60;

/** Gives the answer of a call, or rejects with `ModelUnavailable`, or with the visitor's reason when it was the visitor who left. */
export async function answerInTime<Answer>(
  visitor: AbortSignal,
  answerMs: number,
  log: Logger,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(answerMs);
  const signal = AbortSignal.any([visitor, deadline]);
  try {
    return await callWithRetry(signal, () => call(signal));
  } catch (error) {
    throw classifyModelFailure(error, { visitor, isLate: deadline.aborted }, log);
  }
}

/** Calls a second time where that may help. */
export async function callWithRetry<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const pauseMs = signal.aborted ? undefined : pauseBeforeNext(error);
    if (pauseMs === undefined) throw error;
    await pause(pauseMs, undefined, { signal });
    return await call();
  }
}

/** Returns the error to throw for a failed call. Logs only its kind and numbers, never its content. */
export function classifyModelFailure(error: unknown, { visitor, isLate }: { visitor: AbortSignal; isLate: boolean }, log: Logger): unknown {
  if (visitor.aborted) return visitor.reason;
  if (error instanceof ModelUnavailable && !isLate) {
    log.warn({ trouble: error.trouble }, 'The AI service gave no usable answer.');
    return error;
  }
  const trouble = isLate ? 'timeout' : classifyError(error);
  log.warn({ trouble, ...redactError(error) }, 'The AI service did not answer.');
  return new ModelUnavailable(trouble);
}

function classifyError(error: unknown) {
  if (error instanceof OpenAI.APIConnectionTimeoutError) return 'timeout';
  if (error instanceof OpenAI.APIConnectionError) return 'unreachable';
  if (error instanceof OpenAI.APIError) {
    if (error.status === 429) return 'rate_limited';
    return error.status !== undefined && error.status < 500 ? 'refused' : 'failed';
  }
  // The line was cut within an answer, or what came is not of the protocol.
  return error instanceof SyntaxError ? 'garbled' : 'unreachable';
}

/** Returns the milliseconds to wait before a retry; undefined when a retry would not help. */
function pauseBeforeNext(error: unknown): number | undefined {
  if (error instanceof OpenAI.APIConnectionError) return PAUSE_MS;
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) return undefined;
  if (error.status !== 429 && error.status < 500) return undefined;
  const retryAfter = error.headers?.get('retry-after');
  if (!retryAfter) return PAUSE_MS;
  const seconds = Number(retryAfter);
  const pauseMs = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return pauseMs >= 0 && pauseMs <= MAX_PAUSE_MS ? pauseMs : undefined;
}

/** The sentences of these errors repeat parts of keys and of what was asked, so they stay here. */
function redactError(error: unknown): object {
  if (!(error instanceof OpenAI.APIError)) return { name: error instanceof Error ? error.name : typeof error };
  const { status, code, type } = error;
  return { status, code: toWord(code), type: toWord(type) };
}

function toWord(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_LOGGED_WORD && /^[\w.-]+$/.test(value) ? value : undefined;
}
