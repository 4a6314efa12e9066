import { listChoicesInGroup, summarizeChoices } from '@sheaf/api/contract/choiceMessages';
import { choicesReplacedByPages, type MergeChoices, mergeChoices } from '@sheaf/api/contract/mergeChoices';
import { Disclosure, from, token } from '@sheaf/design-system';
import { ChoiceControls } from '@sheaf/tool-kit/ChoiceControls';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { choiceMade, type MergeAction, typingEnded } from '../../model/mergeState';

/** The current choices, and the callback for a change. */
export interface OptionsState {
  choices: MergeChoices;
  /** True while pages are arranged one by one, when the order of whole files has no effect. */
  isByPages: boolean;
  dispatch: Dispatch<MergeAction>;
}

const groups = (['findingTheWay', 'pagesAndContents'] as const).map((group) => ({ group, names: listChoicesInGroup(mergeChoices, group) }));

/** What most visitors leave as it is, in plain words: a control for each choice that the contract declares. */
export function OptionsPanel({ choices, isByPages, dispatch }: OptionsState) {
  const { options: words } = useMessages();
  const replaced = isByPages ? { names: choicesReplacedByPages, reason: words.arrangedByHand } : undefined;
  const summary = summarizeChoices(mergeChoices, choices, words.choices, replaced?.names);
  return (
    <Container>
      <Disclosure title={words.title} note={summary}>
        <Groups>
          {groups.map(({ group, names }) => (
            <Group key={group}>
              <legend>{words.groups[group]}</legend>
              <ChoiceControls
                declared={mergeChoices}
                names={names}
                values={choices}
                messages={words.choices}
                replaced={replaced}
                onChange={(name, value) => dispatch(choiceMade({ name, value }))}
                onLeave={() => dispatch(typingEnded())}
              />
            </Group>
          ))}
        </Groups>
      </Disclosure>
    </Container>
  );
}

/** The bar below begins with a line of its own. */
const Container = styled.div`
  > details {
    border-bottom: 0;
  }
  /* That bar stays in view and may not cover what has the focus. */
  input,
  select,
  summary {
    scroll-margin-bottom: ${token('space-24')};
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${token('space-6')};
  padding-top: ${token('space-2')};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: ${token('space-3')};
    font-weight: ${token('weight-strong')};
  }
`;
