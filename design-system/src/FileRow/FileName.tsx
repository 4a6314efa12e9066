import styled from 'styled-components';
import { below, from } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface FileNameProps {
  name: string;
  /** Takes one line, as on a button. */
  isOneLine?: boolean;
}

// On a phone these take three lines beside a picture and a button, so that files that begin alike can be distinguished.
const LONGEST_UNCUT_NAME = 48;
const LETTERS_AT_END = 10;
/** As much as three lines on a phone hold beside the end. */
const LETTERS_AT_START = 22;
// Arabic, Hebrew and related scripts: two halves side by side would swap their places.
const FROM_RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** A name too long for its place loses its middle, so that the version and the ending at its end stay readable. */
export function FileName({ name, isOneLine = false }: FileNameProps) {
  const letters = [...name];
  if ((!isOneLine && letters.length <= LONGEST_UNCUT_NAME) || FROM_RIGHT_TO_LEFT.test(name)) {
    return (
      <FullName title={name} dir="auto">
        {name}
      </FullName>
    );
  }
  return (
    <Halves title={name} data-in-list={!isOneLine || undefined}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Beginning aria-hidden="true">{letters.slice(0, -LETTERS_AT_END).join('')}</Beginning>
      <End aria-hidden="true">{letters.slice(-LETTERS_AT_END).join('')}</End>
      {!isOneLine && (
        <OnPhones aria-hidden="true">{[...letters.slice(0, LETTERS_AT_START), '…', ...letters.slice(-LETTERS_AT_END)].join('')}</OnPhones>
      )}
    </Halves>
  );
}

const FullName = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  overflow-wrap: anywhere;
  /* In its own direction, yet where every other name of the list stands. */
  text-align: left;
`;

const Halves = styled.span`
  position: relative;
  display: flex;
  min-width: 0;
  white-space: pre;

  /* One narrow line would hold hardly more than the ending. */
  ${below.medium} {
    &[data-in-list] > [aria-hidden]:not(:last-child) {
      display: none;
    }
  }
`;

const OnPhones = styled.span`
  min-width: 0;
  white-space: normal;
  overflow-wrap: anywhere;

  ${from.medium} {
    display: none;
  }
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
