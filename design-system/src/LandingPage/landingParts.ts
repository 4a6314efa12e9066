import styled from 'styled-components';
import { layOutWhenNear } from '../layOutWhenNear';
import { from, token } from '../tokens';

export const Page = styled.div`
  width: 100%;
  max-width: calc(${token('page')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding: 0 ${token('space-4')} ${token('space-16')};

  ${from.wide} {
    padding-bottom: ${token('space-24')};
  }
`;

export const Hero = styled.header`
  display: grid;
  align-items: center;
  gap: ${token('space-12')};
  padding-block: ${token('space-10')} ${token('space-14')};

  ${from.wide} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    padding-block: ${token('space-20')} ${token('space-24')};
  }
`;

export const Tab = styled.span<{ $hue: string }>`
  display: block;
  width: ${token('space-12')};
  height: ${token('space-1')};
  margin-bottom: ${token('space-6')};
  border-radius: ${token('radius-small')};
  background: ${({ $hue }) => $hue};
`;

export const Title = styled.h1`
  max-width: 16ch;
  font-size: ${token('text-40')};
  line-height: 1.08;
  letter-spacing: -0.02em;
  ${from.medium} {
    font-size: ${token('text-56')};
  }
`;

export const Lead = styled.p`
  max-width: 44ch;
  margin-block: ${token('space-5')} ${token('space-8')};
  color: ${token('ink-soft')};
  font-size: ${token('text-18')};
  ${from.medium} {
    font-size: ${token('text-22')};
    line-height: 1.45;
  }
`;

export const Drop = styled.div`
  max-width: 36rem;
  margin-bottom: ${token('space-4')};
`;

export const Notice = styled.div`
  max-width: ${token('measure')};
  margin-top: ${token('space-6')};
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  padding-block: ${token('space-10')} ${token('space-14')};
  border-top: ${token('hairline')} solid ${token('line')};

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space-10')};
    padding-block: ${token('space-12')} ${token('space-20')};
  }
  h2 {
    margin-bottom: ${token('space-3')};
    font-size: ${token('text-22')};
    ${from.wide} {
      font-size: ${token('text-28')};
    }
  }
  p {
    color: ${token('ink-soft')};
  }
`;

/** The title keeps the left margin, as in a printed book; what it is about stands right of it. */
export const Section = styled.section`
  ${layOutWhenNear({ onPhone: '31rem', wide: '26rem' })}
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-10')};
  border-top: ${token('hairline')} solid ${token('line')};

  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${token('space-10')};
    padding-block: ${token('space-14')};
  }
  /* The hairlines between sections are enough; a list inside has none at its ends. */
  > :last-child {
    margin-block: calc(-1 * ${token('space-4')});
    border-top: 0;
  }
  > :last-child > :last-child {
    border-bottom: 0;
  }
`;

export const SectionTitle = styled.h2`
  max-width: 12ch;
  font-size: ${token('text-28')};
  ${from.wide} {
    font-size: ${token('text-40')};
  }
`;

export const Rows = styled.ul`
  border-top: ${token('hairline')} solid ${token('line')};

  li {
    display: grid;
    gap: ${token('space-1')} ${token('space-6')};
    padding-block: ${token('space-5')};
    border-bottom: ${token('hairline')} solid ${token('line')};
    ${from.medium} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: baseline;
    }
  }
  h3 {
    font-size: ${token('text-22')};
  }
  p {
    color: ${token('ink-soft')};
  }
`;

export const Steps = styled(Rows).attrs({ as: 'ol' })`
  counter-reset: step;

  li {
    counter-increment: step;
    grid-template-columns: ${token('space-12')} minmax(0, 1fr);
    ${from.medium} {
      grid-template-columns: ${token('space-16')} minmax(0, 1fr);
    }
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    align-self: start;
    font-family: ${token('font-display')};
    font-size: ${token('text-40')};
    line-height: 0.9;
    font-variant-numeric: lining-nums;
  }
`;

export const Closing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-5')};
  margin-top: ${token('space-6')};
  padding: ${token('space-8')} ${token('space-6')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-sheet')};

  ${from.wide} {
    padding: ${token('space-12')};
  }
  > p {
    font-family: ${token('font-display')};
    font-size: ${token('text-28')};
    font-weight: ${token('weight-title')};
    line-height: ${token('leading-title')};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
`;
