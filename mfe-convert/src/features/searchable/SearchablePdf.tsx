import { Banner, Button, Disclosure, FileName, LinkButton, token } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { useObjectUrl } from '@sheaf/tool-kit/useObjectUrl';
import { Download, ScanText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { progressDialog } from '../../progressDialog';
import { formatStage } from '../conversion/convertProgress';
import type { Searchable } from './useSearchable';

export interface SearchablePdfProps {
  fileName: string;
  /** The password that opened the file, or none. */
  password: string;
  searchable: Searchable;
}

/** Offers the scan as a PDF whose words can be searched and copied: what many who look for OCR want instead of a Word file. */
export function SearchablePdf({ fileName, password, searchable: { current, start, cancel } }: SearchablePdfProps) {
  const words = useMessages();
  const { searchable, screen } = words;
  const isWorking = current.step === 'working';
  const inside = useRef<HTMLDivElement>(null);
  const stepBefore = useRef(current.step);

  // The focused button is gone with the work, so the focus goes on to what comes next, once the dialog has closed.
  useEffect(() => {
    const isJustCreated = stepBefore.current === 'working' && current.step === 'made';
    stepBefore.current = current.step;
    if (!isJustCreated) return undefined;
    const closing = setTimeout(() => (inside.current?.querySelector('a') ?? inside.current)?.focus());
    return () => clearTimeout(closing);
  }, [current.step]);

  return (
    <Disclosure title={searchable.title} note={searchable.note} isOpenAtFirst={current.step !== 'idle'}>
      <Inside ref={inside} tabIndex={-1}>
        <p>{searchable.lead}</p>
        {current.step === 'failed' && asksForPassword(current.reason) && (
          <PasswordForm name={fileName} words={{ ...screen, open: searchable.make }} reason={current.reason} takesFocus onSubmit={start} />
        )}
        {current.step === 'failed' && !asksForPassword(current.reason) && (
          <Banner comesIntoView tone="bad" title={searchable.failedTitle}>
            {current.reason.sentence ?? searchable.failedText}
          </Banner>
        )}
        {current.step === 'made' ? (
          <Made fileName={fileName} made={current.searchable} />
        ) : (
          !(current.step === 'failed' && asksForPassword(current.reason)) && (
            <div>
              <Button icon={<ScanText aria-hidden="true" />} aria-disabled={isWorking || undefined} onClick={() => isWorking || start(password)}>
                {searchable.make}
              </Button>
            </div>
          )
        )}
      </Inside>
      {current.step !== 'idle' && (
        <LazySlot words={screen} part={progressDialog} meanwhile={null}>
          {(ProgressDialog) => (
            <ProgressDialog
              isOpen={isWorking}
              title={searchable.working}
              description={isWorking ? formatStage(current.progress.stage, words) : ''}
              progress={isWorking ? current.progress.share : undefined}
              onCancel={cancel}
            />
          )}
        </LazySlot>
      )}
    </Disclosure>
  );
}

type Made = Extract<Searchable['current'], { step: 'made' }>['searchable'];

/** The searchable PDF with what was recognised in it, or why it is as it was. */
function Made({ fileName, made: { pdf, report } }: { fileName: string; made: Made }) {
  const { searchable } = useMessages();
  const url = useObjectUrl(pdf);
  const savedAs = `${fileName.replace(/\.pdf$/i, '')}-searchable.pdf`;
  const [before = '', after = ''] = searchable.download(savedAs).split(savedAs);
  return (
    <>
      {report.ocrPages.length === 0 && report.warnings.length === 0 && <p role="status">{searchable.nothing}</p>}
      {report.ocrPages.length > 0 && <p role="status">{searchable.made({ words: report.words, pages: report.ocrPages.length })}</p>}
      {report.warnings.length > 0 && (
        <Banner tone="warn">
          {report.warnings.map(({ code, text }) => (
            <p key={code + text}>{text}</p>
          ))}
        </Banner>
      )}
      {report.ocrPages.length > 0 && (
        <LinkButton href={url} download={savedAs} icon={<Download aria-hidden="true" />} aria-label={searchable.download(savedAs)}>
          <Label>
            <span>{before}</span>
            <FileName name={savedAs} isOneLine />
            {after}
          </Label>
        </LinkButton>
      )}
    </>
  );
}

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token('space-3')};
  padding-top: ${token('space-2')};

  /* Focused only so that the keyboard goes on from here. */
  &:focus {
    outline: none;
  }
  > p {
    max-width: ${token('measure')};
  }
  > a {
    max-width: 100%;
  }
`;

/* The name goes to a line of its own before it loses its middle. */
const Label = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.3em;
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;
