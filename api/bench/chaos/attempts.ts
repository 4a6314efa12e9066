import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ATTEMPT_OVER } from '../../src/jobs/tickets/ticketJobs.ts';
import type { Visit } from './visit.ts';

/** A line of a server's log about a job on its way: an attempt that is over, or a worker that was lost. */
interface LogLine {
  time: number;
  msg: string;
  engine?: string;
  queue?: string;
  attempt?: number;
  waitedMs?: number;
  ranMs?: number;
  outcome?: string;
}

/** What servers logged about the ways of their jobs. */
const lines: LogLine[] = [];

/** Collects from a server's log what it tells about the ways of jobs. */
export function followAttempts(log: Readable): void {
  createInterface({ input: log }).on('line', (text) => {
    const isTold = text.includes(ATTEMPT_OVER) || text.includes('A worker was lost') || text.includes('A ticket was taken');
    if (isTold) lines.push(JSON.parse(text));
  });
}

/** Describes the way of a visit: what servers logged about jobs of its kind while it lasted. Visits at the same time may be mixed in. */
export function describeWay({ errand, startedAt, milliseconds, refusals }: Visit): string {
  const ofVisit = lines.filter(
    ({ time, engine, queue }) => isOfKind(errand, engine ?? queue) && time >= startedAt && time <= startedAt + milliseconds,
  );
  const told = ofVisit.map(({ time, msg, attempt, waitedMs, ranMs, outcome }) => {
    const at = `${((time - startedAt) / 1000).toFixed(1)} s`;
    return msg === ATTEMPT_OVER ? `${at} attempt ${attempt} ${outcome}, waited ${waitedMs} ms, ran ${ranMs} ms` : `${at} ${msg.split(':')[0]}`;
  });
  return `${errand}: ${(milliseconds / 1000).toFixed(1)} s, refused ${refusals} times; ${told.join('; ')}`;
}

function isOfKind(errand: string, kind: string | undefined): boolean {
  if (errand.startsWith('merge')) return kind === 'merge';
  return errand === 'grammar' ? kind === 'checkGrammar' || kind === 'grammar' : kind === 'readPdf' || kind === 'ocr';
}
