import { Badge, Banner, Button, token } from '@sheaf/design-system';
import { useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Finding } from '../../model/grammarFindings';
import type { LetterState } from '../../model/letterState';

export interface GrammarFindingsProps {
  grammar: LetterState['grammar'];
  onApply: (finding: Finding, replacement: string) => void;
  onIgnore: (id: string) => void;
}

/** As many ways to mend one thing are offered. */
const MAX_REPLACEMENTS = 3;

/** What a grammar check found in the letter, to apply one by one. */
export function GrammarFindings({ grammar, onApply, onIgnore }: GrammarFindingsProps) {
  const { letter: words } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  if (grammar.step === 'failed') {
    return (
      <Banner tone="bad" title={words.grammarFailed}>
        {grammar.reason.sentence ?? words.grammarFailedText}
      </Banner>
    );
  }
  if (grammar.step !== 'checked') return null;
  const { findings } = grammar;

  /** What was pressed is gone with its finding. */
  function after(act: () => void) {
    act();
    title.current?.focus();
  }

  return (
    <section aria-label={words.grammarTitle}>
      <Head>
        <h2 ref={title} tabIndex={-1}>
          {words.grammarTitle}
        </h2>
        <Badge tone={findings.length === 0 ? 'good' : 'neutral'}>
          {findings.length === 0 ? words.grammarClean : words.findings(findings.length)}
        </Badge>
      </Head>
      <List>
        {findings.map((finding) => (
          <li key={finding.id}>
            <p>
              <strong>{finding.original}</strong> <small>{finding.why}</small>
            </p>
            <Actions>
              {finding.replacements.slice(0, MAX_REPLACEMENTS).map((replacement) => (
                <Button
                  key={replacement}
                  size="small"
                  aria-label={words.apply({ original: finding.original, replacement })}
                  onClick={() => after(() => onApply(finding, replacement))}
                >
                  {replacement || words.deleteWord}
                </Button>
              ))}
              <Button size="small" tone="quiet" aria-label={words.ignoreOf(finding.original)} onClick={() => after(() => onIgnore(finding.id))}>
                {words.ignore}
              </Button>
            </Actions>
          </li>
        ))}
      </List>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};

  h2 {
    font-size: ${token('text-18')};
  }
`;

const List = styled.ul`
  li {
    padding-block: ${token('space-3')};
    border-bottom: ${token('hairline')} solid ${token('line')};
  }
  small {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`;
