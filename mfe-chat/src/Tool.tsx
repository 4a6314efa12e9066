import { Card, EmptyState, LinkButton, ToolPage } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, MessageSquareText } from 'lucide-react';

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
    >
      <Card tab="chat">
        <EmptyState
          icon={<MessageSquareText />}
          title="This tool is being built"
          action={<LinkButton {...shell.linkTo('/merge')}>Merge PDFs, which works today</LinkButton>}
        >
          It will open a PDF beside a conversation, answer from that document, and mark the sentence each answer comes from.
        </EmptyState>
      </Card>
    </ToolPage>
  );
}
