import { Card, from, token, toolHue } from '@sheaf/design-system';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { useMessages } from '../language';
import { PageLink } from '../PageLink';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt, useTools } from '../toolReadiness';
import { ToolSample } from './ToolSample';

/** A card for each tool with a sample of its result; the whole card is its link. */
export function ToolCards() {
  const messages = useMessages();
  const isBeingBuilt = useIsBeingBuilt();
  return (
    <Grid>
      {useTools().map(({ id, cardPath }) => (
        <li key={id}>
          <ToolCard tab={id}>
            <ToolSample tool={id} />
            <h3>
              <Picture $hue={toolHue(id)}>
                <ToolIcon tool={id} />
              </Picture>
              <CardLink to={cardPath}>{messages.tools[id].title}</CardLink>
            </h3>
            <Summary>{messages.tools[id].summary}</Summary>
            {isBeingBuilt(id) && (
              <p>
                <BeingBuiltTag />
              </p>
            )}
          </ToolCard>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li:last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
  ${from.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > li,
    > li:last-child:nth-child(odd) {
      grid-column: span 2;
    }
    > li:nth-child(-n + 2),
    > li:last-child:first-child {
      grid-column: span 3;
    }
  }
`;

const ToolCard = styled(Card)`
  display: grid;
  grid-template-rows: 1fr auto auto;
  align-content: start;
  gap: ${token('space-2')};
  height: 100%;
  transition: transform ${token('speed')} ${token('ease')};

  &:hover {
    transform: translateY(calc(-1 * ${token('space-1')}));
    box-shadow: ${token('shadow-lifted')};
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    margin-top: ${token('space-2')};
    font-size: ${token('text-22')};
  }
`;

const Picture = styled.span<{ $hue: string }>`
  display: inline-flex;
  flex: none;
  color: ${({ $hue }) => $hue};
`;

const Summary = styled.p`
  color: ${token('ink-soft')};
`;

const CardLink = styled(PageLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-sheet')};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: ${token('focus-ring')};
  }
`;
