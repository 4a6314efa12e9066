import type { CvExtract } from '../../../contract/coverLetter.ts';
import type { Locale } from '../../../contract/messages/locale/locales.ts';
import { letterAnswerWords, readingWords } from '../../../contract/messages/serverMessages.ts';
import type { CvReading } from '../../jobs/cvJobs.ts';
import type { Session } from '../../ports.ts';
import { phraseReadingWarning } from '../reading/wordReadingWarning.ts';

/** Builds the answer about a CV that was read; `filename` is empty for pasted text. */
export function buildCvAnswer(
  { id, expiresAt }: Session,
  { remarks, warnings, pages, isCv, ...read }: CvReading,
  filename: string,
  locale: Locale,
): CvExtract {
  const words = letterAnswerWords[locale];
  const file = filename || words.pastedText;
  return {
    cvId: id,
    filename,
    ...read,
    ...(filename !== '' && { pages }),
    expiresAt: expiresAt.toISOString(),
    warnings: [
      ...warnings.map((warning) => phraseReadingWarning(warning, file, readingWords[locale])),
      ...remarks.map((code) => ({ code, file: filename, text: words.cvWarnings[code]({ file }) })),
    ],
  };
}
