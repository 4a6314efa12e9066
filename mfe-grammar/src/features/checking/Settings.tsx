import { grammarDialects, grammarPresets } from '@sheaf/api/contract/grammar';
import { Chip, Disclosure, from, Select, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { CheckSettings } from '../../model/review';

export interface SettingsProps {
  settings: CheckSettings;
  ignoredWords: readonly string[];
  onChange: (settings: Partial<CheckSettings>) => void;
  onForget: (word: string) => void;
}

/** What the text is held to: what it is for, which English, and the words that are right whatever anybody says. */
export function Settings({ settings, ignoredWords, onChange, onForget }: SettingsProps) {
  const { screen: words, number } = useMessages();
  return (
    <>
      <Row>
        <Select
          label={words.preset}
          value={settings.preset}
          options={grammarPresets.map((value) => ({ value, label: words.presets[value] }))}
          onChange={(preset) => onChange({ preset })}
        />
        <Select
          label={words.dialect}
          value={settings.dialect}
          options={grammarDialects.map((value) => ({ value, label: words.dialects[value] }))}
          onChange={(dialect) => onChange({ dialect })}
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
