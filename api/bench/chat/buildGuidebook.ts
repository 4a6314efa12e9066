import { createSeededRandom } from '../merge/createSeededRandom.ts';

export interface BookSection {
  title: string;
  text: string;
}

export interface BookQuestion {
  question: string;
  /** The sentence of the book that answers it; nothing if the book does not say. */
  answer: string | undefined;
}

/** A book of made-up places with questions about them, in other words than its own. */
export interface Guidebook {
  sections: BookSection[];
  questions: BookQuestion[];
  /** Questions about all of it, with what has to be named. */
  listQuestions: { question: string; items: string[] }[];
}

const TOWNS = 'Alderwick Brenholm Corran Dunvik Eskdale Fenmoor Glenbeck Hestnes Inverlune Jarrow Keldby Lomond Marlow Norwick Oxmere'.split(' ');
const SITES = 'pump house,clock tower,ferry terminal,town library,old mill,botanical garden,fish market,railway museum,rope factory,lighthouse'.split(
  ',',
);
/** Towns in no book: questions about them have no answer. */
const OTHER_TOWNS = 'Pelham Quarley Rosneath Selworthy Tarbert'.split(' ');
const FIRST_NAMES = 'Ruth Imran Helga Owen Maria Tomas Ines Jonas Clara Victor Nadia Peter Lucia Erik Fatima Hugo Alice Martin Sofia Daniel'.split(
  ' ',
);
const FAMILY =
  'Calloway Sadiq Sorensen Brightwell Ferrer Lindqvist Calder Bergstrom Whitlock Okafor Petrov Ashdown Moreau Halvorsen Nazari Castellan Pemberton Jansen Rinaldi Kowalski'.split(
    ' ',
  );
const MATERIALS = 'granite,red brick,oak,limestone,slate,concrete'.split(',');
const REASONS = 'its boiler is cleaned,the floor is waxed,its windows are painted,the lift is inspected,its roof is mended'.split(',');
const MONTHS = 'January February March April September October November'.split(' ');

interface Fact {
  buildSentence: (site: string, of: Chosen) => string;
  buildQuestion: (site: string, of: Chosen) => string;
}

interface Chosen {
  year: number;
  number: number;
  price: number;
  person: string;
  material: string;
  month: string;
  reason: string;
}

const FACTS: Fact[] = [
  {
    buildSentence: (site, { year, person }) => `${capitalize(site)} was opened in ${year} by ${person}.`,
    buildQuestion: (site) => `When did ${site} open?`,
  },
  {
    buildSentence: (site, { number }) => `Up to ${number} visitors fit into ${site} at once.`,
    buildQuestion: (site) => `How many people can ${site} hold?`,
  },
  {
    buildSentence: (site, { price }) => `A day ticket for ${site} costs ${price} euros.`,
    buildQuestion: (site) => `What is the price of a ticket for ${site}?`,
  },
  {
    buildSentence: (site, { person }) => `${person} looks after ${site} and keeps its keys.`,
    buildQuestion: (site) => `Who is responsible for ${site}?`,
  },
  {
    buildSentence: (site, { month, reason }) => `In ${month} ${site} is closed because ${reason}.`,
    buildQuestion: (site, { month }) => `Why does ${site} close in ${month}?`,
  },
  { buildSentence: (site, { material }) => `The walls of ${site} are made of ${material}.`, buildQuestion: (site) => `What was ${site} built of?` },
];

/** Builds a book of sections about one place each, from a fixed seed. `prose` fills them with sentences that answer nothing. */
export function buildGuidebook(count: number, seed: number, prose: readonly string[]): Guidebook {
  const random = createSeededRandom(seed);
  const pickOne = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const choosePlace = (): Chosen => ({
    year: 1820 + Math.floor(random() * 180),
    number: 20 + Math.floor(random() * 400),
    price: 3 + Math.floor(random() * 40),
    person: `${pickOne(FIRST_NAMES)} ${pickOne(FAMILY)}`,
    material: pickOne(MATERIALS),
    month: pickOne(MONTHS),
    reason: pickOne(REASONS),
  });
  const places = TOWNS.flatMap((town) => SITES.map((site) => ({ town, site }))).slice(0, count);
  const people = new Set<string>();
  const questions: BookQuestion[] = [];
  const sections = places.map(({ town, site }): BookSection => {
    const name = `the ${site} of ${town}`;
    const sentences = Array.from({ length: 12 }, () => pickOne(prose));
    const first = Math.floor(random() * FACTS.length);
    for (const fact of [FACTS[first], FACTS[(first + 2) % FACTS.length]] as [Fact, Fact]) {
      const of = choosePlace();
      const sentence = fact.buildSentence(name, of);
      sentences.splice(Math.floor(random() * sentences.length), 0, sentence);
      if (sentence.includes(of.person)) people.add(of.person);
      questions.push({ question: fact.buildQuestion(name, of), answer: sentence });
    }
    return { title: `${capitalize(site)} of ${town}`, text: sentences.join(' ') };
  });
  for (const town of OTHER_TOWNS) {
    for (const fact of FACTS) questions.push({ question: fact.buildQuestion(`the ${pickOne(SITES)} of ${town}`, choosePlace()), answer: undefined });
  }
  return {
    sections,
    questions,
    listQuestions: [
      { question: 'List all people who are mentioned.', items: [...people] },
      { question: 'Which sections are there?', items: sections.map(({ title }) => title) },
    ],
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
