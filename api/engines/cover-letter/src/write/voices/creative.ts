import { buildVoice } from './voice.ts';

/** Opens with a scene from work. Uses at most one image in a sentence. */
export const creative = buildVoice({
  lengthRatio: 0.55,
  usesContractions: true,
  greetings: ['Dear {name},', 'Hello {name},'],
  farewells: { british: ['With best wishes,', 'Best wishes,'], american: ['With best wishes,', 'Best wishes,'] },
  openFact: `
    If you keep one line of this letter about the {job} role at {firm}, keep this one: {as}, I {clause}.
    {As}, I {clause}; that is what I'd bring to {firm}, in the {job} role.
    Instead of a promise for the {job} role at {firm}, here is a fact: {as}, I {clause}.`,
  openOutcome: `
    Instead of a promise for the {job} role at {firm}, here is a fact: in my time {as}, {outcome}.
    In my time {as}, {outcome}; that is what I'd bring to {firm}, in the {job} role.`,
  openWork: `
    Ask what a day {as} is made of, and you get this: {work}. I'd like days like that as {job} at {firm}.
    {Work}: that is what my time {as} {includes}, and what I'd bring to the {job} role at {firm}.`,
  openLine: `
    If one line of my CV could apply for the {job} role at {firm} by itself, it would be this one, from my time {as}: “{line}”.`,
  openProject: `
    Before you read on: {project} exists. It's {nounPhrase}, and its maker would like to be your {job} at {firm}.
    {project} is {nounPhrase}. I made it, and I'd like to make things like it as {job} at {firm}.`,
  openLoose: `
    If you keep one line of this letter about the {job} role at {firm}, keep this one: I {clause}.
    Instead of a promise for the {job} role at {firm}, here is a fact: I {clause}.`,
  openPlain: `
    So far I've been {who}; next I'd like to be {job} at {firm}.
    You're looking for {aJob} at {firm}, and I'm looking for just that.`,
  intro: `
    One more line worth keeping: {as}, I {clause}.
    before|The story began before that: {as}, I {clause}.
    before|Some of it I learned earlier: {as}, I {clause}.
    now|Today looks like this: {as}, I {now}.`,
  introOutcome: `
    One more line worth keeping: in my time {as}, {outcome}.
    before|The story began before that: in my time {as}, {outcome}.`,
  introWork: `
    Part of my work {as}: {work}.
    before|Some of it I learned earlier, {as}: {work}.`,
  introLine: `
    My time {as} once had to fit on one line, and this is it: “{line}”.
    Page one of my story {as} is one line long: “{line}”.`,
  follow: `
    It didn't stop there: I {past}.
    There, too, I {clause}.
    There's more to that: I {clause}.`,
  followOutcome: `
    What came of it: {outcome}.
    It didn't stop there: {outcome}.`,
  followWork: `
    Another part of it: {work}.
    There's more to that: {work}.`,
  followLine: `
    The next line of that story: “{line}”.
    The same page also says: “{line}”.`,
  loose: `
    I {clause}.
    Also true: I {clause}.
    One more line that my CV holds: I {clause}.
    Further down in my CV you'll read that I {clause}.`,
  looseOutcome: `
    One more line that my CV holds: {outcome}.`,
  looseWork: `
    Further down in my CV, you'll find {work}.
    One more line that my CV holds: {work}.`,
  looseLine: `
    One line stands apart: “{line}”.`,
  honour: `
    Recognised along the way: {nounPhrase}.`,
  project: `
    You can look at this one yourself: {project}, {nounPhrase}.
    Something to look at: {project}, {nounPhrase}.`,
  needed: `
    You write {need}. My answer: {as}, I {clause}.
    Where you ask for {need}, I'd point to this: {as}, I {clause}.`,
  position: `
    now|Today you'll find me {as}.
    then|Another part of my CV: {role}.
    then|My CV also shows me {as}.`,
  skills: `
    What I'd reach for first at {firm}: {skills}.
    I'd put {skills} to work at {firm}.
    My kit for {firm} holds {skills}.
    Give me {skills}, and I'm at home.
    Hand me {skills}, and {firm} will see what I mean.
    There's room at {firm} for {skills}, I hope; I'd bring them all.
    I travel to {firm} with {skills} in my bag.`,
  papers: `
    Also mine, and on paper: {papers}.
    For the record, I hold {papers}.`,
  study: `
    I studied for {degree}, and I can hold the conversation in {languages}.
    I can hold the conversation in {languages}, and I have {degree} to show.`,
  duty: `
    One line of your description stayed with me: {duty}.
    Of all that your description names, {duty} is what made me write.
    If I could choose where to start, it would be {duty}.`,
  about: `
    You describe yourselves as {about}; I'd like to see that from the inside.
    You call yourselves {about}, and that made me want to write.`,
  ask: `
    The rest is better told than written, beginning with {how}.
    There's a longer version of {how}, and I'd like to tell it in person.`,
  askDuty: `
    I have questions about {duty}, and I'd like to ask them in person.
    The rest is better told than written, {duty} first.`,
  askPlain: `
    The rest about the {job} role is better told than written.
    If the {job} role is still open, so is my diary.`,
});
