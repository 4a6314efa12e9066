import type { ConvertPreview } from '@sheaf/api/contract/convertPreview';
import { PageField, VisuallyHidden } from '@sheaf/design-system';
import { PageSteps } from '@sheaf/tool-kit/PageSteps';
import { useMessages } from '../../messages';
import { findPageTowards } from './leafing';

export interface PageLeafProps {
  pages: ConvertPreview['pages'];
  /** The index of the shown page among them, from 0. */
  index: number;
  /** To a page, as it is counted in the PDF. */
  onLeaf: (page: number) => void;
}

/** Leafs one page back or on, and to the page whose number is written. */
export function PageLeaf({ pages, index, onLeaf }: PageLeafProps) {
  const { pages: words } = useMessages();
  const page = pages[index]?.page ?? 1;
  const lastPage = pages.at(-1)?.page ?? 1;
  const shown = { page, place: index + 1, pages: pages.length };

  function leafTo(next: number) {
    const found = pages[next];
    if (found) onLeaf(found.page);
  }

  return (
    <div>
      <PageSteps
        isFirst={index === 0}
        isLast={index === pages.length - 1}
        words={{ previousPage: words.previous, nextPage: words.next }}
        onStep={(by) => leafTo(index + by)}
      >
        <PageField label={words.pageField} page={page} lastPage={lastPage} onGo={(wanted) => onLeaf(findPageTowards(pages, page, wanted))}>
          {words.ofPages(shown)}
        </PageField>
      </PageSteps>
      <VisuallyHidden role="status">{words.place(shown)}</VisuallyHidden>
    </div>
  );
}
