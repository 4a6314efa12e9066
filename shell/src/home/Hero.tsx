import { Button, from, LinkButton, Marked, token } from '@sheaf/design-system';
import { WandSparkles } from 'lucide-react';
import styled from 'styled-components';
import { opensUploadChoice } from '../dialogs/uploadChoiceAttributes';
import { useMessages } from '../language';
import { useIsCharging } from '../useIsCharging';
import { HeroDrop } from './HeroDrop';
import { SheetsPicture } from './SheetsPicture';
import { TOOLS_SECTION_ID } from './ToolsSection';

export interface HeroProps {
  onFix(): void;
  /** Is given PDFs that were dropped or chosen before a tool was. */
  onFiles(files: File[]): void;
}

/** What Sheaf does, in one line and one picture. */
export function Hero({ onFix, onFiles }: HeroProps) {
  const words = useMessages().home.hero;
  const isCharging = useIsCharging();

  return (
    <Row>
      <div>
        <Title>
          <Marked text={words.title} />
        </Title>
        <Lead>{isCharging ? words.leadCharged : words.lead}</Lead>
        <Actions>
          <Button tone="accent" size="large" icon={<WandSparkles aria-hidden="true" />} onClick={onFix} {...opensUploadChoice}>
            {words.fix}
          </Button>
          <LinkButton size="large" href={`#${TOOLS_SECTION_ID}`}>
            {words.seeTools}
          </LinkButton>
        </Actions>
        <DropPlace>
          <HeroDrop onFiles={onFiles} />
        </DropPlace>
      </div>
      <SheetsPicture />
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  align-items: center;
  gap: ${token('space-12')};
  padding-block: ${token('space-12')} ${token('space-16')};

  ${from.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    padding-block: ${token('space-20')};
  }
`;

const Title = styled.h1`
  max-width: 12em;
  font-size: ${token('text-40')};
  line-height: 1.08;

  ${from.medium} {
    font-size: ${token('text-56')};
  }
`;

const Lead = styled.p`
  max-width: 34em;
  margin-top: ${token('space-5')};
  color: ${token('ink-soft')};
  font-size: ${token('text-18')};

  ${from.wide} {
    font-size: ${token('text-22')};
    line-height: 1.45;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-top: ${token('space-8')};

  > * {
    flex: 1 1 auto;
  }
  ${from.medium} {
    > * {
      flex: none;
    }
  }
`;

const DropPlace = styled.div`
  max-width: 34rem;
  margin-top: ${token('space-5')};
`;
