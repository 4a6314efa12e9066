import { Card, formatFileSize, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { countFiles } from '../counting';
import { totalBytes } from '../limits';
import { SheafPicture } from './SheafPicture';

export interface WaitingCardProps {
  files: readonly File[];
  minFiles: number;
  hasFailed: boolean;
}

/** Holds the place of the result and says what is still needed for one. */
export function WaitingCard({ files, minFiles, hasFailed }: WaitingCardProps) {
  return (
    <Card>
      <Place>
        <SheafPicture isSquared={false} />
        <h2>Your merged PDF</h2>
        <p>{hasFailed ? 'It will appear here as soon as a merge succeeds.' : nextStep(files, minFiles)}</p>
      </Place>
    </Card>
  );
}

function nextStep(files: readonly File[], minFiles: number): string {
  if (files.length === 0) return `It will appear here. Choose at least ${minFiles} files to begin.`;
  const missing = minFiles - files.length;
  if (missing > 0) return `It will appear here. Add ${missing === 1 ? 'one more file' : `${missing} more files`} to begin.`;
  return `${countFiles(files.length)}, ${formatFileSize(totalBytes(files))} together, ready to become one.`;
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding-block: ${token('space-8')};
  text-align: center;

  svg {
    margin-bottom: ${token('space-4')};
  }
  h2 {
    font-size: ${token('text-22')};
  }
  p {
    max-width: 30ch;
    color: ${token('ink-soft')};
    text-wrap: pretty;
  }
`;
