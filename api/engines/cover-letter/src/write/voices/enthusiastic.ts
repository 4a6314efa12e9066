import { buildVoice } from './voice.ts';

/** Shows enthusiasm by its choice of facts, not by exclamation marks. */
export const enthusiastic = buildVoice({
  lengthRatio: 0.6,
  usesContractions: true,
  greetings: ['Dear {name},', 'Hello {name},'],
  farewells: { british: ['Warm regards,', 'With warm regards,'], american: ['Warm regards,', 'Warmly,'] },
  openFact: `
    I'm proud of one thing above all, and it's my reason for applying for the {job} role at {firm}: {as}, I {clause}.
    For the {job} role at {firm}, this is what I'm proudest of: {as}, I {clause}.
    I'd love to be your next {job} at {firm}: {as}, I {clause}, and I want to do more of it!`,
  openOutcome: `
    For the {job} role at {firm}, this is what I'm proudest of: in my time {as}, {outcome}.
    I'd love to be your next {job} at {firm}: in my time {as}, {outcome}, and I want to do more of it!`,
  openWork: `
    The {job} role at {firm} is close to work I enjoy: my time {as} {includes} {work}.
    I'd love to be your next {job} at {firm}, because I enjoy the work I know {as}: {work}.`,
  openLine: `
    I'd love to be your next {job} at {firm}, and one line of my CV about my time {as} says why: “{line}”.`,
  openProject: `
    My project {project} is {nounPhrase}, and I'd love to do more of that as your next {job} at {firm}!
    I'd love to show you {project}, which is {nounPhrase}, and to be your next {job} at {firm}!`,
  openLoose: `
    For the {job} role at {firm}, this is what I'm proudest of: I {clause}.
    I'm proud that I {clause}, and I'd love to do work like that as {job} at {firm}!`,
  openPlain: `
    I'd love to be your next {job} at {firm}, and I come with experience as {who}.
    I'm keen to work as {job} at {firm}!`,
  intro: `
    then|I enjoyed my work {as}: I {past}.
    now|Something I'm glad of {as}: I {past}.
    then|As for my time {as}, I'm glad that I {clause}.
    before|Even before that, {as}, I {clause}.
    before|It started earlier: {as}, I {clause}.
    now|I enjoy what I do today: {as}, I {now}.`,
  introOutcome: `
    I like to look back on my time {as}, when {outcome}.
    before|Even before that, in my time {as}, {outcome}.`,
  introWork: `
    now|My work {as} {includes} {work}, and I enjoy it.
    then|My work {as} {included} {work}, and I'm glad of it.
    before|Earlier, my work {as} included {work}.`,
  introLine: `
    A line I was glad to write about my time {as}: “{line}”.
    I like what my CV can say of my time {as}: “{line}”.`,
  follow: `
    Better still, I {clause}.
    I'm just as pleased that I {clause}.
    And I'm glad to say that I {clause}.
    On top of that, I {clause}.`,
  followOutcome: `
    Better still, {outcome}.
    I'm just as pleased that {outcome}.`,
  followWork: `
    I'm glad that it also {includes} {work}.
    Part of it, too: {work}.`,
  followLine: `
    And I was glad to write this one: “{line}”.
    I like this line just as much: “{line}”.`,
  loose: `
    I'm also proud that I {clause}.
    I'm pleased, too, that I {clause}.`,
  looseOutcome: `
    I'm also pleased that {outcome}.`,
  looseWork: `
    There's more in my CV: {work}.
    I'd be glad to bring {work} along as well.`,
  looseLine: `
    There's one more line I like: “{line}”.`,
  honour: `
    One honour I'm proud of: {nounPhrase}.`,
  project: `
    I'd love to show you {project}, too: it is {nounPhrase}.
    I put a lot of care into my project {project}, which is {nounPhrase}.`,
  needed: `
    I was glad to read that you're looking for {need}: {as}, I {clause}.
    You mention {need}, and that made me think of my time {as}: I {clause}.`,
  position: `
    now|These days I enjoy working {as}.
    then|I've also enjoyed working {as}.
    then|I also liked working {as}.`,
  skills: `
    Among what I'd gladly bring to {firm}: {skills}.
    I enjoy working with {skills}, and I'd love to do that at {firm}.
    I'd gladly put {skills} to use at {firm}.
    I can't wait to bring {skills} to {firm}!
    Nothing would please me more than to use {skills} at {firm}.
    I'd be thrilled to lend {firm} a hand with {skills}.
    It's {skills} that I most enjoy, and {firm} could have them all.
    I'd jump at the chance to use {skills} for {firm}.`,
  papers: `
    I'm also proud of what I've earned along the way: {papers}.
    I've also earned {papers}.`,
  study: `
    I'm also proud of {degree}, and I enjoy using my {languages}.
    I speak {languages} and enjoy using them, and I'm proud of {degree}.`,
  duty: `
    {Duty} is what I'd look forward to most.
    What I'd love most about this role is {duty}.
    I'd love to get started on {duty}!
    I'd be especially glad to take on {duty}.`,
  about: `
    You call yourselves {about}, and that's where I'd love to work as {job}.
    What you say of yourselves, {about}, makes me want to see {firm} for myself.
    I liked reading that you call yourselves {about}.`,
  ask: `
    I'd love to meet you and tell you {how}!
    I'd gladly tell you in person {how}.`,
  askDuty: `
    I'd love to meet you and hear more about {duty}!
    I'd gladly talk with you about {duty}.`,
  askPlain: `
    I'd love to meet you and hear more about the {job} role!
    Could we meet and talk about the {job} role?
    I'd gladly come to {firm} to talk about the {job} role.`,
});
