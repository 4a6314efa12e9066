import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ATTEMPT_OVER } from '../../src/jobs/tickets/ticketJobs.ts';
import type { Visit } from './visit.ts';

/** A line of a server's log about an attempt at a job or a lost worker. */
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

/** The engines and queues of each errand; all others are merges. */
const engineAndQueueByErrand: { readonly [errand: string]: readonly string[] } = {
  'text of a PDF': ['readPdf', 'ocr'],
  grammar: ['checkGrammar', 'grammar'],
  conversion: ['convertPdf', 'convert'],
  chat: ['readForChat', 'ocr', 'askDocument', 'qa'],
  letter: ['readCv', 'ocr', 'writeLetter', 'qa'],
};
const attemptLines: LogLine[] = [];

/** Collects the lines of a server's log about attempts at jobs. */
export function followAttempts(log: Readable): void {
  createInterface({ input: log }).on('line', (text) => {
    const isAboutAttempt =
      text.includes(ATTEMPT_OVER) || text.includes('A worker was lost') || text.includes('A ticket was taken') || text.includes('A worker is silent');
    if (isAboutAttempt) attemptLines.push(JSON.parse(text));
  });
}

/** Lists the attempts that servers logged during a visit, for jobs of its kind. Those of other visits at the same time may be among them. */
export function listAttempts({ errand, startedAt, milliseconds, refusals }: Visit): string {
  const ofVisit = attemptLines.filter(
    ({ time, engine, queue }) => isOfKind(errand, engine ?? queue) && time >= startedAt && time <= startedAt + milliseconds,
  );
  const attempts = ofVisit.map(({ time, msg, attempt, waitedMs, ranMs, outcome }) => {
    const at = `${((time - startedAt) / 1000).toFixed(1)} s`;
    return msg === ATTEMPT_OVER ? `${at} attempt ${attempt} ${outcome}, waited ${waitedMs} ms, ran ${ranMs} ms` : `${at} ${msg.split(':')[0]}`;
  });
  return `${errand}: ${(milliseconds / 1000).toFixed(1)} s, refused ${refusals} times; ${attempts.join('; ')}`;
}

function isOfKind(errand: string, kind: string | undefined): boolean {
  return kind !== undefined && (engineAndQueueByErrand[errand] ?? ['merge']).includes(kind);
}
