import { buildVoice } from './voice.ts';

/** Short sentences, one thing in each. */
export const concise = buildVoice({
  lengthRatio: 0.15,
  usesContractions: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Regards,', 'With regards,'], american: ['Regards,', 'With regards,'] },
  openFact: `
    For the {job} role at {firm}: {as}, I {clause}.
    The {job} role at {firm} is the one I want: {as}, I {clause}.
    Strongest point for the {job} role at {firm}: {as}, I {clause}.`,
  openOutcome: `
    For the {job} role at {firm}: in my time {as}, {outcome}.
    Strongest point for the {job} role at {firm}: in my time {as}, {outcome}.`,
  openWork: `
    For the {job} role at {firm}: my work {as} {includes} {work}.
    Strongest point for the {job} role at {firm}: {work}, {as}.`,
  openLine: `
    For the {job} role at {firm}, my time {as} in one line: “{line}”.`,
  openProject: `
    My project {project}: {nounPhrase}. My aim: the {job} role at {firm}.
    {project} is {nounPhrase}. With it I apply for the {job} role at {firm}.`,
  openLoose: `
    For the {job} role at {firm}: I {clause}.
    Strongest point for the {job} role at {firm}: I {clause}.`,
  openPlain: `
    I am applying for the {job} role at {firm}. My experience: {who}.
    This is my application for the {job} role at {firm}.`,
  intro: `
    then|Past work {as}: I {past}.
    before|Earlier, {as}, I {clause}.
    now|Now, {as}, I {now}.
    Work {as}: I {clause}.`,
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
    Also there: I {clause}.
    I {brief} as well.
    In the same role: I {clause}.`,
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
    I {clause}.
    From my CV: I {clause}.
    One more: I {clause}.`,
  looseOutcome: `
    From my CV: {outcome}.`,
  looseWork: `
    Further experience: {work}.
    Also in my CV: {work}.`,
  looseLine: `
    Also: “{line}”.`,
  honour: `
    Also in my CV: {nounPhrase}.`,
  project: `
    To show: {project}, {nounPhrase}.
    Project: {project} is {nounPhrase}.`,
  needed: `
    You ask for {need}. {As}, I {clause}.
    On {need}: {as}, I {clause}.`,
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
