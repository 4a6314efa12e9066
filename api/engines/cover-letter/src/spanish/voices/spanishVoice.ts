/** The sentences of a Spanish letter in one tone, each in several wordings. Placeholders are in braces, as in the English voices. */
export interface SpanishVoice {
  greetingNamed: string;
  greeting: string;
  farewells: string[];
  open: string[];
  openThing: string[];
  openPlain: string[];
  intro: string[];
  before: string[];
  follow: string[];
  thing: string[];
  papers: string[];
  study: string[];
  languages: string[];
  skills: string[];
  ask: string[];
}

type Written = Record<Exclude<keyof SpanishVoice, 'greetingNamed' | 'greeting'>, string> & Pick<SpanishVoice, 'greetingNamed' | 'greeting'>;

/** Builds a voice from texts with one wording a line. */
export function buildSpanishVoice({ greetingNamed, greeting, ...written }: Written): SpanishVoice {
  const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  return {
    greetingNamed,
    greeting,
    farewells: lines(written.farewells),
    open: lines(written.open),
    openThing: lines(written.openThing),
    openPlain: lines(written.openPlain),
    intro: lines(written.intro),
    before: lines(written.before),
    follow: lines(written.follow),
    thing: lines(written.thing),
    papers: lines(written.papers),
    study: lines(written.study),
    languages: lines(written.languages),
    skills: lines(written.skills),
    ask: lines(written.ask),
  };
}
