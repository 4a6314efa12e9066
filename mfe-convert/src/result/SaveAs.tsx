import { Field, LinkButton, token } from '@sheaf/design-system';
import { Download } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import { downloadNameOf, LONGEST_NAME } from './downloadName';

export interface SaveAsProps {
  docx: Blob;
  /** As it was typed, without ".docx". */
  name: string;
  onRename: (name: string) => void;
}

/** The name the Word file will have, and the link that saves it. */
export function SaveAs({ docx, name, onRename }: SaveAsProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [url, setUrl] = useState<string>();
  const { result: words } = useMessages();
  const { fileName, isChanged } = downloadNameOf(name);

  useEffect(() => {
    const created = URL.createObjectURL(docx);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [docx]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    link.current?.click();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Field
        label={words.fileName}
        value={name}
        suffix=".docx"
        hint={isChanged ? words.savedAs(fileName) : null}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onRename(event.target.value)}
      />
      <DownloadLink ref={link} tone="accent" size="large" icon={<Download aria-hidden="true" />} href={url} download={fileName}>
        <span>{words.download(fileName)}</span>
      </DownloadLink>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const DownloadLink = styled(LinkButton)`
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
