import { Button, Dialog, from, token, toolHue } from '@sheaf/design-system';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { useMessages } from '../language';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt } from '../toolReadiness';
import { tools } from '../tools';

export interface UploadChoiceDialogProps {
  isOpen: boolean;
  onClose(): void;
  /** Is given the address of the chosen tool. */
  onChoose(path: string): void;
}

/** Asks what a PDF is to be used for, and leads there. */
export function UploadChoiceDialog({ isOpen, onClose, onChoose }: UploadChoiceDialogProps) {
  const messages = useMessages();
  const words = messages.dialogs.uploadChoice;
  const isBeingBuilt = useIsBeingBuilt();

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.sentence}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <Choices>
        {tools.map(({ id, path }) => (
          <Row key={id}>
            <Picture $hue={toolHue(id)}>
              <ToolIcon tool={id} />
            </Picture>
            <Choice type="button" aria-describedby={`choice-${id}-about`} onClick={() => onChoose(path)}>
              {messages.tools[id].choice}
            </Choice>
            <About id={`choice-${id}-about`}>{isBeingBuilt(id) ? <BeingBuiltTag /> : messages.tools[id].description}</About>
          </Row>
        ))}
      </Choices>
    </Dialog>
  );
}

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
