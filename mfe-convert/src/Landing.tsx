import { Banner, LandingPage, LinkButton, Mark } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/shell/tool-contract';
import { FileText } from 'lucide-react';
import { questions, reasons, steps } from './landingContent';

/** The page that explains the tool and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const start = (
    <LinkButton tone="accent" size="large" icon={<FileText aria-hidden="true" />} {...shell.linkTo('/convert')}>
      Convert a PDF to Word
    </LinkButton>
  );
  return (
    <LandingPage
      tool="convert"
      title={
        <>
          PDF to Word, as a document you can <Mark>edit</Mark>
        </>
      }
      lead="Paragraphs that flow, headings that are headings, tables with cells: a Word file to work in, not a picture of one."
      action={start}
      notice={
        <Banner tone="neutral" title="This tool is being built">
          Read here what it will do. <a {...shell.linkTo('/merge')}>Merging PDFs</a> works today.
        </Banner>
      }
      reasons={reasons}
      steps={steps}
      faq={questions}
      closingLine="Being built. No account needed once it opens."
      closing={start}
    />
  );
}
