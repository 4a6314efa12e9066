import { isTyping } from './isTyping';

function build(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
}

test.each(['<input>', '<input type="password">', '<textarea></textarea>', '<select></select>'])('keys belong to %s', (html) => {
  expect(isTyping(build(html))).toBe(true);
});

test.each(['<input type="checkbox">', '<input type="range">', '<button></button>', '<p></p>'])('keys are free at %s', (html) => {
  expect(isTyping(build(html))).toBeFalsy();
});
