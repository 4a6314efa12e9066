import { mergePage } from '@sheaf/api/contract/messages/pages/merge';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { Layers } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';

const { prepare, messagesIn } = createMessages(mergePage);

export { prepare };

const icon = <Layers aria-hidden="true" />;

/** The page that explains the tool and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const page = messagesIn(shell.locale ?? 'en');
  return <ToolLanding shell={shell} tool="merge" toolPath="/merge" takesMany icon={icon} page={page} HeroPicture={HeroPicture} />;
}
