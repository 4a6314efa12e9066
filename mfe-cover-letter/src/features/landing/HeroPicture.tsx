import type { LetterPicture } from '@sheaf/api/contract/messages/landingWords';
import { HeroDesk, HeroFileName, HeroLines, HeroSheet, HeroTopSheet, Marked, token, toolHue } from '@sheaf/design-system';
import styled, { keyframes } from 'styled-components';

/** A CV and the letter made from it, with the same words marked in both. A picture, so nobody reads it out. */
export function HeroPicture({ words }: { words: LetterPicture }) {
  const { cv, name, job, evidence, greeting, letter, tone, isReport } = words;
  return (
    <HeroDesk aria-hidden="true">
      <Cv>
        <HeroFileName>{cv}</HeroFileName>
        <Name>{name}</Name>
        <Job>{job}</Job>
        <Evidence>
          {evidence.map((line) => (
            <li key={line}>
              <Marked text={line} />
            </li>
          ))}
        </Evidence>
      </Cv>
      <Letter>
        <Greeting>{greeting}</Greeting>
        <Text>
          <Marked text={letter} />
        </Text>
        <HeroLines viewBox="0 0 200 32">
          <path d="M2 6h188M2 24h110" />
        </HeroLines>
        {!isReport && (
          <Signature viewBox="0 0 120 40">
            <path d="M4 30c12-26 22-28 17-6-3 12 6 10 12 0s10-12 9-3 8 8 13-1 8-9 9-2 9 7 14 0 20-10 38-6" />
          </Signature>
        )}
        <Tone data-below={isReport}>{tone}</Tone>
      </Letter>
    </HeroDesk>
  );
}

const lift = keyframes`
  from { opacity: 0; transform: translateY(8%); }
`;

const Cv = styled(HeroSheet)`
  width: 82%;
  padding: ${token('space-6')} ${token('space-6')} ${token('space-16')};
  transform: rotate(-2.5deg);
`;

const Name = styled.p`
  font-family: ${token('font-display')};
  font-size: ${token('text-28')};
  line-height: 1.1;
`;

const Job = styled.p`
  margin-block: ${token('space-1')} ${token('space-3')};
  color: ${toolHue('cover-letter')};
  font-size: ${token('text-14')};
`;

const Evidence = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('text-16')};
  line-height: 1.4;
`;

const Letter = styled(HeroTopSheet)`
  width: 86%;
  margin: calc(-1 * ${token('space-10')}) 0 0 auto;
  padding: ${token('space-6')};
  animation: ${lift} ${token('speed-slow')} ${token('ease')} calc(2 * ${token('speed')}) backwards;
`;

const Greeting = styled.p`
  margin-bottom: ${token('space-2')};
  font-family: ${token('font-display')};
  font-size: ${token('text-18')};
`;

const Text = styled.p`
  margin-bottom: ${token('space-3')};
  font-family: ${token('font-display')};
  font-size: ${token('text-18')};
  line-height: 1.5;
`;

const Signature = styled.svg`
  display: block;
  width: 40%;
  margin-top: ${token('space-2')};
  fill: none;
  stroke: ${token('ink')};
  stroke-width: 2.4;
  stroke-linecap: round;
`;

const Tone = styled.p`
  position: absolute;
  right: ${token('space-6')};
  bottom: ${token('space-6')};
  padding: ${token('space-1')} ${token('space-3')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-round')};
  font-size: ${token('text-14')};
  line-height: 1.2;

  /* A report has no signature that keeps the place beside it free. */
  &[data-below] {
    position: static;
    display: inline-block;
    margin-top: ${token('space-3')};
  }
`;
