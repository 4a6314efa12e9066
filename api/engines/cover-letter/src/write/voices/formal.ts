import { buildVoice } from './voice.ts';

/** Long, composed sentences, titles and offices, nothing shortened. */
export const formal = buildVoice({
  lengthRatio: 0.75,
  usesContractions: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Yours sincerely,'], american: ['Respectfully yours,', 'Sincerely yours,'] },
  openFact: `
    I wish to be considered for the position of {job} at {firm}, and I would begin with one fact: {as}, I {clause}.
    I respectfully submit my application for the position of {job} at {firm}; {as}, I {clause}.
    In support of my application for the position of {job} at {firm}, I may state that, {as}, I {clause}.`,
  openOutcome: `
    I wish to be considered for the position of {job} at {firm}, and I would begin with one fact: during my tenure {as}, {outcome}.
    In support of my application for the position of {job} at {firm}, I may state that, during my tenure {as}, {outcome}.`,
  openWork: `
    I wish to be considered for the position of {job} at {firm}; the duties entrusted to me {as} {include} {work}.
    In support of my application for the position of {job} at {firm}, I may state that my duties {as} {include} {work}.`,
  openLine: `
    I wish to be considered for the position of {job} at {firm}; my service {as} is recorded in my curriculum vitae as “{line}”.`,
  openProject: `
    I would draw your attention to my project {project}, which is {nounPhrase}, and in view of which I apply for the position of {job} at {firm}.
    My project {project} is {nounPhrase}, and in view of it I wish to be considered for the position of {job} at {firm}.`,
  openLoose: `
    In support of my application for the position of {job} at {firm}, I may state that I {clause}.
    I wish to be considered for the position of {job} at {firm}, and I would begin with one fact: I {clause}.`,
  openPlain: `
    Having gained experience as {who}, I hereby submit my application for the position of {job} at {firm}.
    I wish to be considered for the position of {job} at {firm}, for which I would draw upon my experience as {who}.
    I hereby submit my application for the position of {job} at {firm}, together with my curriculum vitae.`,
  intro: `
    In my capacity {as}, I {clause}.
    before|Prior to that appointment, {as}, I {clause}.
    before|In an earlier appointment {as}, I {clause}.
    now|In my present appointment {as}, I {clause}.`,
  introOutcome: `
    During my tenure {as}, {outcome}.
    before|During an earlier tenure, {as}, I saw that {outcome}.`,
  introWork: `
    My responsibilities {as} {include} {work}.
    before|Prior to that appointment, my responsibilities {as} {included} {work}.`,
  introLine: `
    My curriculum vitae records of my service {as}: “{line}”.
    Of my service {as}, my curriculum vitae states: “{line}”.`,
  follow: `
    In the same capacity, I {clause}.
    I may add that I also {clause}.
    Furthermore, I {clause}.`,
  followOutcome: `
    I may add that, in the same period, {outcome}.
    Over the same period, {outcome}.`,
  followWork: `
    The same appointment further {includes} {work}.
    To these duties I may add {work}.`,
  followLine: `
    My curriculum vitae further records: “{line}”.
    To this my curriculum vitae adds: “{line}”.`,
  loose: `
    I {clause}.
    I may further state that I {clause}.
    As my curriculum vitae records, I {clause}.
    It may be of relevance that I {clause}.`,
  looseOutcome: `
    I may further state that {outcome}.`,
  looseWork: `
    My curriculum vitae further records experience of {work}.
    To this I may add experience of {work}.`,
  looseLine: `
    My curriculum vitae also records: “{line}”.`,
  honour: `
    Among the distinctions recorded in my curriculum vitae is {nounPhrase}.`,
  project: `
    I would also refer you to my project {project}, which is {nounPhrase}.
    My project {project}, which I should be pleased to present, is {nounPhrase}.`,
  needed: `
    With regard to {need}, which you require, I may state that, {as}, I {clause}.
    As to your requirement of {need}: {as}, I {clause}.`,
  position: `
    now|At present I hold the position of {role}.
    then|I have furthermore held the position of {role}.
    then|My curriculum vitae also records an appointment {as}.`,
  skills: `
    I would be in a position to contribute {skills}.
    I may also offer {firm} {skills}.
    In the service of {firm}, I would draw upon {skills}.
    My competences comprise {skills}.
    The abilities that I would place at the service of {firm} include {skills}.
    I further possess {skills}, all of which I would place at your disposal.
    It is with {skills} that I could be of use to {firm}.
    Should {firm} engage me, it would have at its disposal {skills}.`,
  papers: `
    My qualifications comprise {papers}.
    I am the holder of {papers}.`,
  study: `
    My education comprises {degree}, and I have command of {languages}.
    I have command of {languages}, and my education comprises {degree}.`,
  duty: `
    Among the duties which you describe, it is {duty} to which I would most wish to devote myself.
    I was particularly drawn to the position by the prospect of {duty}.
    Your description refers to {duty}, and it is to this duty that I feel most strongly drawn.`,
  about: `
    You describe yourselves as {about}, and I should consider it a privilege to serve in such a place.
    That you should describe yourselves as {about} has strengthened my wish to apply.`,
  ask: `
    I should be grateful for the opportunity of an interview, at which I could set out {how}.
    Should it be of interest to you, I would gladly set out in an interview {how}.`,
  askDuty: `
    I should be grateful for the opportunity of an interview, at which we might discuss {duty}.
    I would gladly discuss {duty} with you in an interview.`,
  askPlain: `
    I should be grateful to be invited to an interview for the position of {job}.
    I remain at your disposal for an interview concerning the position of {job}.`,
});
