import Router from '@koa/router';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../contract/config.ts';
import { createEventStreams, type EventStreamSettings } from '../http/createEventStreams.ts';
import { createProgressReporter } from '../http/middleware/reportProgress.ts';
import { createUploadReader } from '../http/middleware/upload.ts';
import type { DonationLedger, PaymentNotices, Payments, ProgressStore, TempFileStore } from '../ports.ts';
import type { Readiness } from '../services/checkReadiness.ts';
import { createCountDonation } from '../services/countDonation.ts';
import type { Services } from '../services/createServices.ts';
import { addApiDocsRoutes } from './apiDocs.ts';
import { addChatRoutes } from './chat.ts';
import { addConfigRoute } from './config.ts';
import { addConvertRoute } from './convert.ts';
import { addConvertAllRoute } from './convertAll.ts';
import { addCoverLetterRoutes } from './coverLetter.ts';
import { addDonationRoute } from './donation.ts';
import { addGrammarRoutes } from './grammar.ts';
import { addHealthRoutes } from './health.ts';
import { addMergeRoute } from './merge.ts';
import { addProgressRoute } from './progress.ts';
import { addSearchableRoute } from './searchable.ts';
import { addStripeWebhookRoute } from './stripeWebhook.ts';

const STREAM_SETTINGS = {
  maxOpen: 2000,
  // More than the concurrent jobs of a whole office behind one address.
  maxOpenPerVisitor: 30,
  heartbeatMs: 15_000,
  // Progress is repeated every ten seconds, so a job that is quiet for this long is unknown.
  maxQuietMs: 60_000,
} satisfies Omit<EventStreamSettings, 'stopping'>;

export interface RouterDependencies {
  log: Logger;
  serverConfig: ServerConfig;
  tempFiles: TempFileStore;
  progress: ProgressStore;
  /** Aborted when the server begins to stop: streams without an end of their own end then. */
  stopping: AbortSignal;
  payments: Payments;
  /** The payment provider's notices and where they are counted. Absent when the provider sends none. */
  paid?: { notices: PaymentNotices; ledger: DonationLedger };
  /** The public URL of this server. Without it, the origin of the visitor's page is used. */
  publicUrl?: string | undefined;
  /** The path that everything is served under, such as `/pdf`, or nothing. */
  basePath: string;
  readiness(): Promise<Readiness>;
}

/** Creates the routers of the API: health and webhooks, which other servers call, and the calls of visitors. */
export function createRouters(services: Services, { log, serverConfig, tempFiles, progress, ...dependencies }: RouterDependencies) {
  const health = new Router();
  addHealthRoutes(health, dependencies.readiness);

  const webhooks = new Router();
  if (dependencies.paid) addStripeWebhookRoute(webhooks, createCountDonation({ ...dependencies.paid, log }));

  const router = new Router();
  const tools = { services, log, reportProgress: createProgressReporter(progress), upload: createUploadReader(serverConfig.limits, tempFiles) };
  addConfigRoute(router, serverConfig);
  addApiDocsRoutes(router, serverConfig, dependencies);
  addMergeRoute(router, tools);
  addConvertRoute(router, tools);
  addConvertAllRoute(router, tools);
  addSearchableRoute(router, tools);
  addGrammarRoutes(router, tools);
  addChatRoutes(router, tools);
  addCoverLetterRoutes(router, tools);
  addProgressRoute(router, progress, createEventStreams({ ...STREAM_SETTINGS, stopping: dependencies.stopping }));
  addDonationRoute(router, dependencies.payments, dependencies);
  return { health, webhooks, router };
}
