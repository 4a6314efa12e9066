import type { DegreeLevel } from '../claims/degreeClaims.ts';
import type { TermKind } from '../wording/terms/termsByKind.ts';
import type { LanguageLevel } from './languageLevels.ts';

/** What a description asks for. */
export interface JobTerm {
  /** By our own name for it, or in the words of the description. */
  term: string;
  /** In the words of the description, where those name it as well. */
  written?: string;
  kind: TermKind;
  isRequired: boolean;
  /** Where the description says it. */
  places: { start: number; end: number }[];
  /** "ACCA or CIMA": any one of these will do. */
  alternatives?: string[];
  /** "An apprenticeship or NVQ Level 3": any one of these will do, each judged by itself. */
  anyOf?: JobTerm[];
  /** Of experience that must be so long. */
  years?: number;
  /** Of a degree that must be so high. */
  level?: DegreeLevel;
  /** Of a language that must be spoken so well. */
  languageLevel?: LanguageLevel;
  /** What the years or the degree must be in, by stems. Of a term that is on no list of ours, its own stems. */
  subjectStems?: string[];
}
