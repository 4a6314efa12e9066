import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withQuotedFigures } from '../api/bench/formatQuotedFigures.ts';
import { readSavedFigures } from '../api/bench/savedFigures.ts';
import { findLongSentences, MAX_WORDS_PER_SENTENCE } from './longSentences.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const documents = listed.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));
/** Every file and folder of the repository. */
const paths = new Set(listed.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))));

/** Written by a build, or names of something that is no file here. */
const NOT_IN_REPOSITORY = /^(?:@.*|shell\/builds\b.*|\.\/.*|.*\b(?:dist|dist-node|node_modules)\b.*|remotes\.json|sbom\.cdx\.json|\.js|X\.[a-z.]+)$/;
const folderNames = new Set(listed.flatMap((file) => file.split('/').slice(0, -1)));

/** The folders of all packages; a document may name one by its folder or by its name. */
const packageFolders = listed.filter((file) => /.\/package\.json$/.test(file)).map((file) => path.dirname(file));
const readPackageName = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).name;

/** Names with a slash that no folder has: a branch and types of content. */
const NO_PATH = /^(?:origin\/main|(?:application|image|text)\/[\w.+-]+)$/;

/** A file is known by its ending, a folder by its slash. A list of sources names repositories of others, such as `openai/grade-school-math`. */
function namesPath(words: string, document: string): boolean {
  if (/\.(?:tsx?|c?js|json|md|bin)$/.test(words)) return true;
  const [first = '', ...others] = words.split('/');
  const isRepository = document.endsWith('SOURCES.md') && others.length === 1 && others[0] !== '' && !folderNames.has(first);
  return others.length > 0 && !NO_PATH.test(words) && !isRepository;
}

/** Returns the names of files and folders in a document that are not in the repository. */
function findStaleNames(text: string, document: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  const names = quoted.filter((words) => /^[\w@.*{},-]+(?:\/[\w@.*{},-]+)*\/?$/.test(words) && namesPath(words, document));
  return names.filter((name) => !NOT_IN_REPOSITORY.test(name) && !isPathInRepository(name));
}

function isPathInRepository(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);
  const found = new RegExp(`(?:^|/)${pattern}(?:\\.[a-z]+)?$`);
  return [...paths].some((place) => found.test(place));
}

test.each(documents)('every file and folder that %s names is there', (document) => {
  const text = read(document);
  expect(findStaleNames(text, document)).toEqual([]);

  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, address = '']) => address).filter((address) => !/^https?:/.test(address));
  expect(links.filter((address) => !paths.has(path.normalize(path.join(path.dirname(document), address))))).toEqual([]);
});

test('a name whose first folder is gone is found, and words with a slash that name no place are left alone', () => {
  const text = 'See `gone/`, `gone/away.ts`, `.ci/gone.ts`, `shell/gone/x` and `.ci/`, `shell/src/`, `text/plain`, `origin/main`, `someone/theirs`.';
  expect(findStaleNames(text, 'README.md')).toEqual(['gone/', 'gone/away.ts', '.ci/gone.ts', 'shell/gone/x', 'someone/theirs']);
  expect(findStaleNames('`someone/theirs` and `shell/gone`', 'SOURCES.md')).toEqual(['shell/gone']);
});

test.each(documents)('no sentence of %s has more than 25 words', (document) => {
  expect(findLongSentences(read(document))).toEqual([]);
});

describe('a sentence of too many words', () => {
  const word = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const longest = `${word(MAX_WORDS_PER_SENTENCE)}.`;
  const tooLong = `${word(MAX_WORDS_PER_SENTENCE + 1)}.`;

  test.each([
    ['in a paragraph, over a line end', `${longest} ${tooLong.replace(' ', '\n')} ${longest}`],
    ['in an item of a list', `- ${longest}\n- ${tooLong}\n`],
    ['in a cell of a table', `| a | b |\n|---|---|\n| ${longest} | ${tooLong} |`],
    ['behind a bold title', `**Title.** ${tooLong}`],
  ])('is found %s', (_, text) => {
    expect(findLongSentences(text)).toEqual([tooLong]);
  });

  test.each([
    ['in a block of code', `\`\`\`\n${tooLong}\n\`\`\`\n`],
    ['in a comment', `<!-- ${tooLong} -->`],
    ['over a heading and its paragraph', `# ${word(20)}\n${word(20)}`],
    ['over two paragraphs', `${word(20)}\n\n${word(20)}`],
    ['over two cells of a table', `| ${word(20)} | ${word(20)} |`],
    ['in two items of a list', `1. ${word(20)}\n2. ${word(20)}`],
    ['where most words are one piece of code', `Run \`${word(30)}\` first.`],
  ])('is none %s', (_, text) => {
    expect(findLongSentences(text)).toEqual([]);
  });
});

test.each(documents)('every npm script that %s names is there', (document) => {
  const readScripts = (file: string): Record<string, string> => JSON.parse(read(file)).scripts ?? {};
  const findPackageFolder = (named: string) => packageFolders.find((folder) => folder === named || readPackageName(folder) === named);
  for (const [command, script = '', workspace] of read(document).matchAll(/npm run ([\w:-]+)(?:[^`\n]*? -w ([@\w/-]+))?/g)) {
    const folder = workspace === undefined ? '' : `${findPackageFolder(workspace)}/`;
    expect({ command, scripts: Object.keys(readScripts(`${folder}package.json`)) }).toEqual({ command, scripts: expect.arrayContaining([script]) });
  }
});

test.each(['README.md', 'api/engines/merge/README.md'])(
  'the figures that %s quotes are those that a bench has kept (else: npm run figures)',
  (document) => {
    const text = read(document);
    expect(text).toMatch(/<!-- figures:merge -->\n\| set/);
    expect(withQuotedFigures(text, readSavedFigures())).toBe(text);
  },
);

test('git keeps the screenshots that the README shows, and no other', () => {
  const shown = [...read('README.md').matchAll(/\]\((docs\/screens\/[^)]+)\)/g)].map(([, file]) => file);
  expect(listed.filter((file) => file.startsWith('docs/screens/')).toSorted()).toEqual(shown.toSorted());
});
