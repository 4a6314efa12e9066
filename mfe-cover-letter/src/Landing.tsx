import { coverLetterPages } from '@sheaf/api/contract/messages/pages/coverLetters';
import { EmptyState } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { hasPage } from '@sheaf/tool-kit/hasPage';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { PenLine } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';
import { machineViewAddress } from './model/machineViewAddress';

const { prepare, messagesIn } = createMessages(coverLetterPages);

export { prepare };

const icon = <PenLine aria-hidden="true" />;

/** The pages that explain the tool and lead to it: one for those with a letter to write, one for those who wonder what the AI does, one on what machines read. */
export default function Landing({ shell, slug = 'cover-letter' }: LandingProps) {
  const { pages, pageNotFound } = messagesIn(shell.locale ?? 'en');
  if (!hasPage(pages, slug)) return <EmptyState title={pageNotFound} />;
  const toolPath = slug === 'what-machines-read' ? machineViewAddress : '/cover-letter-generator';
  return <ToolLanding shell={shell} tool="cover-letter" toolPath={toolPath} icon={icon} page={pages[slug]} HeroPicture={HeroPicture} />;
}
