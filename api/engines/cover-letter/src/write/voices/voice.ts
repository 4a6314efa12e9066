/**
 * The kinds of sentences of a letter. A voice has several wordings for each kind, one a line.
 * A word in braces is a placeholder; a wording with an empty placeholder is skipped.
 * A prefix limits a wording to some positions: "now|" current, "then|" past, "before|" earlier than the one named last.
 */
const frameKinds = [
  /** The first sentence: the strongest fact and the job title. `{clause}` follows "I"; `{as}` is "as Nurse at St Mary's". */
  'openFact',
  /** The first sentence for a result: `{outcome}` is "grades rose from 61% to 74%". */
  'openOutcome',
  /** The first sentence for a task: `{work}` follows "included". */
  'openWork',
  /** The first sentence for a line in the words of the CV: `{line}`. */
  'openLine',
  /** The first sentence for a project: `{project}` is its name, `{nounPhrase}` its description. */
  'openProject',
  /** The first sentence for a fact without a position. */
  'openLoose',
  /** The first sentence without a fact: `{who}` is a job title with its employer. */
  'openPlain',
  /** A fact of another position than that of the sentence before. */
  'intro',
  'introOutcome',
  'introWork',
  'introLine',
  /** A fact of the same position as that of the sentence before. */
  'follow',
  'followOutcome',
  'followWork',
  'followLine',
  /** A fact without a position. */
  'loose',
  'looseOutcome',
  'looseWork',
  'looseLine',
  /** An award or a grant. */
  'honour',
  'project',
  /** A fact after the requirement it meets: `{need}` is in the words of the job. */
  'needed',
  /** A position without a fact. */
  'position',
  /** Skills that the job may need. */
  'skills',
  /** Licences, courses and a degree. */
  'papers',
  /** A degree and languages. */
  'study',
  'duty',
  'about',
  /** The request for an interview: `{how}` is "how I cut errors by 37%". */
  'ask',
  /** The request for an interview with a duty, and with the job title only. */
  'askDuty',
  'askPlain',
] as const;
export type FrameKind = (typeof frameKinds)[number];

export interface Voice {
  /** Target length between the minimum (0) and the maximum (1) of words. */
  lengthRatio: number;
  /** Whether "I am" is said as "I'm". */
  usesContractions: boolean;
  /** `{name}` is the hiring manager's. */
  greetings: string[];
  farewells: { british: string[]; american: string[] };
  frames: Record<FrameKind, string[]>;
}

type VoiceText = Omit<Voice, 'frames'> & Record<FrameKind, string>;

/** Builds a voice from texts with one wording a line. */
export function buildVoice({ lengthRatio, usesContractions, greetings, farewells, ...voiceText }: VoiceText): Voice {
  return { lengthRatio, usesContractions, greetings, farewells, frames: mapFrames((kind) => splitLines(voiceText[kind])) };
}

function mapFrames(listWordings: (kind: FrameKind) => string[]): Record<FrameKind, string[]> {
  return Object.fromEntries(frameKinds.map((kind) => [kind, listWordings(kind)])) as Record<FrameKind, string[]>;
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
