import { Disclosure, from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { ChoiceControl, type OptionsState } from './ChoiceControl';
import { choiceGroups, summarizeOptions } from './optionWords';

/** What most visitors leave as it is, in plain words: a control for each choice that the contract declares. */
export function OptionsPanel({ choices, isByPages, dispatch }: OptionsState) {
  const { options: words } = useMessages();
  return (
    <Place>
      <Disclosure title={words.title} note={summarizeOptions(choices, isByPages, words.choices) || words.asUsual}>
        <Groups>
          {choiceGroups.map(({ group, names }) => (
            <Group key={group}>
              <legend>{words.groups[group]}</legend>
              {names.map((name) => (
                <ChoiceControl key={name} name={name} choices={choices} isByPages={isByPages} dispatch={dispatch} />
              ))}
            </Group>
          ))}
        </Groups>
      </Disclosure>
    </Place>
  );
}

/** The bar below begins with a line of its own. */
const Place = styled.div`
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
