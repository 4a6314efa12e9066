import { type BeingBuiltMessages, beingBuilt } from '@sheaf/api/contract/messages/beingBuilt';
import { Card, EmptyState, LinkButton, SheetStack, ToolPage, token } from '@sheaf/design-system';
import type { Shell } from '@sheaf/tool-contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { createMessages } from '../messages/createMessages';

const { prepare, messagesIn } = createMessages(beingBuilt);

export { prepare };

export interface ToolBeingBuiltProps {
  shell: Shell;
  tool: keyof BeingBuiltMessages['tools'];
  icon: ReactNode;
  /** The page that describes it. */
  aboutPath: string;
}

/** The screen of a tool that is being built: it says what the tool will do, and takes no file before it can do it. */
export function ToolBeingBuilt({ shell, tool, icon, aboutPath }: ToolBeingBuiltProps) {
  const words = messagesIn(shell.locale ?? 'en');
  const { title, lead, promise } = words.tools[tool];
  return (
    <ToolPage
      title={title}
      lead={lead}
      back={
        <a {...shell.linkTo('/')}>
          <ArrowLeft aria-hidden="true" />
          {words.backToTools}
        </a>
      }
      aside={<SheetStack tool={tool} />}
    >
      <Card tab={tool}>
        <EmptyState
          icon={icon}
          title={words.title}
          action={
            <Actions>
              <LinkButton {...shell.linkTo(aboutPath)}>{words.whatItWillDo}</LinkButton>
              <LinkButton tone="quiet" {...shell.linkTo('/merge')}>
                {words.mergeInstead}
              </LinkButton>
            </Actions>
          }
        >
          {promise}
        </EmptyState>
      </Card>
    </ToolPage>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
`;
