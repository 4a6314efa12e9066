/** What the quick look must not rule out, and what the full matching has to decide. */
test.each([
  ['.warning', 'static'],
  ['p.warning', 'static'],
  ['div > .warning, .other', 'static'],
  ['.warning:not(.quiet)', 'static'],
  ['.warning[data-tone="a.b, c"]', 'static'],
  [':where(.warning)', 'static'],
  ['.a\\.b', 'static'],
  ['.quiet', ''],
  ['span.warning', ''],
  ['.warning.quiet', ''],
  ['.warning[data-tone="other"]', ''],
])('the rule %s is asked for what it says', (selector, position) => {
  document.head.innerHTML = `<style>${selector} { position: static }</style>`;
  document.body.innerHTML = '<div><p class="warning a.b" data-tone="a.b, c">Words</p></div>';
  expect(getComputedStyle(document.querySelector('p') ?? document.body).position).toBe(position);
});
