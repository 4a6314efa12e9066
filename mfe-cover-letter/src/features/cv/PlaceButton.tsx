import { IconButton } from '@sheaf/design-system';
import { Eye } from 'lucide-react';
import { useMessages } from '../../messages';
import { findPlaces, type ReadCv } from '../../model/cv';

export interface PlaceButtonProps {
  cv: ReadCv;
  /** The way to the value in the profile. */
  path: string;
  what: string;
  onLook: (look: { path: string; page: number; quote: string }) => void;
}

/** Shows where in the CV a value stands. There is none for what the visitor added, nor for text that was pasted. */
export function PlaceButton({ cv, path, what, onLook }: PlaceButtonProps) {
  const { profile: words } = useMessages();
  const [first] = findPlaces(cv.places, path);
  if (!first || !cv.pdf) return null;
  return (
    <IconButton label={words.whereIs(what)} onClick={() => onLook({ path, page: first.page, quote: first.quote })}>
      <Eye aria-hidden="true" />
    </IconButton>
  );
}
