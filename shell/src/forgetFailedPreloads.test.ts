import { forgetFailedPreloads } from './forgetFailedPreloads';

const folder = 'https://tools.example/remotes/mfe-chat/1.0.0/';
const linkAhead = (address: string) => `<link rel="preload" as="script" href="${address}" crossorigin="anonymous" integrity="sha256-tool">`;

afterEach(() => document.head.replaceChildren());

test('each preloaded script of a remote is requested once more in the same way, and leaves no element behind', () => {
  document.head.innerHTML = linkAhead(`${folder}tool.js`) + linkAhead('https://tools.example/assets/page.js');
  // jsdom reads no integrity from a link.
  for (const link of document.querySelectorAll('link')) link.integrity = 'sha256-tool';
  const preloaded: string[] = [];
  const append = jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) preloaded.push(`${script.src} ${script.crossOrigin} ${script.integrity}`);
  });
  forgetFailedPreloads(`${folder}mf-manifest.json`);
  forgetFailedPreloads(`${folder}mf-manifest.json`);
  append.mockRestore();
  expect(preloaded).toEqual([`${folder}tool.js anonymous sha256-tool`]);
  expect(document.head.innerHTML).toBe(linkAhead('https://tools.example/assets/page.js'));
});
