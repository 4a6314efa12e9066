import { markScrolled } from './markScrolled';

function scrollTo(position: number) {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
afterEach(() => scrollTo(0));

test('the page is marked while it is scrolled down, until watching is stopped', () => {
  const page = document.documentElement;
  const end = markScrolled(page);
  expect(page).not.toHaveAttribute('data-scrolled');
  scrollTo(2000);
  expect(page).toHaveAttribute('data-scrolled');
  scrollTo(399);
  expect(page).not.toHaveAttribute('data-scrolled');
  end();
  scrollTo(5000);
  expect(page).not.toHaveAttribute('data-scrolled');
});

test('a page that was scrolled before is marked at once', () => {
  scrollTo(800);
  markScrolled(document.documentElement)();
  expect(document.documentElement).toHaveAttribute('data-scrolled');
});
