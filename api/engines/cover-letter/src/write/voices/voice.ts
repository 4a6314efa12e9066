/**
 * What a tone has for each thing a letter says: wordings, of which one is chosen. A word in braces is filled with what the plan chose; a wording whose braces
 * cannot all be filled is passed over. "now|" stands before wordings of a position that lasts, "then|" of one that is over, "before|" of one before the last named.
 */
const frameKinds = [
  /** The first sentence: the strongest fact and the job this is about. `{did}` behind "I", `{as}` "as Nurse at St Mary's". */
  'openFact',
  /** The same for what came about by itself: `{happened}` "grades rose from 61% to 74%". */
  'openHappened',
  /** The same for a fact that is no deed: `{work}` behind "included". */
  'openWork',
  /** The same for a project: `{project}` its name, `{thing}` what it is. */
  'openProject',
  /** The same for a fact of no position. */
  'openLoose',
  /** Where the CV has no fact: `{who}` is a title with its employer. */
  'openPlain',
  /** A fact of a position that was not spoken of just before. */
  'intro',
  'introHappened',
  'introWork',
  /** A fact of the position spoken of just before. */
  'follow',
  'followHappened',
  'followWork',
  /** A fact of no position. */
  'loose',
  'looseHappened',
  'looseWork',
  /** An award or a grant. */
  'honour',
  'project',
  /** A fact behind what it answers: `{need}` is named by the job. */
  'needed',
  /** A position of which no deed is told. */
  'position',
  /** Skills and degrees for a duty of the job. */
  'draw',
  /** Skills where no duty is known. */
  'skills',
  /** Licences, courses and a degree. */
  'papers',
  /** A degree and languages. */
  'study',
  'duty',
  'about',
  /** The farewell before the farewell: `{how}` "how I cut errors by 37%". */
  'ask',
  /** The same with a duty, and with the job alone. */
  'askDuty',
  'askPlain',
] as const;
export type FrameKind = (typeof frameKinds)[number];

export interface Voice {
  /** Where between the fewest and the most words of its length a letter may lie, from 0 to 1. */
  fullness: number;
  /** Whether "I am" is said as "I'm". */
  contracts: boolean;
  /** `{name}` is the hiring manager's. */
  greetings: string[];
  farewells: { british: string[]; american: string[] };
  frames: Record<FrameKind, string[]>;
}

type Written = Omit<Voice, 'frames'> & Record<FrameKind, string>;

/** Returns a voice as it is written down: one wording a line. */
export function voice({ fullness, contracts, greetings, farewells, ...written }: Written): Voice {
  return { fullness, contracts, greetings, farewells, frames: mapped((kind) => linesOf(written[kind])) };
}

function mapped(of: (kind: FrameKind) => string[]): Record<FrameKind, string[]> {
  return Object.fromEntries(frameKinds.map((kind) => [kind, of(kind)])) as Record<FrameKind, string[]>;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
