import { Button, markStroke, token, VisuallyHidden } from '@sheaf/design-system';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { formatSource } from '../letter/ClaimNote';
import type { ClaimInLetter } from '../letter/claimFinder';

export interface EvidenceProps {
  claims: readonly ClaimInLetter[];
  onShow: (claim: ClaimInLetter) => void;
  onShowInCv: (claim: ClaimInLetter) => void;
  /** The visitor says that a claim is true, or takes that back. */
  onConfirm: (claim: string, isTrue: boolean) => void;
}

/** Every claim of the letter with the words it rests on; first those that rest on none. */
export function Evidence({ claims, onShow, onShowInCv, onConfirm }: EvidenceProps) {
  const { panels: words } = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const amber = claims.filter(({ supported }) => !supported);
  const proven = claims.filter(({ supported }) => supported);
  if (claims.length === 0) return <Quiet>{words.noClaims}</Quiet>;

  /** What was pressed moves to the other list. */
  function handleConfirm(claim: string, isTrue: boolean) {
    onConfirm(claim, isTrue);
    panel.current?.focus();
  }

  const ways = { onShow, onShowInCv, onConfirm: handleConfirm };
  return (
    <Panel ref={panel} tabIndex={-1}>
      {amber.length > 0 ? (
        <section>
          <h3 data-amber>
            <TriangleAlert aria-hidden="true" />
            {words.amberTitle}
          </h3>
          <List claims={amber} {...ways} />
        </section>
      ) : (
        <AllProven>
          <CircleCheck aria-hidden="true" />
          {words.allProven}
        </AllProven>
      )}
      {proven.length > 0 && (
        <section>
          <h3>{words.provenTitle}</h3>
          <List claims={proven} {...ways} />
        </section>
      )}
    </Panel>
  );
}

function List({ claims, onShow, onShowInCv, onConfirm }: EvidenceProps) {
  const messages = useMessages();
  const { panels: words, letter } = messages;
  return (
    <Claims>
      {groupClaims(claims).map(([claim, ...others]) => (
        <li key={`${claim.source} ${claim.text}`}>
          <div>
            <span>
              {[claim, ...others].map((each) => (
                <button key={each.text} type="button" aria-label={words.showInLetter(each.text)} onClick={() => onShow(each)}>
                  <mark data-amber={!each.supported || undefined}>{each.text}</mark>
                </button>
              ))}
            </span>
            {!claim.supported && (
              <Button size="small" aria-label={letter.isTrueOf(claim.text)} onClick={() => onConfirm(claim.text, true)}>
                {letter.isTrue}
              </Button>
            )}
          </div>
          {claim.supported && (
            <p>
              <span>{formatSource({ ...claim, page: undefined }, messages)}</span>
              {claim.quote && <q>{claim.quote}</q>}
              {claim.isConfirmed && (
                <button type="button" aria-label={letter.takeBackOf(claim.text)} onClick={() => onConfirm(claim.text, false)}>
                  {letter.takeBack}
                </button>
              )}
              {claim.page !== undefined && (
                <button type="button" onClick={() => onShowInCv(claim)}>
                  {words.pageShort(claim.page)} <VisuallyHidden>{words.showInCv(claim.page)}</VisuallyHidden>
                </button>
              )}
            </p>
          )}
        </li>
      ))}
    </Claims>
  );
}

type Group = [ClaimInLetter, ...ClaimInLetter[]];

/** Claims that rest on the same words are grouped: a line of skills is quoted once. */
function groupClaims(claims: readonly ClaimInLetter[]): Group[] {
  const groups = new Map<string, Group>();
  for (const claim of claims) {
    const { source, page, quote, text } = claim;
    const name = quote === undefined ? text : `${source} ${page} ${quote}`;
    const group = groups.get(name);
    if (group) group.push(claim);
    else groups.set(name, [claim]);
  }
  return [...groups.values()];
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};

  &:focus {
    outline: none;
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin-bottom: ${token('space-2')};
    font-family: ${token('font-text')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
    color: ${token('ink-soft')};
  }
  h3[data-amber] {
    color: ${token('warn')};
  }
  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
`;

const Quiet = styled.p`
  color: ${token('ink-soft')};
`;

const AllProven = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')};
  color: ${token('good')};
  font-size: ${token('text-14')};

  svg {
    margin-top: 0.2em;
  }
`;

const Claims = styled.ul`
  li {
    padding-block: ${token('space-2')};
    border-top: ${token('hairline')} solid ${token('line')};
  }
  /* What the visitor says about a claim is at the end of its line. */
  li > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
  }
  li > div > button {
    flex: none;
  }
  span > button {
    min-height: ${token('space-7')};
    margin-inline-end: ${token('space-1')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  span > button:hover mark {
    text-decoration: underline;
  }
  mark {
    ${markStroke}
    /* Several are beside each other. */
    margin-inline: 0 ${token('space-1')};
    font-weight: ${token('weight-strong')};
  }
  mark[data-amber] {
    background: ${token('warn-soft')};
    color: ${token('warn')};
  }
  p {
    margin-top: ${token('space-1')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    overflow-wrap: anywhere;
  }
  q {
    margin-inline: ${token('space-2')};
  }
  p > span + button {
    margin-inline-start: ${token('space-2')};
  }
  p button {
    position: relative;
    min-height: ${token('space-6')};
    color: ${token('accent')};
    text-decoration: underline;
    white-space: nowrap;
  }
`;
