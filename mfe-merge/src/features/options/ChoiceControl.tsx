import { type ChoiceNameOfKind, type MergeChoiceName, type MergeChoices, mergeChoices, type SelectMessages } from '@sheaf/api/contract/mergeChoices';
import { Field, Select, Switch } from '@sheaf/design-system';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { choiceMade, type MergeAction, typingEnded } from '../../model/mergeState';

/** The choices as they are, and where a change goes. */
export interface OptionsState {
  choices: MergeChoices;
  /** True while pages are arranged one by one: what orders whole files then means nothing. */
  isByPages: boolean;
  dispatch: Dispatch<MergeAction>;
}

interface ChoiceControlProps<Name extends MergeChoiceName> extends OptionsState {
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
