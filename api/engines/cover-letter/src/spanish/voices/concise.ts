import { buildSpanishVoice } from './spanishVoice.ts';

/** Short sentences, one thing in each. */
export const concise = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimados señores:',
  farewells: `
    Saludos,
    Atentamente,`,
  open: `
    Opto al puesto de {job} en {firm}: {as}, {did}.
    Mi mejor argumento para el puesto de {job} en {firm}: {as}, {did}.`,
  openThing: `
    Opto al puesto de {job} en {firm}. Mi trabajo {as}: {thing}.`,
  openPlain: `
    Opto al puesto de {job} en {firm}. Mi experiencia: {as}.
    Opto al puesto de {job} en {firm}.`,
  intro: `
    {As}: {did}.`,
  before: `
    Antes, {as}: {did}.`,
  follow: `
    También: {did}.
    Allí también {did}.`,
  thing: `
    {As}: {thing}.`,
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
