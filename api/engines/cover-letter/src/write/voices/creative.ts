import { voice } from './voice.ts';

/** Begins somewhere else than other letters, with pictures and turns of its own. */
export const creative = voice({
  fullness: 0.55,
  contracts: true,
  greetings: ['Dear {name},', 'Hello {name},'],
  farewells: { british: ['Until we talk,', 'With best wishes,'], american: ['Until we talk,', 'With best wishes,'] },
  openFact: `
    Most letters save the best for last; mine doesn't. {As}, I {did}.
    Some stories fit into one line. Mine goes like this: {as}, I {did}.
    Before any introductions, a fact: {as}, I {did}.
    Suppose you could keep only one sentence of this letter. Keep this one: {as}, I {did}.`,
  openWork: `
    Some stories fit into one line: my work {as} {includes} {work}.
    Suppose you could keep only one sentence of this letter. Keep this one: my work {as} {includes} {work}.`,
  openApply: `
    The next chapter, if you'll write it with me, could be the {job} role at {firm}.
    What comes next? To find out, I'm applying for the {job} role at {firm}.
    The {job} role at {firm} is open; consider this a hand going up.
    fits|Picture the same thing at {firm}, with me as your {job}.`,
  openPlain: `
    Every letter like this one begins with a title; mine so far is {who}, and now I'm applying for the {job} role at {firm}.
    So far I've been {who}; now I'm applying for the {job} role at {firm}.
    Somewhere at {firm} there's an empty chair marked {job}. Here's why I'd like to try it.
    The {job} role at {firm} is open; consider this a hand going up.`,
  intro: `
    Another scene: {as}, I {did}.
    before|Turn back a few pages, and you'll find me {as}; there, I {did}.
    before|The prologue to all this: {as}, I {did}.
    Then there's the part of the story where, {as}, I {did}.
    now|The present chapter finds me {as}, where I {now}.`,
  introWork: `
    Another scene: my work {as}, made up of {work}.
    before|Turn back a few pages to my work {as}, and you'll find {work}.
    The cast of my days {as} {includes} {work}.`,
  follow: `
    Same stage, next act: I {did}.
    The plot thickened: I {past}.
    And because one thing leads to another, I {did}.
    In the same chapter, I {did}.`,
  followWork: `
    In the same chapter: {work}.
    Between the lines, there's {work}.`,
  loose: `
    A footnote worth reading: I {did}.
    File this under evidence: I {did}.
    Somewhere in my CV, in small print, it says that I {did}.`,
  looseWork: `
    In the margins of my CV, you'll find {work}.
    A footnote worth reading: {work}.`,
  position: `
    Another page of my CV shows me {as}.
    Leaf through my CV, and you'll meet me {as}.
    On the cast list of my CV: {role}.`,
  matched: `
    Lay your list beside my CV, and the same words light up: {matched}.
    Your list and my CV have words in common: {matched}.
    I held your description up against my CV, and {matched} showed through.`,
  skills: `
    Open my toolbox and you'll see {skills}.
    My toolbox, in a line: {skills}.
    If skills were on a shelf, mine would hold {skills}.`,
  education: `
    Where did it begin? With {degree}.
    The groundwork was laid by {degree}.
    Under it all, like a foundation: {degree}.`,
  languages: `
    Some of my best conversations could happen in {languages}.
    My alphabet stretches to {languages}.
    Pick a language: I speak {languages}.`,
  duty: `
    One line of your description stayed with me: {duty}.
    If your description were a map, I'd head straight for {duty}.
    I read your description twice, and both times I stopped at {duty}.`,
  dutyMore: `
    Next on the map: {duty}.
    A close second is {duty}.
    I'd linger over {duty}, too.`,
  about: `
    You paint yourselves as {about}; I'd like to step into that picture.
    The words {about} made me look twice.
    You could have said anything about yourselves, and you said {about}. I liked that.`,
  ask: `
    The rest is better told across a table.
    Paper only goes so far; shall we talk?
    Whether this story has a sequel is a question for a cup of coffee.`,
  why: `
    Why this role? Because it picks up the thread exactly where I'm holding it.
    A thread runs through what I do, and this role is the next knot in it.
    This role reads like the next page of a book I'm already in the middle of.

    From the outside I only see the windows of {firm}; I'd like to see the rooms.
    A name on a door tells little, so I'd like to find out what happens behind the one that says {firm}.
    I'm curious what {firm} sounds like on an ordinary morning.

    Give me a blank page and a clear question, and I'm content.
    I like work that leaves a trace, however small.
    A fine result, to me, is one that people stop noticing because it simply works.

    I'm not collecting stations; I'd like to arrive somewhere and unpack.
    I'd like to plant something here and stay long enough to see it grow.
    Good stories take time, and I've set some aside for this one.

    The best teams I can imagine sound like a kitchen before dinner: busy, loud and in high spirits.
    A team, to me, is a band: nobody plays alone, and somebody has to keep time.
    I'd rather row with others than be carried.`,
  approach: `
    Behind each line of my CV there's a longer tale, and I tell it without ornament.
    Pull at any line of my CV, and a whole story comes out.
    My CV is the table of contents; the chapters I'd tell you in person.

    At first I'd be all ears: every team has its own music, and I'd want to hear it before I play.
    I'd begin as a polite guest does: look around, listen, then help in the kitchen.
    Before I move any furniture, I'd want to know why it stands where it does.

    White spots on the map don't scare me; I ask for directions.
    What I don't know yet, I note in pencil and come back to.
    There'll be blank spots, and I'd rather fill them in than paint over them.

    A promise is a small contract, and I read mine twice.
    When the weather turns, I say so before it rains.
    I'd rather bring an umbrella early than an excuse late.

    If you could fast-forward a few months, what would you want to see? I'd start there.
    Show me the last page of a season well spent, and I'll work my way back from it.
    Tell me what the happy ending of the first months looks like, and I'll start writing.

    No line of this letter is fiction; my CV vouches for each.
    I may like a fine story, but everything in this one is in my CV.
    For all the pictures, each fact here comes straight from my CV.

    I leave breadcrumbs, so that whoever comes after me finds the way.
    My notes are written for strangers, because one day somebody will be one.
    What was agreed goes on paper, since memory is a fine storyteller and a poor clerk.

    Red ink doesn't frighten me; it's where the second draft begins.
    Criticism is sandpaper: a little rough, and the result is smoother.
    Cross out what doesn't work, and I'll write it again.

    When everything burns at once, I look for the smallest fire nearest the door.
    A long list is only a short one that hasn't been sorted yet.
    On stormy days I steer by one star at a time.

    What I know I leave on the table, where anyone can take it.
    Knowledge is the one cake that grows when you cut it, so I cut mine.
    I'd rather be a window than a wall when somebody wants to see how a thing is done.`,
  available: `
    My calendar bends easily, so name a time and a place.
    Name a time and a place, and I'll bring the questions.
    Morning, noon or evening: I'd make room.

    If you'd like more to read, I have further documents at hand.
    There's more to read if you wish, and I'd gladly send it.
    Should you want a second volume, I'll send further documents.

    Or let me come for a trial day and show you, which beats telling you.
    Better than any letter would be a trial day, and I'd gladly come to one.
    Set me a small task, and the result will speak for me.

    Thank you for reading to the last line.
    You've read to the end, and I thank you for it.
    Thank you for following me this far.`,
});
