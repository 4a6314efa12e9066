import { buildVoice } from './voice.ts';

/** Says what was done and what will be, without softening words. */
export const confident = buildVoice({
  fullness: 0.4,
  contracts: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Best regards,', 'Regards,'], american: ['Best regards,', 'Regards,'] },
  openFact: `
    {As}, I {did}, and that is the work I will do as {job} at {firm}.
    One fact for the {job} role at {firm}: {as}, I {did}.
    You need {aJob} at {firm}; {as}, I {did}.`,
  openOutcome: `
    One fact for the {job} role at {firm}: in my time {as}, {outcome}.
    In my time {as}, {outcome}, and I will bring that to the {job} role at {firm}.`,
  openWork: `
    One fact for the {job} role at {firm}: {as}, I {handle} {thing}.
    I know the work of {aJob}, and I want to do it at {firm}: my time {as} {includes} {work}.`,
  openLine: `
    One line of my CV for the {job} role at {firm}, from my time {as}: “{line}”.`,
  openProject: `
    {project}, my own project, is {thing}. That is what I bring to the {job} role at {firm}.
    Look at {project}: it is {thing}, it is mine, and it is why I want the {job} role at {firm}.`,
  openLoose: `
    One fact for the {job} role at {firm}: I {did}.
    I {did}, and I want the {job} role at {firm}.`,
  openPlain: `
    I have worked as {who}, and I am applying for the {job} role at {firm}.
    I am applying for the {job} role at {firm}, and I am ready for it.`,
  intro: `
    I {brief} {as}.
    before|Earlier, {as}, I {did}.
    before|I did not start there: {as}, I {did}.
    before|The years before count too: {as}, I {did}.
    now|Today, {as}, I {now}.
    I delivered {as}: I {past}.`,
  introOutcome: `
    While I worked {as}, {outcome}.
    before|Earlier, while I worked {as}, {outcome}.`,
  introWork: `
    {As}, I {handle} {thing}.
    before|Earlier, {as}, I {handle} {thing}.
    My record {as} {includes} {work}.`,
  introLine: `
    My record {as}, in one line: “{line}”.
    One line says what I did {as}: “{line}”.`,
  follow: `
    Beyond that, I {did}.
    More than that, I {did}.
    And I {did}.
    The record goes on: I {did}.`,
  followOutcome: `
    The figures followed: {outcome}.
    And {outcome}.`,
  followWork: `
    I also {handle} {thing}.
    That record also {includes} {work}.`,
  followLine: `
    The record in one line: “{line}”.
    Another line of that record: “{line}”.`,
  loose: `
    I {did}.
    I also {did}.
    Add to that: I {did}.`,
  looseOutcome: `
    Add to that: {outcome}.`,
  looseWork: `
    I also know {work}.
    Add to that my experience of {work}.`,
  looseLine: `
    One more line stands for itself: “{line}”.`,
  honour: `
    Recognition followed: {thing}.`,
  project: `
    I can show results: {project} is {thing}.
    {project} is there to be seen: {thing}.`,
  needed: `
    You want {need}. {As}, I {did}.
    On {need}, I have done the work: {as}, I {did}.`,
  position: `
    now|Today I work {as}, and I know that work.
    then|I have worked {as} too, and I know that work.
    then|I bring what I learned {as}.`,
  skills: `
    {firm} can count on {skills} from me.
    {firm} can use {skills}, and I bring them.
    I bring {skills} to {firm}.
    With me, {firm} gains {skills}.
    You can count {skills} among my strengths.
    When {firm} needs {skills}, ask me.
    I am at my best with {skills}.
    My strengths for {firm} are {skills}.`,
  papers: `
    I hold {papers}.
    My qualifications are in place: {papers}.`,
  study: `
    I have {degree}, and I work in {languages}.
    I work in {languages}, with {degree} behind me.`,
  duty: `
    {Duty} is the work I want.
    You list {duty}. I want that responsibility.
    I am ready to take on {duty}.
    I want to be responsible for {duty}.`,
  about: `
    You call yourselves {about}. I want to be part of that, and I will add to it.
    A company that calls itself {about} is one I want to work for.`,
  ask: `
    Invite me, and I will show you {how}.
    Give me an interview, and you will hear {how}.`,
  askDuty: `
    Invite me, and we will talk about {duty}.
    Let us meet and talk about {duty}.`,
  askPlain: `
    Invite me for the {job} role, and I will make the case in person.
    Ask me anything about the {job} role, in person.`,
});
