/** Abbreviations whose full stop ends no sentence, wherever they are. */
const COMMON = 'mr mrs ms dr prof st sr jr vs etc e.g i.e no approx dept inc ltd co corp';
/** Words of references, measures and ranks, which prose shortens. */
const OF_PROSE = 'eg ie al fig figs nos vol pp cf jan feb mar apr jun jul aug sep sept oct nov dec spp sp ca est gen col lt sgt capt rev hon ed eds';
/** Degrees and countries, as CVs write them. */
const OF_FACTS = 'mt ph.d b.sc m.sc u.s u.k';
/** What only documents have: "eqs. 2 and 3", "subsp.", "ext. 12". */
const OF_DOCUMENTS =
  'eg ie al figs? refs? eqs? eqn sec ch nos vol pp? cf jan feb mar apr jun jul aug sept? oct nov dec spp? subsp var ca est gen col lt sgt capt rev hon eds? resp viz art tel ext min max';

const list = (...words: string[]) => new Set(words.join(' ').split(' '));

/** In small letters and without their last full stop, for each kind of text. */
export const ABBREVIATIONS = { prose: list(COMMON, OF_PROSE), facts: list(COMMON, OF_FACTS) };

/** Alternatives of a regular expression: `figs?` stands for "fig" and "figs". */
export const DOCUMENT_ABBREVIATIONS = `${COMMON} ${OF_DOCUMENTS}`.replaceAll('.', '\\.').replaceAll(' ', '|');
