import { Card, from, token, toolHue } from '@sheaf/design-system';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { PageLink } from '../PageLink';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt } from '../toolReadiness';
import { tools } from '../tools';

/** A card for each tool; the whole card is its link. */
export function ToolCards() {
  const isBeingBuilt = useIsBeingBuilt();

  return (
    <Grid>
      {tools.map(({ id, cardPath, title, summary }) => (
        <li key={id}>
          <ToolCard tab={id}>
            <Picture $hue={toolHue(id)}>
              <ToolIcon tool={id} />
            </Picture>
            <div>
              <h3>
                <CardLink to={cardPath}>{title}</CardLink>
              </h3>
              <p>{summary}</p>
              {isBeingBuilt(id) && <BeingBuiltTag />}
            </div>
          </ToolCard>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${token('space-3')};

  ${from.medium} {
    grid-template-columns: repeat(6, 1fr);
    gap: ${token('space-4')};

    > li {
      grid-column: span 2;
    }
    > li:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
  ${from.wide} {
    grid-template-columns: repeat(5, 1fr);

    > li:nth-child(n) {
      grid-column: span 1;
    }
  }
`;

const ToolCard = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-4')};
  height: 100%;
  transition: transform ${token('speed')} ${token('ease')};

  &:hover {
    transform: translateY(calc(-1 * ${token('space-1')}));
    box-shadow: ${token('shadow-lifted')};
  }
  h3 {
    font-size: ${token('text-22')};
  }
  p {
    margin-block: ${token('space-2')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
  ${from.medium} {
    grid-template-columns: 1fr;
    align-content: start;
  }
  ${from.wide} {
    padding: ${token('space-6')} ${token('space-5')} ${token('space-5')};
  }
`;

const Picture = styled.span<{ $hue: string }>`
  padding-top: ${token('space-1')};
  color: ${({ $hue }) => $hue};
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
