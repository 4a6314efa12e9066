import { type LetterClaim, wordsOfLength } from '@sheaf/api/contract/coverLetter';
import { Badge, Banner, token } from '@sheaf/design-system';
import { FileCheck2, FileWarning } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { countWords, type LetterVersion } from '../../model/letter';
import type { LetterState } from '../../model/letterState';
import type { ParagraphClaims } from './claimFinder';
import { ParagraphField } from './ParagraphField';

export interface LetterSheetProps {
  version: LetterVersion;
  paragraphClaims: readonly ParagraphClaims[];
  grammar: LetterState['grammar'];
  claim: LetterState['claim'];
  writing: LetterState['writing'];
  /** A single paragraph can be worded anew. */
  canReword: boolean;
  /** Null while nobody knows. */
  fitsOnePage: boolean | null;
  /** Characters that the letter's fonts do not have. */
  notDrawn: readonly string[];
  onType: (id: string, text: string) => void;
  onReword: (id: string) => void;
  onShowInCv: (claim: LetterClaim) => void;
  onConfirm: (claim: string) => void;
}

const NOTHING: Omit<ParagraphClaims, 'id'> = { claims: [], cliches: [] };

/** The letter on its paper, each paragraph to write in, and below it how long it is and what is worn in it. */
export function LetterSheet(props: LetterSheetProps) {
  const { version, paragraphClaims, grammar, claim, writing, canReword, fitsOnePage, notDrawn, onType, onReword, onShowInCv, onConfirm } = props;
  const { letter: words } = useMessages();
  const { paragraphs, length, language, warnings, engine } = version;
  const findings = grammar.step === 'checked' ? grammar.findings : [];
  const cliches = [...new Set(paragraphClaims.flatMap((each) => each.cliches))];
  const busyWith = writing.step === 'writing' ? writing.what : null;
  const labels = buildLabels(paragraphs, words);
  return (
    <>
      <Sheet data-letter role="group" aria-label={words.sheet}>
        {paragraphs.map((paragraph, index) => {
          const { id, kind } = paragraph;
          const hasWords = kind !== 'greeting' && kind !== 'signature';
          const isBusy = busyWith === 'whole' || busyWith === 'letter' || (busyWith !== null && busyWith.paragraph === id);
          return (
            <ParagraphField
              key={id}
              paragraph={paragraph}
              label={labels[index] ?? words.kinds[kind]}
              language={language}
              paragraphClaims={paragraphClaims.find((each) => each.id === id) ?? { id, ...NOTHING }}
              findings={findings.filter((finding) => finding.paragraph === id)}
              claim={claim?.paragraph === id ? claim : null}
              isBusy={isBusy}
              onType={(text) => onType(id, text)}
              onReword={hasWords && canReword ? () => onReword(id) : undefined}
              onShowInCv={onShowInCv}
              onConfirm={onConfirm}
            />
          );
        })}
      </Sheet>
      <Facts>
        <span>
          {words.words(countWords(version))} · {words.bounds(wordsOfLength[length])}
        </span>
        {fitsOnePage !== null && (
          <Badge tone={fitsOnePage ? 'good' : 'warn'} icon={fitsOnePage ? <FileCheck2 aria-hidden="true" /> : <FileWarning aria-hidden="true" />}>
            {fitsOnePage ? words.onePage : words.tooLong}
          </Badge>
        )}
        <span>{engine === 'built-in' ? words.writtenBy.builtIn : words.writtenBy.model(engine)}</span>
      </Facts>
      {fitsOnePage === false && <Banner tone="warn">{words.tooLongText}</Banner>}
      {notDrawn.length > 0 && <Banner tone="warn">{words.notDrawn(notDrawn)}</Banner>}
      {cliches.length > 0 && <Banner tone="neutral">{words.cliches(cliches)}</Banner>}
      {warnings.length > 0 && (
        <Banner tone="neutral">
          {warnings.map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
        </Banner>
      )}
    </>
  );
}

/** "What you did, 2" where there are several of a kind. */
function buildLabels(paragraphs: LetterVersion['paragraphs'], words: ReturnType<typeof useMessages>['letter']): string[] {
  return paragraphs.map(({ kind }, index) => {
    const alike = paragraphs.filter((other) => other.kind === kind).length;
    if (alike === 1) return words.kinds[kind];
    const number = paragraphs.slice(0, index + 1).filter((other) => other.kind === kind).length;
    return words.kindAndPlace({ kind: words.kinds[kind], place: number });
  });
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
`;
