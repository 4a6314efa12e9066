import { Button, Dialog, from, token, toolHue } from '@sheaf/design-system';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
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
  const isBeingBuilt = useIsBeingBuilt();

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="What do you want to do with your PDF?"
      description="Choose the tool that best fits what you're trying to accomplish."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Choices>
        {tools.map(({ id, path, choice, description }) => (
          <li key={id}>
            <Choice type="button" aria-labelledby={`choice-${id}`} aria-describedby={`choice-${id}-about`} onClick={() => onChoose(path)}>
              <Picture $hue={toolHue(id)}>
                <ToolIcon tool={id} />
              </Picture>
              <Name id={`choice-${id}`}>{choice}</Name>
              <About id={`choice-${id}-about`}>{isBeingBuilt(id) ? <BeingBuiltTag /> : description}</About>
            </Choice>
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}

const Choices = styled.ul`
  display: grid;
  gap: ${token('space-2')};
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${token('space-3')};
  width: 100%;
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

const Picture = styled.span<{ $hue: string }>`
  grid-row: span 2;
  color: ${({ $hue }) => $hue};

  ${from.medium} {
    grid-row: auto;
  }
`;

const Name = styled.span`
  font-weight: ${token('weight-strong')};
`;

const About = styled.span`
  grid-column: -2 / -1;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
