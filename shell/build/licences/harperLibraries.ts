import type { BundledWork } from './bundledWorks.ts';

const APACHE = 'node_modules/harper.js/LICENSE';
const TEXTS = 'shell/build/licences/texts';

const group = (licence: string, names: string, texts: string[], note = ''): BundledWork => ({
  name: `Rust libraries in Harper (${licence})`,
  licence,
  use: 'server',
  note: `Compiled into Harper (harper.js): ${names.split(' ').join(', ')}. Their authors and sources are named at https://crates.io.${note}`,
  texts,
});

/** The Rust libraries whose names are in Harper's compiled program, by licence. `harperLibraries.test.ts` holds the list to the program. */
export const harperLibraries: readonly BundledWork[] = [
  group(
    'MIT OR Apache-2.0',
    'ammonia bytemuck burn-core burn-ndarray burn-nn burn-tensor chrono console_error_panic_hook crossbeam-epoch cubecl-common ecow fid-rs hashbrown ' +
      'html5ever idna indexmap itoa js-sys lazy_static louds-rs markup5ever ndarray once_cell parking_lot_core percent-encoding rand rand_chacha rayon ' +
      'rayon-core regex regex-automata regex-syntax serde serde_core serde_json smallvec string_cache tendril tracing-wasm trie-rs unicode-math-class ' +
      'unicode-script unicode-segmentation unicode-width url uuid wasm-bindgen',
    [APACHE],
  ),
  group(
    'MIT',
    'data-encoding levenshtein_automata lru phf_shared pulldown-cmark pulldown-cmark-escape ruzstd serde-wasm-bindgen sharded-slab tracing-core ' +
      'tracing-subscriber twox-hash zip',
    ['LICENSE'],
  ),
  group('Unlicense OR MIT', 'aho-corasick fst memchr', ['LICENSE']),
  group('Apache-2.0', 'typst-syntax', [APACHE]),
  group('Unicode-3.0', 'icu_collections icu_normalizer', [`${TEXTS}/icu.txt`]),
  group('Zlib', 'zlib-rs', [`${TEXTS}/zlib.txt`]),
  group('MPL-2.0', 'cssparser dtoa-short', [`${TEXTS}/mpl-2.0.txt`], ' They are unchanged; their source code is to be had there.'),
];
