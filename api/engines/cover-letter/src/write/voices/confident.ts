import { voice } from './voice.ts';

/** Says what was done and what will be, without softening words. */
export const confident = voice({
  fullness: 0.4,
  contracts: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Best regards,', 'Regards,'], american: ['Best regards,', 'Regards,'] },
  openFact: `
    I {brief} {as}.
    {As}, I {did}.
    Here is what I have to show: {as}, I {did}.
    {Doing}: that is what I {do} {as}.`,
  openWork: `
    I know this work: my time {as} {includes} {work}.
    {As}, I {handle} {thing}.`,
  openApply: `
    fits|I can do the same for {firm} as your {job}.
    I am applying for the {job} role at {firm} with the same resolve.
    I get results, and that is why I am applying for the {job} role at {firm}.
    Now I am applying for the {job} role at {firm}.`,
  openPlain: `
    I have worked as {who}, and I am applying for the {job} role at {firm}.
    I am applying for the {job} role at {firm}, and my experience as {who} prepares me for it.
    I am applying for the {job} role at {firm}, and I am ready for it.
    I am applying for the {job} role at {firm}, because I want it.`,
  intro: `
    {As}, I {did}.
    before|Earlier, {as}, I {did}.
    before|I did not start there: {as}, I {did}.
    I {brief} {as}.
    now|Today, {as}, I {now}.`,
  introWork: `
    {As}, I {handle} {thing}.
    My record {as} {includes} {work}.
    before|Earlier, {as}, I {handle} {thing}.`,
  follow: `
    I also {did}.
    More than that, I {did}.
    And I {did}.
    The record goes on: I {did}.`,
  followWork: `
    I also {handle} {thing}.
    That record also {includes} {work}.`,
  loose: `
    I {did}.
    The facts speak plainly: I {did}.
    I also {did}.`,
  looseWork: `
    I also know {work}.
    Count on me for {work} too.`,
  position: `
    I have worked {as}, and it shows.
    I bring what I learned {as}.
    I know the work from my time {as}.`,
  matched: `
    You ask for {matched}. My CV proves that I deliver.
    You want {matched}; I bring exactly that.
    On {matched}, I deliver what you ask for.`,
  skills: `
    I bring {skills}.
    My strengths are {skills}.
    I will put {skills} to use.`,
  education: `
    Behind this stands {degree}.
    I back this up with {degree}.
    My training rests on {degree}.`,
  languages: `
    I speak {languages}.
    I work in {languages}.
    Speak to me in {languages}.`,
  duty: `
    You list {duty}. I want that responsibility.
    I will take charge of {duty} from the start.
    Give me {duty}, and I will own it.`,
  dutyMore: `
    I will take on {duty} just as firmly.
    The same goes for {duty}.
    I am ready for {duty} as well.`,
  about: `
    You call yourselves {about}. I want to be part of that, and I will add to it.
    You describe yourselves as {about}, and that is where I want to work.
    A company that calls itself {about} is one I want to work for.`,
  ask: `
    Let us meet, and I will show you what I can do.
    Call me, and I will take you through it.
    Invite me to an interview, and I will make the case in person.`,
  why: `
    I choose my roles with care, and I chose this one because it uses what I do best.
    This role uses what I do best, and that is why I want it.
    I want this role because it asks for what I already do well.

    I want to work with people who set the bar high.
    I set myself a high bar, and I expect to find one with you.
    Give me a high bar, and I will meet it.

    Measure me by my results: I ask for nothing else.
    I stand by my results, and I expect to be measured by them.
    Judge me on results, because that is how I judge myself.

    I plan to stay, and I plan to grow with the role.
    I am not passing through: I want a role that grows.
    I am here for the long run, and I will grow with the role.

    I push the people around me, and I want them to push me.
    I want colleagues who say what they think, because I do.
    A team that argues openly wins, and I will join in.`,
  approach: `
    Ask me about any line of my CV, and I will tell you how I did it.
    Every figure in my CV has a story, and I will tell you any of them.
    Pick any line of my CV, and I will explain what I did and why it worked.

    In my first weeks I will learn how your team works, then find the first thing to improve.
    I will learn your way of working fast, and then I will make myself useful.
    First I learn how a team works, and then I push it forward.

    What I do not know yet, I learn thoroughly.
    New tasks do not slow me down: I learn them and move on.
    Where I have something to learn, I say so and get it done.

    I keep my word, and I say early when a plan needs to change.
    When I promise a date, I keep it.
    I finish what I start, and I do it on time.

    Tell me which results matter most in the first months, and I will put them first.
    Set the goals for my first half-year, and I will report against them.
    I want clear goals from the first day, and I will answer for them.

    This letter claims nothing that my CV does not back up.
    Check this letter against my CV: every line holds.
    I have claimed nothing here that I cannot back up.

    I write decisions down, so nobody has to argue about them later.
    I put agreements in writing and stick to them.
    I make decisions, note them down and move on.

    Tell me straight when something can be done better, and I will do it better.
    I take criticism standing up and turn it into better work.
    I ask for blunt feedback, and I use it.

    When everything is urgent, I decide what comes first and get it done.
    Pressure does not change my order of work: the most important thing comes first.
    I set priorities and defend them.

    I share what I know, because strong teams do not depend on one person.
    I make the people around me better by sharing what I know.
    What I know, my colleagues will know too.`,
  available: `
    I am ready for a call or a meeting whenever you are.
    Name a time for a call, and I will be there.
    Name a day that suits you, and I will make it work.

    If you need more documents, you will have them at once.
    Ask for any further document, and you will have it.
    I will send any further document you ask for, and quickly.

    Test me if you like: a trial task or a trial day suits me well.
    Set me a trial task, and see for yourself.
    I welcome a trial task, because it settles the question.

    Thank you for reading this.
    Thank you for your time.
    I thank you for reading to the end.`,
});
