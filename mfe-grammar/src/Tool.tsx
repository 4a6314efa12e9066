import { Card, EmptyState, LinkButton, SheetStack, ToolPage, token } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, SpellCheck2 } from 'lucide-react';
import styled from 'styled-components';

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
      aside={<SheetStack tool="grammar" />}
    >
      <Card tab="grammar">
        <EmptyState
          icon={<SpellCheck2 />}
          title="This tool is being built"
          action={
            <Ways>
              <LinkButton {...shell.linkTo('/grammar-check/resume')}>See what it will do</LinkButton>
              <LinkButton tone="quiet" {...shell.linkTo('/merge')}>
                Merge PDFs instead
              </LinkButton>
            </Ways>
          }
        >
          It will take the text out of a PDF, mark grammar, spelling and style, explain each finding, and let you accept or ignore it.
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
