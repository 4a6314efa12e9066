import { Banner, Button } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { LetterState } from '../../model/letterState';

export interface RefusedCvProps {
  refused: Extract<LetterState['reading'], { step: 'refused' }>;
  onFile: (file: File) => void;
  onPassword: (file: File, password: string) => void;
}

/** Why a CV was not read, and what can be done: another try, or the password. */
export function RefusedCv({ refused: { file, reason, isUnsent, canRetry }, onFile, onPassword }: RefusedCvProps) {
  const { cv, screen } = useMessages();
  if (file && asksForPassword(reason))
    return <PasswordForm name={file.name} words={cv} reason={reason} takesFocus onSubmit={(password) => onPassword(file, password)} />;

  const sentence = reason.sentence ?? cv.failedText;
  const ofFile = isUnsent ? cv.unusableTitle : cv.failedTitle;
  // What was pasted has a button of its own for another try.
  const again = file && canRetry && (
    <Button size="small" onClick={() => onFile(file)}>
      {screen.tryAgain}
    </Button>
  );
  return (
    <Banner comesIntoView tone="bad" title={file ? ofFile : cv.textFailedTitle} action={again}>
      {file && !sentence.includes(file.name) && <FileName>{file.name}</FileName>}
      <span>{sentence}</span>
    </Banner>
  );
}

const FileName = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
