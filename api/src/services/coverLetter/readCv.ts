import type { CvOptions } from '../../../contract/coverLetter.ts';
import { findCvTextProblem } from '../../../contract/findLetterProblem.ts';
import type { CvReading } from '../../jobs/cvJobs.ts';
import type { CallContext, JobHooks } from '../../ports.ts';
import { refuse } from './cleanLetterRequest.ts';
import type { CvSource, LetterEngines } from './letterEngines.ts';
import { cleanText } from './plainText.ts';
import type { StoredCv } from './storedCv.ts';

interface CvReader {
  engines: LetterEngines;
  /** Version of this server, stored with the CV. */
  version: string;
}

/** Reads a CV and returns the record that the session keeps. Refuses a CV without usable text. */
export async function readCv(
  { engines, version }: CvReader,
  cv: CvSource,
  options: CvOptions,
  hooks: JobHooks,
): Promise<{ reading: CvReading; stored: StoredCv }> {
  const reading = await engines.read(cv, options, hooks);
  hooks.signal.throwIfAborted();
  refuse(findCvTextProblem(reading.text));
  const { text, pages, profile } = reading;
  return { reading, stored: { version, cv: { text, pages, profile }, letters: [], written: 0 } };
}

/** Reads a CV that was pasted as text. */
export async function readPastedCv(reader: CvReader, text: string, context: CallContext) {
  const typed = cleanText(text);
  refuse(findCvTextProblem(typed));
  return await readCv(reader, { text: typed }, {}, context);
}
