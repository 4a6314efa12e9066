import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Imports a module in a process of its own and lists what Node had to look up for it among our packages and sources. */
function lookUpsFor(specifier: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const asked = [];
    registerHooks({ resolve: (specifier, context, next) => (asked.push(specifier), next(specifier, context)) });
    const { takeSourcesFast } = await import('@sheaf/platform/command/fastSources');
    takeSourcesFast();
    asked.length = 0;
    await import('${specifier}');
    console.log(JSON.stringify(asked.filter((one) => one.startsWith('@sheaf/') || one.startsWith('.'))));`;
  const folder = path.resolve(import.meta.dirname, '../../../merge');
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }));
}

test.each(['@sheaf/merge/command/command', '@sheaf/pdf/file/pdfFile', '@sheaf/merge'])(
  'a command starts without looking up where modules are: %s',
  (module) => {
    expect(lookUpsFor(module)).toEqual([]);
  },
);

test('a module that is another one in browsers is looked up by Node', () => {
  expect(lookUpsFor('@sheaf/platform/platform')).toEqual(['@sheaf/platform/platform']);
});
