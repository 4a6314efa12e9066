import { type ChoiceDeclarations, type ChoiceName, type ChoiceValues, listChangedChoices, listChoiceNames } from './choices.ts';

/** The messages that every kind of choice has. */
export interface ControlMessages {
  label: string;
  hint?: string | undefined;
  /** Shown in an empty text field. */
  placeholder?: string | undefined;
  /** The labels of the values of a list. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Explanations shown below a list while a value is chosen. */
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

/** The messages of a tool's options panel. A missing text is a type error. */
export type ChoiceMessages<Declared extends ChoiceDeclarations> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'select'; values: readonly (infer Value extends string)[] }
    ? SelectMessages<Value>
    : Declared[Name] extends { kind: 'switch' }
      ? SwitchMessages
      : TextMessages;
};

interface UsualMessage {
  /** Names the default in a summary of unchanged choices. Absent where nobody would ask about it. */
  usual?: string;
}

/** The names of choices in the line that summarizes them. */
export type SummaryMessages<Declared extends ChoiceDeclarations> = {
  [Name in keyof Declared]: UsualMessage &
    (Declared[Name] extends { kind: 'select'; values: readonly (infer Value extends string)[]; usual: infer Usual }
      ? { summary: Record<Exclude<Value, Usual>, string> }
      : Declared[Name] extends { kind: 'switch' }
        ? { summary: string }
        : { summary: (text: string) => string });
};

/** The undo labels of each choice. */
export type StepMessages<Declared extends ChoiceDeclarations> = {
  [Name in keyof Declared]: { step: Declared[Name] extends { kind: 'switch' } ? { on: string; off: string } : string };
};

type AnySummary = string | ((text: string) => string) | Readonly<Record<string, string>>;

/** Summarizes choices in one line: those that differ from the defaults, typed texts first, or the most important defaults. */
export function summarizeChoices<Declared extends ChoiceDeclarations>(
  declared: Declared,
  values: ChoiceValues<Declared>,
  messages: { readonly [Name in keyof Declared]: UsualMessage & { summary: AnySummary } },
  excluded: readonly ChoiceName<Declared>[] = [],
): string {
  const changed = listChangedChoices(declared, values).filter((name) => !excluded.includes(name));
  if (changed.length === 0) return listUsual(declared, messages, excluded).join(' · ');
  const typed = changed.filter((name) => declared[name]?.kind === 'text');
  return [...new Set([...typed, ...changed])].map((name) => nameValue(messages[name].summary, String(values[name]).trim())).join(' · ');
}

function listUsual<Declared extends ChoiceDeclarations>(
  declared: Declared,
  messages: { readonly [Name in keyof Declared]: UsualMessage },
  excluded: readonly ChoiceName<Declared>[],
): string[] {
  return listChoiceNames(declared).flatMap((name) => (excluded.includes(name) ? [] : (messages[name].usual ?? [])));
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
