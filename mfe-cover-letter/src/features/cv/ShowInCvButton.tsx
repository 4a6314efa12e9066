import { IconButton } from '@sheaf/design-system';
import { Eye } from 'lucide-react';
import { useMessages } from '../../messages';
import { findPlaces, type ReadCv } from '../../model/cv';

export interface ShowInCvButtonProps {
  cv: ReadCv;
  /** The way to the value in the profile. */
  path: string;
  label: string;
  onShowCitation: (citation: { path: string; page: number; quote: string }) => void;
}

/** Shows where in the CV a value is. There is none for what the visitor added, nor for text that was pasted. */
export function ShowInCvButton({ cv, path, label, onShowCitation }: ShowInCvButtonProps) {
  const { profile: words } = useMessages();
  const [first] = findPlaces(cv.places, path);
  if (!first || !cv.pdf) return null;
  return (
    <IconButton label={words.whereIs(label)} onClick={() => onShowCitation({ path, page: first.page, quote: first.quote })}>
      <Eye aria-hidden="true" />
    </IconButton>
  );
}
