/**
 * What a tone has for each thing a letter says: wordings, of which one is chosen. A word in braces is filled with what the plan chose; a wording whose braces
 * cannot all be filled is passed over. "now|" stands before wordings of a position that lasts, "then|" of one that is over, "before|" of one before the last named, "fits|"
 * before those that say that the job is work the writer knows.
 */
const frameKinds = [
  /** The first sentence, which tells the strongest fact: `{did}` behind "I", `{Doing}` as a subject, `{as}` "as Nurse at St Mary's". */
  'openFact',
  /** The same for a fact that is no deed: `{work}` behind "included". */
  'openWork',
  /** Which job this is about, behind that fact. */
  'openApply',
  /** Both at once, where the CV has no fact: `{who}` is a title or a degree. */
  'openPlain',
  /** A fact of a position that was not spoken of just before. */
  'intro',
  'introWork',
  /** A fact of the position spoken of just before. */
  'follow',
  'followWork',
  /** A fact of no position. */
  'loose',
  'looseWork',
  /** A position of which no deed is told. */
  'position',
  'matched',
  'skills',
  'education',
  'languages',
  'duty',
  /** A second duty, behind the first. */
  'dutyMore',
  'about',
  'ask',
] as const;
export type FrameKind = (typeof frameKinds)[number];

/** Things to say that need no fact. Each is said once at most, in one of its wordings. */
export const ideaKinds = [
  /** Why the job, besides what its description says; the first, that it is work the writer knows. */
  'why',
  /** How the writer would go about it. */
  'approach',
  /** What may be said before the farewell. */
  'available',
] as const;
export type IdeaKind = (typeof ideaKinds)[number];

export interface Voice {
  /** Where between the fewest and the most words of its length a letter lies, from 0 to 1. */
  fullness: number;
  /** Whether "I am" is said as "I'm". */
  contracts: boolean;
  /** `{name}` is the hiring manager's. */
  greetings: string[];
  farewells: { british: string[]; american: string[] };
  frames: Record<FrameKind, string[]>;
  ideas: Record<IdeaKind, string[][]>;
}

type Written = Omit<Voice, 'frames' | 'ideas'> & Record<FrameKind | IdeaKind, string>;

/** Returns a voice as it is written down: one wording a line, an empty line between two ideas. */
export function voice({ fullness, contracts, greetings, farewells, ...written }: Written): Voice {
  return {
    fullness,
    contracts,
    greetings,
    farewells,
    frames: mapped(frameKinds, (kind) => linesOf(written[kind])),
    ideas: mapped(ideaKinds, (kind) => written[kind].split(/\n\s*\n/).map(linesOf)),
  };
}

function mapped<Kind extends string, Value>(kinds: readonly Kind[], of: (kind: Kind) => Value): Record<Kind, Value> {
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, Value>;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
