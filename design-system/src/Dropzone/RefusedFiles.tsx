import styled from 'styled-components';
import { Banner } from '../Banner/Banner';
import { useLocale, useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import type { FileRejection } from './acceptFiles';

/** So many files are named; a whole folder of others would be a long list. */
const FEW = 5;

/** Which files were not taken and why, for as long as nothing else is chosen. */
export function RefusedFiles({ rejected }: { rejected: readonly FileRejection[] }) {
  const { refusedFiles: words } = useWords();
  const locale = useLocale();
  if (rejected.length === 0) return null;
  const named = rejected.slice(0, FEW);
  const unnamed = rejected.length - named.length;
  return (
    <Container>
      <Banner
        key={rejected.map(({ sentence }) => sentence).join()}
        comesIntoView
        tone="warn"
        title={words.title(rejected.length, rejected.length.toLocaleString(locale))}
      >
        {named.map(({ sentence }, index) => (
          // Two files of one name are refused in the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines hold no state of their own.
          <p key={index}>{sentence}</p>
        ))}
        {unnamed > 0 && <p>{words.more(unnamed.toLocaleString(locale))}</p>}
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  margin-top: ${token('space-3')};
  overflow-wrap: anywhere;
`;
