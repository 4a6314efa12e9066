import { grammarPages } from '@sheaf/api/contract/messages/pages/grammar';
import { EmptyState } from '@sheaf/design-system';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { SpellCheck2 } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';
import { addressForPreset } from './model/presetOfAddress';

const { prepare, messagesIn } = createMessages(grammarPages);

export { prepare };

/** The pages that explain the tool and lead to it, one for each kind of text. */
export default function Landing({ shell, slug = '' }: LandingProps) {
  const { pages, pageNotFound } = messagesIn(shell.locale ?? 'en');
  if (!isAmong(pages, slug)) return <EmptyState title={pageNotFound} />;

  const { words, picture } = pages[slug];
  return (
    <ToolLanding
      shell={shell}
      tool="grammar"
      toolPath={addressForPreset(slug)}
      icon={<SpellCheck2 aria-hidden="true" />}
      words={words(shell.config)}
      picture={<HeroPicture words={picture} />}
    />
  );
}

function isAmong<Pages extends object>(pages: Pages, slug: PropertyKey): slug is keyof Pages {
  return Object.hasOwn(pages, slug);
}
