import { voice } from './voice.ts';

/** Shows enthusiasm by its choice of facts, not by exclamation marks. */
export const enthusiastic = voice({
  fullness: 0.6,
  contracts: true,
  greetings: ['Dear {name},', 'Hello {name},'],
  farewells: { british: ['Warm regards,', 'With warm regards,'], american: ['Warm regards,', 'Warmly,'] },
  openFact: `
    I'm proud to say that, {as}, I {did}, and I'd love to do work like that as {job} at {firm}!
    When I saw the {job} role at {firm}, I thought at once of what I'm proudest of: {as}, I {did}.
    I'd love to be your next {job} at {firm}: {as}, I {did}, and I want to do more of it!`,
  openOutcome: `
    When I saw the {job} role at {firm}, I thought at once of what I'm proudest of: in my time {as}, {outcome}.
    I'd love to be your next {job} at {firm}: in my time {as}, {outcome}, and I want to do more of it!`,
  openWork: `
    When I saw the {job} role at {firm}, I thought at once of my work {as}, which {includes} {work}.
    I'd love to be your next {job} at {firm}, because I enjoy the work I know {as}: {work}.`,
  openProject: `
    My project {project} is {thing}, and I'd love to do more of that as your next {job} at {firm}!
    I'd love to show you {project}, which is {thing}, and to be your next {job} at {firm}!`,
  openLoose: `
    When I saw the {job} role at {firm}, I thought at once of what I'm proudest of: I {did}.
    I'm proud to say that I {did}, and I'd love to do work like that as {job} at {firm}!`,
  openPlain: `
    I'm applying for the {job} role at {firm} with joy, and with experience as {who}!
    I'm so glad to be applying for the {job} role at {firm}!`,
  intro: `
    I had real joy in my work {as}, where I {did}.
    before|Even before that, {as}, I {did}.
    before|It started earlier: {as}, I {did}.
    now|I love what I do today: {as}, I {now}.`,
  introOutcome: `
    I still smile about my time {as}, when {outcome}.
    before|Even before that, in my time {as}, {outcome}.`,
  introWork: `
    My work {as} {includes} {work}, and I enjoy that kind of thing.
    before|Earlier, {as}, it was {work} that kept me happily busy.`,
  follow: `
    Better still, I {did}.
    I'm just as happy that I {did}.
    On top of that, I {did}.`,
  followOutcome: `
    Better still, {outcome}.
    And to my delight, {outcome}.`,
  followWork: `
    I'm glad that it also {includes} {work}.
    I also enjoy {work}.`,
  loose: `
    I'm also proud that I {did}.
    I'm happy to say that I {did}.`,
  looseOutcome: `
    I'm happy to say that {outcome}.`,
  looseWork: `
    I've also enjoyed {work}.
    I also have a soft spot for {work}.`,
  honour: `
    I was delighted with this one: {thing}.`,
  project: `
    I'd love to show you {project}, too: it is {thing}!
    I had great fun with my project {project}, which is {thing}.`,
  needed: `
    I was glad to read that you're looking for {need}, because, {as}, I {did}.
    You mention {need}, and that made me think of my time {as}: I {did}.`,
  position: `
    I've also put my heart into a job {as}.
    I loved working {as}, too.`,
  draw: `
    I'd love to use {skills} in {duty}.
    {Duty} sounds like just the place for {skills}, which I love to use.`,
  skills: `
    I'd be so happy to use {skills} at {firm}.
    I love putting {skills} to use, and I'd love to do that at {firm}.`,
  papers: `
    I'm also proud of {papers}.
    And I happily bring along {papers}.`,
  study: `
    I'm also proud of {degree}, and I love to speak {languages}.
    I love languages and speak {languages}, and I happily look back on {degree}.`,
  duty: `
    I'd love to get started on {duty}!
    What I'd love most about this role is {duty}.
    I can't wait to get involved in {duty}.`,
  about: `
    You call yourselves {about}, and I'd love to be part of that!
    The words {about} made me smile, because that's just the kind of place I'm hoping for.`,
  ask: `
    I'd love to meet you and tell you {how}!
    I'd be so happy to tell you in person {how}.`,
  askDuty: `
    I'd love to meet you and hear more about {duty}!
    I'd be so happy to talk with you about {duty}.`,
  askPlain: `
    I'd love to meet you and hear more about the {job} role!`,
});
