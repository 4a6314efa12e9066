/**
 * The handshake by which a server and a worker authenticate each other before a job is sent:
 *
 * 1. The server sends a challenge with a random value.
 * 2. The worker names the ticket it took, its build and a random value of its own, with a proof that it has the shared secret.
 * 3. The server sends its proof, and the one-time secret whose hash is in the ticket. Or it dismisses the worker.
 *
 * A proof is an HMAC over the values of both sides, so it cannot be replayed or used in the other direction.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const RANDOM_BYTES = 24;
/** The longest message of a handshake. */
export const GREETING_BYTES = 4096;
/** A handshake that takes longer is given up. */
export const GREETING_MS = 5000;

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

export const HandshakeReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), proof: short, oneTimeSecret: short }),
  z.object({ type: z.literal('dismissed'), reason: z.enum(['unwanted', 'other build']) }),
]);
export type HandshakeReply = z.infer<typeof HandshakeReply>;

/** The values of both sides that a proof covers. */
export type Transcript = Pick<Greeting, 'ticket' | 'attempt' | 'build' | 'random'> & { challenge: string };

/** Returns random bytes as base64url. */
export function drawRandom(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Hashes a one-time secret for the ticket. */
export function hashSecret(oneTimeSecret: string): string {
  return createHash('sha256').update(oneTimeSecret).digest('base64url');
}

/** Computes the proof that one side has the shared secret. */
export function prove(side: 'server' | 'worker', { ticket, attempt, build, random, challenge }: Transcript, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([side, ticket, attempt, build, random, challenge]))
    .digest('base64url');
}

/** Compares two proofs in constant time. */
export function isSameProof(proof: string, expected: string): boolean {
  const [one, two] = [Buffer.from(proof), Buffer.from(expected)];
  return one.length === two.length && timingSafeEqual(one, two);
}
