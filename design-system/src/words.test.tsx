import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Chip } from './Chip/Chip';
import { Dialog } from './Dialog/Dialog';
import { DiffMarks } from './DiffMarks/DiffMarks';
import { Dropzone } from './Dropzone/Dropzone';
import { Field } from './Field/Field';
import { FileRow } from './FileRow/FileRow';
import { LandingPage } from './LandingPage/LandingPage';
import { ProgressDialog } from './ProgressDialog/ProgressDialog';
import { Select } from './Select/Select';
import { Skeleton } from './Skeleton/Skeleton';
import { SkipLink } from './SkipLink/SkipLink';
import { SplitPane } from './SplitPane/SplitPane';
import { Stepper } from './Stepper/Stepper';
import { TextArea } from './TextArea/TextArea';
import { ThemeRoot } from './ThemeRoot/ThemeRoot';
import { ToastRegion } from './Toast/ToastRegion';
import { type DesignSystemWords, englishWords } from './words';

const TEXT_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'placeholder', 'title'];
// Neither the callers' words nor the sizes of this language are written in Latin letters, so all that is Latin is a component's own word.
const LOCALE = 'zh';
const nothing = () => undefined;

/** The words of a language that nobody speaks: every letter of English in brackets. */
function bracketed<Words>(words: Words): Words {
  const entries = Object.entries(words as object).map(([key, word]) => {
    if (typeof word === 'string') return [key, `[${word}]`];
    if (typeof word === 'function') return [key, (...values: unknown[]) => `[${word(...values)}]`];
    return [key, bracketed(word)];
  });
  return Object.fromEntries(entries);
}

/** Everything on the page that is read or heard and is not in brackets. */
function unbracketed(): string {
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) => TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  const pieces = [document.body.textContent ?? '', ...attributes];
  return pieces.join('\n').replaceAll(/\[[^\]]*\]/g, '');
}

const pdf = new File(['一'], '一.', { type: 'application/pdf' });
const wrong = new File(['一'], '二.', { type: 'text/plain' });
const point = { title: '一', text: '二' };

const all: Record<string, ReactElement> = {
  Chip: <Chip onRemove={nothing}>一</Chip>,
  Dialog: <Dialog isOpen onClose={nothing} title="一" description="二" />,
  DiffMarks: (
    <DiffMarks
      parts={[
        { kind: 'replaced', text: '一', by: '二' },
        { kind: 'inserted', text: '三' },
        { kind: 'deleted', text: '四' },
      ]}
    />
  ),
  Dropzone: <Dropzone label="一" maxFiles={2} files={[pdf]} onAdd={nothing} onReject={nothing} onRemove={nothing} />,
  Field: <Field label="一" type="password" required />,
  FileRow: <FileRow name="一." size={512} onRemove={nothing} />,
  LandingPage: (
    <LandingPage
      tool="merge"
      title="一"
      lead="二"
      action="三"
      reasons={[point]}
      steps={[point]}
      audience={[point]}
      faq={[{ question: '一', answer: '二' }]}
      closing="四"
    />
  ),
  ProgressDialog: <ProgressDialog isOpen title="一" description="二" progress={0.4} onCancel={nothing} />,
  Select: <Select label="一" value="一" options={[{ value: '一', label: '二' }]} required onChange={nothing} />,
  Skeleton: <Skeleton />,
  SkipLink: <SkipLink />,
  SplitPane: <SplitPane first={{ label: '一', content: '二' }} second={{ label: '三', content: '四' }} />,
  Stepper: <Stepper label="一" steps={['二', '三']} current={1} />,
  'TextArea, empty': <TextArea label="一" counts="words" />,
  'TextArea, too full': <TextArea label="一" limit={1} defaultValue="二三" />,
  ToastRegion: <ToastRegion notice={{ id: 1, title: '一', description: '二' }} onDismiss={nothing} />,
};

const renderIn = (words: DesignSystemWords, element: ReactElement) =>
  render(
    <ThemeRoot words={words} locale={LOCALE}>
      {element}
    </ThemeRoot>,
  );

test.each(Object.entries(all))('%s says no word of its own but those it is given', (_name, element) => {
  renderIn(bracketed(englishWords), element);
  expect(unbracketed().replaceAll('F8', '')).not.toMatch(/\p{Script=Latin}/u);
});

test('what screen readers announce after files were dropped is in the page’s language as well', async () => {
  renderIn(bracketed(englishWords), <Dropzone label="一" onAdd={nothing} onReject={nothing} />);
  const area = screen.getByRole('button').parentElement as HTMLElement;
  const files = [pdf, pdf, wrong];
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  await act(async () => fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } }));
  const news = await screen.findByText(/\[Added 一\.\.\]/);
  expect(news).toHaveTextContent('is not a PDF file.');
  expect(news).toHaveTextContent('one PDF at a time is taken here');
  expect(unbracketed()).not.toMatch(/\p{Script=Latin}/u);
});

test('a word that a language lacks is said in English', () => {
  render(
    <ThemeRoot words={{ close: 'Cerrar' }} locale="es">
      <Dialog isOpen onClose={nothing} title="Subir" />
      <FileRow name="informe.pdf" size={4_404_019} onRemove={nothing} />
    </ThemeRoot>,
  );
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove informe.pdf', hidden: true })).toBeInTheDocument();
  expect(screen.getByText(/4,2\sMB/)).toBeInTheDocument();
});
