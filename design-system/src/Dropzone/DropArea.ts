import styled from 'styled-components';
import { from, token } from '../tokens';

/** The dashed field: tall and centred while it is empty, one line once files are there. The button inside covers all of it. */
export const DropArea = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token('space-2')};
  min-height: calc(3 * ${token('space-24')});
  padding: ${token('space-6')} ${token('space-4')};
  border: ${token('hairline')} dashed ${token('line-strong')};
  border-radius: ${token('radius-sheet')};
  background: ${token('sheet')};
  text-align: center;
  transition:
    transform ${token('speed')} ${token('ease')},
    opacity ${token('speed')} ${token('ease')};

  > svg {
    flex: none;
    width: ${token('icon-large')};
    height: ${token('icon-large')};
    margin-bottom: ${token('space-2')};
    stroke-width: 1.5;
    color: ${token('accent')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  > button {
    display: grid;
    justify-items: center;
    font-family: ${token('font-display')};
    font-size: ${token('text-22')};
    font-weight: ${token('weight-title')};
    line-height: 1.25;
    ${from.medium} {
      font-size: ${token('text-28')};
    }
    text-align: center;
    border-radius: ${token('radius-small')};

    /* The whole field is the button. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token('radius-sheet')};
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: ${token('focus-ring')} solid ${token('accent')};
        outline-offset: ${token('focus-ring')};
      }
    }
  }
  [data-mouse] {
    display: grid;
    justify-items: center;
  }
  /* A finger drops nothing: it reads what it can do here. */
  @media (hover: none) and (pointer: coarse) {
    [data-finger] {
      display: inline;
      color: ${token('accent')};
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
    &&& [data-mouse] {
      display: none;
    }
  }
  [data-mouse] > span + span {
    font-family: ${token('font-text')};
    font-size: ${token('text-16')};
    font-weight: ${token('weight-text')};
    line-height: ${token('leading-text')};
    color: ${token('ink-soft')};
  }
  u {
    white-space: nowrap;
    color: ${token('accent')};
    text-underline-offset: 0.18em;
  }
  > small {
    font-size: ${token('text-14')};
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
  }
  &:hover:not([data-disabled]) {
    background: ${token('accent-soft')};
    border-color: ${token('accent')};
  }

  &[data-compact] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-start;
    align-items: center;
    gap: ${token('space-1')} ${token('space-3')};
    min-height: ${token('space-14')};
    padding: ${token('space-3')};
    border-radius: ${token('radius-control')};
    text-align: left;

    > svg {
      width: ${token('icon')};
      height: ${token('icon')};
      margin: 0;
      stroke-width: 2;
    }
    [data-mouse] {
      display: inline;
    }
    > button {
      display: block;
      flex: 1 1 0;
      font-family: ${token('font-text')};
      font-size: ${token('text-16')};
      font-weight: ${token('weight-text')};
      text-align: left;
      /* In one line where there is room for it. */
      ${from.medium} {
        flex-basis: auto;
        font-size: ${token('text-16')};
      }
      &::after {
        border-radius: ${token('radius-control')};
      }
    }
    > small {
      flex-basis: 100%;
      padding-left: calc(${token('icon')} + ${token('space-3')});
      ${from.medium} {
        flex: 0 1 auto;
        padding-left: 0;
      }
    }
  }

  &[data-dragging='welcome'] {
    background: ${token('accent-soft')};
    border-style: solid;
    border-color: ${token('accent')};
    > svg {
      transform: translateY(calc(-1 * ${token('space-1')}));
    }
  }
  &[data-dragging='refused'] {
    background: ${token('bad-soft')};
    border-style: solid;
    border-color: ${token('bad')};
    > svg {
      color: ${token('bad')};
    }
  }
  /* Its own layer over everything, so that whatever is let go anywhere is let go on it. */
  &[data-over-page]::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 100;
    background: ${token('accent-soft')};
    opacity: 0.6;
    box-shadow: inset 0 0 0 ${token('space-1')} ${token('accent')};
  }
  &[data-disabled] {
    opacity: 0.6;
  }
`;
