import { type Choice, type ChoiceDeclarations, type ChoiceName, type ChoiceValues, listChoiceNames } from './choices.ts';
import * as z from './schema.ts';

type Required<Declared extends ChoiceDeclarations> = { [Name in ChoiceName<Declared>]: z.ZodMiniType<ChoiceValues<Declared>[Name]> };
type Optional<Declared extends ChoiceDeclarations> = {
  [Name in ChoiceName<Declared>]: z.ZodMiniOptional<z.ZodMiniType<ChoiceValues<Declared>[Name]>>;
};
type Lenient<Declared extends ChoiceDeclarations> = {
  [Name in ChoiceName<Declared>]: z.ZodMiniOptional<z.ZodMiniType<Declared[Name] extends { kind: 'switch' } ? boolean : string>>;
};

/** Builds the schema of each choice, all of them required. */
export function buildChoiceSchemas<Declared extends ChoiceDeclarations>(declared: Declared): Required<Declared> {
  return collect<Required<Declared>>(declared, buildCheck);
}

/** Builds the schema of each choice, all of them optional. */
export function buildOptionalSchemas<Declared extends ChoiceDeclarations>(declared: Declared): Optional<Declared> {
  return collect<Optional<Declared>>(declared, (choice) => z.optional(buildCheck(choice)));
}

/** Builds schemas that accept unknown values, so that no page is refused. `resolveChoices` replaces those. */
export function buildLenientSchemas<Declared extends ChoiceDeclarations>(declared: Declared): Lenient<Declared> {
  return collect<Lenient<Declared>>(declared, (choice) => z.optional(choice.kind === 'select' ? z.string() : buildCheck(choice)));
}

function buildCheck(choice: Choice): z.ZodMiniType {
  if (choice.kind === 'select') return z.enum(choice.values);
  return choice.kind === 'switch' ? z.boolean() : z.string().check(z.maxLength(choice.maxLength));
}

function collect<Schemas>(declared: ChoiceDeclarations, build: (choice: Choice) => z.ZodMiniType): Schemas {
  const schemas = listChoiceNames(declared).flatMap((name) => {
    const choice = declared[name];
    return choice ? [[name, build(choice)] as const] : [];
  });
  // The compiler cannot infer the names from the list. A test compares schema and declaration.
  return Object.fromEntries(schemas) as Schemas;
}
