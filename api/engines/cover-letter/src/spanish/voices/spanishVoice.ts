/** The sentences of a Spanish letter in one tone, each in several wordings. Placeholders are in braces, as in the English voices. */
export interface SpanishVoice {
  greetingNamed: string;
  greeting: string;
  farewells: string[];
  open: string[];
  openNounPhrase: string[];
  openPlain: string[];
  intro: string[];
  before: string[];
  follow: string[];
  nounPhrase: string[];
  papers: string[];
  study: string[];
  languages: string[];
  skills: string[];
  ask: string[];
}

type VoiceText = Record<Exclude<keyof SpanishVoice, 'greetingNamed' | 'greeting'>, string> & Pick<SpanishVoice, 'greetingNamed' | 'greeting'>;

/** Builds a voice from texts with one wording a line. */
export function buildSpanishVoice({ greetingNamed, greeting, ...voiceText }: VoiceText): SpanishVoice {
  const splitLines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  return {
    greetingNamed,
    greeting,
    farewells: splitLines(voiceText.farewells),
    open: splitLines(voiceText.open),
    openNounPhrase: splitLines(voiceText.openNounPhrase),
    openPlain: splitLines(voiceText.openPlain),
    intro: splitLines(voiceText.intro),
    before: splitLines(voiceText.before),
    follow: splitLines(voiceText.follow),
    nounPhrase: splitLines(voiceText.nounPhrase),
    papers: splitLines(voiceText.papers),
    study: splitLines(voiceText.study),
    languages: splitLines(voiceText.languages),
    skills: splitLines(voiceText.skills),
    ask: splitLines(voiceText.ask),
  };
}
