import type { ChatPicture } from '@sheaf/api/contract/messages/landingWords';
import { HeroDesk, HeroFileName, HeroLines, HeroSheet, Marked, token } from '@sheaf/design-system';
import styled, { keyframes } from 'styled-components';

/** A question, its answer, and the page that proves it. A picture, so nobody reads it out. */
export function HeroPicture({ words }: { words: ChatPicture }) {
  const { file, question, answer, page, passage } = words;
  return (
    <HeroDesk aria-hidden="true">
      <Sheet>
        <Head>
          <span>{file}</span>
          <span>{page}</span>
        </Head>
        <HeroLines viewBox="0 0 200 32">
          <path d="M2 6h188M2 24h150" />
        </HeroLines>
        <Passage>
          <Marked text={passage} />
        </Passage>
        <HeroLines viewBox="0 0 200 50">
          <path d="M2 6h180M2 24h194M2 42h86" />
        </HeroLines>
      </Sheet>
      <Talk>
        <Question>{question}</Question>
        <Answer>
          {answer} <Chip>{page}</Chip>
        </Answer>
      </Talk>
    </HeroDesk>
  );
}

const speak = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Sheet = styled(HeroSheet)`
  width: 84%;
  margin-left: auto;
  padding: ${token('space-6')} ${token('space-7')} ${token('space-24')};
  transform: rotate(1.5deg);
`;

const Head = styled(HeroFileName)`
  display: flex;
  justify-content: space-between;
`;

const Passage = styled.p`
  margin-block: ${token('space-2')} ${token('space-3')};
  font-family: ${token('font-display')};
  font-size: ${token('text-18')};
  line-height: 1.45;
`;

const Talk = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space-3')};
  width: 82%;
  margin-top: calc(-1 * ${token('space-16')});
  font-size: ${token('text-16')};
  line-height: 1.4;

  > * {
    animation: ${speak} ${token('speed-slow')} ${token('ease')} calc(2 * ${token('speed')}) backwards;
  }
  > :last-child {
    animation-delay: calc(4 * ${token('speed')});
  }
`;

const Question = styled.p`
  justify-self: end;
  padding: ${token('space-2')} ${token('space-4')};
  background: ${token('ink')};
  border-radius: ${token('radius-sheet')} ${token('radius-sheet')} ${token('radius-small')} ${token('radius-sheet')};
  color: ${token('paper')};
`;

const Answer = styled.p`
  justify-self: start;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')} ${token('radius-sheet')} ${token('radius-sheet')} ${token('radius-small')};
  box-shadow: ${token('shadow-lifted')};
`;

/** Where the answer stands, in the colour of the stroke it leads to. */
const Chip = styled.span`
  padding: 0 ${token('space-2')};
  background: ${token('mark-bright')};
  border-radius: ${token('radius-round')};
  color: ${token('mark-bright-ink')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-strong')};
  white-space: nowrap;
`;
