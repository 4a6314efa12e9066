import type { Logger } from 'pino';
import type { ReportProgress } from '../http/middleware/reportProgress.ts';
import type { Upload } from '../http/middleware/upload.ts';
import type { Services } from '../services/createServices.ts';

/** What the routes of the tools share. */
export interface RouteDependencies {
  services: Services;
  reportProgress: ReportProgress;
  upload: Upload;
  log: Logger;
}
