import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
}

/** Questions that open. Native details: they work before any script does, and the browser's search opens them. */
export function Accordion({ items }: AccordionProps) {
  return (
    <List>
      {items.map(({ question, answer }) => (
        <Entry key={question}>
          <Question>
            {question}
            <Plus aria-hidden="true" />
          </Question>
          <Answer>{answer}</Answer>
        </Entry>
      ))}
    </List>
  );
}

const List = styled.div`
  border-top: ${token('hairline')} solid ${token('line')};
`;

const Entry = styled.details`
  border-bottom: ${token('hairline')} solid ${token('line')};
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
  min-height: ${token('tap')};
  padding-block: ${token('space-4')};
  font-size: ${token('text-18')};
  font-weight: ${token('weight-strong')};
  line-height: 1.4;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('ink-soft')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  details[open] > & svg {
    transform: rotate(45deg);
  }
`;

const Answer = styled.div`
  max-width: ${token('measure')};
  padding-bottom: ${token('space-5')};
  color: ${token('ink-soft')};
`;
