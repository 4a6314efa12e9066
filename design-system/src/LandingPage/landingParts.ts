import styled from 'styled-components';
import { from, token } from '../tokens';

export const Page = styled.div`
  width: 100%;
  max-width: calc(${token('page')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding: 0 ${token('space-4')} ${token('space-24')};
`;

export const Hero = styled.header`
  padding-block: ${token('space-12')} ${token('space-16')};
  ${from.wide} {
    padding-block: ${token('space-24')};
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
  max-width: 18ch;
  font-size: ${token('text-40')};
  ${from.medium} {
    font-size: ${token('text-56')};
  }
`;

export const Lead = styled.p`
  max-width: 46ch;
  margin-block: ${token('space-5')} ${token('space-8')};
  color: ${token('ink-soft')};
  font-size: ${token('text-18')};
  ${from.medium} {
    font-size: ${token('text-22')};
  }
`;

export const Notice = styled.div`
  max-width: ${token('measure')};
  margin-top: ${token('space-6')};
`;

export const Section = styled.section`
  padding-block: ${token('space-12')};
  border-top: ${token('hairline')} solid ${token('line')};
  ${from.wide} {
    padding-block: ${token('space-16')};
  }
`;

export const SectionTitle = styled.h2`
  margin-bottom: ${token('space-8')};
  font-size: ${token('text-40')};
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    margin-bottom: ${token('space-2')};
    font-size: ${token('text-22')};
  }
  p {
    color: ${token('ink-soft')};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${token('space-8')};
  counter-reset: step;
  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    counter-increment: step;
    padding-top: ${token('space-4')};
    border-top: ${token('focus-ring')} solid ${token('ink')};
  }
  li::before {
    content: counter(step);
    display: block;
    margin-bottom: ${token('space-3')};
    font-family: ${token('font-display')};
    font-size: ${token('text-40')};
    line-height: 1;
  }
  h3 {
    margin-bottom: ${token('space-2')};
    font-size: ${token('text-22')};
  }
  p {
    color: ${token('ink-soft')};
  }
`;

export const Closing = styled.div`
  padding-top: ${token('space-16')};
  border-top: ${token('hairline')} solid ${token('line')};
  text-align: center;
`;
