import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export interface DisclosureProps {
  title: ReactNode;
  /** A short word on what is inside, seen while it is closed as well: "2 changed". */
  note?: ReactNode;
  /** Opens it at first, and again whenever it turns true. Only the visitor closes it. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** One heading that opens what most visitors need not see. Native details: the browser's search opens it. */
export function Disclosure({ title, note, isOpenAtFirst = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpenAtFirst] = useState(isOpenAtFirst);

  // An attribute that follows the property would close it over a field that the visitor is typing into.
  useEffect(() => {
    if (isOpenAtFirst && details.current) details.current.open = true;
  }, [isOpenAtFirst]);

  return (
    <Details ref={details} open={wasOpenAtFirst}>
      <summary>
        <Words>
          <span>{title}</span>
          {note && <Note>{note}</Note>}
        </Words>
        <ChevronDown aria-hidden="true" />
      </summary>
      <Inside>{children}</Inside>
    </Details>
  );
}

const Details = styled.details`
  border-block: ${token('hairline')} solid ${token('line')};

  summary {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('control')};
    /* Two lines on a phone keep off the hairlines. */
    padding-block: ${token('space-1')};
    line-height: 1.3;
    font-weight: ${token('weight-strong')};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    margin-inline-start: auto;
    color: ${token('ink-soft')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

/* The note is beside the title while there is room for a word or two, with large letters below it. */
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  min-width: 0;
`;

const Note = styled.span`
  flex: 1 1 6em;
  min-width: 0;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-text')};
`;

const Inside = styled.div`
  padding-bottom: ${token('space-4')};
`;
