import { voice } from './voice.ts';

/** Even and to the point, nothing shortened. */
export const professional = voice({
  fullness: 0.5,
  contracts: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Kind regards,', 'Yours sincerely,'], american: ['Kind regards,', 'Sincerely,'] },
  openFact: `
    {As}, I {did}.
    now|In my current position {as}, I {did}.
    then|In my time {as}, I {did}.
    {Doing} {is} part of my work {as}.`,
  openWork: `
    My work {as} {includes} {work}.
    My experience {as} {includes} {work}.
    {As}, I {handle} {thing}.`,
  openApply: `
    That experience is my reason for applying for the {job} position at {firm}.
    On the strength of that experience, I am applying for the {job} position at {firm}.
    With work like this behind me, I am applying for the {job} position at {firm}.
    It is the basis on which I am applying for the {job} position at {firm}.`,
  openPlain: `
    I am applying for the {job} position at {firm} with experience as {who}.
    With experience as {who}, I am applying for the {job} position at {firm}.
    My CV describes experience as {who}, and with it I am applying for the {job} position at {firm}.
    I am applying for the {job} position at {firm}, and my CV shows what I would start from.
    This letter is my application for the {job} position at {firm}.`,
  intro: `
    {As}, I {did}.
    before|Before that, {as}, I {did}.
    before|In an earlier position {as}, I {did}.
    then|During my time {as}, I {did}.
    now|In my current position {as}, I {did}.`,
  introWork: `
    My work {as} {includes} {work}.
    The position {as} {includes} {work}.
    before|Before that, my work {as} {includes} {work}.`,
  follow: `
    I also {did}.
    In the same position, I {did}.
    Alongside this, I {did}.
    There, I also {did}.`,
  followWork: `
    The position also {includes} {work}.
    My duties there also {include} {work}.`,
  loose: `
    I {did}.
    My CV also records that I {did}.
    Among other things, I {did}.
    I also {did}.`,
  looseWork: `
    My experience also covers {work}.
    My CV also names {work}.`,
  position: `
    I have also worked {as}.
    My CV includes a position {as}.
    My working life also includes a position {as}.`,
  matched: `
    Of the requirements you list, my CV covers {matched}.
    Your description asks for {matched}, which you will find in my CV.
    You are looking for {matched}; my CV covers that ground.`,
  skills: `
    My skills include {skills}.
    The skills I would use in this position include {skills}.
    In my daily work I can draw on {skills}.`,
  education: `
    My education includes {degree}.
    On the academic side, I bring {degree}.
    My studies led to {degree}.`,
  languages: `
    I speak {languages}.
    The languages I speak are {languages}.
    At work I can use {languages}.`,
  duty: `
    What interests me most in this position is {duty}.
    The part of your description that speaks to me most is {duty}.
    Your description names {duty}, and that is the work I want to do next.`,
  dutyMore: `
    The same is true of {duty}.
    I would be equally glad to take on {duty}.
    It also mentions {duty}, which I would take on readily.`,
  about: `
    You describe yourselves as {about}, and that is the kind of employer I am looking for.
    Your own words about yourselves, {about}, are a large part of why I am applying.
    I noticed that you call yourselves {about}, and that appeals to me.`,
  ask: `
    I would be glad to talk about the position and how I could contribute.
    If my background is of interest, I would be pleased to meet you.
    I would appreciate the chance to talk with you about the position.`,
  why: `
    I want my next position to build on what I have done so far, and this one would.
    This position would let me continue the work that I know and extend it.
    The position follows naturally from what I have done until now.

    I am interested in {firm} itself as well as in the position, and would like to learn more about how your team works.
    I would also like to hear more about {firm} and about the people I would be working with.
    Beyond the position, I would like to know more about how things are done at {firm}.

    A clear role in which results can be seen is important to me, and I expect to be measured by mine.
    It matters to me that the results of work can be seen, and I am happy to be judged by mine.
    I prefer a position whose results are visible, because I like to know where I stand.

    I would treat this as a position to stay in and to grow with.
    My aim is a position that I can stay in and develop.
    I am looking for a place to stay, and would approach this position accordingly.

    I would enjoy being part of a team whose members rely on one another.
    I like to work where people rely on one another, and I would do my share.
    I work best among people who rely on one another.`,
  approach: `
    Each of these points is set out in my CV, and I can explain how it came about.
    My CV gives the details, and I can talk through any of them.
    The details are in my CV, and I am ready to go through them with you.

    In my first weeks I would want to learn how your team works before suggesting any change.
    I would begin by learning how your team works and what it needs first.
    To start with, I would listen, learn how things are done and find out where I can help soonest.

    Where something is new to me, I say so early and then learn it properly.
    If a task is new to me, I would rather ask early than guess.
    I am open about what I have yet to learn, and I set time aside to learn it.

    I keep my agreements, and I say early when one of them is at risk.
    People I work with would hear from me early if a deadline were in danger.
    I consider it part of the work to speak of problems before they grow.

    It would help me to know which results you expect of this position in its first months.
    I would want to agree with you early on what a successful first half-year looks like.
    An early talk about what you expect of the position would help me set the right priorities.

    I have kept this letter to what my CV supports, so that you can rely on each line of it.
    Nothing in this letter goes beyond my CV, so you can check every line.
    Everything I have written here can be checked against my CV.

    I like my work to be traceable, so I note down what was decided and why.
    Decisions are easier to keep when they are written down, so I write them down.
    I write down what was agreed, so that others can take over without searching.

    I take criticism as information and act on it.
    If something I do can be done better, I want to hear it.
    I ask for an opinion on my work before it is finished, while it can still change.

    When several things are urgent, I ask which comes first and then keep to that order.
    I set priorities openly, so that others know what they can expect and when.
    I agree on priorities before I begin, which spares everyone surprises.

    I pass on what I know, because a team is stronger when nobody is the only one who can do a thing.
    What I learn I share, so that the work does not depend on one person.
    I like to explain what I do, since that is how others can take part in it.`,
  available: `
    I can make time for a call or a meeting at short notice.
    A call or a meeting can be arranged whenever it suits you.
    I can be flexible about the time of a conversation.

    If you need further documents, I will send them promptly.
    Should you wish to see further documents, I will gladly send them.
    I am happy to send whatever else you need to decide.

    I would also be willing to show my work in a practical test or a trial day.
    A practical task or a trial day would be welcome as well.
    If you use practical tasks in your selection, I would be glad to take one on.

    Thank you for reading my application.
    Thank you for taking the time to read this.
    I appreciate the time you are giving to this application.`,
});
