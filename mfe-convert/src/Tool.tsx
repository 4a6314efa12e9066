import { Card, EmptyState, LinkButton, SheetStack, ToolPage, token } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, FileText } from 'lucide-react';
import styled from 'styled-components';

/** Says what this tool will do. It takes no file before it can do it. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolPage
      title="PDF to Word"
      lead="Turn a PDF into a Word document you can really edit."
      back={
        <a {...shell.linkTo('/')}>
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </a>
      }
      aside={<SheetStack tool="convert" />}
    >
      <Card tab="convert">
        <EmptyState
          icon={<FileText />}
          title="This tool is being built"
          action={
            <Ways>
              <LinkButton {...shell.linkTo('/pdf-to-word')}>See what it will do</LinkButton>
              <LinkButton tone="quiet" {...shell.linkTo('/merge')}>
                Merge PDFs instead
              </LinkButton>
            </Ways>
          }
        >
          It will take one PDF and give you a Word file with real paragraphs, headings, lists and tables, and show both side by side before you
          download.
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
