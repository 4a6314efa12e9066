import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { pageWidth } from '../pageWidth';
import { Hero, type HeroProps } from './Hero';
import { Questions } from './Questions';
import { Reasons } from './Reasons';
import { ServerNotice } from './ServerNotice';
import { StickyBar } from './StickyBar';
import { ToolsSection } from './ToolsSection';
import { Uses } from './Uses';

/** The landing page. */
export function HomePage(actions: HeroProps) {
  return (
    <Page>
      <ServerNotice />
      <Hero {...actions} />
      <ToolsSection />
      <Reasons />
      <Uses />
      <Questions />
      <StickyBar />
    </Page>
  );
}

const Page = styled.div`
  ${pageWidth}
  padding-bottom: ${token('space-24')};
`;
