import { createClient } from '@sheaf/api/client/createClient';
import { createGrammarCalls } from '@sheaf/api/client/createGrammarCalls';
import { usualGrammarChoices } from '@sheaf/api/contract/grammarChoices';
import type { ToolProps } from '@sheaf/tool-contract';
import { listNextTools } from '@sheaf/tool-kit/listNextTools';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useSavedWork } from '@sheaf/tool-kit/useSavedWork';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useChecking } from './features/checking/useChecking';
import { useReviewKeys } from './features/keyboard/useReviewKeys';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { useReading } from './features/reading/useReading';
import { GrammarScreen } from './GrammarScreen';
import { useMessages } from './messages';
import { createEmptyGrammar, isBlank } from './model/emptyGrammar';
import { findPreset } from './model/findPreset';
import { grammarSaver } from './model/grammarSaver';
import { grammarActions, grammarReducer } from './model/grammarState';
import { readIgnoredWords, saveIgnoredWords } from './model/ignoredWords';

/** While pages are prerendered there is no address and no storage. */
function atFirst() {
  if (typeof window === 'undefined') return createEmptyGrammar(usualGrammarChoices, []);
  return createEmptyGrammar({ ...usualGrammarChoices, preset: findPreset(window.location.search) }, readIgnoredWords());
}

/** Lets the screen, the server and the page around it talk to each other. */
export function GrammarTool({ shell }: ToolProps) {
  const words = useMessages();
  const { locale } = words;
  const api = useMemo(() => createClient(createGrammarCalls, { locale }), [locale]);
  const [state, dispatch] = useReducer(grammarReducer, undefined, atFirst);
  const reading = useReading(api, dispatch, { onRead: handleRead });
  const checking = useChecking(api, dispatch, { onChecked: ({ corrections }) => handleChecked(corrections.length), onFail: handleCheckFailed });
  useShortcutsList(shell);
  useReviewKeys(state, dispatch);

  const kept = useSavedWork(grammarSaver, {
    shell,
    state,
    isBlank: isBlank(state),
    onRestore: (found) => dispatch(grammarActions.restored(found)),
  });
  useHandedFiles(shell, ([file]) => file && reading.start(file), kept.isReady);

  const { ignoredWords } = state;
  const storedWords = useRef(ignoredWords);
  useEffect(() => {
    saveIgnoredWords(ignoredWords, storedWords.current);
    storedWords.current = ignoredWords;
  }, [ignoredWords]);

  function handleRead() {
    shell.toast({ title: words.reading.readTitle, description: words.reading.readText, tone: 'good' });
  }

  function handleChecked(count: number) {
    shell.toast({ title: words.screen.checkedTitle, description: words.screen.checkedText(count), tone: 'good' });
  }

  function handleCheckFailed({ sentence }: { sentence: string | null }) {
    shell.toast({ title: words.screen.checkFailed, description: sentence ?? words.screen.checkFailedText, tone: 'bad' });
  }

  return (
    <GrammarScreen
      state={state}
      kept={kept}
      dispatch={dispatch}
      server={shell.config}
      backLink={shell.linkTo('/')}
      readingProgress={reading.progress}
      checkingProgress={checking.progress}
      nextTools={listNextTools(shell, 'grammar')}
      onFile={(file) => reading.start(file)}
      onPassword={(file, password) => reading.start(file, password)}
      onCancelReading={reading.cancel}
      onCheck={() => checking.start(state)}
      onCancelCheck={checking.cancel}
      onHandOver={(file, tool) => void shell.handOver?.(file, tool)}
      onDownloaded={() => shell.offerDonation('grammar')}
      onNotice={shell.toast}
    />
  );
}
