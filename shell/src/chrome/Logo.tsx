import { token } from '@sheaf/design-system';
import styled from 'styled-components';

/** Two sheets, the front one with its marked line. */
export function Logo() {
  return (
    <Picture viewBox="0 0 28 28" aria-hidden="true">
      <path className="sheet" d="M6.6 7.1 4.3 7.5a2 2 0 0 0-1.6 2.3l2 12.6A2 2 0 0 0 7 24l9.6-1.6" />
      <rect className="sheet" x="7.6" y="3.4" width="16.8" height="19.2" rx="2.4" />
      <rect className="mark" x="11.2" y="9.7" width="9.6" height="3.6" rx="0.8" />
      <path d="M11.4 7.6h6.2M11.4 16h9.2M11.4 19.2h6.4" />
    </Picture>
  );
}

const Picture = styled.svg`
  flex: none;
  width: ${token('icon-large')};
  height: ${token('icon-large')};
  fill: none;
  stroke: ${token('ink')};
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  .sheet {
    fill: ${token('sheet')};
  }
  .mark {
    fill: ${token('mark-bright')};
    stroke: none;
  }
`;
