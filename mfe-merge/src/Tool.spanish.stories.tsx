import { components } from '@sheaf/api/contract/messages/es/components';
import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { ThemeRoot } from '@sheaf/design-system';
import { fakeShell } from '@sheaf/tool-contract/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import Tool, { prepare } from './Tool';

/** The screens with the longer words of Spanish. */
const meta = {
  title: 'Merge/Screen in Spanish',
  component: Tool,
  parameters: { layout: 'fullscreen' },
  args: { shell: fakeShell({ locale: 'es' }) },
  loaders: [() => prepare('es')],
  decorators: [
    (Story) => (
      <ThemeRoot locale="es" words={components}>
        <Story />
      </ThemeRoot>
    ),
  ],
} satisfies Meta<typeof Tool>;

export default meta;
type Story = StoryObj<typeof meta>;

const thesis = createPdfFile('tesis-capitulos-1-4.pdf', 86, { bookmarks: 36, links: 120 });
const appendix = createPdfFile('anexo.pdf', 12, { bookmarks: 2, links: 8, deadLinks: 2, attachments: 2 });
const consent = createPdfFile('consentimiento-firmado.pdf', 2, { fields: 6 });

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const canvas = within(canvasElement);
  const input = canvasElement.querySelector('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Quitar / })).toHaveLength(files.length));
  return canvas;
}

export const Empty: Story = {};

export const FilesWithEverythingOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, thesis, appendix, consent);
    await canvas.findByText(/^3 archivos · 100 páginas/);
    await userEvent.click(canvas.getByRole('button', { name: 'Todas las páginas de anexo.pdf' }));
    await userEvent.type(canvas.getByLabelText('Páginas que se toman de anexo.pdf'), '9-40');
    await userEvent.click(canvas.getByText('Opciones'));
  },
};

export const ByPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, appendix, consent);
    await canvas.findByText(/^2 archivos · 14 páginas/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Páginas' }));
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^2, anexo/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    await expect(canvas.getByLabelText('Mover a la posición')).toBeVisible();
  },
};

export const Merged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, thesis, appendix, consent);
    await userEvent.click(canvas.getByRole('button', { name: 'Unir 3 archivos' }));
    await expect(await canvas.findByRole('link', { name: 'Descargar merged.pdf' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [scenarios.serverUnreachable] },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, thesis, appendix);
    await userEvent.click(canvas.getByRole('button', { name: 'Unir 2 archivos' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se ha podido unir');
  },
};
