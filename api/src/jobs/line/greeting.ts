/**
 * How a server and a worker prove to each other who they are, before a byte of a job is sent:
 *
 * 1. The server sends a challenge with a random value.
 * 2. The worker names the ticket it took, its build and a random value of its own, with a proof that it knows the shared secret.
 * 3. The server sends its proof, and the one-time secret whose hash stands in the ticket. Or it dismisses the worker.
 *
 * A proof is an HMAC over all that both have said, so none can be used a second time or in the other direction.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const RANDOM_BYTES = 24;
const short = z.string().max(200);

export const Challenge = z.object({ type: z.literal('challenge'), random: short });

export const Greeting = z.object({
  type: z.literal('greeting'),
  ticket: short,
  attempt: z.int().min(1),
  build: short,
  random: short,
  proof: short,
});
export type Greeting = z.infer<typeof Greeting>;

export const Reception = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), proof: short, oneTimeSecret: short }),
  z.object({ type: z.literal('dismissed'), reason: z.enum(['unwanted', 'other build']) }),
]);
export type Reception = z.infer<typeof Reception>;

/** What both sides have said when a proof is made. */
export type Said = Pick<Greeting, 'ticket' | 'attempt' | 'build' | 'random'> & { challenge: string };

export function drawRandom(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Hashes a one-time secret for the ticket. */
export function hashSecret(oneTimeSecret: string): string {
  return createHash('sha256').update(oneTimeSecret).digest('base64url');
}

/** Proves that one side knows the shared secret. */
export function prove(side: 'server' | 'worker', { ticket, attempt, build, random, challenge }: Said, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([side, ticket, attempt, build, random, challenge]))
    .digest('base64url');
}

export function isSameProof(given: string, expected: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === two.length && timingSafeEqual(one, two);
}
