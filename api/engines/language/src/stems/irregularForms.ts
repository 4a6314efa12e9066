/** Forms of common words that no ending leads back to their base. */
const FORMS = `arise arose arisen|awake awoke awoken|bear bore borne|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|blow blew blown|break broke broken|breed bred
bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|come came|creep crept|deal dealt|dig dug|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given
go went gone|grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|learn learnt|leave left|lend lent|lie lain|light lit|lose lost|make made|mean meant|meet met
pay paid|prove proven|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk
sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spell spelt|spend spent|spin spun|spoil spoilt|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn
sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|undertake undertook undertaken|wake woke woken|wear wore worn
weave wove woven|win won|withdraw withdrew withdrawn|write wrote written|overcome overcame|oversee oversaw overseen|die dying|tie tying|lie lying
man men|woman women|child children|foot feet|tooth teeth|mouse mice|goose geese|person people|criterion criteria|phenomenon phenomena|bacterium bacteria|datum data|medium media|curriculum curricula
index indices|matrix matrices|vertex vertices|appendix appendices|analysis analyses|hypothesis hypotheses|basis bases|crisis crises|thesis theses|diagnosis diagnoses|axis axes|nucleus nuclei|stimulus stimuli
fungus fungi|radius radii|locus loci|alga algae|larva larvae|antenna antennae|formula formulae|genus genera|life lives|wife wives|half halves|leaf leaves|shelf shelves|thief thieves|wolf wolves|loaf loaves|self selves
good better best|bad worse worst|far further farther|many more most|little less least|long length|wide width|deep depth|high height|strong strength|warm warmth|broad breadth|old age|die death|born birth|live life
lose loss|choose choice|sell sale|give gift|think thought|know knowledge|believe belief|see sight|grow growth|weigh weight|speak speech|sing song|move motion|advise advice|succeed success|proceed process
prove proof|fly flight|poor poverty|free freedom|young youth|hot heat|proud pride|true truth|destroy destruction|receive receipt reception|describe description|divide division|decide decision|conclude conclusion
produce production|reduce reduction|introduce introduction|permit permission|admit admission|explain explanation|maintain maintenance|retain retention|expand expansion|extend extension extent|include inclusion
absorb absorption|resolve resolution|solve solution|revolve revolution|evolve evolution|respond response|defend defense defence|offend offense offence|apply application|supply supplier|multiply multiplication|vary variety variation
analyze analysis analyst|marry marriage|bury burial|try trial|deny denial|comply compliance|rely reliance|exceed excess|erode erosion|explode explosion|collide collision|pronounce pronunciation|compete competition competitor
china chinese|japan japanese|france french|spain spanish|britain british|england english|germany german|italy italian|greece greek|holland dutch|portugal portuguese|russia russian|turkey turkish|poland polish|sweden swedish|denmark danish
norway norwegian|switzerland swiss|ireland irish|scotland scottish|europe european|africa african|america american|asia asian|india indian|persia persian|mongolia mongolian mongol|egypt egyptian|rome roman|arabia arab arabic|mexico mexican
science scientist scientific|law legal lawyer|city urban|mind mental|tooth dental|money monetary|year annual yearly|day daily|month monthly|week weekly|sea marine|sun solar|moon lunar|king royal|father paternal|mother maternal`;

const BASES = new Map(FORMS.split(/[|\n]/).flatMap((group) => group.split(' ').map((form): [string, string] => [form, group.split(' ')[0] ?? form])));
/** So common as words of their own that leading them elsewhere does more harm than good. */
for (const form of [
  'found',
  'left',
  'more',
  'most',
  'less',
  'least',
  'age',
  'process',
  'bound',
  'bore',
  'bases',
  'axes',
  'lay',
  'saw',
  'light',
  'lit',
])
  BASES.delete(form);

/** Returns the base of an irregular form, in up to two steps: "analyses", "analysis", "analyze". */
export function findIrregularBase(word: string): string {
  const base = BASES.get(word) ?? word;
  return BASES.get(base) ?? base;
}
