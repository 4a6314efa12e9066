import { Banner, EmptyState, LandingPage, LinkButton, Mark } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/shell/tool-contract';
import { PenLine } from 'lucide-react';
import { isLandingSlug, landingPages } from './landingContent';

/** The pages that explain the tool and lead to it, one for each kind of visitor. */
export default function Landing({ shell, slug = 'cover-letter' }: LandingProps) {
  const start = (
    <LinkButton tone="accent" size="large" icon={<PenLine aria-hidden="true" />} {...shell.linkTo('/cover-letter-generator')}>
      Write a cover letter
    </LinkButton>
  );
  if (!isLandingSlug(slug)) return <EmptyState title="Page Not Found" action={start} />;

  const { title, ...content } = landingPages[slug];
  return (
    <LandingPage
      tool="cover-letter"
      title={
        <>
          {title.before}
          <Mark>{title.marked}</Mark>
          {title.after}
        </>
      }
      action={start}
      notice={
        <Banner tone="neutral" title="This tool is being built">
          Read here what it will do. <a {...shell.linkTo('/merge')}>Merging PDFs</a> works today.
        </Banner>
      }
      closingLine="Being built. No account needed once it opens."
      closing={start}
      {...content}
    />
  );
}
