import { voice } from './voice.ts';

/** Opens with a scene from work. Uses at most one image in a sentence. */
export const creative = voice({
  fullness: 0.55,
  contracts: true,
  greetings: ['Dear {name},', 'Hello {name},'],
  farewells: { british: ['Until we talk,', 'With best wishes,'], american: ['Until we talk,', 'With best wishes,'] },
  openFact: `
    If you keep one line of this letter, keep this one: {as}, I {did}. I'd like the next line to be about {firm}, with me as your {job}.
    Picture {aJob} at {firm} who can say: {as}, I {did}.
    Before the {job} role at {firm} comes a small scene: {as}, I {did}.`,
  openOutcome: `
    Before the {job} role at {firm} comes a small scene: in my time {as}, {outcome}.
    Picture {aJob} at {firm} who can say: in my time {as}, {outcome}.`,
  openWork: `
    Before the {job} role at {firm} comes a small scene: my work {as}, which {includes} {work}.
    Picture {aJob} at {firm} who knows {work} from working {as}.`,
  openProject: `
    On my workbench there's {project}, {thing}. Now picture its maker at {firm}, as your {job}.
    Open {project} before you read on: it's {thing}, and its maker would like to be your {job} at {firm}.`,
  openLoose: `
    Picture {aJob} at {firm} who can say: I {did}.
    If you keep one line of this letter about the {job} role at {firm}, keep this one: I {did}.`,
  openPlain: `
    So far I've been {who}; now I'd like to write the next page as {job} at {firm}.
    Somewhere at {firm} there's an empty chair marked {job}, and I'd like to try it.`,
  intro: `
    Another scene: {as}, I {did}.
    before|Turn back a page, and you'll find me {as}, where I {did}.
    before|The prologue: {as}, I {did}.
    now|The present chapter finds me {as}, where I {now}.`,
  introOutcome: `
    Another scene from my time {as}: {outcome}.
    before|Turn back a page to my time {as}, and {outcome}.`,
  introWork: `
    Another scene: my work {as}, made up of {work}.
    before|Turn back a page to my work {as}, and you'll find {work}.`,
  follow: `
    Same stage, next act: I {did}.
    In the same chapter, I {did}.
    And because one thing leads to another, I {did}.`,
  followOutcome: `
    The ending was a good one: {outcome}.
    In the same chapter, {outcome}.`,
  followWork: `
    In the same chapter: {work}.
    Between the lines, there's {work}.`,
  loose: `
    A footnote worth reading: I {did}.
    Somewhere in my CV, in small print, it says that I {did}.`,
  looseOutcome: `
    A footnote worth reading: {outcome}.`,
  looseWork: `
    In the margins of my CV, you'll find {work}.
    A footnote worth reading: {work}.`,
  honour: `
    On the mantelpiece: {thing}.`,
  project: `
    Worth a look: {project}, {thing}.
    Something you can touch: {project}, {thing}.`,
  needed: `
    One word of yours rang a bell, {need}: {as}, I {did}.
    Where your description says {need}, my CV tells a story: {as}, I {did}.`,
  position: `
    Another page of my CV shows me {as}.
    On the cast list of my CV: {role}.`,
  draw: `
    My toolbox for {duty} holds {skills}.
    Open the drawer marked {duty}, and you'll find {skills}.`,
  skills: `
    The toolbox I'd carry into {firm} holds {skills}.
    I'd unpack {skills} at {firm}.`,
  papers: `
    In the drawer with the stamped papers: {papers}.
    The paper trail: {papers}.`,
  study: `
    The groundwork was laid by {degree}, and the conversations happen in {languages}.
    My alphabet stretches to {languages}, and the groundwork was laid by {degree}.`,
  duty: `
    One line of your description stayed with me: {duty}.
    If your description were a map, I'd head straight for {duty}.
    I read your description twice, and both times I stopped at {duty}.`,
  about: `
    You paint yourselves as {about}; I'd like to step into that picture.
    The words {about} made me look twice.`,
  ask: `
    The rest of the story, {how}, is better told across a table.
    Over a cup of coffee I'd tell you {how}.`,
  askDuty: `
    Over a cup of coffee, I'd ask you about {duty}.
    The rest is better told across a table, {duty} first.`,
  askPlain: `
    The rest about the {job} role is better told across a table.`,
});
