import type { LetterLength, LetterTone, ParagraphKind } from '../types/letterKinds.ts';

/** Something the CV says of its owner that a letter for this job should tell. */
export interface PlannedFact {
  /** The CV's own words. */
  quote: string;
  /** Its way in the profile, as in `experience/0/bullets/2`. */
  path: string;
  /** Of the position it belongs to, where the CV says so. */
  title: string;
  company: string;
  /** Whether that position lasts, so that its duties are in the present. */
  isCurrent: boolean;
  /** What the job asks for and this shows. */
  terms: string[];
  /** The first of these terms that fits after "you ask for", as the job description writes it. */
  need?: string | undefined;
  /** What somebody is now with the employer, where it is unknown in which of their roles there it was done. */
  currentRole?: string | undefined;
  /** The name of the project that the fact belongs to. */
  project?: string | undefined;
}

export interface PlannedParagraph {
  /** As in `evidence-1`; stays the same in every wording of a letter. */
  id: string;
  kind: ParagraphKind;
  /** The purpose of the paragraph, for whoever writes it. */
  purpose: string;
  /** The facts it tells, by their place in `facts`. */
  facts: number[];
}

/** What a letter says and in which order, before anybody words it. */
export interface LetterPlan {
  tone: LetterTone;
  length: LetterLength;
  /** Of the body, without greeting and signature. */
  words: { min: number; max: number };
  spelling: 'british' | 'american';
  /** As in "Dear Hiring Manager,". */
  greeting: string;
  /** The writer's name; empty when the CV has none, and then no name is signed. */
  name: string;
  /** Strongest for this job first. */
  facts: PlannedFact[];
  /** What the job asks for and the CV has, what is required first. */
  matched: string[];
  skills: string[];
  /** As in "BSc Nursing, University of Leeds". */
  education: string[];
  /** Licences, certificates and courses, with those that the job asks for first: "a CSCS card". */
  credentials: string[];
  languages: string[];
  /** What the job consists of, in the words of its description: reasons to want it. */
  duties: string[];
  /** What the company says it is, in its own words; empty when it says nothing that can be quoted. */
  about: string;
  paragraphs: PlannedParagraph[];
  /** The CV has next to nothing to tell: the letter says less, and the visitor should hear why. */
  hasLittleEvidence: boolean;
}
