import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Card } from '../Card/Card';
import { FileName } from '../FileRow/FileName';
import { type ToolHue, token } from '../tokens';

export interface ResultCardProps {
  tool: ToolHue;
  fileName: string;
  /** How large it is, in one line. */
  facts: ReactNode;
  children: ReactNode;
  privacyIcon: ReactNode;
  /** Where the work was done, and what is kept of it. */
  privacy: ReactNode;
}

/** A finished file: its name, what is in it, and what can be done with it. It takes the focus when it arrives. */
export function ResultCard({ tool, fileName, facts, children, privacyIcon, privacy }: ResultCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The progress dialog returns the focus to where it was when it closes; the result takes it after that.
    const arriving = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      // A card taller than the window shows its beginning, with the name and the download.
      card.current?.scrollIntoView({ block: isTallerThanWindow(card.current) ? 'start' : 'nearest' });
    });
    return () => clearTimeout(arriving);
  }, []);

  return (
    <Result tab={tool} ref={card}>
      <div>
        <Name ref={heading} tabIndex={-1}>
          <FileName name={fileName} />
        </Name>
        <Facts>{facts}</Facts>
      </div>
      {children}
      <Privacy>
        {privacyIcon}
        {privacy}
      </Privacy>
    </Result>
  );
}

const isTallerThanWindow = (card: HTMLElement) => card.getBoundingClientRect().height > window.innerHeight;

const Result = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  /* A notice shows at the top of the page at the same moment. */
  scroll-margin-block: ${token('space-20')} ${token('space-4')};
`;

const Name = styled.h2`
  outline: none;
  font-size: ${token('text-28')};
`;

const Facts = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
`;

const Privacy = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
  }
`;
