import { useRef, useState } from 'react';
import styled from 'styled-components';
import { acceptFiles, type FileRejection } from '../Dropzone/acceptFiles';
import { DropArea } from '../Dropzone/DropArea';
import { DropAreaContent } from '../Dropzone/DropAreaContent';
import { RefusedFiles } from '../Dropzone/RefusedFiles';
import { isPdf } from '../Dropzone/usePastedFiles';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';

export interface LandingDropProps {
  /** What is to be dropped here, as in "Drop your CV here"; "or choose a file" is added. */
  label: string;
  hint?: string;
  takesMany?: boolean;
  /** Is given the PDFs that were chosen; of other files it is said below why not. Files that are dropped are the page's, which accepts them anywhere. */
  onFiles: (files: File[]) => void;
}

/** The drop area in the hero of a marketing page. */
export function LandingDrop({ label, hint, takesMany = false, onFiles }: LandingDropProps) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<FileRejection[]>([]);

  function handleFiles(files: File[]) {
    const pdfs = files.filter(isPdf);
    const others = files.filter((file) => !isPdf(file));
    setRefused(acceptFiles({ pdfs: [], others, room: 0, isForOne: !takesMany, findRefusal: () => null }, words).rejected);
    if (pdfs.length > 0) onFiles(pdfs);
  }

  return (
    <div>
      <Area>
        <Input
          ref={field}
          type="file"
          accept="application/pdf,.pdf"
          multiple={takesMany}
          aria-label={label}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // Choosing the same file again fires no event otherwise.
            currentTarget.value = '';
            handleFiles(files);
          }}
        />
        <DropAreaContent label={label} hint={hint} takesMany={takesMany} onOpen={() => field.current?.click()} />
      </Area>
      <RefusedFiles rejected={refused} />
    </div>
  );
}

const Area = styled(DropArea)`
  min-height: calc(2 * ${token('space-24')});

  /* The script inside the page sets it while files are dragged over the page. */
  html[data-dragging] & {
    background: ${token('accent-soft')};
    border-color: ${token('accent')};
    border-style: solid;
  }
`;

const Input = styled.input`
  display: none;
`;
