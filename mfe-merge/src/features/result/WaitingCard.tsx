import { Card, formatFileSize, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { type MergeMessages, useMessages } from '../../messages';
import { sumBytes } from '../../model/limits';
import { SheafPicture } from './SheafPicture';

export interface WaitingCardProps {
  files: readonly File[];
  minFiles: number;
  hasFailed: boolean;
}

/** Holds the place of the result and says what is still needed for one. */
export function WaitingCard({ files, minFiles, hasFailed }: WaitingCardProps) {
  const words = useMessages();
  return (
    <Card>
      <Container>
        <SheafPicture isSquared={false} />
        <h2>{words.result.waiting}</h2>
        <p>{hasFailed ? words.result.afterFailure : nextStep(files, minFiles, words)}</p>
      </Container>
    </Card>
  );
}

function nextStep(files: readonly File[], minFiles: number, { result: words, countFiles, locale }: MergeMessages): string {
  if (files.length === 0) return words.chooseFiles(minFiles);
  const missing = minFiles - files.length;
  if (missing > 0) return words.addFiles(missing);
  return words.ready({ files: countFiles(files.length), size: formatFileSize(sumBytes(files), locale) });
}

const Container = styled.div`
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
