import { buildVoice } from './voice.ts';

/** Says what was done and what will be, without softening words. */
export const confident = buildVoice({
  lengthRatio: 0.4,
  usesContractions: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Best regards,', 'Regards,'], american: ['Best regards,', 'Regards,'] },
  openFact: `
    {As}, I {clause}, and that is the work I will do as {job} at {firm}.
    One fact for the {job} role at {firm}: {as}, I {clause}.
    You need {aJob} at {firm}; {as}, I {clause}.`,
  openOutcome: `
    One fact for the {job} role at {firm}: in my time {as}, {outcome}.
    In my time {as}, {outcome}, and I will bring that to the {job} role at {firm}.`,
  openWork: `
    One fact for the {job} role at {firm}: {as}, I {handle} {nounPhrase}.
    I know the work of {aJob}, and I want to do it at {firm}: my time {as} {includes} {work}.`,
  openLine: `
    One line of my CV for the {job} role at {firm}, from my time {as}: “{line}”.`,
  openProject: `
    {project}, my own project, is {nounPhrase}. That is what I bring to the {job} role at {firm}.
    Look at {project}: it is {nounPhrase}, it is mine, and it is why I want the {job} role at {firm}.`,
  openLoose: `
    One fact for the {job} role at {firm}: I {clause}.
    I {clause}, and I want the {job} role at {firm}.`,
  openPlain: `
    I have worked as {who}, and I am applying for the {job} role at {firm}.
    I am applying for the {job} role at {firm}, and I am ready for it.`,
  intro: `
    I {brief} {as}.
    before|Earlier, {as}, I {clause}.
    before|I did not start there: {as}, I {clause}.
    before|The years before count too: {as}, I {clause}.
    now|Today, {as}, I {now}.
    I delivered {as}: I {past}.`,
  introOutcome: `
    While I worked {as}, {outcome}.
    before|Earlier, while I worked {as}, {outcome}.`,
  introWork: `
    {As}, I {handle} {nounPhrase}.
    before|Earlier, {as}, I {handle} {nounPhrase}.
    My record {as} {includes} {work}.`,
  introLine: `
    My record {as}, in one line: “{line}”.
    One line says what I did {as}: “{line}”.`,
  follow: `
    Beyond that, I {clause}.
    More than that, I {clause}.
    And I {clause}.
    The record goes on: I {clause}.`,
  followOutcome: `
    The figures followed: {outcome}.
    And {outcome}.`,
  followWork: `
    I also {handle} {nounPhrase}.
    That record also {includes} {work}.`,
  followLine: `
    The record in one line: “{line}”.
    Another line of that record: “{line}”.`,
  loose: `
    I {clause}.
    I also {clause}.
    Add to that: I {clause}.`,
  looseOutcome: `
    Add to that: {outcome}.`,
  looseWork: `
    I also know {work}.
    Add to that my experience of {work}.`,
  looseLine: `
    One more line stands for itself: “{line}”.`,
  honour: `
    Recognition followed: {nounPhrase}.`,
  project: `
    I can show results: {project} is {nounPhrase}.
    {project} is there to be seen: {nounPhrase}.`,
  needed: `
    You want {need}. {As}, I {clause}.
    On {need}, I have done the work: {as}, I {clause}.`,
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
