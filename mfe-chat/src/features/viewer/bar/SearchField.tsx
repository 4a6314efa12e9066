import { IconButton, token } from '@sheaf/design-system';
import { ChevronDown, ChevronUp, Search as Glass, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import type { Search } from '../search/useSearch';
import { fieldStyles } from './fieldStyles';

export interface SearchFieldProps {
  search: Search;
  field: Ref<HTMLInputElement>;
}

/** Words to look for, how often they are there, and the way from one to the next. */
export function SearchField({ search, field }: SearchFieldProps) {
  const { viewer: words } = useMessages();
  const { query, setQuery, isOn, total, step } = search;
  const stays = total === 0 || undefined;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      // Nothing around the viewer is closed by it as well.
      event.stopPropagation();
      setQuery('');
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  }

  return (
    <Container role="search" data-on={isOn || undefined}>
      <Line>
        <Glass aria-hidden="true" />
        <input
          ref={field}
          type="text"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={handleKeyDown}
        />
        {isOn && <Count>{formatCount(search, words)}</Count>}
      </Line>
      {query !== '' && (
        <>
          <IconButton label={words.previousMatch} aria-disabled={stays} onClick={() => step(-1)}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton label={words.nextMatch} aria-disabled={stays} onClick={() => step(1)}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
          <IconButton label={words.clearSearch} onClick={() => setQuery('')}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </Container>
  );
}

function formatCount({ total, place, isComplete }: Search, words: ReturnType<typeof useMessages>['viewer']): string {
  if (total === 0) return isComplete ? words.noMatches : words.searching;
  return (isComplete ? words.matches : words.matchesSoFar)({ place, count: total });
}

const Container = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
`;

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  flex: 1;
  min-width: 0;

  > * {
    grid-row: 1;
  }
  svg {
    grid-column: 1;
    z-index: 1;
    width: ${token('icon-small')};
    margin-inline-start: ${token('space-3')};
    color: ${token('ink-soft')};
    pointer-events: none;
  }
  input {
    ${fieldStyles}
    grid-column: 1 / -1;
    width: 100%;
    min-width: 0;
    padding-inline: ${token('space-9')} ${token('space-3')};
  }
  input:has(+ span) {
    padding-inline-end: ${token('space-24')};
  }
`;

const Count = styled.span`
  grid-column: 2;
  padding-inline-end: ${token('space-3')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
`;
