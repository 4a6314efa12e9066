import { Card, EmptyState, LinkButton, ToolPage } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, FileText } from 'lucide-react';

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
    >
      <Card tab="convert">
        <EmptyState
          icon={<FileText />}
          title="This tool is being built"
          action={<LinkButton {...shell.linkTo('/merge')}>Merge PDFs, which works today</LinkButton>}
        >
          It will take one PDF and give you a Word file with real paragraphs, headings, lists and tables, and show both side by side before you
          download.
        </EmptyState>
      </Card>
    </ToolPage>
  );
}
