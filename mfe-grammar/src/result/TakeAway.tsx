import { Button, token } from '@sheaf/design-system';
import type { Notice } from '@sheaf/shell/tool-contract';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import type { GrammarState } from '../state/grammarState';
import type { Review } from '../state/review';
import { correctedName } from './downloadNames';
import { saveFile } from './saveFile';

export interface TakeAwayProps {
  state: GrammarState;
  review: Review;
  corrected: string;
  onNotice: (notice: Notice) => void;
}

/** The ways to take the corrected text along. */
export function TakeAway({ state, corrected, onNotice }: TakeAwayProps) {
  const { result: words } = useMessages();
  const [copied, setCopied] = useState<string | null>(null);
  const fileName = state.document?.file.name;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(corrected);
      setCopied(corrected);
    } catch {
      onNotice({ title: words.copyFailed, tone: 'bad' });
    }
  }

  function handleTxt() {
    saveFile(new Blob([corrected], { type: 'text/plain;charset=utf-8' }), correctedName(fileName, 'txt'));
  }

  const isCopied = copied === corrected;
  return (
    <Ways>
      <Button icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={() => void handleCopy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <Button icon={<Download aria-hidden="true" />} onClick={handleTxt}>
        {words.downloadTxt}
      </Button>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > * {
    flex: 1 1 auto;
  }
`;
