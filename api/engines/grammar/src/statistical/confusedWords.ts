/** Words that are mistaken for one another because they sound, look or mean much alike: a group between two bars. */
const GROUPS = `
their there they're|its it's|then than|to too two|your you're|affect effect|loose lose|who which whose whom that|much many
less fewer little few|other another others|well good|hard hardly|he him his|she her|they them their|i me my
we us our|advice advise|of off|quite quiet quit|weather whether|were where|this these|that those|say tell|said told|do make
did made|does makes|doing making|so such|lend borrow|lent borrowed|because although|what which|when if|every all each|bring take
look see watch|looked saw watched|looking seeing watching|learn teach|learned taught|remember remind|reminds remembers
beside besides|everyday daily|economic economical|historic historical|sensible sensitive|price prize|practice practise|passed past
accept except expect|lay lie laid|rise raise|rose raised|rising raising|some any|something anything nothing|someone anyone no-one
somebody anybody nobody|somewhere anywhere|until by|since for from|between among|also too|still yet already|very much|late lately
near nearly|most almost mostly|more most|as like|fun funny|during while|how what|how like|interested interesting|bored boring
excited exciting|tired tiring|surprised surprising|confused confusing|disappointed disappointing|relaxed relaxing
frightened frightening|satisfied satisfying|amazed amazing|bigger biggest|better best|worse worst|embarrassed embarrassing
annoyed annoying|shocked shocking|pleased pleasing|worried worrying|exhausted exhausting|terrified terrifying
fascinated fascinating|depressed depressing|frustrated frustrating|motivated motivating|touched touching|thrilled thrilling
aloud allowed|alter altar|air heir|aisle isle|ate eight|bare bear|bored board|brake break|bread bred|buy by bye|brought bought
bring buy|capital capitol|cell sell|cellar seller|cent scent sent|cereal serial|chord cord|cite site sight|sited cited sighted
coarse course|complement compliment|complements compliments|complementary complimentary|council counsel|councillor counsellor
cue queue|cues queues|dairy diary|dear deer|desert dessert|deserts desserts|device devise|devices devises|die dye|died dyed
dying dyeing|discreet discrete|draft draught|dual duel|elicit illicit|eligible illegible|emigrate immigrate|eminent imminent
ensure insure assure|envelop envelope|exercise exorcise|fair fare|fairy ferry|farther further|feat feet|find fined|fir fur
flea flee|fleas flees|flour flower|for four fore|formally formerly|forth fourth|foreword forward|form from|foul fowl|gait gate
genius genus|great grate|grater greater|groan grown|guessed guest|hair hare|hall haul|hangar hanger|heal heel|healed heeled
hear here|heard herd|heroin heroine|higher hire|hoard horde|hole whole|holy wholly|hour our|idle idol|in inn|incite insight
infer imply|infers implies|infect inject|jam jamb|key quay|knew new|knight night|know now no|knows nose|lead led|leak leek
lean lien|lessen lesson|lessens lessons|licence license|lightening lightning|loan lone|made maid|mail male|main mane|manner manor
marshal martial|meat meet|medal meddle|metal mettle|miner minor|missed mist|moan mown|moral morale|mourning morning|naval navel
none nun|one won|ordinance ordnance|pail pale|pain pane|pair pear|pause paws|peace piece|peak peek pique|pedal peddle|peer pier
personal personnel|plain plane|pleas please|pole poll|pore pour poor|poring pouring|pray prey|precede proceed|preceding proceeding
principal principle|principals principles|profit prophet|prescribe proscribe|rain reign rein|raise rays raze|rap wrap|read red
real reel|right write rite|ring wring|road rode|role roll|roles rolls|root route|roots routes|rye wry|sail sale|scene seen|sea see
seam seem|seams seems|shear sheer|shore sure|sole soul|soar sore|son sun|sort sought|stair stare|stairs stares|stake steak
stationary stationery|steal steel|stile style|straight strait|suit suite sweet|summary summery|tail tale|taught taut|team teem
tear tier|threw through thorough|throne thrown|thrown throne|tide tied|time thyme|toe tow|troop troupe|vain vane vein|vale veil
waist waste|wait weight|waive wave|waived waved|war wore|ware wear where|warn worn|way weigh|weak week|weather wether|wet whet
which witch|whine wine|wood would|yoke yolk|who's whose|were we're|lets let's|were where wear|cant can't|wont won't|well we'll
ill i'll|shell she'll|hell he'll|maybe may|alright right|everyone every|sometime sometimes|altogether together|already ready
anyway away|apart part|along alone|a an|access excess|adapt adopt|adapted adopted|addition edition|adverse averse|allude elude
alludes eludes|allusion illusion|amoral immoral|angel angle|appraise apprise|ascent assent|assess asses|assistance assistants
attendance attendants|bath bathe|belief believe|breath breathe|breaths breathes|cloth clothe clothes|choose chose choice
collage college|colonel kernel|coma comma|command commend|conscience conscious|correspondence correspondents|costume custom
credible creditable|decent descent|defuse diffuse|dependant dependent|descendant descendent|disinterested uninterested|dose doze
dosed dozed|dragged drug|effects affects|effected affected|elude allude|emerge immerge|entomology etymology|era error|except accept
excepted accepted|expand expend|explicit implicit|fiscal physical|fell felt|fill feel fell|fined find|founded found|gone went
grief grieve|have of|hanged hung|human humane|immoral amoral|ingenious ingenuous|instance instants|intense intents
interment internment|it them|later latter|leave live|leaves lives|leaving living|left let|lain laid|loss lost lose
luxuriant luxurious|median medium media|minister monster|moment momentum|official officious|oral aural|oversee oversea
oversee oversees|patience patients|persecute prosecute|perspective prospective|poplar popular|populace populous|precedent president
presence presents|proof prove|prosper proposer|quality quantity|reality realty|relay rely|relief relieve|respectfully respectively
safe save|seize cease|sensual sensuous|sit set|sits sets|sat set|sitting setting|shade shadow|specially especially|spare spear
staff stuff|strip stripe|success succeed|tangent tangible|thing think|things thinks|thanks thank|thank thanks|track truck
travel trip|trip travel|trail trial|union onion|urban urbane|venal venial|vocation vacation|wander wonder|wandering wondering
warranty guarantee|weighed weighted|woman women|world word|worth worthy|stood stand|job work|jobs works|fell fall|rob steal
robbed stolen|win earn beat|won beat earned|wins earns beats|miss lose|missed lost|missing losing|spend pass|spent passed|know meet
knew met|grow raise|grew raised|hope wait expect|hope wish|hear listen|heard listened|cook cooker|control check|checked controlled
actual current|actually currently|eventually possibly|become get|became got|carry wear|open turn|close turn|call name|called named
cost price|house home|people persons|person people|pick choose|discuss argue|let allow|lets allows|make let|made let|clock watch
floor ground|journey travel|lesson class|opportunity possibility|place room|place space|sympathetic nice|usual used|long longer
fast quickly|high tall|small little|big large great|strong heavy|far long`;

const confusedWith = new Map<string, Set<string>>();
for (const group of GROUPS.trim().split(/[|\n]/)) {
  const words = group.split(' ');
  for (const word of words) {
    const others = confusedWith.get(word) ?? new Set();
    for (const other of words) if (other !== word) others.add(other);
    confusedWith.set(word, others);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the words that a word is easily mistaken for. */
export function listConfusedWords(word: string): ReadonlySet<string> {
  return confusedWith.get(word) ?? NONE;
}
