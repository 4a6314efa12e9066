import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { findCounterpartIn } from './counterpart';
import { editAgain, findEdits } from './edits';

function Form() {
  const [words, setWords] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [paper, setPaper] = useState('light');
  return (
    <form>
      <textarea aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <input type="checkbox" aria-label="Here" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
      {['light', 'dark'].map((value) => (
        <input key={value} type="radio" name="paper" aria-label={value} checked={paper === value} onChange={() => setPaper(value)} />
      ))}
      <output>{`${words}, ${isOn}, ${paper}`}</output>
    </form>
  );
}

test('what was typed and chosen on a prerendered page is kept when the page is hydrated', async () => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  const root = document.body.firstElementChild;
  if (!root) throw new Error('Nothing was rendered.');
  screen.getByLabelText<HTMLTextAreaElement>('Words').value = 'Dear Amara';
  screen.getByLabelText('Here').click();
  screen.getByLabelText('dark').click();

  const edits = findEdits(root);
  await act(async () => hydrateRoot(root, <Form />));
  act(() => {
    for (const { control, ...edit } of edits) editAgain(control, edit);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Dear Amara, true, dark');
  expect(screen.getByLabelText('Words')).toHaveValue('Dear Amara');
  expect(screen.getByLabelText('Here')).toBeChecked();
});

test('a visitor who types during hydration keeps the caret', async () => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  const root = document.body.firstElementChild;
  if (!root) throw new Error('Nothing was rendered.');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Words');
  field.value = 'Dear Amara';
  field.setSelectionRange(4, 4);

  const edits = findEdits(root);
  await act(async () => hydrateRoot(root, <Form />));
  field.setSelectionRange(0, 0);
  act(() => {
    for (const { control, ...edit } of edits) editAgain(control, edit);
  });
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
});

test('a control that was not changed is left alone', () => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  expect(findEdits(document.body)).toEqual([]);
});

test('an element has its counterpart at the same place of another tree, unless another kind is there', () => {
  document.body.innerHTML = '<div><p>one</p><section><b>two</b></section></div><div><p>uno</p><section><b>dos</b></section></div><div><p>1</p></div>';
  const [before, after, other] = document.body.children;
  const two = before?.querySelector('b');
  if (!before || !after || !other || !two) throw new Error('The trees stand above.');
  expect(findCounterpartIn(before, after, two)).toHaveTextContent('dos');
  expect(findCounterpartIn(before, other, two)).toBeNull();
});
