import { token } from '@sheaf/design-system';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../messages';

/** That an answer is on its way: a line being underlined, over and over. */
export function Searching() {
  const { talk: words } = useMessages();
  return (
    <Line>
      <span>{words.searching}</span>
    </Line>
  );
}

const sweep = keyframes`
  from { transform: scaleX(0); }
  60%, to { transform: scaleX(1); }
`;

const Line = styled.p`
  color: ${token('ink-soft')};

  span {
    position: relative;
  }
  span::before {
    content: '';
    position: absolute;
    /* Below the words, whose ink is light in the dark and could not be read on yellow. */
    inset: 95% -0.14em -10%;
    background: ${token('mark')};
    transform-origin: left;
    animation: ${sweep} calc(8 * ${token('speed-slow')}) ${token('ease')} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    span::before {
      animation: none;
    }
  }
`;
