import type { ConvertPicture } from '@sheaf/api/contract/messages/landingWords';
import { HeroDesk, HeroFileName, HeroLines, HeroSheet, HeroTopSheet, Marked, token, toolHue } from '@sheaf/design-system';
import styled, { keyframes } from 'styled-components';

/** A page that can only be looked at, and the same page as a document somebody writes in. A picture, so nobody reads it out. */
export function HeroPicture({ words }: { words: ConvertPicture }) {
  const { from, to, heading, paragraph, typed, style } = words;
  return (
    <Desk aria-hidden="true">
      <Page>
        <HeroFileName>{from}</HeroFileName>
        <Heading>{heading}</Heading>
        <p>{paragraph}</p>
        <Lines viewBox="0 0 200 104">
          <path d="M2 8h186M2 28h196M2 48h120M2 84h150" />
        </Lines>
      </Page>
      <WordDocument>
        <HeroFileName>{to}</HeroFileName>
        <Styled>
          <Heading>{heading}</Heading>
          <StyleName>{style}</StyleName>
        </Styled>
        <p>
          {paragraph} <Marked text={typed} />
          <Caret />
        </p>
        <Table viewBox="0 0 240 84">
          <path data-part="head" d="M1 1h238v27h-238z" />
          <path data-part="grid" d="M1 1h238v82h-238zM1 28h238M1 56h238M90 1v82M165 1v82" />
          <path data-part="text" d="M12 15h48M102 15h36M177 15h44M12 42h60M102 42h44M177 42h30M12 70h38M102 70h50M177 70h46" />
        </Table>
      </WordDocument>
    </Desk>
  );
}

const lift = keyframes`
  from { opacity: 0; transform: translate(-6%, -6%); }
`;

const blinkIn = keyframes`
  from { opacity: 0; }
`;

const Desk = styled(HeroDesk)`
  font-size: ${token('text-16')};
  line-height: 1.5;
`;

const Page = styled(HeroSheet)`
  width: 74%;
  padding: ${token('space-6')} ${token('space-6')} ${token('space-20')};
  background: ${token('sheet-soft')};
  color: ${token('ink-soft')};
  transform: rotate(-4deg);
`;

const Heading = styled.p`
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  line-height: 1.25;
`;

const Lines = styled(HeroLines)`
  margin-top: ${token('space-2')};
`;

const WordDocument = styled(HeroTopSheet)`
  width: 82%;
  margin: calc(-2 * ${token('space-20')}) 0 0 auto;
  padding: ${token('space-6')};
  animation: ${lift} ${token('speed-slow')} ${token('ease')} calc(2 * ${token('speed')}) backwards;
`;

/** The heading as Word knows it: chosen, with the name of its style. */
const Styled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-3')};
  margin-bottom: ${token('space-3')};
`;

const StyleName = styled.span`
  padding: ${token('space-1')} ${token('space-2')};
  border: ${token('hairline')} solid ${toolHue('convert')};
  border-radius: ${token('radius-small')};
  color: ${toolHue('convert')};
  font-size: ${token('text-14')};
  line-height: 1;
`;

const Caret = styled.span`
  display: inline-block;
  width: ${token('focus-ring')};
  height: 1.2em;
  margin-left: ${token('space-1')};
  background: ${token('accent')};
  vertical-align: text-bottom;
  animation: ${blinkIn} ${token('speed-quick')} ${token('ease')} calc(5 * ${token('speed')}) backwards;
`;

const Table = styled.svg`
  display: block;
  width: 100%;
  margin-top: ${token('space-4')};
  fill: none;

  [data-part='head'] {
    fill: ${token('sheet-soft')};
  }
  [data-part='grid'] {
    stroke: ${token('line-strong')};
    stroke-opacity: 0.6;
  }
  [data-part='text'] {
    stroke: ${token('line')};
    stroke-width: 5;
    stroke-linecap: round;
  }
`;
