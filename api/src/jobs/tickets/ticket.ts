import { z } from 'zod';
import type { Queue } from '../queue.ts';

/** The entry of a job in a shared queue. Workers fetch the job itself from the server, so no name, option or text is ever in a queue. */
export const Ticket = z.object({
  /** The random id of the job. */
  id: z.string().max(100),
  attempt: z.int().min(1),
  /** The build of the server. Workers of another build hand the ticket back. */
  build: z.string().max(100),
  /** The server's address for workers. */
  host: z.string().max(255),
  port: z.int().min(1).max(65_535),
  /** The total size of the files. */
  bytes: z.int().min(0),
  /** The hash of a secret by which the server proves that it wrote this ticket. */
  secretHash: z.string().max(100),
  /** The time in milliseconds since 1970 after which nobody waits for the job. */
  expiresAt: z.int(),
});
export type Ticket = z.infer<typeof Ticket>;

/** How a ticket is offered: 1 is the first time, and any other number one more. */
export interface OfferTerms {
  priority: number;
  offer: number;
}

/** Queues of tickets, as a server uses them. */
export interface TicketQueues {
  /** Whether tickets can be added at this moment. */
  readonly isReachable: boolean;
  /** Adds a ticket. Low priorities are taken first, 0 before all. One offered again has a number. Rejects when the queue cannot be reached. */
  add(queue: Queue, ticket: Ticket, terms: OfferTerms): Promise<void>;
  /** Returns whether a worker can still take this offer of a ticket. Rejects when the queue cannot be reached. */
  isOffered(queue: Queue, ticket: Ticket, offer: number): Promise<boolean>;
  /** Removes an offer that nobody has taken. Never fails, since an unwanted ticket does no harm. */
  remove(queue: Queue, ticket: Ticket, offer: number): Promise<void>;
  /** Counts the tickets of all servers that wait. */
  countWaiting(): Promise<Record<Queue, number>>;
  /** Calls the listener with every change of `isReachable`. A queue that could not be reached may have lost its tickets. */
  onChange(listener: (isReachable: boolean) => void): void;
  close(): Promise<void>;
}

/** Processes a ticket. `handed back` leaves it to another worker. */
export type TicketWork = (ticket: Ticket) => Promise<'over' | 'handed back'>;
