import { Dialog } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import { CvPage, type CvPageProps } from './CvPage';

export interface CvPageDialogProps extends CvPageProps {
  onClose: () => void;
}

/** The page of the CV over everything else, where there is no room beside it: it opens for each selected value. */
export function CvPageDialog({ onClose, ...page }: CvPageDialogProps) {
  const { cv: words } = useMessages();
  return (
    <Dialog isOpen={page.activeCitation !== null} onClose={onClose} size="large" title={words.pageTitle}>
      <CvPage {...page} />
    </Dialog>
  );
}
