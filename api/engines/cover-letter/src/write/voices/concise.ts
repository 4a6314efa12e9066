import { buildVoice } from './voice.ts';

/** Short sentences, one thing in each. */
export const concise = buildVoice({
  fullness: 0.15,
  contracts: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Regards,', 'With regards,'], american: ['Regards,', 'With regards,'] },
  openFact: `
    For the {job} role at {firm}: {as}, I {did}.
    The {job} role at {firm} is the one I want: {as}, I {did}.
    Strongest point for the {job} role at {firm}: {as}, I {did}.`,
  openOutcome: `
    For the {job} role at {firm}: in my time {as}, {outcome}.
    Strongest point for the {job} role at {firm}: in my time {as}, {outcome}.`,
  openWork: `
    For the {job} role at {firm}: my work {as} {includes} {work}.
    Strongest point for the {job} role at {firm}: {work}, {as}.`,
  openLine: `
    For the {job} role at {firm}, my time {as} in one line: “{line}”.`,
  openProject: `
    My project {project}: {thing}. My aim: the {job} role at {firm}.
    {project} is {thing}. With it I apply for the {job} role at {firm}.`,
  openLoose: `
    For the {job} role at {firm}: I {did}.
    Strongest point for the {job} role at {firm}: I {did}.`,
  openPlain: `
    I am applying for the {job} role at {firm}. My experience: {who}.
    This is my application for the {job} role at {firm}.`,
  intro: `
    then|Past work {as}: I {past}.
    before|Earlier, {as}, I {did}.
    now|Now, {as}, I {now}.
    Work {as}: I {did}.`,
  introOutcome: `
    While I worked {as}, {outcome}.
    before|Earlier, {as}: {outcome}.`,
  introWork: `
    Work {as}: {work}.
    before|Earlier, {as}: {work}.`,
  introLine: `
    My time {as} in one line: “{line}”.
    From my CV, {as}: “{line}”.`,
  follow: `
    Also there: I {did}.
    I {brief} as well.
    In the same role: I {did}.`,
  followOutcome: `
    Result: {outcome}.
    Also: {outcome}.`,
  followWork: `
    Also: {work}.
    Also part of it: {work}.`,
  followLine: `
    From the same entry: “{line}”.
    In one line: “{line}”.`,
  loose: `
    I {did}.
    From my CV: I {did}.
    One more: I {did}.`,
  looseOutcome: `
    From my CV: {outcome}.`,
  looseWork: `
    Further experience: {work}.
    Also in my CV: {work}.`,
  looseLine: `
    Also: “{line}”.`,
  honour: `
    Also in my CV: {thing}.`,
  project: `
    To show: {project}, {thing}.
    Project: {project} is {thing}.`,
  needed: `
    You ask for {need}. {As}, I {did}.
    On {need}: {as}, I {did}.`,
  position: `
    now|Now: {role}.
    then|Also: {role}.
    then|Further experience: {role}.`,
  skills: `
    For {firm}: {skills}.
    Of use at {firm}: {skills}.
    Ready for use at {firm}: {skills}.
    What I work with: {skills}.
    My tools for {firm}: {skills}.
    Beyond that: {skills}.
    In daily use: {skills}.`,
  papers: `
    Qualifications: {papers}.
    I hold {papers}.`,
  study: `
    Education: {degree}. Languages: {languages}.
    Languages: {languages}. Studies: {degree}.`,
  duty: `
    The task I want: {duty}.
    What draws me to the job: {duty}.
    I want to work on {duty}.`,
  about: `
    You call yourselves {about}. I would like to work there.
    Noted with interest: {about}.
    {about}: your words, and one reason for this letter.`,
  ask: `
    In an interview I can explain {how}.
    Let us talk about {how}.`,
  askDuty: `
    I would like to talk about {duty}.
    Can we talk about {duty}?`,
  askPlain: `
    Can we talk about the {job} role?
    I am free to talk about the {job} role.
    An interview for the {job} role would suit me any day.`,
});
