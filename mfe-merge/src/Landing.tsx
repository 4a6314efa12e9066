import { LandingPage, LinkButton, Mark } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/shell/tool-contract';
import { Layers } from 'lucide-react';
import { questionsFor, reasons, steps } from './landingContent';

/** The page that explains merging and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const { limits } = shell.config;
  const start = (
    <LinkButton tone="accent" size="large" icon={<Layers aria-hidden="true" />} {...shell.linkTo('/merge')}>
      Merge PDFs now
    </LinkButton>
  );
  return (
    <LandingPage
      tool="merge"
      title={
        <>
          Many PDFs in, <Mark>every page</Mark> out
        </>
      }
      lead="Put your files in order and download them as one document, with their bookmarks, links and forms. No account, and nothing you upload is stored."
      action={start}
      reasons={reasons}
      steps={steps}
      faq={questionsFor(limits)}
      closing={start}
    />
  );
}
