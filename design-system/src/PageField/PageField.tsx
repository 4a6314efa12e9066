import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../Field/controlStyles';
import { token } from '../tokens';

export interface PageFieldProps {
  /** Announced, not shown: "Page". */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  /** A higher number leads here. */
  lastPage: number;
  /** What follows the number, such as "of 80". */
  children: ReactNode;
  onGo: (page: number) => void;
}

/** Which page is shown, to be overwritten with the one to go to; the arrows up and down lead to the pages beside it. */
export function PageField({ label, page, lastPage, children, onGo }: PageFieldProps) {
  const [written, setWritten] = useState(`${page}`);
  useEffect(() => setWritten(`${page}`), [page]);

  function submitPage(requested: number) {
    const nearest = Math.min(lastPage, Math.max(1, requested));
    if (nearest !== page) onGo(nearest);
  }

  function submitWritten() {
    const requested = Number.parseInt(written, 10);
    if (!Number.isNaN(requested)) submitPage(requested);
    // What is no page of this document does not stay there as if it were.
    setWritten(`${page}`);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    submitWritten();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    submitPage(page + by);
  }

  return (
    <Container onSubmit={handleSubmit}>
      <Written
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        size={`${lastPage}`.length}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={handleKeyDown}
        onBlur={submitWritten}
      />
      <span>{children}</span>
    </Container>
  );
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, PageUp: -1, ArrowDown: 1, PageDown: 1 };

const Container = styled.form`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Written = styled.input`
  ${controlStyles}
  width: auto;
  min-width: ${token('tap')};
  padding-inline: ${token('space-2')};
  font-size: ${token('text-16')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  field-sizing: content;
`;
