import { Card, token } from '@sheaf/design-system';
import { FileText, Highlighter, SearchX } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

const icons = [
  <Highlighter key="mark" aria-hidden="true" />,
  <SearchX key="missing" aria-hidden="true" />,
  <FileText key="page" aria-hidden="true" />,
];

/** What a visitor gets, beside the place for the CV. */
export function Beforehand() {
  const { screen } = useMessages();
  return (
    <Card tab="cover-letter">
      <Promises>
        <h2>{screen.beforehand}</h2>
        <ul>
          {screen.promises.map((promise, place) => (
            <li key={promise}>
              {icons[place]}
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      </Promises>
    </Card>
  );
}

const Promises = styled.div`
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
    color: ${token('tool-cover-letter')};
  }
`;
