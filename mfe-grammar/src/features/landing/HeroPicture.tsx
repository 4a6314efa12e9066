import type { GrammarPicture } from '@sheaf/api/contract/messages/landingWords';
import { HeroDesk, HeroFileName, HeroLines, HeroSheet, Mark, token, toolHue } from '@sheaf/design-system';
import { Check, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';

/** A sentence as an editor leaves it: the wrong word struck out, the right one above, and the reason on a card. A picture, so nobody reads it out. */
export function HeroPicture({ words }: { words: GrammarPicture }) {
  const { file, before, wrong, after, right, kind, reason } = words;
  return (
    <HeroDesk aria-hidden="true">
      <Sheet>
        <HeroFileName>{file}</HeroFileName>
        <HeroLines viewBox="0 0 200 50">
          <path d="M2 6h120M2 24h192M2 42h176" />
        </HeroLines>
        <Sentence>
          {before}
          <Slip>
            <Correction>
              <Mark>{right}</Mark>
            </Correction>
            <s>{wrong}</s>
          </Slip>
          {after}
        </Sentence>
        <HeroLines viewBox="0 0 200 68">
          <path d="M2 6h186M2 24h160M2 60h194" />
        </HeroLines>
      </Sheet>
      <Card>
        <Kind>{kind}</Kind>
        <Reason>{reason}</Reason>
        <Choice>
          <Check />
          <X />
        </Choice>
      </Card>
    </HeroDesk>
  );
}

const write = keyframes`
  from { opacity: 0; clip-path: inset(0 100% 0 0); }
`;

const lift = keyframes`
  from { opacity: 0; transform: translateY(12px) rotate(0deg); }
`;

const Sheet = styled(HeroSheet)`
  width: 92%;
  padding: ${token('space-6')} ${token('space-7')} ${token('space-20')};
  transform: rotate(-1.5deg);
`;

const Sentence = styled.p`
  margin-block: ${token('space-2')} ${token('space-4')};
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  /* Room between the lines for an editor's hand. */
  line-height: 2.1;
`;

const Slip = styled.span`
  position: relative;
  white-space: nowrap;

  s {
    color: ${token('ink-soft')};
    text-decoration: line-through ${token('bad')} ${token('focus-ring')};
  }
`;

const Correction = styled.span`
  position: absolute;
  bottom: 92%;
  left: 0;
  line-height: 1;
  rotate: -3deg;
  transform-origin: left;
  animation: ${write} ${token('speed-slow')} ${token('ease')} calc(3 * ${token('speed')}) backwards;
`;

const Card = styled.div`
  position: relative;
  width: 76%;
  margin: calc(-1 * ${token('space-14')}) 0 0 auto;
  padding: ${token('space-4')} ${token('space-5')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};
  font-size: ${token('text-16')};
  line-height: 1.4;
  transform: rotate(1deg);
  animation: ${lift} ${token('speed-slow')} ${token('ease')} calc(4 * ${token('speed')}) backwards;
`;

const Kind = styled.p`
  color: ${toolHue('grammar')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-strong')};
`;

const Reason = styled.p`
  margin-block: ${token('space-1')} ${token('space-3')};
`;

/** Take it or leave it. */
const Choice = styled.div`
  display: flex;
  gap: ${token('space-2')};

  svg {
    width: ${token('space-8')};
    height: ${token('space-8')};
    padding: ${token('space-1')};
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius-round')};
    color: ${token('ink-soft')};
  }
  svg:first-child {
    border-color: ${token('good')};
    background: ${token('good-soft')};
    color: ${token('good')};
  }
`;
