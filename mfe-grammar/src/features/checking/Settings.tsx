import { choose, listChoiceNames } from '@sheaf/api/contract/choices';
import { type GrammarChoices, grammarChoices } from '@sheaf/api/contract/grammarChoices';
import { Chip, Disclosure, from, token } from '@sheaf/design-system';
import { ChoiceControls } from '@sheaf/tool-kit/ChoiceControls';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface SettingsProps {
  settings: GrammarChoices;
  /** Which English a text is held to means nothing for one in another language. */
  isEnglish: boolean;
  ignoredWords: readonly string[];
  onChange: (settings: Partial<GrammarChoices>) => void;
  onForget: (word: string) => void;
}

/** What the text is held to: what it is for, which English, and the words that are right whatever anybody says. */
export function Settings({ settings, isEnglish, ignoredWords, onChange, onForget }: SettingsProps) {
  const { screen: words, number } = useMessages();
  return (
    <>
      <Row>
        <ChoiceControls
          declared={grammarChoices}
          names={isEnglish ? listChoiceNames(grammarChoices) : ['preset']}
          values={settings}
          messages={words.choices}
          onChange={(name, value) => onChange(choose(grammarChoices, name, value))}
        />
      </Row>
      {ignoredWords.length > 0 && (
        <Disclosure title={words.ignoredWords} note={number(ignoredWords.length)}>
          <Hint>{words.ignoredWordsHint}</Hint>
          <Words>
            {ignoredWords.map((word) => (
              <li key={word}>
                <Chip onRemove={() => onForget(word)}>{word}</Chip>
              </li>
            ))}
          </Words>
        </Disclosure>
      )}
    </>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${token('space-3')};

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Hint = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
`;
