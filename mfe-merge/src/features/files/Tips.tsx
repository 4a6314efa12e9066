import { from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { formatLimits, type MergeLimits } from '../../model/limits';

export interface TipsProps {
  limits: MergeLimits;
}

/** What is worth knowing before merging. */
export function Tips({ limits }: TipsProps) {
  const words = useMessages();
  const { tipsTitle, tips, undoTip, serverTakes } = words.screen;
  return (
    <Notes aria-labelledby="merge-tips">
      <h2 id="merge-tips">{tipsTitle}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        <li data-keys>{undoTip}</li>
        <li>{serverTakes(formatLimits(limits, words))}</li>
      </ul>
    </Notes>
  );
}

const Notes = styled.section`
  padding-inline: ${token('space-4')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  ${from.medium} {
    padding-inline: ${token('space-6')};
  }
  h2 {
    color: ${token('ink')};
    font-size: ${token('text-18')};
  }
  ul {
    display: grid;
    gap: ${token('space-2')};
    margin-top: ${token('space-2')};
    padding-left: ${token('space-5')};
    list-style: disc;
  }
  @media (hover: none) and (pointer: coarse) {
    [data-keys] {
      display: none;
    }
  }
`;
