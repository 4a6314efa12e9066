const list = (words: string) => new Set(words.split(' '));

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Sets of words that patterns refer to by name. */
export const wordSets: Record<string, ReadonlySet<string>> = {
  be: list("am is are was were be been being isn't aren't wasn't weren't"),
  subject: list('i you he she it we they'),
  object: list('me him her us them'),
  number: new Set([
    ...list('two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
    ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)]),
  ]),
  det: list('the a an this that these those my your his her its our their some any no every each'),
  poss: list('my your his her our their its'),
  oneOfMany: list('each every either neither one none'),
  weekday: list('monday tuesday wednesday thursday friday saturday sunday'),
  month: list('january february march april may june july august september october november december'),
  uncountable: list(
    'information advice furniture equipment homework luggage baggage knowledge news research evidence traffic weather money music progress feedback software hardware work housework help water air food rice bread meat cheese sugar salt milk coffee tea love happiness health education experience time space power energy research fun luck travel accommodation machinery clothing jewelry jewellery scenery stuff trash rubbish garbage literature art violence crime pollution electricity behavior behaviour attention patience courage freedom justice peace wealth poverty unemployment childhood youth nature society life data staff people police cattle percent per well more less most least much little thousand hundred million billion dozen',
  ),
  mass: list(
    'information advice furniture equipment homework luggage baggage knowledge news research evidence traffic weather money music progress feedback software hardware housework machinery accommodation',
  ),
  /** Plurals that these nouns have only in the texts of learners. */
  massPlural: list(
    'informations advices furnitures equipments homeworks knowledges luggages baggages softwares hardwares machineries sceneries jewelleries feedbacks musics traffics',
  ),
  singularS: list(
    'news savings series species means politics mathematics maths physics economics ethics athletics headquarters works barracks states netherlands statistics analytics electronics diabetes aerobics gymnastics measles logistics mechanics dynamics games nations crossroads olympics genetics phonetics linguistics robotics semantics lens gas bus class glass boss process address success access business analysis basis crisis thesis hypothesis mass loss pass less this us yes his its was is has does plus bonus virus status campus focus census consensus chaos thus always perhaps towards besides otherwise sometimes graphics acoustics kudos bias atlas canvas christmas minus corps dickens philippines kubernetes windows aws ios sales arms goods thanks customs darts billiards proceeds tens hundreds thousands millions lots plenty data media informations advices furnitures homeworks equipments luggages baggages knowledges feedbacks softwares hardwares sceneries musics traffics',
  ),
  collective: list(
    'team staff police people family government committee crew couple audience majority minority rest number public media data faculty company group range variety lot handful pair set series half third quarter percentage proportion plenty bunch host total crowd part council board party army press club band class cast jury management youth percent none all most some any more remainder trio dozen abundance array wealth combination mixture collection generation population community subset kind type sort what elderly poor rich young old dead sick blind unemployed homeless following latter former',
  ),
  /** Units, coins and measures that stay as they are behind a number. */
  uninflected: list(
    'quid stone grand foot bob yen yuan won baht rand renminbi ringgit hertz lux siemens horsepower gross score head brace point fold strong aircraft sheep fish deer cod trout salmon bison moose offspring species series craft spacecraft hovercraft',
  ),
  /** Nouns whose plural looks like their singular. */
  plainPlural: list(
    'sheep fish deer aircraft spacecraft offspring salmon trout cattle cod swine moose bison squid shrimp craft french english dutch irish chinese japanese british spanish swiss injured wounded accused deceased undersigned above rest few many brave strong weak',
  ),
  person: list(
    'student teacher doctor engineer nurse lawyer programmer developer accountant actor actress artist boy girl man woman child friend kid person mother father brother sister cook chef waiter waitress driver farmer musician singer dancer painter photographer writer journalist scientist dentist plumber electrician carpenter mechanic pilot translator designer architect receptionist housewife vegetarian beginner assistant secretary consultant analyst officer clerk cashier salesman saleswoman volunteer intern trainee cleaner builder tutor lecturer professor researcher freelancer technician baker butcher tailor bartender babysitter nanny hairdresser policeman policewoman firefighter soldier judge politician pharmacist psychologist surgeon vet editor',
  ),
  /** Relatives, friends and colleagues, as in "my sister". */
  closePerson: list(
    'father mother brother sister son daughter uncle aunt cousin grandfather grandmother grandma grandpa nephew niece husband wife boyfriend girlfriend friend boss teacher neighbour neighbor colleague roommate flatmate classmate mum mom dad',
  ),
  thing: list(
    'house car dog cat phone computer laptop book job friend brother sister problem question idea party letter ticket bag camera garden bicycle bike boyfriend girlfriend son daughter dream pet bird guitar piano bus taxi hotel room flat apartment umbrella knife spoon fork plate lamp mirror towel blanket pillow key wallet watch ring necklace scarf sweater skirt restaurant report email contract discount refund receipt licence license degree certificate scholarship salary journey conversation suggestion complaint teacher student sandwich apple cake cup bottle box pen chair table bed hat shirt dress jacket coat suitcase passport map cold headache appointment interview exam test mistake accident opportunity plan solution reason picture photo song film movie story lesson course',
  ),
  places: list(
    'cinema beach gym supermarket airport library theatre dentist zoo museum stadium theater pharmacy mall bathroom toilet seaside countryside',
  ),
  ly: list('always never often usually sometimes also really still just even only probably certainly already'),
  /** Plurals of what is measured, not counted: an "amount" of them is right. */
  measured: list(
    'savings goods earnings taxes fees funds resources proceeds sales damages calories carbohydrates supplies rains drugs nutrients toxins contents emissions antibodies debris benefits costs losses expenses assets chemicals hormones proteins fats sugars vitamins minerals solids fluids liquids gases oils spices arrears wages dues royalties winnings leaves tomatoes potatoes apples grapes berries onions crops nuts beans eggs grains seeds vegetables',
  ),
  paired: list('trousers jeans scissors pants shorts pyjamas pajamas tights binoculars sunglasses headphones tweezers leggings'),
  town: list(
    'london paris berlin madrid rome moscow tokyo beijing shanghai delhi mumbai bangalore chennai kolkata cairo amman dubai riyadh istanbul athens vienna munich hamburg frankfurt zurich geneva amsterdam brussels lisbon porto barcelona valencia seville bilbao milan naples venice prague warsaw budapest stockholm oslo copenhagen helsinki dublin edinburgh manchester chicago boston seattle toronto montreal vancouver sydney melbourne singapore bangkok seoul lima bogota santiago mexico brazil argentina chile peru colombia spain france germany italy portugal england scotland ireland russia china japan korea india egypt morocco turkey greece poland ukraine canada australia america europe africa asia',
  ),
  /** What is brought about: to "effect" it is right. */
  effected: list(
    'change changes transition transitions merger mergers sale sales transfer transfers payment payments repair repairs reform reforms cure cures compromise service improvement improvements cancellation delivery settlement entry purchase escape rescue reconciliation conversion reduction reductions separation distribution arrangement adjustment adjustments modifications modification transformation',
  ),
  rooms: list(
    'room house building shop store office classroom kitchen hall school church hotel restaurant flat apartment garage bathroom bedroom gym',
  ),
  unit: list('years months weeks days hours minutes seconds'),
  clause: list('and but because so that if when while although though or since unless as where'),
  mandative: list(
    'insist insists insisted recommend recommends recommended suggest suggests suggested demand demands demanded require requires required propose proposes proposed request requests requested essential important vital necessary crucial imperative ask asks asked order ordered urge urged advise advised prefer rather lest',
  ),
};
