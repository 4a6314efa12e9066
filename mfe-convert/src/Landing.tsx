import { convertPage } from '@sheaf/api/contract/messages/pages/convert';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { FileText } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';

const { prepare, messagesIn } = createMessages(convertPage);

export { prepare };

const icon = <FileText aria-hidden="true" />;

/** The page that explains the tool and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const page = messagesIn(shell.locale ?? 'en');
  return <ToolLanding shell={shell} tool="convert" toolPath="/convert" icon={icon} page={page} HeroPicture={HeroPicture} />;
}
