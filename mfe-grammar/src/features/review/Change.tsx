import type { Correction } from '@sheaf/api/contract/grammar';
import { markStroke, token, VisuallyHidden } from '@sheaf/design-system';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { listOffers } from '../../model/review';

/** What is there and what would take its place: "recieve → receive". */
export function Change({ correction, by }: { correction: Correction; by?: string | null }) {
  const { card: words } = useMessages();
  const offer = by ?? listOffers(correction)[0];
  if (offer === undefined) return <Words lang="en">{correction.original}</Words>;
  return (
    <Words>
      <del lang="en">{shown(correction.original) || words.nothing}</del>
      <ArrowRight aria-hidden="true" />
      <VisuallyHidden>{` ${words.becomes} `}</VisuallyHidden>
      {offer === '' ? <em>{words.toDelete}</em> : <ins lang="en">{shown(offer)}</ins>}
    </Words>
  );
}

/** Shows spaces at the ends of a text as dots, since they can be the mistake. */
function shown(text: string): string {
  return text.replace(/^\s+|\s+$/g, (spaces) => '\u00B7'.repeat(spaces.length));
}

const Words = styled.span`
  overflow-wrap: anywhere;

  del {
    color: ${token('ink-soft')};
    text-decoration: line-through ${token('bad')} ${token('focus-ring')};
  }
  ins {
    ${markStroke}
    text-decoration: none;
  }
  svg {
    display: inline;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-inline: ${token('space-1')};
    vertical-align: -0.15em;
    color: ${token('ink-soft')};
  }
`;
