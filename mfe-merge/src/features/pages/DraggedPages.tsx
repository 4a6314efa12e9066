import { token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ArrangedPage } from '../../model/arrangedPage';
import type { PageFile } from '../../model/fileOfPage';

export interface DraggedPagesProps {
  files: readonly PageFile[];
  pages: readonly ArrangedPage[];
  /** In pixels. */
  width: number;
}

const MAX_SHEETS = 3;

/** What hangs at the pointer while pages are dragged: the first of them, the others under it, and how many there are. */
export function DraggedPages({ files, pages, width }: DraggedPagesProps) {
  const { number } = useMessages();
  const [first] = pages;
  const file = files.find(({ id }) => id === first?.fileId);
  if (!first || !file) return null;
  return (
    <Stack style={{ width: width * 0.7, height: width * 0.9 }} data-sheets={Math.min(pages.length, MAX_SHEETS)}>
      <Thumbnail file={file.file} password={file.password} page={first.page} rotate={first.rotate} />
      {pages.length > 1 && <Count>{number(pages.length)}</Count>}
    </Stack>
  );
}

const Stack = styled.div`
  position: relative;
  display: grid;
  padding: ${token('space-2')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet')};
  box-shadow: ${token('shadow-lifted')};
  cursor: grabbing;

  &::before,
  &::after {
    position: absolute;
    inset: 0;
    z-index: -1;
    border: ${token('hairline')} solid ${token('line')};
    border-radius: inherit;
    background: ${token('sheet')};
  }
  &[data-sheets='2']::before,
  &[data-sheets='3']::before {
    content: '';
    transform: rotate(3deg);
  }
  &[data-sheets='3']::after {
    content: '';
    transform: rotate(-3deg);
  }
`;

const Count = styled.span`
  position: absolute;
  top: calc(-1 * ${token('space-2')});
  right: calc(-1 * ${token('space-2')});
  min-width: ${token('space-7')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-round')};
  background: ${token('accent')};
  color: ${token('accent-ink')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-strong')};
  line-height: ${token('space-7')};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
