import type { ConvertReport } from '@sheaf/api/contract/convert';
import { Banner, Button, token } from '@sheaf/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

/** So many pages are named at first. */
const FEW = 5;

/** What the conversion could not be sure of: its warnings, and the pages that were read as pictures. */
export function ReadingWarnings({ report: { warnings, ocrPages } }: { report: ConvertReport }) {
  const { result: words } = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  // The least sure come first: those are the ones to compare.
  const pages = [...ocrPages].sort((one, other) => one.confidence - other.confidence || one.page - other.page);
  const shown = showsAll ? pages : pages.slice(0, FEW);
  if (warnings.length + pages.length === 0) return null;
  return (
    <Container>
      {warnings.length > 0 && (
        <Banner tone="warn" title={words.look}>
          {warnings.map(({ code, text }) => (
            <p key={code + text}>{text}</p>
          ))}
        </Banner>
      )}
      {pages.length > 0 && (
        <>
          <h3>{words.scanned}</h3>
          <ul>
            {shown.map(({ page, confidence }) => (
              <li key={page}>{words.scannedPage({ page, sure: confidence })}</li>
            ))}
          </ul>
          {shown.length < pages.length && (
            <div>
              <Button size="small" onClick={() => setShowsAll(true)}>
                {words.moreScanned(pages.length - shown.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${token('space-2')};

  h3 {
    font-size: ${token('text-16')};
    font-weight: ${token('weight-strong')};
  }
  ul {
    max-height: calc(3 * ${token('space-20')});
    overflow-y: auto;
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
  }
`;
