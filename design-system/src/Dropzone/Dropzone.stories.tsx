import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card';
import { Dropzone } from './Dropzone';
import { dropzoneGuide } from './Dropzone.guide';

const KB = 1024;
const pdf = (name: string, kilobytes: number) => new File([new Uint8Array(kilobytes * KB)], name, { type: 'application/pdf' });

const meta = {
  title: 'Components/Dropzone',
  component: Dropzone,
  parameters: { guide: dropzoneGuide },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
  args: { label: 'Drop your PDFs here', hint: 'up to 50 files, 300 MB', maxFiles: 50, onAdd: fn(), onReject: fn(), onRemove: fn() },
} satisfies Meta<typeof Dropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files that can really be added and removed. */
const filling: Story['render'] = function Filling({ files: initial = [], ...props }) {
  const [files, setFiles] = useState(initial);
  return (
    <Dropzone
      {...props}
      files={files}
      onAdd={(added) => setFiles([...files, ...added])}
      onRemove={(index) => setFiles(files.filter((_, place) => place !== index))}
    />
  );
};

export const Empty: Story = { render: filling };

export const OneFileOnly: Story = { args: { label: 'Drop a PDF here', hint: 'up to 100 MB', maxFiles: undefined } };

export const TwoFiles: Story = {
  args: { label: 'Drop more PDFs', files: [pdf('thesis-chapters-1-4.pdf', 4300), pdf('appendix.pdf', 812)] },
  render: filling,
};

/** What the browser reports to a field when a file is held over it: the type, and nothing else yet. */
function holdOver(field: HTMLElement, type: string) {
  const dragged = new Event('dragenter', { bubbles: true, cancelable: true });
  Object.assign(dragged, { dataTransfer: { items: [{ kind: 'file', type, getAsFile: () => null }], types: ['Files'], files: [] } });
  field.dispatchEvent(dragged);
}

export const PdfHeldOver: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /Drop your PDFs here/ });
    holdOver(field, 'application/pdf');
    await waitFor(() => expect(field.closest('[data-dragging]')).toHaveAttribute('data-dragging', 'welcome'));
  },
};

export const PictureHeldOver: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /Drop your PDFs here/ });
    holdOver(field, 'image/png');
    await waitFor(() => expect(field.closest('[data-dragging]')).toHaveAttribute('data-dragging', 'refused'));
  },
};

export const FilesNotTaken: Story = {
  args: { label: 'Drop a PDF here', hint: 'up to 100 MB', maxFiles: undefined },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!input) throw new Error('There is no field for files.');
    const notes = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    await fireEvent.change(input, { target: { files: [pdf('thesis.pdf', 3), pdf('appendix.pdf', 1), notes] } });
    await expect(await canvas.findByText('2 files not added')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
