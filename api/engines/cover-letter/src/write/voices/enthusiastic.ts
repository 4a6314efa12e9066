import { voice } from './voice.ts';

/** Warm and lively: looks forward, says what it likes. */
export const enthusiastic = voice({
  fullness: 0.6,
  contracts: true,
  greetings: ['Dear {name},', 'Hello {name},'],
  farewells: { british: ['Warm regards,', 'With warm regards,'], american: ['Warm regards,', 'Warmly,'] },
  openFact: `
    One thing I love to talk about: {as}, I {did}.
    What a lovely feeling it was: {as}, I {past}!
    It still makes me happy to say that, {as}, I {did}.
    I'm proud to say that {as}, I {did}.`,
  openWork: `
    I've really enjoyed my work {as}, which {includes} {work}.
    What I like to tell people about my work {as} is that it {includes} {work}.`,
  openApply: `
    I'd love to bring that energy to {firm} as your next {job}!
    So I'm applying for the {job} role at {firm} with a big smile!
    So you can imagine with how much joy I'm applying for the {job} role at {firm}!
    fits|And now I'd love to do it all again as {job} at {firm}!`,
  openPlain: `
    I'm applying for the {job} role at {firm} with joy, and with experience as {who}!
    I'm so glad to be applying for the {job} role at {firm}, and my experience as {who} makes me want it all the more!
    I'm so glad to be applying for the {job} role at {firm} that I sat down to write at once!
    I'm applying for the {job} role at {firm}, and I'm happy to tell you why!`,
  intro: `
    I had real joy in my work {as}, where I {did}.
    before|Even before that, {as}, I {did}.
    before|It started earlier: {as}, I {did}.
    {As}, I {past}, and I enjoyed it.
    now|I love what I do today: {as}, I {now}.`,
  introWork: `
    My work {as} {includes} {work}, and I enjoy that kind of thing.
    before|Earlier, {as}, it was {work} that kept me happily busy.
    I've put my heart into my work {as}, which {includes} {work}.`,
  follow: `
    I even {did}!
    Better still, I {did}.
    I'm just as happy that I {did}.
    On top of that, I {did}.`,
  followWork: `
    I loved that it also {includes} {work}.
    Better still, it also {includes} {work}.`,
  loose: `
    I'm happy to say that I {did}.
    I'm also proud that I {did}.
    Nothing beats a result, so here is one: I {did}.`,
  looseWork: `
    I've also enjoyed {work}.
    I also have a soft spot for {work}.`,
  position: `
    I've also put my heart into a job {as}.
    I've loved working {as}, too!
    There's also a happy chapter {as}.`,
  matched: `
    When I read that you're looking for {matched}, I couldn't help nodding along, because my CV has just that!
    You mention {matched}, and I was delighted to find my own CV in it!
    It was lovely to see {matched} on your list, because you'll find the same in my CV!`,
  skills: `
    I love putting {skills} to use.
    I'd be so happy to use {skills} with you.
    Give me a chance to use {skills}, and you'll see me smile.`,
  education: `
    I'm also proud of {degree}.
    My love of learning led me to {degree}.
    I happily look back on {degree}.`,
  languages: `
    I love languages, and I speak {languages}!
    I'm always happy to switch between languages: I speak {languages}.
    What's more, I speak {languages}!`,
  duty: `
    I'd love to get started on {duty}!
    I can't wait to get involved in {duty}.
    What I'd love most about this role is {duty}.`,
  dutyMore: `
    I'd be every bit as glad to get involved in {duty}.
    And {duty} sounds like a joy too!
    I also love the thought of {duty}.`,
  about: `
    You call yourselves {about}, and I'd love to be part of that!
    I lit up when I read how you describe yourselves: {about}.
    The words {about} made me smile, because that's just the kind of place I'm hoping for.`,
  ask: `
    I'd love to meet you and hear more about the team!
    I'd be so happy to meet you in person!
    Could we talk soon? I'd love that!`,
  why: `
    This role is full of the things I most enjoy, and I'd throw myself into it.
    I'd wake up glad to do this work, and that's the best reason I know.
    Work I enjoy is work I do well, and I know I'd enjoy this.

    I'm so curious about {firm}, and I'd love to meet the people behind it!
    I keep wondering what a day at {firm} is like, and I'd love to find out!
    I'd love to get to know the people at {firm} and what moves them.

    I love seeing a result that everyone can share in, so I'd be glad to celebrate many of them with you.
    Nothing makes me happier than a result the whole team can be glad about.
    I love it when a plan works and everyone has had a part in it.

    I'd love to stay, to learn and to grow with the role for years to come.
    I'm hoping for a role to grow in, and this one feels like it.
    I'd be overjoyed to find a place where I can stay and grow.

    I love being part of a team that laughs and works together.
    A team that pulls together makes every day brighter, and I'd gladly pull along!
    There's nothing like a team where everyone lends a hand, and I'd love to be in one.`,
  approach: `
    There's a story behind each line of my CV, and I'd love to tell you more.
    I could talk about every line of my CV with a smile, so please ask!
    I'd love to tell you the story behind any line of my CV.

    I can't wait to learn how your team does things, and I'd spend my first weeks asking, listening and joining in.
    The first thing I'd do is meet everyone, ask a lot and find out where I can help.
    I'd start by getting to know the team, because everything goes better after that!

    New things make me curious, so I'm happy when there's something to learn.
    I'm glad whenever I get to learn something new, and I'm not shy about asking.
    Learning something new is one of the joys of starting a job.

    You can count on me to keep my word and to speak up early if something gets in the way.
    I care about the people who count on me, so I tell them early when plans change.
    When I say I'll do something, I love being able to say that it's done.

    I'd love to hear what you hope for in the first months, so that I can go for it with all my heart.
    Tell me what would make you happiest to see in the first months, and I'll give it my all!
    I'd be glad to know what you're hoping for most, because I'd start there.

    Everything I'm telling you so happily here is in my CV too.
    And yes, you'll find all of this in my CV!
    My CV backs up everything here, so you can be glad with me!

    I happily write things down, so that nobody else has to search for them.
    I like to share what I've learned, so I keep notes that others can enjoy too.
    I get a kick out of tidy notes that help the next person along.

    I'm always glad of honest feedback, because it makes the next try even better.
    Feedback is a gift to me, so please don't hold back!
    Tell me how I can do better, and I'll thank you for it!

    Even a busy day is a lovely day when everyone knows what comes first, and I love getting that order right!
    I like it lively, and I like to know what comes first, so the two go well together.
    A full list doesn't scare me, because crossing things off is so much fun!

    I love passing on what I know, because it's such a joy to see somebody else take off with it!
    Sharing what I've learned makes me at least as happy as learning it.
    And whatever I learn, I can't help sharing it!`,
  available: `
    I'm happy to talk whenever it suits you, even at short notice!
    Any day is a lovely day for a call, so just tell me when!
    Just say when, and I'll gladly be there!

    If there's anything else you'd like to see, I'll happily send it!
    I'd be glad to send you anything else you'd like to see.
    Would you like to see more? I'll gladly send it!

    I'd even love to come for a trial day and see the team at work!
    And if you offer trial days, I'd love to come to one!
    A trial day would be a joy!

    Thank you so much for reading!
    Many thanks for reading this far!
    Thank you, truly, for reading my letter!`,
});
