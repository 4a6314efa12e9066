import { type ChoiceNameOfKind, type MergeChoiceName, mergeChoices, type SelectMessages } from '@sheaf/api/contract/mergeChoices';
import { Field, Select, Switch } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import { choiceMade, typingEnded } from '../../model/mergeState';
import type { OptionsPanelProps } from './OptionsPanel';

interface ChoiceControlProps<Name extends MergeChoiceName> extends OptionsPanelProps {
  name: Name;
}

/** The control of one choice: a list, a switch or a field, as its declaration says. */
export function ChoiceControl({ name, ...props }: ChoiceControlProps<MergeChoiceName>) {
  if (isOfKind(name, 'select')) return <ChoiceSelect {...props} name={name} />;
  if (isOfKind(name, 'switch')) return <ChoiceSwitch {...props} name={name} />;
  if (isOfKind(name, 'text')) return <ChoiceField {...props} name={name} />;
  return null;
}

function ChoiceSelect({ name, choices, isByPages, dispatch }: ChoiceControlProps<ChoiceNameOfKind<'select'>>) {
  const { options: words } = useMessages();
  const messages: SelectMessages<string> = words.choices[name];
  const isReplaced = isByPages && 'replacedByPages' in mergeChoices[name];
  return (
    <Select
      label={messages.label}
      hint={isReplaced ? words.arrangedByHand : messages.hints?.[choices[name]]}
      disabled={isReplaced}
      value={choices[name]}
      options={mergeChoices[name].values.map((value) => ({ value, label: messages.values[value] ?? value }))}
      onChange={(value) => dispatch(choiceMade({ name, value }))}
    />
  );
}

function ChoiceSwitch({ name, choices, isByPages, dispatch }: ChoiceControlProps<ChoiceNameOfKind<'switch'>>) {
  const { label, hint } = useMessages().options.choices[name];
  return (
    <Switch
      label={label}
      description={hint}
      disabled={isByPages && 'replacedByPages' in mergeChoices[name]}
      isOn={choices[name]}
      onChange={(value) => dispatch(choiceMade({ name, value }))}
    />
  );
}

function ChoiceField({ name, choices, dispatch }: ChoiceControlProps<ChoiceNameOfKind<'text'>>) {
  const { label, placeholder } = useMessages().options.choices[name];
  return (
    <Field
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={mergeChoices[name].maxLength}
      value={choices[name]}
      onChange={(event) => dispatch(choiceMade({ name, value: event.target.value }))}
      onBlur={() => dispatch(typingEnded())}
    />
  );
}

function isOfKind<Kind extends 'select' | 'switch' | 'text'>(name: MergeChoiceName, kind: Kind): name is ChoiceNameOfKind<Kind> {
  return mergeChoices[name].kind === kind;
}
