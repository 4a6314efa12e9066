import type { LetterClaim } from '@sheaf/api/contract/coverLetter';
import { from, IconButton, markPaint, token } from '@sheaf/design-system';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Finding } from '../../model/grammarFindings';
import type { Paragraph } from '../../model/letter';
import type { LetterState } from '../../model/letterState';
import { ClaimNote } from './ClaimNote';
import type { ParagraphClaims } from './claimFinder';
import { findClaimRanges, findMarkedRanges } from './markedRanges';

export interface ParagraphFieldProps {
  paragraph: Paragraph;
  label: string;
  /** Of the letter, by which the browser checks its spelling and a screen reader pronounces it. */
  language: string;
  paragraphClaims: ParagraphClaims;
  findings: readonly Finding[];
  /** The selected claim, if it is in this paragraph. */
  claim: LetterState['claim'];
  isBusy: boolean;
  onType: (text: string) => void;
  /** Absent where there is nothing to say in other words, or nobody to do it. */
  onReword?: () => void;
  onShowInCv: (claim: LetterClaim) => void;
  onConfirm: (claim: string) => void;
}

/** A paragraph to write in. Its claims are underlined while it is written, and where the cursor is in one, its source is shown below. */
export function ParagraphField(props: ParagraphFieldProps) {
  const { paragraph, label, language, paragraphClaims, findings, claim, isBusy, onType, onReword, onShowInCv, onConfirm } = props;
  const { letter: words } = useMessages();
  const { text } = paragraph;
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const places = findClaimRanges(text, paragraphClaims.claims);
  const at = cursor === null ? undefined : places.find(({ start, end }) => cursor >= start && cursor <= end);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is looked at.
  useEffect(() => {
    const place = claim && places.find((each) => each.claim.text === claim.text);
    if (!place || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(place.start, place.end);
    area.current.scrollIntoView({ block: 'center' });
    setCursor(place.start);
  }, [claim]);

  return (
    <Row data-kind={paragraph.kind}>
      <Paper data-busy={isBusy || undefined}>
        <Behind data-paper aria-hidden="true">
          {pieces(text, findMarkedRanges(text, { claims: paragraphClaims.claims, cliches: paragraphClaims.cliches, findings })).map(
            ({ start, piece, kind }) =>
              kind ? (
                <span key={start} data-kind={kind}>
                  {piece}
                </span>
              ) : (
                piece
              ),
          )}
          {/* An empty last line is as high as any other. */}
          {'\u200B'}
        </Behind>
        <textarea
          ref={area}
          aria-label={label}
          lang={language}
          value={text}
          readOnly={isBusy}
          rows={1}
          onChange={(event) => onType(event.target.value)}
          onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
          onBlur={() => setCursor(null)}
        />
      </Paper>
      {onReword && (
        <IconButton label={words.againOf(label)} disabled={isBusy} onClick={onReword}>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      )}
      {at && <ClaimNote claim={at.claim} onShowInCv={onShowInCv} onConfirm={onConfirm} />}
    </Row>
  );
}

function pieces(text: string, stretches: ReturnType<typeof findMarkedRanges>) {
  let done = 0;
  const all = stretches.flatMap(({ start, end, kind }) => {
    const before = { start: done, piece: text.slice(done, start), kind: null };
    done = end;
    return [before, { start, piece: text.slice(start, end), kind }];
  });
  return [...all, { start: done, piece: text.slice(done), kind: null }];
}

const Row = styled.div`
  display: grid;
  /* On a phone the button reaches into the padding of the card, so that it costs the words little and no line. */
  grid-template-columns: minmax(0, 1fr) ${token('space-8')};
  align-items: start;

  > :not(:first-child, button) {
    grid-column: 1 / -1;
  }
  > button {
    justify-self: start;
    margin-block: calc(-1 * ${token('space-1')});
    color: ${token('ink-soft')};
  }
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) ${token('tap')};
    column-gap: ${token('space-1')};
    > button {
      margin-top: calc(-1 * ${token('space-2')});
    }
  }
`;

/* What is typed is on a text that looks the same and has the strokes: both must break their lines alike. */
const Paper = styled.div`
  display: grid;
  font-family: ${token('font-display')};
  font-size: ${token('text-18')};
  line-height: 1.6;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
    margin: 0;
    padding: ${token('space-1')} ${token('space-2')};
    border: ${token('hairline')} solid transparent;
    border-radius: ${token('radius-small')};
    font: inherit;
    letter-spacing: inherit;
    /* What joins letters ends where a stroke begins, and would make the line below shorter or longer than the one above. */
    font-kerning: none;
    font-variant-ligatures: none;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  textarea {
    position: relative;
    width: 100%;
    height: 100%;
    overflow: hidden;
    background: none;
    /* The words below it are seen, with their strokes; of those typed only the cursor. */
    color: transparent;
    caret-color: ${token('ink')};
    resize: none;
  }
  textarea:hover {
    border-color: ${token('line')};
  }
  textarea:focus-visible {
    border-color: ${token('accent')};
    outline: ${token('hairline')} solid ${token('accent')};
    outline-offset: 0;
  }
  textarea::selection {
    background: color-mix(in srgb, ${token('accent')} 30%, transparent);
    color: transparent;
  }
  &[data-busy] > :first-child {
    color: ${token('ink-soft')};
  }
`;

const Behind = styled.div`
  color: ${token('ink')};
  user-select: none;

  span {
    text-decoration-line: underline;
    text-decoration-skip-ink: none;
  }
  span[data-kind='proven'] {
    ${markPaint}
    text-decoration-line: none;
  }
  span[data-kind='amber'] {
    border-radius: ${token('radius-small')};
    background: ${token('warn-soft')};
    text-decoration-color: ${token('warn')};
    text-decoration-style: dashed;
    text-decoration-thickness: ${token('focus-ring')};
    text-underline-offset: 0.2em;
  }
  span[data-kind='worn'] {
    text-decoration-color: ${token('ink-soft')};
    text-decoration-style: dotted;
    text-decoration-thickness: ${token('focus-ring')};
    text-underline-offset: 0.2em;
  }
  span[data-kind='mistake'] {
    text-decoration-color: ${token('bad')};
    text-decoration-style: wavy;
    text-decoration-thickness: ${token('hairline')};
    text-underline-offset: 0.2em;
  }
  /* Anyone who reads the letter on paper does not need to know where its facts are from. */
  @media print {
    margin-bottom: ${token('space-3')};
    padding: 0;

    span[data-kind] {
      background: none;
      text-decoration: none;
    }
  }
`;
