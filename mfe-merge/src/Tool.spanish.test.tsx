import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prepare } from './Tool';
import { chooseFiles, openMerge } from './testing/mergeVisitor';

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await prepare('es');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const openInSpanish = () => openMerge(fakeShell({ locale: 'es' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const listAnnouncements = () => screen.getAllByRole('status').map((region) => region.textContent?.trim());

test('a Spanish visitor chooses files, puts them in order, takes a step back and merges', async () => {
  const { shell, container } = openInSpanish();
  expect(screen.getByRole('heading', { level: 1, name: 'Unir PDF' })).toBeVisible();
  expect(screen.getByText('Aparecerá aquí. Elige al menos 2 archivos para empezar.')).toBeVisible();
  await chooseFiles(createPdfFile('tesis.pdf', 3), createPdfFile('anexo.pdf', 1));
  expect(await screen.findByText(/^2 archivos · 4 páginas · /)).toBeVisible();

  await press('Bajar tesis.pdf');
  expect(listAnnouncements()).toContain('tesis.pdf, ahora 2 de 2');
  await press('Deshacer: tesis.pdf movido');
  expect(listAnnouncements()).toContain('Deshecho: tesis.pdf movido');

  await press('Unir 2 archivos');
  expect(await screen.findByRole('link', { name: 'Descargar merged.pdf' })).toBeVisible();
  expect(screen.getByText('páginas 1–3')).toBeVisible();
  expect(listAnnouncements()).toContainEqual(expect.stringMatching(/^Tu PDF unido está listo: 4 páginas, /));
  expect(shell.notices).toEqual([{ title: '¡PDF unidos!', description: 'Tu PDF unido está listo para descargar.', tone: 'good' }]);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('a Spanish visitor is refused in Spanish: before the merge, by the server, and on this device', async () => {
  const { shell } = openInSpanish();
  await chooseFiles(createPdfFile('tesis.pdf', 3));
  await press('Unir PDF');
  expect(shell.notices.at(-1)).toMatchObject({ title: 'Faltan archivos' });

  await chooseFiles(new File(['Solo unas notas.'], 'notas.pdf'));
  expect(await screen.findByText('notas.pdf no es un archivo PDF.', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('notas.pdf no se puede unir.');
  expect(screen.getByRole('button', { name: 'Quitar 1 archivo que no se puede leer' })).toBeVisible();

  await chooseFiles(createPdfFile('anexo.pdf', 1));
  server.use(scenarios.mergeRefusesDamagedPdf);
  await press('Unir los 2 archivos válidos');
  expect(await screen.findByText('anexo.pdf está dañado y no se ha podido leer.', { selector: 'li *' })).toBeVisible();
});

test('a Spanish visitor who works page by page gets announcements in Spanish', async () => {
  openInSpanish();
  await chooseFiles(createPdfFile('tesis.pdf', 2), createPdfFile('anexo.pdf', 1));
  await userEvent.click(screen.getByRole('radio', { name: 'Páginas' }));
  const first = await screen.findByRole('gridcell', { name: '1, tesis p. 1' });
  act(() => first.focus());
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(listAnnouncements()).toContain('Página 1 de tesis.pdf, ahora 2 de 3');
  await userEvent.keyboard('r');
  expect(listAnnouncements()).toContain('Página 1 de tesis.pdf girada a la derecha');
  expect(screen.getByRole('gridcell', { name: '2, tesis p. 1, girada 90 grados' })).toHaveFocus();
  await press('Seleccionar todas');
  await press('Eliminar');
  expect(screen.getByRole('alert')).toHaveTextContent('Tiene que quedar una página.');
  await press('Unir 3 páginas');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Descargar merged.pdf' })).toBeVisible());
});
