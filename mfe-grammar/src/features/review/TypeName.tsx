import type { Correction } from '@sheaf/api/contract/grammar';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { pencil } from './pencil';

/** The kind of a finding, under the line that marks it in the text: so the word explains the marks. */
export function TypeName({ type }: { type: Correction['type'] }) {
  const { card: words } = useMessages();
  return <Name data-type={type}>{words.types[type]}</Name>;
}

const Name = styled.span`
  ${pencil}
`;
