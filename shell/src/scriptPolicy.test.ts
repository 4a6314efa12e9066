import { createScriptPolicy } from './scriptPolicy';

const origin = 'https://sheaf.example';

test('scripts of this origin are allowed, also by relative and blob addresses', () => {
  const policy = createScriptPolicy({ origin });
  expect(policy.isAllowed('/assets/main.js')).toBe(true);
  expect(policy.isAllowed('https://sheaf.example/remotes/mfe-merge/1.0.0/remoteEntry.js')).toBe(true);
  expect(policy.isAllowed('blob:https://sheaf.example/6f1c')).toBe(true);
});

test('scripts of another origin are refused until remotes.json names that origin', () => {
  const policy = createScriptPolicy({ origin });
  expect(policy.isAllowed('https://cdn.example/remoteEntry.js')).toBe(false);
  policy.allow('https://cdn.example');
  expect(policy.isAllowed('https://cdn.example/remoteEntry.js')).toBe(true);
});

test('the browser gets a policy: an address is given back when allowed and refused when not', () => {
  let createScriptURL: (address: string) => string | null = () => null;
  createScriptPolicy({
    origin,
    trustedTypes: {
      createPolicy: (_name, rules) => {
        createScriptURL = rules.createScriptURL;
      },
    },
  });
  expect(createScriptURL('/assets/main.js')).toBe('/assets/main.js');
  expect(createScriptURL('https://evil.example/x.js')).toBeNull();
  expect(createScriptURL('javascript:alert(1)')).toBeNull();
});
