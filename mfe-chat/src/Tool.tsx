import { Card, EmptyState, LinkButton, SheetStack, ToolPage, token } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, MessageSquareText } from 'lucide-react';
import styled from 'styled-components';

/** Says what this tool will do. It takes no file before it can do it. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolPage
      title="Chat with PDF"
      lead="Ask a document questions and see the passage each answer rests on."
      back={
        <a {...shell.linkTo('/')}>
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </a>
      }
      aside={<SheetStack tool="chat" />}
    >
      <Card tab="chat">
        <EmptyState
          icon={<MessageSquareText />}
          title="This tool is being built"
          action={
            <Ways>
              <LinkButton {...shell.linkTo('/chat-with-pdf')}>See what it will do</LinkButton>
              <LinkButton tone="quiet" {...shell.linkTo('/merge')}>
                Merge PDFs instead
              </LinkButton>
            </Ways>
          }
        >
          It will open a PDF beside a conversation, answer from that document, and mark the sentence each answer comes from.
        </EmptyState>
      </Card>
    </ToolPage>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
`;
