import { render, screen } from '@testing-library/react';
import { Marked } from './Marked';

test('draws the marked words and leaves the sentence whole', () => {
  render(
    <h1>
      <Marked text="Every PDF chore, done <mark>properly</mark>, and <mark>at once</mark>." />
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Every PDF chore, done properly, and at once.');
  expect(screen.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['properly', 'at once']);
});

test('takes nothing else for markup', () => {
  render(<Marked text={'2 < 3, <b>bold</b>, <script>alert(1)</script> and <mark>no end'} />);
  expect(document.body).toHaveTextContent('2 < 3, <b>bold</b>, <script>alert(1)</script> and <mark>no end');
  expect(document.querySelector('b, script, mark')).toBeNull();
});

test('draws the marked words as something else where it is told to', () => {
  render(<Marked text="or <mark>choose a file</mark>" as={(words) => <u>{words}</u>} />);
  expect(screen.getByText('choose a file').tagName).toBe('U');
});
