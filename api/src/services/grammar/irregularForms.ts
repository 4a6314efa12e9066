/** Forms of one word that do not look like each other; each line begins with the form that endings are put to. */
const FORMS =
  `be am is are was were been being; become became; begin began begun; bend bent; bet; bind bound; bite bit bitten; blow blew blown; break broke broken; breed bred;
bring brought; build built; burn burnt; buy bought; catch caught; choose chose chosen; come came; creep crept; deal dealt; dig dug; do does did done; draw drew drawn;
dream dreamt; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found; flee fled; fly flew flown;
forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got gotten; give gave given; go goes went gone; grind ground;
grow grew grown; hang hung; have has had; hear heard; hide hid hidden; hold held; keep kept; know knew known; lay laid; lead led; lean leant; leap leapt; learn learnt;
leave left; lend lent; lie lay lain; light lit; lose lost; make made; mean meant; meet met; pay paid; ride rode ridden; ring rang rung; rise rose risen; run ran;
say said; see saw seen; seek sought; sell sold; send sent; shake shook shaken; shine shone; shoot shot; show shown; shrink shrank shrunk; sing sang sung;
sink sank sunk; sit sat; sleep slept; slide slid; speak spoke spoken; spend spent; spin spun; split; spring sprang sprung; stand stood; steal stole stolen; stick stuck;
sting stung; strike struck stricken; strive strove striven; swear swore sworn; sweep swept; swim swam swum; swing swung; take took taken; teach taught; tear tore torn;
tell told; think thought; throw threw thrown; understand understood; wake woke woken; wear wore worn; weave wove woven; weep wept; win won; wind wound; withdraw withdrew
withdrawn; write wrote written; good well better best; bad badly worse worst; far farther farthest further furthest; child children; foot feet; goose geese; life lives;
man men; mouse mice; person people persons; tooth teeth; wife wives; woman women; analysis analyses; criterion criteria; crisis crises; datum data; phenomenon phenomena;
hypothesis hypotheses; thesis theses; basis bases; medium media; index indices`
    .split(';')
    .map((line) => line.trim().split(/\s+/));

const ENDING = /(?:e?s|e?d|ing|er|est)$/;
const formsByForm = new Map<string, Set<string>>();
for (const forms of FORMS) for (const form of forms) formsByForm.set(form, new Set([...(formsByForm.get(form) ?? []), ...forms]));

/** Returns whether two words are irregular forms of one word, wrong regular endings included: "buyed" and "bought". */
export function areIrregularForms(one: string, other: string): boolean {
  return (
    hasForm(one, other) ||
    hasForm(one.replace(ENDING, ''), other) ||
    hasForm(one, other.replace(ENDING, '')) ||
    hasForm(`${one.replace(ENDING, '')}e`, other)
  );
}

function hasForm(one: string, other: string): boolean {
  return formsByForm.get(one)?.has(other) ?? false;
}
