import type { ServerConfig } from '../config.ts';

export interface LandingPoint {
  title: string;
  text: string;
}

export interface LandingQuestion {
  question: string;
  answer: string;
}

/** All that a marketing page says. What is highlighted is between `<mark>` and `</mark>`. */
export interface LandingWords {
  /** What the tool does, in one line with one part marked. */
  title: string;
  lead: string;
  /** What is dropped here, and how much of it; the hint is empty where nothing is limited. */
  drop: { label: string; hint: string };
  /** The button that leads to the tool, at the top and at the end. */
  action: string;
  /** What must be known before: that the tool is still being built. What is marked leads to the tool that works. */
  notice: { title: string; text: string } | null;
  reasons: LandingPoint[];
  steps: LandingPoint[];
  audience: LandingPoint[];
  questions: LandingQuestion[];
  /** The line before the button at the end. */
  closingLine: string;
}

/** One marketing page in one language. */
export interface LandingMessages<Picture> {
  words(server: ServerConfig): LandingWords;
  /** The few words in the picture beside the title. Nobody reads them out. */
  picture: Picture;
}

/** Sheets of several files and the result they become. */
export interface MergePicture {
  files: [string, string, string];
  bookmarks: [string, string, string];
  result: string;
  counted: string;
}

/** A page, and the same page as a document one can write in. */
export interface ConvertPicture {
  from: string;
  to: string;
  heading: string;
  paragraph: string;
  /** What the visitor types into it. */
  typed: string;
  style: string;
}

/** A question, its answer, and the passage that proves it. */
export interface ChatPicture {
  file: string;
  question: string;
  answer: string;
  page: string;
  passage: string;
}

/** A sentence with a mistake, and what is said about it. */
export interface GrammarPicture {
  file: string;
  before: string;
  wrong: string;
  after: string;
  right: string;
  kind: string;
  reason: string;
}

/** A line of a CV, and the sentence of the letter that rests on it. */
export interface LetterPicture {
  cv: string;
  name: string;
  job: string;
  evidence: string[];
  greeting: string;
  letter: string;
  tone: string;
  /** True where the second sheet is a report, which nobody signs. */
  isReport?: true;
}
