import { grammarPages } from '@sheaf/api/contract/messages/pages/grammar';
import { EmptyState } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { hasPage } from '@sheaf/tool-kit/hasPage';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { SpellCheck2 } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';
import { buildPresetAddress } from './model/findPreset';

const { prepare, messagesIn } = createMessages(grammarPages);

export { prepare };

const icon = <SpellCheck2 aria-hidden="true" />;

/** The pages that explain the tool and lead to it, one for each kind of text. */
export default function Landing({ shell, slug = '' }: LandingProps) {
  const { pages, pageNotFound } = messagesIn(shell.locale ?? 'en');
  if (!hasPage(pages, slug)) return <EmptyState title={pageNotFound} />;
  return <ToolLanding shell={shell} tool="grammar" toolPath={buildPresetAddress(slug)} icon={icon} page={pages[slug]} HeroPicture={HeroPicture} />;
}
