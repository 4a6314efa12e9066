import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import styled from 'styled-components';
import { FileRow } from '../FileRow/FileRow';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { acceptFiles, type FileRejection } from './acceptFiles';
import { buildAnnouncement } from './buildAnnouncement';
import { DropArea } from './DropArea';
import { DropAreaContent } from './DropAreaContent';
import { RefusedFiles } from './RefusedFiles';
import { useDroppedFiles } from './useDroppedFiles';
import { useFilesOverPage } from './useFilesOverPage';
import { isPdf, usePastedFiles } from './usePastedFiles';

export interface DropzoneProps {
  /** What is to be dropped here, as in "Drop your PDFs here"; "or choose files" is added. */
  label: string;
  /** Limits, in a few words: "up to 50 files, 300 MB". */
  hint?: string;
  /** When given, they are listed below with a remove button each. */
  files?: File[];
  /** How many are chosen already, when the caller lists them itself. */
  chosenCount?: number;
  /** Left out, a new file takes the place of the old one. */
  maxFiles?: number;
  /** Small, for beside files that are there already. By default it is small once there are any. */
  isCompact?: boolean;
  disabled?: boolean;
  /** Whether files may be dropped or pasted anywhere on the page. */
  takesWholePage?: boolean;
  /** Why a PDF cannot be taken, as a sentence that names it, or null. */
  findRefusal?: (file: File) => string | null;
  onAdd: (files: File[]) => void;
  /** Left out by who takes several, what is not taken is named below, as it is for one. */
  onReject?: (rejections: FileRejection[]) => void;
  onRemove?: (index: number) => void;
}

const PDF_ONLY = { 'application/pdf': ['.pdf'] };

/** Where PDFs come in: dropped (files or whole folders), chosen, or pasted. */
export function Dropzone(props: DropzoneProps) {
  const { label, hint, files, chosenCount, maxFiles, isCompact, disabled = false, takesWholePage = false, onReject, onRemove } = props;
  const { dropzone: words } = useWords();
  const chosen = chosenCount ?? files?.length ?? 0;
  const takesMany = maxFiles !== undefined;
  const room = takesMany ? Math.max(0, maxFiles - chosen) : 1;
  const isOverPage = useFilesOverPage(takesWholePage && !disabled);
  const isSmall = isCompact ?? chosen > 0;
  const { dropzone, news, setNews, refused } = useFileDrop(props, room);
  const { getRootProps, getInputProps, open, isDragActive, isDragReject } = dropzone;

  function handleRemove(file: File, index: number) {
    setNews(words.removed(file.name));
    onRemove?.(index);
  }

  return (
    <div>
      <DropArea
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        data-compact={isSmall || undefined}
        data-dragging={describeDrag(isDragActive, isDragReject)}
        data-disabled={disabled || undefined}
        data-over-page={isOverPage || undefined}
      >
        {/* Its default inline style would be refused by a strict content policy in a prerendered page. */}
        <Input {...getInputProps({ multiple: takesMany, style: undefined, 'aria-label': label, disabled })} />
        <DropAreaContent label={label} hint={hint} takesMany={takesMany} isSmall={isSmall} disabled={disabled} onOpen={open} />
      </DropArea>
      {(!takesMany || !onReject) && <RefusedFiles rejected={refused} />}
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
      {files && files.length > 0 && <ListedFiles files={files} onRemove={onRemove && handleRemove} />}
    </div>
  );
}

/** Accepts dropped, chosen and pasted files up to the limit, and keeps the announcement and the refusals. */
function useFileDrop(props: DropzoneProps, room: number) {
  const { maxFiles, disabled = false, takesWholePage = false, findRefusal = () => null, onAdd, onReject } = props;
  const words = useWords();
  const [news, setNews] = useState('');
  const [refused, setRefused] = useState<FileRejection[]>([]);

  function handleFiles(pdfs: File[], others: File[]) {
    const { added, rejected } = acceptFiles({ pdfs, others, room, isForOne: maxFiles === undefined, findRefusal }, words);
    setNews(buildAnnouncement({ added, rejected }, words.dropzone));
    setRefused(rejected);
    if (added.length > 0) onAdd(added);
    if (rejected.length > 0) onReject?.(rejected);
  }

  const takesFromPage = takesWholePage && !disabled;
  const handleFromPage = (files: File[]) =>
    handleFiles(
      files.filter(isPdf),
      files.filter((file) => !isPdf(file)),
    );
  usePastedFiles(takesFromPage, handleFromPage);
  // A drop can be faster than the area that opens itself over the page.
  useDroppedFiles(takesFromPage, handleFromPage);
  const dropzone = useDropzone({
    accept: PDF_ONLY,
    disabled,
    // The button inside handles clicks and keys, and assistive technology knows it as a button.
    noClick: true,
    noKeyboard: true,
    // Otherwise it refuses what falls beside it.
    preventDropOnDocument: !takesFromPage,
    onDrop: (pdfs, ofOtherTypes) => {
      // Clear the input, since choosing the same file again fires no event otherwise.
      if (dropzone.inputRef.current) dropzone.inputRef.current.value = '';
      handleFiles(
        pdfs,
        ofOtherTypes.map(({ file }) => file),
      );
    },
  });
  return { dropzone, news, setNews, refused };
}

interface ListedFilesProps {
  files: File[];
  onRemove: ((file: File, index: number) => void) | undefined;
}

function ListedFiles({ files, onRemove }: ListedFilesProps) {
  return (
    <List>
      {files.map((file, index) => (
        // Two files may have one name, so only the index is a key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state.
        <li key={`${file.name}-${index}`}>
          <FileRow name={file.name} size={file.size} onRemove={onRemove && (() => onRemove(file, index))} />
        </li>
      ))}
    </List>
  );
}

function describeDrag(isActive: boolean, isReject: boolean): 'welcome' | 'refused' | undefined {
  if (!isActive) return undefined;
  return isReject ? 'refused' : 'welcome';
}

const Input = styled.input`
  display: none;
`;

const List = styled.ul`
  margin-top: ${token('space-3')};

  > li {
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;
