import { summarizeChoices } from '@sheaf/api/contract/choiceMessages';
import { choose } from '@sheaf/api/contract/choices';
import { convertChoices } from '@sheaf/api/contract/convertChoices';
import { Disclosure, from, token } from '@sheaf/design-system';
import { ChoiceControls } from '@sheaf/tool-kit/ChoiceControls';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ConvertChoices } from '../../model/choices';

export interface OptionsPanelProps {
  choices: ConvertChoices;
  /** Why the pages that were named cannot be converted. */
  pagesProblem: string | null;
  /** There is a result: the form around the panel is folded, and who unfolds it wants to see the options. */
  isConverted: boolean;
  onChange: (choice: Partial<ConvertChoices>) => void;
}

/** What most visitors leave as it is, in plain words. */
export function OptionsPanel({ choices, pagesProblem, isConverted, onChange }: OptionsPanelProps) {
  const { options: words } = useMessages();
  // Stays so when a change takes the result away: the panel must not close under the visitor's hands.
  const [wasConverted, setWasConverted] = useState(isConverted);
  if (isConverted && !wasConverted) setWasConverted(true);
  return (
    // What is wrong with the pages has to be seen: the panel opens for it.
    <Disclosure
      title={words.title}
      note={summarizeChoices(convertChoices, choices, words.choices)}
      isOpenAtFirst={pagesProblem !== null || wasConverted}
    >
      <Choices>
        <ChoiceControls
          declared={convertChoices}
          values={choices}
          messages={words.choices}
          problems={{ pages: pagesProblem }}
          onChange={(name, value) => onChange(choose(convertChoices, name, value))}
        />
      </Choices>
    </Disclosure>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding-top: ${token('space-2')};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
