import { token } from '@sheaf/design-system';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { fieldLook } from './fieldLook';

export interface PageFieldProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}

/** Which page is read, to be overwritten with the one to go to. */
export function PageField({ page, pageCount, onGo }: PageFieldProps) {
  const { viewer: words } = useMessages();
  const [written, setWritten] = useState(`${page}`);
  useEffect(() => setWritten(`${page}`), [page]);

  function go() {
    const wanted = Number.parseInt(written, 10);
    if (!Number.isNaN(wanted) && wanted !== page) onGo(Math.min(pageCount, Math.max(1, wanted)));
    // What is no page of this document does not stay there as if it were.
    setWritten(`${page}`);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    go();
  }

  return (
    <Place onSubmit={handleSubmit}>
      <input
        aria-label={words.pageField}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        size={`${pageCount}`.length}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={go}
      />
      <span>{words.ofPages(pageCount)}</span>
    </Place>
  );
}

const Place = styled.form`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  input {
    ${fieldLook}
    min-width: ${token('tap')};
    padding-inline: ${token('space-2')};
    text-align: center;
    font-variant-numeric: tabular-nums;
    field-sizing: content;
  }
`;
