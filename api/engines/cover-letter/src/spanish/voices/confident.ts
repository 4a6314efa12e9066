import { buildSpanishVoice } from './spanishVoice.ts';

/** Results first, without softening words. */
export const confident = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimados señores:',
  farewells: `
    Un saludo,
    Saludos cordiales,`,
  open: `
    Un hecho para el puesto de {job} en {firm}: {as}, {clause}.
    {As}, {clause}, y ese es el trabajo que haré en {firm} en el puesto de {job}.`,
  openNounPhrase: `
    Conozco el trabajo que pide el puesto de {job} en {firm}: mi labor {as} {includes} {nounPhrase}.`,
  openPlain: `
    Quiero el puesto de {job} en {firm}, y traigo mi experiencia {as}.
    Quiero el puesto de {job} en {firm}.`,
  intro: `
    Respondo de ello {as}: {clause}.`,
  before: `
    Ya antes, {as}, {clause}.`,
  follow: `
    Y no solo eso: {clause}.
    También {clause}.`,
  nounPhrase: `
    Mi labor {as} {includes} {nounPhrase}.`,
  papers: `
    Tengo {papers}.`,
  study: `
    Me respalda mi formación: {degree}.`,
  languages: `
    Trabajo en {languages}.`,
  skills: `
    {firm} puede contar con mi manejo de {skills}.`,
  ask: `
    Llámenme y se lo demostraré en una entrevista.
    En una entrevista les daré los detalles.`,
});
