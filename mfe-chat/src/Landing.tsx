import { Banner, LandingPage, LinkButton, Mark } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/shell/tool-contract';
import { MessageSquareText } from 'lucide-react';
import { audience, questions, reasons, steps } from './landingContent';

/** The page that explains the tool and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const start = (
    <LinkButton tone="accent" size="large" icon={<MessageSquareText aria-hidden="true" />} {...shell.linkTo('/chat')}>
      Start Chatting with My PDF
    </LinkButton>
  );
  return (
    <LandingPage
      tool="chat"
      title={
        <>
          Ask your PDF, and see <Mark>where it says so</Mark>
        </>
      }
      lead="Put a question to a contract, a paper or a report, and read the answer next to the passage it rests on."
      action={start}
      notice={
        <Banner tone="neutral" title="This tool is being built">
          Read here what it will do. <a {...shell.linkTo('/merge')}>Merging PDFs</a> works today.
        </Banner>
      }
      reasons={reasons}
      steps={steps}
      audience={audience}
      faq={questions}
      closingLine="Being built. No account needed once it opens."
      closing={start}
    />
  );
}
