import type { ToolId } from '@sheaf/api/contract/tools';
import { Card, from, token, toolHue } from '@sheaf/design-system';
import styled, { css } from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { useMessages } from '../language';
import { PageLink } from '../PageLink';
import { useShellState } from '../store';
import { ToolIcon } from '../ToolIcon';
import { tools } from '../tools';

/** A card for each tool; the whole card is its link. */
export function ToolCards() {
  const messages = useMessages();
  return (
    <Grid>
      {tools.map(({ id, cardPath }) => (
        <li key={id}>
          <ToolCard tab={id}>
            <Picture $hue={toolHue(id)}>
              <ToolIcon tool={id} />
            </Picture>
            <h3>
              <CardLink to={cardPath}>{messages.tools[id].title}</CardLink>
            </h3>
            <Summary>{messages.tools[id].summary}</Summary>
            <Readiness tool={id} />
          </ToolCard>
        </li>
      ))}
    </Grid>
  );
}

/** Keeps its line before the server has answered, so that the cards do not grow when it does. */
function Readiness({ tool }: { tool: ToolId }) {
  const { readyToUse } = useMessages().chrome;
  const serverConfig = useShellState((state) => state.serverConfig);
  return <Status>{serverConfig.step === 'known' && (serverConfig.config.tools.includes(tool) ? readyToUse : <BeingBuiltTag />)}</Status>;
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
  grid-template-rows: auto auto 1fr;
  align-content: start;
  gap: ${token('space-2')} ${token('space-4')};
  height: 100%;
  transition: transform ${token('speed')} ${token('ease')};

  &:hover {
    transform: translateY(calc(-1 * ${token('space-1')}));
    box-shadow: ${token('shadow-lifted')};
  }
  h3 {
    font-size: ${token('text-22')};
  }
  ${from.wide} {
    grid-template-columns: 1fr;
    grid-template-rows: auto auto auto 1fr;
    row-gap: ${token('space-3')};
    padding: ${token('space-6')} ${token('space-5')} ${token('space-5')};
  }
`;

const Picture = styled.span<{ $hue: string }>`
  color: ${({ $hue }) => $hue};
`;

/* Counted from the end, the column of the words is the same beside the picture and below it. */
const inWordsColumn = css`
  grid-column: -2 / -1;
  font-size: ${token('text-14')};
`;

const Summary = styled.p`
  ${inWordsColumn}
  color: ${token('ink-soft')};
`;

const Status = styled.p`
  ${inWordsColumn}
  align-self: end;
  min-height: calc(${token('leading-text')} * ${token('text-14')});
  color: ${token('good')};
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
