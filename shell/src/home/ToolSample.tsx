import type { ToolId } from '@sheaf/api/contract/tools';
import { Mark, Marked, token, toolHue } from '@sheaf/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../language';

/** A sample of a tool's result in a few words. It is decoration, so it is hidden from screen readers. */
export function ToolSample({ tool }: { tool: ToolId }) {
  return <Paper aria-hidden="true">{SAMPLES[tool]()}</Paper>;
}

const SAMPLES: Record<ToolId, () => ReactNode> = {
  merge: () => <MergeSample />,
  convert: () => <ConvertSample />,
  chat: () => <ChatSample />,
  grammar: () => <GrammarSample />,
  'cover-letter': () => <LetterSample />,
};

function MergeSample() {
  const { files, counted } = useMessages().home.samples.merge;
  return (
    <>
      <Row>
        {files.map((file, index) => (
          <FileTab key={file} data-place={index}>
            {file}
          </FileTab>
        ))}
      </Row>
      <p>
        <Marked text={counted} />
      </p>
    </>
  );
}

function ConvertSample() {
  const { style, heading, line } = useMessages().home.samples.convert;
  return (
    <>
      <Row>
        <Heading>{heading}</Heading>
        <Tag $hue={toolHue('convert')}>{style}</Tag>
      </Row>
      <p>
        <Marked text={line} />
      </p>
    </>
  );
}

function ChatSample() {
  const { question, passage, page } = useMessages().home.samples.chat;
  return (
    <>
      <Question>{question}</Question>
      <p>
        <Marked text={passage} /> <Small>{page}</Small>
      </p>
    </>
  );
}

function GrammarSample() {
  const { before, wrong, right, after, kind } = useMessages().home.samples.grammar;
  return (
    <>
      <Row>
        <Tag $hue={toolHue('grammar')}>{kind}</Tag>
      </Row>
      <p lang="en">
        {before} <s>{wrong}</s> <Mark>{right}</Mark> {after}
      </p>
    </>
  );
}

function LetterSample() {
  const { claim, source } = useMessages().home.samples.letter;
  return (
    <>
      <p>
        <Marked text={claim} />
      </p>
      <Small>{source}</Small>
    </>
  );
}

const Paper = styled.div`
  display: grid;
  align-content: center;
  gap: ${token('space-2')};
  min-height: calc(${token('space-24')} + ${token('space-6')});
  padding: ${token('space-4')};
  background: ${token('paper')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  font-family: ${token('font-display')};
  font-size: ${token('text-18')};
  line-height: 1.4;

  s {
    color: ${token('ink-soft')};
    text-decoration-color: ${token('bad')};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
`;

const FileTab = styled.span`
  padding: ${token('space-1')} ${token('space-2')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-top: ${token('space-1')} solid ${token('file-1')};
  border-radius: ${token('radius-small')};
  color: ${token('ink-soft')};
  font-family: ${token('font-text')};
  font-size: ${token('text-14')};

  &[data-place='1'] {
    border-top-color: ${token('file-2')};
  }
  &[data-place='2'] {
    border-top-color: ${token('file-3')};
  }
`;

const Heading = styled.span`
  font-size: ${token('text-22')};
`;

const Tag = styled.span<{ $hue: string }>`
  padding-inline: ${token('space-2')};
  border: ${token('hairline')} solid ${({ $hue }) => $hue};
  border-radius: ${token('radius-small')};
  color: ${({ $hue }) => $hue};
  font-family: ${token('font-text')};
  font-size: ${token('text-14')};
`;

const Question = styled.p`
  color: ${token('ink-soft')};
  font-family: ${token('font-text')};
  font-size: ${token('text-14')};
`;

const Small = styled.span`
  color: ${token('ink-soft')};
  font-family: ${token('font-text')};
  font-size: ${token('text-14')};
`;
