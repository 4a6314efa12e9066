import type { Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../refusal.ts';
import { clientAddress } from '../clientAddress.ts';

const WINDOW_SECONDS = 60;

/** Limits the requests of a visitor per minute. A limit of 0 allows any number. */
export function rateLimit(requestsPerMinute: number): Middleware {
  if (requestsPerMinute === 0) return (_, next) => next();
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  return async (ctx, next) => {
    try {
      await limiter.consume(clientAddress(ctx));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal('rate_limited', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
    }
    await next();
  };
}
