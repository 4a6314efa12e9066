import { Button, Chip, Field, token } from '@sheaf/design-system';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { SectionHead } from './SectionHead';
import { ShowInCvButton, type ShowInCvButtonProps } from './ShowInCvButton';

interface ListOfValuesProps extends Pick<ShowInCvButtonProps, 'cv' | 'onShowCitation'> {
  list: 'skills' | 'languages' | 'licences' | 'achievements' | 'links';
  onAdd: (value: string) => void;
  onRemove: (index: number, value: string) => void;
}

/** Short values of one kind: each can be taken away, and others added. */
export function ListOfValues({ cv, list, onShowCitation, onAdd, onRemove }: ListOfValuesProps) {
  const { profile: words } = useMessages();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const values = cv.profile[list] ?? [];

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const value = typed.trim();
    if (value !== '' && !values.includes(value)) onAdd(value);
    setTyped('');
  }

  function handleRemove(index: number, value: string) {
    onRemove(index, value);
    // The button that was pressed is gone.
    input.current?.focus();
  }

  return (
    <Section aria-label={words[list]}>
      <SectionHead>
        <h3>{words[list]}</h3>
        <ShowInCvButton cv={cv} path={list} label={words[list]} onShowCitation={onShowCitation} />
      </SectionHead>
      {values.length > 0 ? (
        <Chips>
          {values.map((value, index) => (
            <li key={value}>
              <Chip onRemove={() => handleRemove(index, value)}>{value}</Chip>
            </li>
          ))}
        </Chips>
      ) : (
        <p>{words.none[list]}</p>
      )}
      <Form onSubmit={handleSubmit}>
        <Field ref={input} label={words.addTo[list]} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" icon={<Plus aria-hidden="true" />}>
          {words.add}
        </Button>
      </Form>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  > p {
    color: ${token('ink-soft')};
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  li {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token('space-2')};
`;
