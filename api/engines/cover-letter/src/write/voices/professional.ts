import { buildVoice } from './voice.ts';

/** Even and to the point, nothing shortened. */
export const professional = buildVoice({
  lengthRatio: 0.5,
  usesContractions: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Kind regards,', 'Yours sincerely,'], american: ['Kind regards,', 'Sincerely,'] },
  openFact: `
    I am applying for the {job} position at {firm}: {as}, I {clause}.
    {As}, I {clause}, and I would like to bring that experience to {firm} as your {job}.
    My application for the {job} position at {firm} rests on work such as this: {as}, I {clause}.`,
  openOutcome: `
    I am applying for the {job} position at {firm}: in my time {as}, {outcome}.
    In my time {as}, {outcome}, and I would like to bring that experience to {firm} as your {job}.`,
  openWork: `
    I am applying for the {job} position at {firm}; my work {as} {includes} {work}.
    My work {as} {includes} {work}, and I would like to bring that experience to {firm} as your {job}.`,
  openLine: `
    I am applying for the {job} position at {firm}; my time {as} stands in my CV as “{line}”.`,
  openProject: `
    My project {project} is {nounPhrase}, and I would like to do work of that kind as your {job} at {firm}.
    My project {project} is {nounPhrase}, and it is my strongest reason for applying for the {job} position at {firm}.`,
  openLoose: `
    I am applying for the {job} position at {firm}: I {clause}.
    I {clause}; with that, I am applying for the {job} position at {firm}.`,
  openPlain: `
    I am applying for the {job} position at {firm} with experience as {who}.
    With experience as {who}, I am applying for the {job} position at {firm}.
    This letter is my application for the {job} position at {firm}.`,
  intro: `
    {As}, I {clause}.
    before|Before that, {as}, I {clause}.
    before|In an earlier position, {as}, I {clause}.
    now|In my current position {as}, I {clause}.`,
  introOutcome: `
    In my time {as}, {outcome}.
    before|Before that, in my time {as}, {outcome}.`,
  introWork: `
    My work {as} {includes} {work}.
    before|Before that, my work {as} {included} {work}.`,
  introLine: `
    Of my time {as}, my CV says in short: “{line}”.
    My CV puts my time {as} in one line: “{line}”.`,
  follow: `
    I also {clause}.
    In the same position, I {clause}.
    There, I also {clause}.`,
  followOutcome: `
    In the same period, {outcome}.
    During that time, {outcome}.`,
  followWork: `
    My work there also {includes} {work}.
    My duties there also {include} {work}.`,
  followLine: `
    In the short words of my CV: “{line}”.
    My CV adds to that: “{line}”.`,
  loose: `
    I {clause}.
    I also {clause}.
    Among other things, I {clause}.`,
  looseOutcome: `
    {Outcome}.`,
  looseWork: `
    My experience also covers {work}.
    My CV also names {work}.`,
  looseLine: `
    My CV also has this line: “{line}”.`,
  honour: `
    My CV also lists {nounPhrase}.`,
  project: `
    My project {project} is {nounPhrase}.
    I can also show you {project}: {nounPhrase}.`,
  needed: `
    You ask for {need}; {as}, I {clause}.
    On {need}, which you ask for: {as}, I {clause}.`,
  position: `
    now|I now work {as}.
    then|I have also worked {as}.
    then|My experience also includes time {as}.`,
  skills: `
    I would bring {skills} to {firm}.
    At {firm}, I would put {skills} to use.
    My work draws on {skills}, which I would bring to {firm}.
    I am used to working with {skills}.
    {firm} would also benefit from {skills}.
    My strengths include {skills}.
    I could support {firm} with {skills}.`,
  papers: `
    I hold {papers}.
    My qualifications include {papers}.`,
  study: `
    I hold {degree}, and I speak {languages}.
    I speak {languages} and hold {degree}.`,
  duty: `
    What interests me most in this position is {duty}.
    Your description names {duty}, and that is the work I want to do next.
    The part of your description that speaks to me most is {duty}.`,
  about: `
    What you write of yourselves, {about}, is one more reason for this application.
    You describe yourselves as {about}; I would like to contribute to that.
    You call yourselves {about}, and I would be glad to work there as {job}.
    I noticed that you call yourselves {about}, which is one reason for my application.`,
  ask: `
    I would be glad to explain in an interview {how}.
    If that is of interest, I would gladly tell you in person {how}.
    I would welcome the chance to talk with you about {how}.`,
  askDuty: `
    I would be glad to talk with you about {duty}.
    I would welcome a conversation about {duty} and the other parts of the position.`,
  askPlain: `
    I would be glad to talk about the {job} position with you.
    I would welcome an interview for the {job} position.
    May I tell you more about my work in an interview for the {job} position?
    For any question about my application as {job}, I am glad to come to {firm}.`,
});
