import { Card, EmptyState, LinkButton, SheetStack, ToolPage, token } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/shell/tool-contract';
import { ArrowLeft, PenLine } from 'lucide-react';
import styled from 'styled-components';

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
      aside={<SheetStack tool="cover-letter" />}
    >
      <Card tab="cover-letter">
        <EmptyState
          icon={<PenLine />}
          title="This tool is being built"
          action={
            <Ways>
              <LinkButton {...shell.linkTo('/cover-letter')}>See what it will do</LinkButton>
              <LinkButton tone="quiet" {...shell.linkTo('/merge')}>
                Merge PDFs instead
              </LinkButton>
            </Ways>
          }
        >
          It will read your CV and the job, write a letter of one page from them, and show which line of your CV each claim rests on.
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
