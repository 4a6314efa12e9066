import { isPermissive } from './permissive.ts';

test.each(['MIT', '(MIT AND Zlib)', 'GPL-3.0-only OR MIT', 'Apache-2.0 WITH LLVM-exception', 'LicenseRef-SCOWL'])(
  '%s asks for notices alone',
  (licence) => {
    expect(isPermissive(licence)).toBe(true);
  },
);

test.each(['GPL-3.0-only', 'LGPL-2.1-or-later', 'MIT AND CC-BY-SA-4.0', 'MPL-2.0', 'SEE LICENSE IN FILE', 'UNLICENSED', ''])(
  '"%s" asks for more, or nobody knows what it asks for',
  (licence) => {
    expect(isPermissive(licence)).toBe(false);
  },
);
