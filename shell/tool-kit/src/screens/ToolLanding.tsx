import type { LandingMessages } from '@sheaf/api/contract/messages/landingWords';
import { Banner, LandingDrop, LandingPage, LinkButton, Marked } from '@sheaf/design-system';
import type { Shell, ToolId } from '@sheaf/tool-contract';
import type { ComponentType, ReactNode } from 'react';

export interface ToolLandingProps<Picture> {
  shell: Shell;
  tool: ToolId;
  /** Where the tool itself is. */
  toolPath: string;
  /** True of a tool that works on several files at once. */
  takesMany?: boolean;
  /** The tool's sign, on the button that leads there. */
  icon: ReactNode;
  /** What the page says, in its language. */
  page: LandingMessages<Picture>;
  HeroPicture: ComponentType<{ words: Picture }>;
}

/** A marketing page as the catalogue words it, in the one layout of all of them. */
export function ToolLanding<Picture>({ shell, tool, toolPath, takesMany, icon, page, HeroPicture }: ToolLandingProps<Picture>) {
  const { title, lead, drop, action, notice, reasons, steps, audience, questions, closingLine } = page.words(shell.config);
  const { openFiles } = shell;
  const canDrop = openFiles !== undefined && !notice;
  const start = (tone: 'accent' | 'plain') => (
    <LinkButton tone={tone} size="large" icon={icon} {...shell.linkTo(toolPath)}>
      {action}
    </LinkButton>
  );
  return (
    <LandingPage
      tool={tool}
      title={<Marked text={title} />}
      lead={lead}
      drop={canDrop && <LandingDrop label={drop.label} hint={drop.hint} takesMany={takesMany} onFiles={openFiles} />}
      action={start(canDrop ? 'plain' : 'accent')}
      notice={
        notice && (
          <Banner tone="neutral" title={notice.title}>
            <Marked text={notice.text} as={(other) => <a {...shell.linkTo('/merge')}>{other}</a>} />
          </Banner>
        )
      }
      picture={<HeroPicture words={page.picture} />}
      reasons={reasons}
      steps={steps}
      audience={audience}
      faq={questions}
      closingLine={closingLine}
      closing={start('accent')}
    />
  );
}
