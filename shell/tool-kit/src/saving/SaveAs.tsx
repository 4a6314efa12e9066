import { Field, FileName, LinkButton, token } from '@sheaf/design-system';
import { Download } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { buildDownloadName, LONGEST_NAME, type NameKind } from './downloadName';

/** A tool's own words. */
export interface SaveAsWords {
  fileName: string;
  savedAs(fileName: string): string;
  download(fileName: string): string;
}

export interface SaveAsProps {
  /** Where the file is; undefined until there is an address. */
  url: string | undefined;
  kind: NameKind;
  /** As it was typed, without the extension. */
  name: string;
  words: SaveAsWords;
  placeholder?: string;
  /** Saving it is the first thing to do now; it is unless something else on the screen comes first. */
  isPrimary?: boolean;
  onRename: (name: string) => void;
  /** The visitor has taken it. */
  onSave?: () => void;
}

/** The name the file will have, and the link that saves it. */
export function SaveAs({ url, kind, name, words, placeholder, isPrimary = true, onRename, onSave }: SaveAsProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { fileName, isChanged } = buildDownloadName(name, kind);
  const [before = '', after = ''] = words.download(fileName).split(fileName);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    link.current?.click();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Field
        label={words.fileName}
        value={name}
        placeholder={placeholder}
        suffix={kind.extension}
        hint={isChanged ? words.savedAs(fileName) : null}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onRename(event.target.value)}
      />
      <LinkButton
        ref={link}
        tone={isPrimary ? 'accent' : 'plain'}
        size="large"
        href={url}
        download={fileName}
        aria-label={words.download(fileName)}
        onClick={onSave}
      >
        <Label>
          <Verb>
            <Download aria-hidden="true" />
            {before}
          </Verb>{' '}
          <FileName name={fileName} isOneLine /> {after}
        </Label>
      </LinkButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

/* The name goes to a line of its own before it is broken, and loses its middle before it takes two. */
const Label = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 0.3em;
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;

/* Its picture stays with it where the name goes to the next line. */
const Verb = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
`;
