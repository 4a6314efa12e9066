import { buildVoice } from './voice.ts';

/** Sounds like a conversation with a future colleague. */
export const friendly = buildVoice({
  lengthRatio: 0.45,
  usesContractions: true,
  greetings: ['Hello {name},', 'Hi {name},'],
  farewells: { british: ['All the best,', 'Best wishes,'], american: ['All the best,', 'Best wishes,'] },
  openFact: `
    Your {job} job at {firm} caught my eye because it's close to what I do: {as}, I {clause}.
    If we met, I'd tell you first that, {as}, I {clause}; that's why the {job} job at {firm} caught my eye.
    I'd like to put my name forward for the {job} job at {firm}, since, {as}, I {clause}.`,
  openOutcome: `
    If we met, I'd tell you first that, in my time {as}, {outcome}; that's why the {job} job at {firm} caught my eye.
    I'd like to put my name forward for the {job} job at {firm}, since, in my time {as}, {outcome}.`,
  openWork: `
    I'd like to put my name forward for the {job} job at {firm}, since my work {as} {includes} {work}.
    If we met, I'd tell you about my work {as}, which {includes} {work}; that's why the {job} job at {firm} caught my eye.`,
  openLine: `
    I'd like to put my name forward for the {job} job at {firm}; here's what my CV says of my time {as}: “{line}”.`,
  openProject: `
    If we met, I'd show you my project {project}, which is {nounPhrase}; it's why the {job} job at {firm} caught my eye.
    My project {project} is {nounPhrase}, so I'd like to put my name forward for the {job} job at {firm}.`,
  openLoose: `
    I'd like to put my name forward for the {job} job at {firm}, since I {clause}.
    If we met, I'd tell you first that I {clause}; that's why the {job} job at {firm} caught my eye.`,
  openPlain: `
    The {job} job at {firm} caught my eye, and with my time as {who} I thought I'd get in touch.
    I'd like to put my name forward for the {job} job at {firm}.`,
  intro: `
    You might like to know that, {as}, I {clause}.
    before|A bit further back, {as}, I {clause}.
    before|Before that I worked {as}, where I {clause}.
    now|These days, {as}, I {now}.`,
  introOutcome: `
    You might like to know that, in my time {as}, {outcome}.
    before|A bit further back, in my time {as}, {outcome}.`,
  introWork: `
    My days {as} {include} {work}.
    before|Further back, my days {as} {included} {work}.`,
  introLine: `
    Here's what my CV says of my time {as}: “{line}”.
    My time {as} fits on one line of my CV: “{line}”.`,
  follow: `
    While I was at it, I {past}.
    I {brief} too.
    One more thing from there: I {clause}.
    And there's this: I {clause}.`,
  followOutcome: `
    I'm pleased to say that {outcome}.
    And {outcome}, which I'm pleased about.`,
  followWork: `
    There's {work} in the mix as well.
    My days there also {include} {work}.`,
  followLine: `
    My CV has another line on that: “{line}”.
    There's this line about it, too: “{line}”.`,
  loose: `
    I {clause}.
    I also {clause}.
    Here's another thing you may like: I {clause}.
    It's in my CV too that I {clause}.`,
  looseOutcome: `
    Here's another thing you may like: {outcome}.`,
  looseWork: `
    I know my way around {work} as well.
    There's also {work} in my CV.`,
  looseLine: `
    You'll find this in my CV as well: “{line}”.`,
  honour: `
    You'll also find this in my CV: {nounPhrase}.`,
  project: `
    I can show you {project} as well: it's {nounPhrase}.
    There's also my project {project}, which is {nounPhrase}.`,
  needed: `
    You're after {need}, and that's familiar: {as}, I {clause}.
    As for {need}, which you ask for: {as}, I {clause}.`,
  position: `
    now|These days I work {as}.
    then|I've also worked {as}, if you'd like to ask about that.
    then|There's also my time {as}.`,
  skills: `
    I could help out at {firm} with {skills}.
    At {firm}, I'd be glad to help with {skills}.
    I'm happy to pitch in with {skills}.
    You'd also get {skills} with me.
    If {firm} could use a hand with {skills}, I'm your person.
    I get on well with {skills}, and I'd enjoy using them at {firm}.
    I'd bring {skills} along to {firm}.`,
  papers: `
    I've also got {papers}.
    I hold {papers}, too.`,
  study: `
    I've got {degree}, and I can chat with people in {languages}.
    You can talk to me in {languages}, and I've got {degree} as well.`,
  duty: `
    You mention {duty}, and that's the bit I'd look forward to most.
    What I'd like most about the job is {duty}.
    I'd happily spend my days on {duty}.`,
  about: `
    You call yourselves {about}, and that sounds like my sort of place.
    When you call yourselves {about}, I feel I'd fit in.`,
  ask: `
    Shall we have a chat about {how}?
    I'd be happy to come by and tell you {how}.`,
  askDuty: `
    Shall we have a chat about {duty}?
    I'd be happy to come by and hear more about {duty}.`,
  askPlain: `
    Shall we have a chat about the {job} job?
    I'd be glad to come by and hear more about the {job} job.`,
});
