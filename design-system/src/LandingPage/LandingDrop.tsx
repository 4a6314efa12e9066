import { useRef } from 'react';
import styled from 'styled-components';
import { DropArea } from '../Dropzone/DropArea';
import { DropAreaContent } from '../Dropzone/DropAreaContent';
import { token } from '../tokens';

export interface LandingDropProps {
  /** What is to be dropped here, as in "Drop your CV here"; "or choose a file" is added. */
  label: string;
  hint?: string;
  takesMany?: boolean;
  /** Is given the files that were chosen. Files that are dropped are the page's, which accepts them anywhere. */
  onFiles: (files: File[]) => void;
}

/** The drop area in the hero of a marketing page. */
export function LandingDrop({ label, hint, takesMany = false, onFiles }: LandingDropProps) {
  const field = useRef<HTMLInputElement>(null);

  return (
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
          if (files.length > 0) onFiles(files);
        }}
      />
      <DropAreaContent label={label} hint={hint} takesMany={takesMany} onOpen={() => field.current?.click()} />
    </Area>
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
