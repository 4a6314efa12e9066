import type { ToolId } from '@sheaf/api/contract/tools';
import { Button, FileName, FileWords, formatFileSize, from, IconButton, isPdf, RefusedFiles, token, toolHue } from '@sheaf/design-system';
import { FilePlus2, Files, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { chooseFiles } from '../early/chooseFiles';
import { EARLY_PLACE_ATTRIBUTE } from '../early/earlyFiles';
import { CHOOSES_FILES_ATTRIBUTE, UPLOAD_CHOICE_ID } from '../early/uploadChoiceAttributes';
import { useLocale, useMessages } from '../language';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt, useTools } from '../toolReadiness';
import type { Tool } from '../tools';
import { useAddress } from '../useAddress';
import { NativeDialog } from './NativeDialog';
import { orderTools } from './orderTools';

export interface UploadChoiceDialogProps {
  isOpen: boolean;
  /** The files that were chosen before a tool. Those that are no PDFs are listed as not added. */
  files?: readonly File[];
  /** It was opened by the browser itself, before the page was hydrated. */
  onOpen(): void;
  onClose(): void;
  onChoose(tool: ToolId): void;
  /** Receives files that were dropped on it or chosen in it. */
  onFiles(files: File[]): void;
}

const ABOUT_ID = 'upload-choice-about';
const TITLE_ID = 'upload-choice-title';
/** How many files are listed by name. */
const MOST_NAMED = 4;

/**
 * Asks which tool a PDF is for, and opens it. The dialog is prerendered into every page: it opens, lists files and leads to a tool before the
 * page is hydrated.
 */
