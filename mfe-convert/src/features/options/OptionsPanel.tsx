import { Disclosure, Field, from, Select, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { type ConvertMessages, useMessages } from '../../messages';
import type { ConvertChoices } from '../../model/choices';

export interface OptionsPanelProps {
  choices: ConvertChoices;
  /** Why the pages that were named cannot be converted. */
  pagesProblem: string | null;
  onChange: (choice: Partial<ConvertChoices>) => void;
}

const MAX_RANGE_LENGTH = 500;

/** What most visitors leave as it is, in plain words. */
export function OptionsPanel({ choices, pagesProblem, onChange }: OptionsPanelProps) {
  const { options: words } = useMessages();
  return (
    // What is wrong with the pages has to be seen: the panel opens for it.
    <Disclosure
      key={pagesProblem ? 'open' : 'closed'}
      title={words.title}
      note={summarize(choices, words) || words.asUsual}
      isOpenAtFirst={pagesProblem !== null}
    >
      <Choices>
        <Field
          label={words.pages}
          placeholder={words.allPages}
          hint={words.pagesHint}
          error={pagesProblem}
          value={choices.pages}
          maxLength={MAX_RANGE_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ pages: event.target.value })}
        />
        <Select
          label={words.headersFooters}
          value={choices.headersFooters}
          options={(['word', 'body', 'drop'] as const).map((value) => ({ value, label: words.headers[value] }))}
          onChange={(headersFooters) => onChange({ headersFooters })}
        />
        <Select
          label={words.recognition}
          hint={choices.ocr === 'force' ? words.forceHint : undefined}
          value={choices.ocr}
          options={(['auto', 'force', 'off'] as const).map((value) => ({ value, label: words.ocr[value] }))}
          onChange={(ocr) => onChange({ ocr })}
        />
      </Choices>
    </Disclosure>
  );
}

/** "Pages 1-3 · No headers": what is not as usual, in one line. */
function summarize({ pages, headersFooters, ocr }: ConvertChoices, { summary }: ConvertMessages['options']): string {
  return [
    pages.trim() !== '' && summary.pages(pages.trim()),
    headersFooters !== 'word' && summary.headers[headersFooters],
    ocr !== 'auto' && summary.ocr[ocr],
  ]
    .filter(Boolean)
    .join(' · ');
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
