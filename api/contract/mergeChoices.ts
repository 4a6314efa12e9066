/** Where a choice is on the screen. */
type ChoiceGroup = 'findingTheWay' | 'pagesAndContents';

interface Placed {
  group: ChoiceGroup;
  /** An explicit list of pages takes its place. */
  replacedByPages?: true;
}

type MergeChoice = Placed &
  (
    | { kind: 'select'; values: readonly [string, ...string[]]; usual: string }
    | { kind: 'switch'; usual: boolean }
    | { kind: 'text'; maxLength: number; usual: '' }
  );

/**
 * Every choice about the merged file as a whole, declared once. The schema of the call, its defaults, the options panel, the summary of what is
 * not as usual and the labels of undo are all derived from it. `usual` holds when a choice is left out; the panel keeps this order in each group.
 */
export const mergeChoices = {
  outline: { kind: 'select', group: 'findingTheWay', values: ['per-file-nested', 'keep', 'per-file', 'none'], usual: 'per-file-nested' },
  pageLabels: { kind: 'select', group: 'findingTheWay', values: ['keep', 'renumber'], usual: 'keep' },
  title: { kind: 'text', group: 'findingTheWay', maxLength: 500, usual: '' },
  contentsPage: { kind: 'switch', group: 'findingTheWay', usual: false },
  interleave: {
    kind: 'select',
    group: 'pagesAndContents',
    values: ['none', 'alternate', 'alternate-reverse'],
    usual: 'none',
    replacedByPages: true,
  },
  forms: { kind: 'select', group: 'pagesAndContents', values: ['rename', 'share', 'flatten'], usual: 'rename' },
  padEven: { kind: 'switch', group: 'pagesAndContents', usual: false, replacedByPages: true },
  attachments: { kind: 'switch', group: 'pagesAndContents', usual: true },
} as const satisfies Record<string, MergeChoice>;

type Declared = typeof mergeChoices;
type ValueOf<Choice> = Choice extends { kind: 'select'; values: readonly (infer Value)[] }
  ? Value
  : Choice extends { kind: 'switch' }
    ? boolean
    : string;

export type MergeChoiceName = keyof Declared;

/** A value for every choice. */
export type MergeChoices = { -readonly [Name in MergeChoiceName]: ValueOf<Declared[Name]> };

/** Names of the choices of one kind. */
export type ChoiceNameOfKind<Kind extends MergeChoice['kind']> = {
  [Name in MergeChoiceName]: Declared[Name] extends { kind: Kind } ? Name : never;
}[MergeChoiceName];

export const mergeChoiceNames = Object.keys(mergeChoices).filter(isMergeChoiceName);

/** What holds when nothing is chosen. */
export const usualMergeChoices: MergeChoices = {
  ...(Object.fromEntries(mergeChoiceNames.map((name) => [name, mergeChoices[name].usual])) as MergeChoices),
};

/** The choices that mean nothing once every page of the result is listed. */
export const choicesReplacedByPages = mergeChoiceNames.filter((name) => 'replacedByPages' in mergeChoices[name]);

function isMergeChoiceName(name: string): name is MergeChoiceName {
  return Object.hasOwn(mergeChoices, name);
}

/** What the messages say of each choice; a text that is missing does not compile. */
export type MergeChoiceMessages = {
  [Name in MergeChoiceName]: Declared[Name] extends { kind: 'select' }
    ? SelectMessages<Extract<MergeChoices[Name], string>>
    : Declared[Name] extends { kind: 'switch' }
      ? SwitchMessages
      : TextMessages;
};

export interface SelectMessages<Value extends string> {
  label: string;
  values: Record<Value, string>;
  /** Shown below the field while a value is chosen that needs a word more. */
  hints?: Partial<Record<Value, string>>;
  /** The value in the line that sums up what is not as usual. */
  summary: Record<Value, string>;
  /** The label of undo. */
  step: string;
}

export interface SwitchMessages {
  label: string;
  hint?: string;
  /** The switch in the line that sums up what is not as usual. */
  summary: string;
  step: { on: string; off: string };
}

export interface TextMessages {
  label: string;
  placeholder: string;
  summary: (text: string) => string;
  step: string;
}

/** Returns the label of undo for a choice that was changed. */
export function describeChoiceStep(messages: MergeChoiceMessages, name: MergeChoiceName, isOn: boolean): string {
  const { step } = messages[name];
  if (typeof step === 'string') return step;
  return isOn ? step.on : step.off;
}