export function UploadChoiceDialog({ isOpen, files: given = [], onOpen, onClose, onChoose, onFiles }: UploadChoiceDialogProps) {
  const words = useMessages().dialogs.uploadChoice;
  const files = given.filter(isPdf);
  const form = useRef<HTMLFormElement>(null);
  const hasFiles = files.length > 0;

  useEffect(() => {
    // The button that opened the file chooser is gone.
    if (hasFiles && isOpen && document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[formaction]')?.focus();
  }, [hasFiles, isOpen]);

  return (
    <NativeDialog
      id={UPLOAD_CHOICE_ID}
      aria-labelledby={TITLE_ID}
      aria-describedby={ABOUT_ID}
      data-files={files.length === 0 ? undefined : files.length > 1 ? 'several' : 'one'}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      onDrop={(event) => {
        event.preventDefault();
        event.nativeEvent.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Form ref={form} method="get">
        <Title id={TITLE_ID}>{words.title}</Title>
        <Sentence id={ABOUT_ID}>{words.sentence}</Sentence>
        <Container {...{ [EARLY_PLACE_ATTRIBUTE]: '' }}>
          {files.length > 0 ? <ChosenFiles files={files} /> : <DropButton onFiles={onFiles} />}
        </Container>
        <NotAdded files={given.filter((file) => !isPdf(file))} />
        <Choices>
          {orderTools(useTools(), files.length).map((tool) => (
            <ChoiceRow key={tool.id} tool={tool} files={files} onChoose={() => onChoose(tool.id)} />
          ))}
        </Choices>
        <Actions>
          <Button type="submit" formMethod="dialog">
            {words.cancel}
          </Button>
        </Actions>
        <Close label={words.close} {...{ type: 'submit' }} formMethod="dialog">
          <X aria-hidden="true" />
        </Close>
      </Form>
    </NativeDialog>
  );
}

function DropButton({ onFiles }: Pick<UploadChoiceDialogProps, 'onFiles'>) {
  const { dialogs, components } = useMessages();
  const words = dialogs.uploadChoice;
  return (
    <Drop type="button" {...{ [CHOOSES_FILES_ATTRIBUTE]: '' }} onClick={() => chooseFiles(onFiles)}>
      <FilePlus2 aria-hidden="true" />
      <span data-rest>{words.drop}</span>
      <span data-finger hidden>
        {components.dropzone.chooseMany}
      </span>
      <span data-over>{words.letGo}</span>
    </Drop>
  );
}

function ChosenFiles({ files }: { files: readonly File[] }) {
  const { chosen } = useMessages().dialogs.uploadChoice;
  const locale = useLocale();
  const [first] = files;
  if (!first) return null;
  const size = files.reduce((sum, file) => sum + file.size, 0);

  return (
    <Chosen aria-label={chosen(files.length)}>
      <Files aria-hidden="true" />
      <div>
        <FileWords name={files.length === 1 ? first.name : chosen(files.length)} facts={formatFileSize(size, locale)} />
        {files.length > 1 && <NamesOfFiles files={files} />}
      </div>
    </Chosen>
  );
}

/** The first few by name, so that the tools below stay in the window. */
function NamesOfFiles({ files }: { files: readonly File[] }) {
  const { more } = useMessages().components.refusedFiles;
  const locale = useLocale();
  const unnamed = files.length > MOST_NAMED ? files.length - MOST_NAMED + 1 : 0;
  return (
    <Names>
      {files.slice(0, files.length - unnamed).map(({ name }, index) => (
        // Two files of one name are two lines.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines hold no state of their own.
        <li key={index}>
          <FileName name={name} />
        </li>
      ))}
      {unnamed > 0 && <li>{more(unnamed.toLocaleString(locale))}</li>}
    </Names>
  );
}

/** Files that are no PDFs, with what to do. */
function NotAdded({ files }: { files: readonly File[] }) {
  const { dropzone, refusedFiles } = useMessages().components;
  return <RefusedFiles rejected={files.map((file) => ({ file, reason: dropzone.wrongType('PDF'), sentence: refusedFiles.notPdf(file.name) }))} />;
}

function ChoiceRow({ tool, files, onChoose }: { tool: Tool; files: readonly File[]; onChoose(): void }) {
  const messages = useMessages();
  const isBeingBuilt = useIsBeingBuilt()(tool.id);
  const { choice, description } = messages.tools[tool.id];
  const { takesOne, takesNone } = messages.dialogs.uploadChoice;
  const aboutId = `choice-${tool.id}-about`;

  function describeChoice() {
    if (isBeingBuilt) return files.length > 0 ? takesNone : <BeingBuiltTag />;
    const [first] = files;
    return first && files.length > 1 && !tool.takesSeveral ? takesOne(first.name) : description;
  }

  function handleChoose(event: MouseEvent) {
    event.preventDefault();
    onChoose();
  }

  return (
    <Row data-needs-several={tool.takesSeveral}>
      <Picture $hue={toolHue(tool.id)}>
        <ToolIcon tool={tool.id} />
      </Picture>
      <Choice type="submit" formAction={useAddress()(tool.path)} aria-describedby={aboutId} onClick={handleChoose}>
        {choice}
      </Choice>
      <About id={aboutId}>{describeChoice()}</About>
    </Row>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

const Title = styled.h2`
  padding-inline-end: ${token('space-6')};
  font-size: ${token('text-22')};

  ${from.medium} {
    font-size: ${token('text-28')};
  }
`;

const Sentence = styled.p`
  color: ${token('ink-soft')};
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${token('space-3')};
  inset-inline-end: ${token('space-3')};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;

  > * {
    flex: 1 1 auto;
  }
  ${from.medium} {
    > * {
      flex: none;
    }
  }
`;

/** The drop area. The names of early files cover it, so that nothing moves. */
const Container = styled.div`
  position: relative;
  min-height: ${token('space-16')};

  /* Dropping needs scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

const Drop = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: ${token('space-16')};
  padding: ${token('space-3')} ${token('space-4')};
  border: ${token('hairline')} dashed ${token('line-strong')};
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};

  > svg {
    flex: none;
    color: ${token('accent')};
  }
  [data-over] {
    display: none;
  }
  /* Touch devices cannot drop files. */
  @media (hover: none) and (pointer: coarse) {
    [data-finger] {
      display: inline;
    }
    [data-rest] {
      display: none;
    }
  }
  html[data-dragging] & [data-over] {
    display: inline;
  }
  html[data-dragging] & [data-rest] {
    display: none;
  }
  &:hover,
  html[data-dragging] & {
    background: ${token('accent-soft')};
    border-color: ${token('accent')};
    color: ${token('ink')};
  }
`;

const Chosen = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${token('space-16')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('accent-soft')};

  > svg {
    color: ${token('accent')};
  }
`;

const Names = styled.ul`
  margin-top: ${token('space-1')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;

const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Row = styled.li`
  /* Before hydration orders the tools, the tool for several PDFs comes last for one. */
  [data-files='one'] &[data-needs-several] {
    order: 1;
  }
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${token('space-3')};
  min-height: ${token('space-14')};
  padding: ${token('space-2')} ${token('space-4')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};

  ${from.medium} {
    grid-template-columns: auto 1fr fit-content(60%);
  }
  &:hover {
    background: ${token('sheet-soft')};
  }
`;

/** Named by its own words alone; the whole row takes the press and shows the focus. */
const Choice = styled.button`
  text-align: start;
  font-weight: ${token('weight-strong')};

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-control')};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &[aria-busy='true']::after {
    background: ${token('accent-soft')};
    opacity: 0.6;
  }
  &:focus-visible::after {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: ${token('focus-ring')};
  }
`;

const Picture = styled.span<{ $hue: string }>`
  grid-row: span 2;
  color: ${({ $hue }) => $hue};

  ${from.medium} {
    grid-row: auto;
  }
`;

const About = styled.span`
  grid-column: -2 / -1;
  /* The name of a file in it may be long. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
