import { coverLetterPages } from '@sheaf/api/contract/messages/pages/coverLetters';
import { EmptyState } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { PenLine } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';

const { prepare, messagesIn } = createMessages(coverLetterPages);

export { prepare };

/** The pages that explain the tool and lead to it, one for those who have a letter to write and one for those who wonder what the AI does. */
export default function Landing({ shell, slug = 'cover-letter' }: LandingProps) {
  const { pages, pageNotFound } = messagesIn(shell.locale ?? 'en');
  if (!isAmong(pages, slug)) return <EmptyState title={pageNotFound} />;

  const { words, picture } = pages[slug];
  return (
    <ToolLanding
      shell={shell}
      tool="cover-letter"
      toolPath="/cover-letter-generator"
      icon={<PenLine aria-hidden="true" />}
      words={words(shell.config)}
      picture={<HeroPicture words={picture} />}
    />
  );
}

function isAmong<Pages extends object>(pages: Pages, slug: PropertyKey): slug is keyof Pages {
  return Object.hasOwn(pages, slug);
}
