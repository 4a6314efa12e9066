import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../language';
import { useIsBeingBuilt, useTools } from '../toolReadiness';
import { ToolCards } from './ToolCards';

/** The tools, and how many of them work today. */
export function ToolsSection() {
  const isBeingBuilt = useIsBeingBuilt();
  const tools = useTools();
  const words = useMessages().home.tools;
  const hasToolsBeingBuilt = tools.some(({ id }) => isBeingBuilt(id));

  return (
    <Section aria-labelledby="tools-title">
      <h2 id="tools-title">{words.title(tools.length)}</h2>
      <p>
        {words.sentence}
        {hasToolsBeingBuilt && ` ${words.unfinished}`}
      </p>
      <ToolCards />
    </Section>
  );
}

const Section = styled.section`
  > h2 {
    font-size: ${token('text-28')};
  }
  > p {
    max-width: ${token('measure')};
    margin: ${token('space-2')} 0 ${token('space-6')};
    color: ${token('ink-soft')};
  }
`;
