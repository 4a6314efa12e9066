import { layoutLetter } from '@sheaf/cover-letter/typeset/layoutLetter';
import type { LetterLayout } from '@sheaf/cover-letter/typeset/letterLayout';
import type { ReadCv } from '../../model/cv';
import { joinText, type LetterVersion } from '../../model/letter';
import type { LetterState } from '../../model/letterState';
import { buildHead } from './letterHead';

/** Lays out the letter with the same code that exports it. */
export function layOutVersion(version: LetterVersion, cv: ReadCv, { job, paper }: Pick<LetterState, 'job' | 'paper'>, date: string): LetterLayout {
  return layoutLetter({ coverLetter: joinText(version), language: version.language, ...paper, ...buildHead(cv, job), date });
}
