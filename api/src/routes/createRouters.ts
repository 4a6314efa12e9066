import Router from '@koa/router';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../contract/config.ts';
import { type EventStreamSettings, eventStreams } from '../http/eventStreams.ts';
import { progressReporter } from '../http/middleware/reportProgress.ts';
import { uploadReader } from '../http/middleware/upload.ts';
import type { DonationLedger, PaymentNotices, Payments, ProgressStore, TempFileStore } from '../ports.ts';
import type { Readiness } from '../services/checkReadiness.ts';
import { createCountDonation } from '../services/countDonation.ts';
import type { Services } from '../services/createServices.ts';
import { apiDocsRoutes } from './apiDocs.ts';
import { chatRoutes } from './chat.ts';
import { configRoute } from './config.ts';
import { convertRoute } from './convert.ts';
import { convertAllRoute } from './convertAll.ts';
import { coverLetterRoutes } from './coverLetter.ts';
import { donationRoute } from './donation.ts';
import { grammarRoutes } from './grammar.ts';
import { healthRoutes } from './health.ts';
import { mergeRoute } from './merge.ts';
import { progressRoute } from './progress.ts';
import { searchableRoute } from './searchable.ts';
import { stripeWebhookRoute } from './stripeWebhook.ts';

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
export function createRouters(services: Services, { log, serverConfig, tempFiles, progress, ...given }: RouterDependencies) {
  const health = new Router();
  healthRoutes(health, given.readiness);

  const webhooks = new Router();
  if (given.paid) stripeWebhookRoute(webhooks, createCountDonation({ ...given.paid, log }));

  const router = new Router();
  const tools = { services, log, reportProgress: progressReporter(progress), upload: uploadReader(serverConfig.limits, tempFiles) };
  configRoute(router, serverConfig);
  apiDocsRoutes(router, serverConfig, given);
  mergeRoute(router, tools);
  convertRoute(router, tools);
  convertAllRoute(router, tools);
  searchableRoute(router, tools);
  grammarRoutes(router, tools);
  chatRoutes(router, tools);
  coverLetterRoutes(router, tools);
  progressRoute(router, progress, eventStreams({ ...STREAM_SETTINGS, stopping: given.stopping }));
  donationRoute(router, given.payments, given);
  return { health, webhooks, router };
}
