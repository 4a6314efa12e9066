import { Card, EmptyState, LinkButton, ToolPage } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, SpellCheck2 } from 'lucide-react';

/** Says what this tool will do. It takes no file before it can do it. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolPage
      title="Grammar Check"
      lead="Find the mistakes in the text of a PDF, each with its reason."
      back={
        <a {...shell.linkTo('/')}>
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </a>
      }
    >
      <Card tab="grammar">
        <EmptyState
          icon={<SpellCheck2 />}
          title="This tool is being built"
          action={<LinkButton {...shell.linkTo('/merge')}>Merge PDFs, which works today</LinkButton>}
        >
          It will take the text out of a PDF, mark grammar, spelling and style, explain each finding, and let you accept or ignore it.
        </EmptyState>
      </Card>
    </ToolPage>
  );
}
