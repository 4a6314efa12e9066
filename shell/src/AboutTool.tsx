import type { ServerConfig } from '@sheaf/api/contract/config';
import type { ToolId } from '@sheaf/api/contract/tools';
import { Accordion, from, token } from '@sheaf/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from './language';
import { useServices } from './services';
import { useShellState } from './store';

/**
 * Renders a tool with the questions about it below. The words are prerendered for search engines and readers without scripts, and no script fetches
 * them. They are removed where they might be wrong: after a move to another tool, and on a server with another configuration.
 */
export function WithAboutTool({ tool, children }: { tool: ToolId; children: ReactNode }) {
  const { prerenderedAbout, prerenderedFor } = useServices();
  const { questions } = useMessages().components.landing;
  const serverConfig = useShellState((state) => state.serverConfig);
  const isTrue =
    serverConfig.step !== 'known' || (prerenderedFor !== undefined && serializeConfig(serverConfig.config) === serializeConfig(prerenderedFor));

  return (
    <>
      <Container>{children}</Container>
      {prerenderedAbout?.tool === tool && isTrue && (
        <About>
          <Section>
            <h2>{questions}</h2>
            <Accordion items={prerenderedAbout.questions} />
          </Section>
        </About>
      )}
    </>
  );
}

/** Serialises a server's configuration without its version, which changes nothing here. */
function serializeConfig({ version, ...rest }: ServerConfig): string {
  return JSON.stringify(rest);
}

/* As high as the screen below the header: what is below it is not seen to move when the tool arrives. */
const Container = styled.div`
  min-height: calc(100vh - ${token('space-16')});
  min-height: calc(100dvh - ${token('space-16')});

  @media print {
    min-height: 0;
  }
`;

const About = styled.aside`
  max-width: calc(${token('desk')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding: 0 ${token('space-4')} ${token('space-16')};

  @media print {
    display: none;
  }
`;

const Section = styled.section`
  display: grid;
  align-items: start;
  gap: ${token('space-6')};
  padding-block: ${token('space-10')};
  border-top: ${token('hairline')} solid ${token('line')};

  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${token('space-10')};
  }
  h2 {
    font-size: ${token('text-28')};
  }
`;
