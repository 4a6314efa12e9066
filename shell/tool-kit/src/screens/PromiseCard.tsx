import { Card, token, toolHue } from '@sheaf/design-system';
import type { ToolId } from '@sheaf/tool-contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PromiseCardProps {
  tool: ToolId;
  title: string;
  promises: readonly string[];
  /** One for each promise, in the same order. */
  icons: readonly ReactNode[];
}

/** What a visitor gets, beside the place for their file. */
export function PromiseCard({ tool, title, promises, icons }: PromiseCardProps) {
  return (
    <Card tab={tool}>
      <Promises $hue={toolHue(tool)}>
        <h2>{title}</h2>
        <ul>
          {promises.map((promise, index) => (
            <li key={promise}>
              {icons[index]}
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      </Promises>
    </Card>
  );
}

const Promises = styled.div<{ $hue: string }>`
  display: grid;
  gap: ${token('space-4')};

  h2 {
    font-size: ${token('text-22')};
  }
  ul {
    display: grid;
    gap: ${token('space-4')};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-3')};
    text-wrap: pretty;
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 0.15em;
    color: ${({ $hue }) => $hue};
  }
`;
