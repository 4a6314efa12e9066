import type { ControlMessages } from '@sheaf/api/contract/choiceMessages';
import { type Choice, type ChoiceDeclarations, type ChoiceName, listChoiceNames } from '@sheaf/api/contract/choices';
import { Field, Select, Switch } from '@sheaf/design-system';

type Value = string | boolean;

export interface ChoiceControlsProps<Declared extends ChoiceDeclarations> {
  declared: Declared;
  /** Which of the choices are shown; all when left out. */
  names?: readonly ChoiceName<Declared>[];
  values: { readonly [Name in ChoiceName<Declared>]: Value };
  messages: { readonly [Name in keyof Declared]: ControlMessages };
  /** The error of a typed text. */
  problems?: { readonly [Name in ChoiceName<Declared>]?: string | null };
  /** Whether all controls are disabled. */
  isDisabled?: boolean;
  /** The choices without effect at the moment, with the reason. */
  replaced?: { names: readonly ChoiceName<Declared>[]; reason: string } | undefined;
  onChange: (name: ChoiceName<Declared>, value: Value) => void;
  /** Called when a text field loses the focus. */
  onLeave?: (() => void) | undefined;
}

/** The control of each choice: a list, a switch or a text field, depending on its declaration. */
export function ChoiceControls<Declared extends ChoiceDeclarations>(props: ChoiceControlsProps<Declared>) {
  const { declared, names = listChoiceNames(declared), values, messages, problems, isDisabled = false, replaced, onChange, onLeave } = props;
  return names.map((name) => {
    const choice = declared[name];
    return (
      choice && (
        <ChoiceControl
          key={name}
          choice={choice}
          value={values[name]}
          messages={messages[name]}
          problem={problems?.[name]}
          isDisabled={isDisabled}
          replacedFor={replaced?.names.includes(name) ? replaced.reason : undefined}
          onChange={(value) => onChange(name, value)}
          onLeave={onLeave}
        />
      )
    );
  });
}

interface ChoiceControlProps {
  choice: Choice;
  value: Value;
  messages: ControlMessages;
  problem: string | null | undefined;
  isDisabled: boolean;
  /** Why the choice has no effect at the moment. */
  replacedFor: string | undefined;
  onChange: (value: Value) => void;
  onLeave: (() => void) | undefined;
}

function ChoiceControl({ choice, value, messages, problem, isDisabled, replacedFor, onChange, onLeave }: ChoiceControlProps) {
  const { label, hint, placeholder, values = {}, hints = {} } = messages;
  const disabled = isDisabled || replacedFor !== undefined;
  switch (choice.kind) {
    case 'select':
      return (
        <Select
          label={label}
          hint={replacedFor ?? hints[String(value)]}
          disabled={disabled}
          value={String(value)}
          options={choice.values.map((each) => ({ value: each, label: values[each] ?? each }))}
          onChange={onChange}
        />
      );
    case 'switch':
      return <Switch label={label} description={hint} disabled={disabled} isOn={value === true} onChange={onChange} />;
    default:
      return (
        <Field
          label={label}
          hint={hint}
          placeholder={placeholder}
          error={problem}
          disabled={disabled}
          autoComplete="off"
          spellCheck={choice.isProse}
          maxLength={choice.maxLength}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      );
  }
}
