import { buildSpanishVoice } from './spanishVoice.ts';

/** Short sentences, one thing in each. */
export const concise = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimados señores:',
  farewells: `
    Saludos,
    Atentamente,`,
  open: `
    Opto al puesto de {job} en {firm}: {as}, {clause}.
    Mi mejor argumento para el puesto de {job} en {firm}: {as}, {clause}.`,
  openNounPhrase: `
    Opto al puesto de {job} en {firm}. Mi trabajo {as}: {nounPhrase}.`,
  openPlain: `
    Opto al puesto de {job} en {firm}. Mi experiencia: {as}.
    Opto al puesto de {job} en {firm}.`,
  intro: `
    {As}: {clause}.`,
  before: `
    Antes, {as}: {clause}.`,
  follow: `
    También: {clause}.
    Allí también {clause}.`,
  nounPhrase: `
    {As}: {nounPhrase}.`,
  papers: `
    Titulaciones y carnés: {papers}.`,
  study: `
    Formación: {degree}.`,
  languages: `
    Idiomas: {languages}.`,
  skills: `
    Manejo: {skills}.`,
  ask: `
    ¿Podemos hablar?
    Lo amplío en una entrevista.`,
});
