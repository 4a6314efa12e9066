import { Button, from, Marked, token } from '@sheaf/design-system';
import { WandSparkles } from 'lucide-react';
import styled from 'styled-components';
import { opensUploadChoice } from '../early/uploadChoiceAttributes';
import { useMessages } from '../language';
import { useTools } from '../toolReadiness';
import { tools } from '../tools';
import { useIsCharging } from '../useIsCharging';
import { HeroDrop } from './HeroDrop';

export interface HeroProps {
  onFix(): void;
  /** Receives PDFs that were dropped or chosen before a tool. */
  onFiles(files: File[]): void;
}

/** What Sheaf does, in one line, and the drop area for PDFs. */
export function Hero({ onFix, onFiles }: HeroProps) {
  const words = useMessages().home.hero;
  const isCharging = useIsCharging();
  const offered = useTools();
  const leadOfAll = isCharging ? words.leadCharged : words.lead;
  const lead =
    offered.length === tools.length
      ? leadOfAll
      : words.leadOf(
          offered.map(({ id }) => words.does[id]),
          isCharging,
        );

  return (
    <Row>
      <div>
        <Title>
          <Marked text={words.title} />
        </Title>
        <Lead>{lead}</Lead>
        <Action>
          <Button tone="accent" size="large" icon={<WandSparkles aria-hidden="true" />} {...opensUploadChoice(onFix)}>
            {words.fix}
          </Button>
        </Action>
      </div>
      <HeroDrop onFiles={onFiles} />
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  align-items: center;
  gap: ${token('space-10')};
  padding-block: ${token('space-10')} ${token('space-14')};

  ${from.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    padding-block: ${token('space-20')};
    /* The words do not move when the drop area grows by a line about a refused file. */
    align-items: start;

    > :first-child {
      padding-top: ${token('space-6')};
    }
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

const Action = styled.div`
  display: grid;
  margin-top: ${token('space-8')};

  ${from.medium} {
    justify-content: start;
  }
`;
