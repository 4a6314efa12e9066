/**
 * One option of a result. `usual` is its default. Schemas, defaults, panels, summaries and the
 * labels of undo are derived from the declarations of a tool. The spelling of a text is checked unless it is no prose.
 */
export type Choice =
  | { kind: 'select'; values: readonly [string, ...string[]]; usual: string }
  | { kind: 'switch'; usual: boolean }
  | { kind: 'text'; maxLength: number; usual: ''; isProse?: false };

/** The choices of one tool by name, in the order in which a panel shows them. */
export type ChoiceDeclarations = Readonly<Record<string, Choice>>;

export type ChoiceName<Declared extends ChoiceDeclarations> = Extract<keyof Declared, string>;

export type ChoiceValue<Declared extends Choice> = Declared extends { kind: 'select'; values: readonly (infer Value extends string)[] }
  ? Value
  : Declared extends { kind: 'switch' }
    ? boolean
    : string;

/** A value for every choice. */
export type ChoiceValues<Declared extends ChoiceDeclarations> = { -readonly [Name in ChoiceName<Declared>]: ChoiceValue<Declared[Name]> };

/** Choices from outside, which may have unknown values. */
export type RequestedChoices<Declared extends ChoiceDeclarations> = { [Name in ChoiceName<Declared>]?: string | boolean | undefined };

/** Lists the names of choices in the order of their declaration. */
export function listChoiceNames<Declared extends ChoiceDeclarations>(declared: Declared): ChoiceName<Declared>[] {
  return Object.keys(declared).filter((name): name is ChoiceName<Declared> => Object.hasOwn(declared, name));
}

/** Returns the default of every choice. */
export function findUsualChoices<Declared extends ChoiceDeclarations>(declared: Declared): ChoiceValues<Declared> {
  return collectValues(declared, (name) => declared[name]?.usual);
}

/** Picks the choices of an object with further properties. */
export function pickChoices<Declared extends ChoiceDeclarations>(declared: Declared, from: ChoiceValues<Declared>): ChoiceValues<Declared> {
  return collectValues(declared, (name) => from[name]);
}

/** Returns a value for every choice: `otherwise` for a missing one, and the default for an unknown one. */
export function resolveChoices<Declared extends ChoiceDeclarations>(
  declared: Declared,
  requested: RequestedChoices<Declared>,
  otherwise: ChoiceValues<Declared> = findUsualChoices(declared),
): ChoiceValues<Declared> {
  return collectValues(declared, (name) => {
    const value = requested[name];
    if (value === undefined) return otherwise[name];
    return isAccepted(declared[name], value) ? value : declared[name]?.usual;
  });
}

/** Returns a record with one choice and its new value. */
export function choose<Declared extends ChoiceDeclarations>(
  declared: Declared,
  name: ChoiceName<Declared>,
  value: string | boolean,
): Partial<ChoiceValues<Declared>> {
  const usual = findUsualChoices(declared);
  const requested: RequestedChoices<Declared> = {};
  requested[name] = value;
  const chosen: Partial<ChoiceValues<Declared>> = {};
  chosen[name] = resolveChoices(declared, requested, usual)[name];
  return chosen;
}

/** Lists the choices that differ from their defaults. Spaces around a text are ignored. */
export function listChangedChoices<Declared extends ChoiceDeclarations>(declared: Declared, values: ChoiceValues<Declared>): ChoiceName<Declared>[] {
  return listChoiceNames(declared).filter((name) => trimText(values[name]) !== declared[name]?.usual);
}

/** Returns only the choices that differ from their defaults, for a request. */
export function filterChangedChoices<Declared extends ChoiceDeclarations>(
  declared: Declared,
  values: ChoiceValues<Declared>,
): Partial<ChoiceValues<Declared>> {
  const changed: Partial<ChoiceValues<Declared>> = {};
  for (const name of listChangedChoices(declared, values)) changed[name] = trimText(values[name]);
  return changed;
}

function isAccepted(choice: Choice | undefined, value: string | boolean): boolean {
  if (choice?.kind === 'select') return choice.values.some((each) => each === value);
  return typeof value === (choice?.kind === 'switch' ? 'boolean' : 'string');
}

function trimText<Value>(value: Value): Value {
  // A text stays a text.
  return typeof value === 'string' ? (value.trim() as Value) : value;
}

function collectValues<Declared extends ChoiceDeclarations>(
  declared: Declared,
  find: (name: ChoiceName<Declared>) => unknown,
): ChoiceValues<Declared> {
  // The compiler cannot infer the names from the list. Tests compare values and declaration.
  return Object.fromEntries(listChoiceNames(declared).map((name) => [name, find(name)])) as ChoiceValues<Declared>;
}
