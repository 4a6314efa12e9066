import { type ChoiceDeclarations, type ChoiceName, type ChoiceValues, listChangedChoices, listChoiceNames } from './choices.ts';

/** What a panel says of a choice, whatever its kind is. */
export interface ControlMessages {
  label: string;
  hint?: string | undefined;
  /** Of a text that is empty. */
  placeholder?: string | undefined;
  /** Of a list. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Shown below a list while a value is chosen that needs a word more. */
  hints?: Readonly<Record<string, string | undefined>> | undefined;
}

interface SelectMessages<Value extends string> {
  label: string;
  values: Record<Value, string>;
  hints?: Partial<Record<Value, string>>;
}

interface SwitchMessages {
  label: string;
  hint?: string;
}

interface TextMessages {
  label: string;
  placeholder: string;
  hint?: string;
}

/** What the panel of a tool says of each choice; a text that is missing does not compile. */
export type ChoiceMessages<Declared extends ChoiceDeclarations> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'select'; values: readonly (infer Value extends string)[] }
    ? SelectMessages<Value>
    : Declared[Name] extends { kind: 'switch' }
      ? SwitchMessages
      : TextMessages;
};

/** How each choice is named in the line that sums up what is not as usual. */
export type SummaryMessages<Declared extends ChoiceDeclarations> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'select'; values: readonly (infer Value extends string)[]; usual: infer Usual }
    ? { summary: Record<Exclude<Value, Usual>, string> }
    : Declared[Name] extends { kind: 'switch' }
      ? { summary: string }
      : { summary: (text: string) => string };
};

/** The labels of undo for each choice. */
export type StepMessages<Declared extends ChoiceDeclarations> = {
  [Name in keyof Declared]: { step: Declared[Name] extends { kind: 'switch' } ? { on: string; off: string } : string };
};

type AnySummary = string | ((text: string) => string) | Readonly<Record<string, string>>;

/** Sums up what differs from the usual in one line, own words first. Empty when nothing does. */
export function summarizeChoices<Declared extends ChoiceDeclarations>(
  declared: Declared,
  values: ChoiceValues<Declared>,
  messages: { readonly [Name in keyof Declared]: { summary: AnySummary } },
  leftOut: readonly ChoiceName<Declared>[] = [],
): string {
  const changed = listChangedChoices(declared, values).filter((name) => !leftOut.includes(name));
  const typed = changed.filter((name) => declared[name]?.kind === 'text');
  return [...new Set([...typed, ...changed])].map((name) => nameValue(messages[name].summary, String(values[name]).trim())).join(' · ');
}

function nameValue(summary: AnySummary, value: string): string {
  if (typeof summary === 'string') return summary;
  return typeof summary === 'function' ? summary(value) : (summary[value] ?? value);
}

/** Returns the label of undo for a choice that was changed. */
export function describeChoiceStep<Declared extends ChoiceDeclarations>(
  messages: { readonly [Name in keyof Declared]: { step: string | { on: string; off: string } } },
  name: ChoiceName<Declared>,
  isOn: boolean,
): string {
  const { step } = messages[name];
  if (typeof step === 'string') return step;
  return isOn ? step.on : step.off;
}

/** Lists the choices of a part of a panel. */
export function listChoicesInGroup<Declared extends ChoiceDeclarations>(declared: Declared, group: string): ChoiceName<Declared>[] {
  return listChoiceNames(declared).filter((name) => {
    const choice: object = declared[name] ?? {};
    return 'group' in choice && choice.group === group;
  });
}
