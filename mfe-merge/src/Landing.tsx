import { mergePage } from '@sheaf/api/contract/messages/pages/merge';
import type { LandingProps } from '@sheaf/shell/tool-contract';
import { createMessages } from '@sheaf/shell/tool-contract/createMessages';
import { ToolLanding } from '@sheaf/shell/tool-contract/ToolLanding';
import { Layers } from 'lucide-react';
import { HeroPicture } from './HeroPicture';

const { prepare, messagesIn } = createMessages(mergePage);

export { prepare };

/** The page that explains the tool and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const { words, picture } = messagesIn(shell.locale ?? 'en');
  return (
    <ToolLanding
      shell={shell}
      tool="merge"
      toolPath="/merge"
      icon={<Layers aria-hidden="true" />}
      words={words(shell.config)}
      picture={<HeroPicture words={picture} />}
    />
  );
}
