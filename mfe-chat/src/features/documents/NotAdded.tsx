import { Banner, Button } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { useMessages } from '../../messages';
import type { Talk } from '../../model/talk';

export interface NotAddedProps {
  refused: Talk['notAdded'];
  onAddWithPassword: (file: File, password: string) => void;
  onRefusalsSeen: () => void;
}

/** Which PDFs could not be added, why, and the field for the password of one that is protected. */
export function NotAdded({ refused, onAddWithPassword, onRefusalsSeen }: NotAddedProps) {
  const { documents: words, upload } = useMessages();
  if (refused.length === 0) return null;
  const locked = refused.find(({ reason }) => asksForPassword(reason));
  const close = (
    <Button size="small" onClick={onRefusalsSeen}>
      {words.understood}
    </Button>
  );
  return (
    <>
      <Banner tone="bad" title={words.notAdded(refused.length)} action={close}>
        {refused.map(({ file, reason }, index) => (
          // Two files may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines hold no state of their own.
          <p key={index}>{reason.sentence ?? `${file.name}: ${upload.failedText}`}</p>
        ))}
      </Banner>
      {locked && <PasswordForm name={locked.file.name} words={upload} takesFocus onSubmit={(password) => onAddWithPassword(locked.file, password)} />}
    </>
  );
}
