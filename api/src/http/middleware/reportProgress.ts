import type { Context } from 'koa';
import { JOB_ID_HEADER, JobId, type JobProgress } from '../../../contract/progress.ts';
import type { ProgressStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { jobTopic } from '../jobTopic.ts';

/** Said again this often, so that whoever comes late, or after Redis was away, learns of it, and silence means that nobody works any more. */
const REPEAT_MS = 10_000;

/** Does the work of a call and tells how far it is, if the caller gave the work a name. From the call's first byte until its work is over. */
export type ReportProgress = <Result>(ctx: Context, work: (report: (progress: JobProgress) => void) => Promise<Result>) => Promise<Result>;

/** Tells on a board, under a topic of the caller's own, how far a call's work is. A job id that is no UUID is refused before anything is read. */
export function progressReporter(board: ProgressStore): ReportProgress {
  return async (ctx, work) => {
    const id = ctx.get(JOB_ID_HEADER);
    if (id === '') return work(() => undefined);
    if (!JobId.safeParse(id).success) throw new Refusal('invalid_request', { reason: { phrase: 'not_a_uuid', of: JOB_ID_HEADER } });

    const topic = jobTopic(ctx, id);
    let latest: JobProgress = { stage: 'receiving' };
    const tell = () => board.report(topic, latest);
    tell();
    const repeating = setInterval(tell, REPEAT_MS);
    try {
      return await work((progress) => {
        // The end is told once, and here: also of a call that was refused before its job began.
        if (progress.stage === 'over') return;
        latest = progress;
        tell();
      });
    } finally {
      clearInterval(repeating);
      board.report(topic, { stage: 'over' });
    }
  };
}
