import { chatPage } from '@sheaf/api/contract/messages/pages/chat';
import type { LandingProps } from '@sheaf/tool-contract';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { ToolLanding } from '@sheaf/tool-kit/ToolLanding';
import { MessageSquareText } from 'lucide-react';
import { HeroPicture } from './features/landing/HeroPicture';

const { prepare, messagesIn } = createMessages(chatPage);

export { prepare };

const icon = <MessageSquareText aria-hidden="true" />;

/** The page that explains the tool and leads to it. */
export default function Landing({ shell }: LandingProps) {
  const page = messagesIn(shell.locale ?? 'en');
  return <ToolLanding shell={shell} tool="chat" toolPath="/chat" icon={icon} page={page} HeroPicture={HeroPicture} />;
}
