import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '../Accordion/Accordion';
import { SheetStack } from '../SheetStack/SheetStack';
import { useWords } from '../ThemeRoot/useWords';
import { type ToolHue, toolHue } from '../tokens';
import { Closing, Drop, Hero, Lead, Notice, Page, Reasons, Rows, Section, SectionTitle, Steps, Tab, Title } from './landingParts';

export interface LandingPoint {
  title: string;
  text: ReactNode;
}

export interface LandingPageProps {
  /** Whose colour the thin tab has. */
  tool: ToolHue;
  /** What it does, in one line; `Mark` the word that counts. */
  title: ReactNode;
  lead: ReactNode;
  /** Where files come in: a `LandingDrop`. */
  drop?: ReactNode;
  /** The way to the tool: a large `LinkButton`. */
  action: ReactNode;
  /** What must be known before acting: a `Banner` below the action. */
  notice?: ReactNode;
  /** Beside the words; by default the tool's own sheets. */
  picture?: ReactNode;
  reasons: LandingPoint[];
  steps: LandingPoint[];
  /** Who it is for. */
  audience?: LandingPoint[];
  faq: AccordionItem[];
  /** What is at the end: usually the action again. */
  closing?: ReactNode;
  /** The line before it. */
  closingLine?: ReactNode;
}

/** The one layout of all marketing pages. */
export function LandingPage({
  tool,
  title,
  lead,
  drop,
  action,
  notice,
  picture,
  reasons,
  steps,
  audience,
  faq,
  closing,
  closingLine,
}: LandingPageProps) {
  const words = useWords().landing;
  return (
    <Page>
      <Hero>
        <div>
          <Tab $hue={toolHue(tool)} aria-hidden="true" />
          <Title>{title}</Title>
          <Lead>{lead}</Lead>
          {drop && <Drop>{drop}</Drop>}
          <div>{action}</div>
          {notice && <Notice>{notice}</Notice>}
        </div>
        <div>{picture ?? <SheetStack tool={tool} />}</div>
      </Hero>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h2>{reason.title}</h2>
            <p>{reason.text}</p>
          </li>
        ))}
      </Reasons>
      <Section>
        <SectionTitle>{words.howItWorks}</SectionTitle>
        <Steps>{steps.map(asRow)}</Steps>
      </Section>
      {audience && (
        <Section>
          <SectionTitle>{words.perfectFor}</SectionTitle>
          <Rows>{audience.map(asRow)}</Rows>
        </Section>
      )}
      <Section>
        <SectionTitle>{words.questions}</SectionTitle>
        <Accordion items={faq} />
      </Section>
      {closing && (
        <Closing>
          <p>{closingLine ?? words.closingLine}</p>
          {closing}
        </Closing>
      )}
    </Page>
  );
}

function asRow({ title, text }: LandingPoint) {
  return (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
