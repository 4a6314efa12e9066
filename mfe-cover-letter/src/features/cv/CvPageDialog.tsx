import { Dialog } from '@sheaf/design-system';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { CvPage, type CvPageProps } from './CvPage';

/** The page of the CV over everything else, where there is no room beside it: it opens for each value that is looked at. */
export function CvPageDialog(props: CvPageProps) {
  const { cv: words } = useMessages();
  const [closed, setClosed] = useState(0);
  const { activeCitation } = props;

  return (
    <Dialog
      isOpen={activeCitation !== null && activeCitation.at > closed}
      onClose={() => setClosed(activeCitation?.at ?? 0)}
      size="large"
      title={words.pageTitle}
    >
      <CvPage {...props} />
    </Dialog>
  );
}
