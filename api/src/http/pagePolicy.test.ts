import { buildPagePolicy } from './pagePolicy.ts';

test('a page loads from this origin and those of its tools, and runs only inline parts with a known hash', () => {
  const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
  expect(buildPagePolicy(['https://tools.example'], inline).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://tools.example 'sha256-script'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style'",
    "connect-src 'self' https://tools.example",
    "img-src 'self' data: blob:",
    "font-src 'self' https://tools.example",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('the policy of a page with tools on its own origin names only that origin', () => {
  const policy = buildPagePolicy([], { scripts: [], styles: [] });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
});
