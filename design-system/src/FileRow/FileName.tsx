import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface FileNameProps {
  name: string;
}

const LONGEST_WHOLE_NAME = 28;
const KEPT_AT_THE_END = 10;

/** A name too long for its place loses its middle, so that the version and the ending at its end stay readable. */
export function FileName({ name }: FileNameProps) {
  const letters = [...name];
  if (letters.length <= LONGEST_WHOLE_NAME) return <Whole title={name}>{name}</Whole>;
  return (
    <Halves title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Beginning aria-hidden="true">{letters.slice(0, -KEPT_AT_THE_END).join('')}</Beginning>
      <End aria-hidden="true">{letters.slice(-KEPT_AT_THE_END).join('')}</End>
    </Halves>
  );
}

const Whole = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Halves = styled.span`
  position: relative;
  display: flex;
  min-width: 0;
  white-space: pre;
`;

const Beginning = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const End = styled.span`
  flex: none;
`;
