import { Card, EmptyState, LinkButton, ToolPage } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, PenLine } from 'lucide-react';

/** Says what this tool will do. It takes no file before it can do it. */
export default function Tool({ shell }: ToolProps) {
  return (
    <ToolPage
      title="Cover Letter Generator"
      lead="Write a cover letter from your own CV, in one of seven tones."
      back={
        <a {...shell.linkTo('/')}>
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </a>
      }
    >
      <Card tab="cover-letter">
        <EmptyState
          icon={<PenLine />}
          title="This tool is being built"
          action={<LinkButton {...shell.linkTo('/merge')}>Merge PDFs, which works today</LinkButton>}
        >
          It will read your CV and the job, write a letter of one page from them, and show which line of your CV each claim rests on.
        </EmptyState>
      </Card>
    </ToolPage>
  );
}
