import type { ToolId } from '@sheaf/api/contract/tools';
import { Button, Dialog, FileWords, formatFileSize, from, token, toolHue } from '@sheaf/design-system';
import { Files } from 'lucide-react';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { useLocale, useMessages } from '../language';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt } from '../toolReadiness';
import { type Tool, tools } from '../tools';

export interface UploadChoiceDialogProps {
  isOpen: boolean;
  /** PDFs that were chosen before the tool. */
  files?: readonly File[];
  onClose(): void;
  onChoose(tool: ToolId): void;
}

/** Asks what a PDF is to be used for, and leads there. */
export function UploadChoiceDialog({ isOpen, files = [], onClose, onChoose }: UploadChoiceDialogProps) {
  const words = useMessages().dialogs.uploadChoice;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.sentence}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      {files.length > 0 && <ChosenFiles files={files} />}
      <Choices>
        {tools.map((tool) => (
          <ChoiceRow key={tool.id} tool={tool} files={files} onChoose={() => onChoose(tool.id)} />
        ))}
      </Choices>
    </Dialog>
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
      {files.length === 1 ? (
        <FileWords name={first.name} facts={formatFileSize(size, locale)} />
      ) : (
        <FileWords name={chosen(files.length)} facts={`${files.map(({ name }) => name).join(', ')} · ${formatFileSize(size, locale)}`} />
      )}
    </Chosen>
  );
}

function ChoiceRow({ tool, files, onChoose }: { tool: Tool; files: readonly File[]; onChoose(): void }) {
  const messages = useMessages();
  const isBeingBuilt = useIsBeingBuilt()(tool.id);
  const { choice, description } = messages.tools[tool.id];
  const { takesOne, takesNone } = messages.dialogs.uploadChoice;
  const aboutId = `choice-${tool.id}-about`;

  function about() {
    if (isBeingBuilt) return files.length > 0 ? takesNone : <BeingBuiltTag />;
    const [first] = files;
    return first && files.length > 1 && !tool.takesSeveral ? takesOne(first.name) : description;
  }

  return (
    <Row>
      <Picture $hue={toolHue(tool.id)}>
        <ToolIcon tool={tool.id} />
      </Picture>
      <Choice type="button" aria-describedby={aboutId} onClick={onChoose}>
        {choice}
      </Choice>
      <About id={aboutId}>{about()}</About>
    </Row>
  );
}

const Chosen = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('accent-soft')};

  > svg {
    color: ${token('accent')};
  }
`;

const Choices = styled.ul`
  display: grid;
  gap: ${token('space-2')};
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${token('space-3')};
  min-height: ${token('space-14')};
  padding: ${token('space-2')} ${token('space-4')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};

  ${from.medium} {
    grid-template-columns: auto 1fr auto;
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
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
