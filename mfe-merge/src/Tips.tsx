import { from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { limitsInWords, type MergeLimits } from './limits';

export interface TipsProps {
  limits: MergeLimits;
}

/** What is worth knowing before merging. */
export function Tips({ limits }: TipsProps) {
  return (
    <Notes aria-labelledby="merge-tips">
      <h2 id="merge-tips">Tips</h2>
      <ul>
        <li>The file at the top of the list comes first. Drag a file by its dots, or use the arrows.</li>
        <li>Under Pages you can move, turn, duplicate and delete single pages. Ctrl+Z takes back whatever you did.</li>
        <li>Bookmarks are grouped by file. Form fields of the same name stay apart: the later one gets the name of its file.</li>
        <li>A file that needs a password asks for it on its own row. It is used for merging and never stored.</li>
        <li>You can change everything after a merge, too. The list stays until you leave the page.</li>
        <li>This server takes {limitsInWords(limits)}.</li>
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
`;
