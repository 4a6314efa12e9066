import { functionWords } from '@sheaf/claims/stopWords';
import { stemFamily } from '@sheaf/language/stems/stemFamily';

/** Words that may stand for one another when somebody tells again what a CV says. */
const synonymGroups = `
team people staff employee colleague member worker personnel crew person workforce headcount operative teammate subordinate
customer client guest shopper buyer consumer patron diner visitor passenger
patient resident inpatient outpatient
pupil student learner child kid undergraduate class trainee
cost spend expense expenditure outlay overhead bill
budget fund purse allocation
revenue sale turnover income taking earning billing
profit margin surplus profitability
error mistake fault defect inaccuracy discrepancy slip bug
time hour turnaround duration wait delay speed faster quicker quickly latency response sooner
order purchase
shipment delivery parcel consignment dispatch despatch package freight deliver
store shop outlet branch location site
school college academy
hospital clinic ward unit
bed bedded
ticket case query enquiry inquiry request call complaint
accident incident injury harm near-miss
fall tumble
waste loss shrinkage spoilage scrap
stock inventory
hire recruit appoint
train coach teach mentor instruct onboard induct guide tutor
lead manage supervise oversee head direct run coordinate charge captain
build create develop design make establish launch introduce found start implement roll set
supplier vendor contractor subcontractor provider
contract agreement deal tender
report document record note file
article publication paper post piece journal
lesson session course module lecture workshop seminar
test exam assessment trial
exam examination
cello violoncello
piano pianoforte
disclosure dbs
grade score result mark attainment pass
rate percentage ratio share proportion level figure
satisfaction rating feedback happy satisfied
retention attrition turnover churn loyalty stay
attendance absence absenteeism
process procedure workflow method routine
system platform tool application app software
website web page online
event conference wedding function banquet
meal cover plate dish dinner
room bedroom suite
vehicle van truck lorry fleet car
machine equipment line plant
project programme initiative scheme
follower audience subscriber reader traffic
donor supporter donation fundraising
invoice payment receipt
audit inspection review check
shift rota schedule roster
nurse clinician
engineer developer programmer coder
award prize honour medal
house home household property
family parent carer
read literacy reading
month monthly
quantity volume amount number
late overdue
sick sickness illness
energy electricity power
crop harvest yield
member membership
student-led pupil-led
diagnose diagnostics diagnosis diagnostic
reconcile reconciliation
publication published
registration registered register
chartership chartered
downtime outage stoppage
release deployment deploy ship
deadline date
publish print
award win
account portfolio
debt arrears receivable
price pricing rate
load loading
pick picking
visit visitor footfall
bottle wine
interview candidate applicant
chart file record
quick fast rapid
close closing
question answer
dose medication medicine drug
safety safe
translate translation
grant funding award
thesis theses dissertation
telephone phone call
experiment trial study
flock sheep ewe
apprentice trainee junior
restore restoration restorer
manufacture manufacturing manufacturer factory factories
farmer grower smallholder
surgery surgical theatre
anaesthesia anaesthetic
agronomy agronomist
exhibition exhibit show display
bulk bulker
voyage passage
sample specimen
`;

const groupsByStem = new Map<string, string[]>();
synonymGroups
  .split('\n')
  .filter((line) => line !== '')
  .forEach((line, index) => {
    for (const word of line.split(' ')) {
      const existing = groupsByStem.get(stemFamily(word)) ?? [];
      groupsByStem.set(stemFamily(word), [...existing, `~${index}`]);
    }
  });

/** Finds what a word may mean here: its own stem and the groups it belongs to. */
export function findMeanings(wordStem: string): string[] {
  return [wordStem, ...(groupsByStem.get(wordStem) ?? [])];
}

export function areSynonyms(one: string, other: string): boolean {
  if (one === other) return true;
  const otherGroups = groupsByStem.get(other) ?? [];
  return (groupsByStem.get(one) ?? []).some((group) => otherGroups.includes(group));
}

const upwardStems = new Set(
  'increase raise grow rise boost lift improve climb gain expand double triple quadruple higher more additional uplift growth up faster better exceed win'
    .split(' ')
    .map(stemFamily),
);
const downwardStems = new Set(
  'reduce reduction cut lower decrease trim slash shrink drop fall halve save shorten minimise fewer less decline shed down reducing lessen eliminate remove curb'
    .split(' ')
    .map(stemFamily),
);

/** Detects which way a word says that something went. */
export function detectDirection(wordStem: string): 'up' | 'down' | undefined {
  if (downwardStems.has(wordStem)) return 'down';
  return upwardStems.has(wordStem) ? 'up' : undefined;
}

/** Words that say nothing of what a sentence is about. */
export const stopWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ..."yet within onto above below around across through during between among after before since until till whom whose them his us her me mine myself own same one ones done too much many either several other another per down off back again because how what why i'm i've i'd i'll it's that's you're we're don't didn't well even still already ever now today including include includes plus via able".split(
    ' ',
  ),
]);

/** Too common in letters and CVs to say what a figure counts. */
const commonStems = new Set(
  'increase reduce lead manage work help make improve grow raise cut year month week day time new role experience responsible support deliver achieve include use provide ensure successful total average per team job company first last month people lower drop rise fall grow fewer high large small busy full different various'
    .split(' ')
    .map(stemFamily),
);

export function isContentStem(wordStem: string): boolean {
  return !commonStems.has(wordStem);
}
