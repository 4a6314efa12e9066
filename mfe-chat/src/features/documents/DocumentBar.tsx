import { MAX_CHAT_DOCUMENTS } from '@sheaf/api/contract/chat';
import { IconButton, token } from '@sheaf/design-system';
import { FilePlus2, FileText, X } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Talk } from '../../model/talk';

export interface DocumentBarProps {
  talk: Talk;
  onShowDocument: (number: number) => void;
  /** Lets the visitor choose more PDFs. */
  onAdd: () => void;
  onRemove: (number: number) => void;
}

/** The documents of a conversation: which one is shown, and how others come and go. */
export function DocumentBar({ talk, onShowDocument, onAdd, onRemove }: DocumentBarProps) {
  const { documents: words } = useMessages();
  const { documents, shown, ending } = talk;
  const isSeveral = documents.length > 1;
  const room = MAX_CHAT_DOCUMENTS - documents.length;
  return (
    <Bar aria-label={words.tabs}>
      {isSeveral && (
        <ul>
          {documents.map(({ number, name }) => (
            <li key={number} data-shown={number === shown || undefined}>
              <button type="button" aria-current={number === shown || undefined} title={name} onClick={() => onShowDocument(number)}>
                <FileText aria-hidden="true" />
                <span>{name}</span>
              </button>
              {!ending && (
                <IconButton label={words.remove(name)} onClick={() => onRemove(number)}>
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!ending && (
        <Add type="button" disabled={room <= 0} onClick={onAdd}>
          <FilePlus2 aria-hidden="true" />
          {room > 0 ? words.add : words.full(MAX_CHAT_DOCUMENTS)}
        </Add>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-3')};
  border-bottom: ${token('hairline')} solid ${token('line')};
  overflow-x: auto;

  ul {
    display: flex;
    gap: ${token('space-1')};
    min-width: 0;
  }
  li {
    display: flex;
    align-items: center;
    border-radius: ${token('radius-control')};
  }
  li[data-shown] {
    background: ${token('sheet-soft')};
    font-weight: ${token('weight-strong')};
  }
  li > button:first-child {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: ${token('tap')};
    max-width: calc(2.5 * ${token('space-24')});
    padding-inline: ${token('space-2')};
    cursor: pointer;
  }
  li span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;

const Add = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('tap')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};
  cursor: pointer;

  &:hover:enabled {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &:disabled {
    cursor: default;
  }
`;
