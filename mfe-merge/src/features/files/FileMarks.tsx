import { token } from '@sheaf/design-system';
import { FilePen, Lock, type LucideIcon, Signature, Wrench } from 'lucide-react';
import styled from 'styled-components';
import { type MergeMessages, useMessages } from '../../messages';
import type { ChosenFile } from '../../model/chosenFile';

interface FileMark {
  icon: LucideIcon;
  text: string;
  /** True when the result will differ from the file. */
  isWarning: boolean;
}

export interface FileMarksProps {
  facts: ChosenFile['facts'];
}

/** What is worth knowing of a file before it is merged. Nothing at all for most. */
export function FileMarks({ facts }: FileMarksProps) {
  const marks = buildMarks(facts, useMessages().files);
  if (marks.length === 0) return null;
  return (
    <Marks>
      {marks.map(({ icon: Icon, text, isWarning }) => (
        <li key={text} data-warning={isWarning || undefined}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </Marks>
  );
}

function buildMarks(facts: ChosenFile['facts'], words: MergeMessages['files']): FileMark[] {
  if (facts.state === 'locked') return [{ icon: Lock, text: words.encrypted, isWarning: false }];
  if (facts.state !== 'read') return [];
  const marks: (FileMark | false)[] = [
    facts.isDamaged && { icon: Wrench, text: words.damaged, isWarning: true },
    facts.isSigned && { icon: Signature, text: words.signed, isWarning: true },
    facts.isEncrypted && { icon: Lock, text: words.encrypted, isWarning: false },
    facts.hasForm && { icon: FilePen, text: words.hasForm, isWarning: false },
  ];
  return marks.filter((mark) => mark !== false);
}

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  li {
    display: inline-flex;
    align-items: start;
    gap: ${token('space-1')};
  }
  li[data-warning] {
    color: ${token('warn')};
  }
  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    /* Beside the first line of words that take two. */
    margin-top: 0.2em;
  }
`;
