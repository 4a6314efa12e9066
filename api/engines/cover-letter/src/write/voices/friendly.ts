import { voice } from './voice.ts';

/** As one talks to a colleague: short forms, plain words, a question now and then. */
export const friendly = voice({
  fullness: 0.45,
  contracts: true,
  greetings: ['Hello {name},', 'Hi {name},'],
  farewells: { british: ['All the best,', 'Best wishes,'], american: ['All the best,', 'Best wishes,'] },
  openFact: `
    Let me start with something I'm pleased with: {as}, I {did}.
    Here's the short version of what I do: {as}, I {did}.
    If we met over coffee, I'd probably tell you first that, {as}, I {did}.
    You might like to know that, {as}, I {did}.`,
  openWork: `
    If we met over coffee, I'd tell you about my work {as}, which {includes} {work}.
    Let me start with what I know: my work {as} {includes} {work}.`,
  openApply: `
    fits|Now I'd like to do something like that with you, as {job} at {firm}.
    fits|That's why the {job} job at {firm} caught my eye.
    So I'm applying for the {job} job at {firm}.
    I think we could get on well, so I'm putting my name forward for the {job} job at {firm}.`,
  openPlain: `
    I'm applying for the {job} job at {firm}, and I've worked as {who}, so I know a thing or two.
    The {job} job at {firm} caught my eye, and with my time as {who} I thought I'd get in touch.
    I'm applying for the {job} job at {firm}, and here's a bit about me.
    The {job} job at {firm} caught my eye, so here I am.`,
  intro: `
    {As}, I {did}.
    before|A bit further back, {as}, I {did}.
    before|Before that I was busy {as}, where I {did}.
    then|Back in my days {as}, I {did}.
    now|These days, {as}, I {now}.`,
  introWork: `
    My days {as} {include} {work}.
    before|Further back, my days {as} {include} {work}.
    There's also my work {as}, which {includes} {work}.`,
  follow: `
    While I was at it, I {past}.
    I've got another one for you: I {did}.
    Oh, and I {did} too.
    I also {did}.`,
  followWork: `
    There's {work} in the mix as well.
    It also {includes} {work}.`,
  loose: `
    Here's another thing you may like: I {did}.
    I also {did}.
    It's in my CV too that I {did}.`,
  looseWork: `
    I know my way around {work} as well.
    There's also {work} in my CV.`,
  position: `
    I've also worked {as}.
    There's a spell {as} in my CV, too.
    You'll also find me {as} in my CV.`,
  matched: `
    You're after {matched}, and that's all in my CV.
    I read your list and found {matched} in my own CV, so that's a start.
    As for {matched}, which you ask for: you'll find that in my CV.`,
  skills: `
    I'm at home with {skills}.
    I can help out with {skills}.
    You can come to me with anything to do with {skills}.`,
  education: `
    As for school and study, there's {degree}.
    I've also got {degree}, in case you're wondering.
    If you're curious about my studies, they include {degree}.`,
  languages: `
    I can chat with people in {languages}.
    You can talk to me in {languages}.
    I get by in more than one way, too: I speak {languages}.`,
  duty: `
    You mention {duty}, and that's the bit I'd look forward to most.
    What I'd like most about the job is {duty}.
    I'd happily spend my days on {duty}.`,
  dutyMore: `
    I wouldn't mind {duty} either, quite the opposite.
    And {duty}? Count me in.
    I like the sound of {duty}, too.`,
  about: `
    You call yourselves {about}, and that sounds like my sort of place.
    I like how you put it: {about}.
    When you call yourselves {about}, I feel I'd fit in.`,
  ask: `
    Shall we have a chat?
    I'd be happy to pop in and say hello.
    Why don't we have a talk and see how we get on?`,
  why: `
    It's work I like, and I'd be glad to do it with people who like it too.
    I like this kind of work, plain and simple, and I'd like to do more of it.
    This is the sort of work I'd choose anyway, so why not do it with you?

    I'd also like to hear what it's like to work at {firm}, straight from the people who do.
    I'm curious what a normal week at {firm} looks like.
    What's it like to work at {firm}? I'd love to hear it from you.

    I like to see that something I did was of use, and I don't mind being told when it wasn't.
    It's nice to know that your work is of use to somebody, and I'd like to feel that with you.
    I do my best work when I can see who it helps.

    I'm not looking for a stopgap: I'd like to stay a long while.
    I'd like to find a place where I can stay, get to know people and grow.
    If it suits us both, I'd like to stay for a long time.

    I like a team where people look out for each other, and I'd do my bit.
    I'm happiest in a team where you can ask anybody for a hand.
    A kind team makes up for a lot of early mornings, and I'd like to be part of one.`,
  approach: `
    There's more behind all this, and I'm happy to tell you about it.
    My CV has the rest, and I'm happy to chat about any of it.
    Ask me about anything in my CV, I don't mind at all.

    I'd start by getting to know everyone and finding out how you do things.
    In the first weeks I'd mostly listen, ask and lend a hand where I can.
    First of all I'd want to find out how you do things, and where an extra pair of hands helps most.

    If I don't know something, I'll ask, and then I'll remember it.
    I won't know everything on the first day, but I'm not too proud to ask.
    There'll be things I need to learn, and I don't mind saying so.

    If I say I'll do something, I do it, and if it can't be done I'll tell you early.
    You won't have to chase me: if something's going wrong, you'll hear it from me.
    I try to be the kind of colleague who tells you early when plans change.

    It'd help me to hear what you'd like to see done first, so let's talk about that.
    What would you like to see done first? That's what I'd start with.
    I'd ask you early on what a successful first few months would look like to you.

    I haven't dressed anything up here: it's all in my CV.
    It's all in my CV, so you don't have to take my word for it.
    And no, I haven't made anything bigger than it is: it's all in my CV.

    I keep notes, so nobody has to guess what I did while I'm away.
    I tend to jot things down, which saves everyone a lot of asking.
    I write down how I did things, so that the next person has it easier.

    If I could do something better, just tell me, I won't take it badly.
    I don't mind being told how to do a thing better.
    Feel free to tell me when I get something wrong, because that's how I learn.

    When it gets busy, I ask what's most urgent and start there.
    Busy days are fine by me, as long as we agree on what comes first.
    If everything's urgent at once, I'd rather ask than guess what comes first.

    I'm glad to show others how I do things, since nobody should be the only one who knows.
    If someone wants to know how I did something, I take the time to show them.
    I like showing people the ropes, and I like being shown.`,
  available: `
    I'm easy about when we talk, so just name a day that suits you.
    Give me a ring or drop me a line whenever it suits.
    Pick a time that works for you, and I'll be there.

    If there's anything else you'd like to see, just ask and I'll send it over.
    Need anything else from me? Just say so.
    I'm happy to send over anything else you need.

    I'd be up for a trial day as well, if that's something you do.
    If you'd like me to come in for a trial day, I'm all for it.
    A trial day would suit me fine, by the way.

    Thanks for reading all this!
    Thanks a lot for reading.
    Thanks for taking the time.`,
});
