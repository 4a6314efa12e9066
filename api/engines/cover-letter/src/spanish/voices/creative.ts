import { buildSpanishVoice } from './spanishVoice.ts';

/** Opens with a moment of the work instead of a formula. */
export const creative = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimado equipo:',
  farewells: `
    Con mis mejores deseos,
    Un saludo,`,
  open: `
    Si solo leen una línea de esta carta, que sea esta: {as}, {clause}. La siguiente querría escribirla en {firm}, en el puesto de {job}.
    {As}, {clause}; eso es lo que llevaría a {firm}, al puesto de {job}.`,
  openNounPhrase: `
    De esto se compone mi trabajo {as}: {nounPhrase}. Es lo que llevaría a {firm}, al puesto de {job}.`,
  openPlain: `
    Hasta ahora he trabajado {as}; lo siguiente que busco es el puesto de {job} en {firm}.
    Ustedes buscan a alguien para el puesto de {job} en {firm}, y yo busco justo eso.`,
  intro: `
    Otra línea que merece quedarse: {as}, {clause}.`,
  before: `
    La historia empezó antes: {as}, {clause}.`,
  follow: `
    No quedó ahí: {clause}.
    Y en el mismo sitio, {clause}.`,
  nounPhrase: `
    Parte de mi trabajo {as}: {nounPhrase}.`,
  papers: `
    Y sobre el papel: {papers}.`,
  study: `
    La base la puso mi formación: {degree}.`,
  languages: `
    La conversación puede ser en {languages}.`,
  skills: `
    Lo primero que sacaría en {firm}: {skills}.`,
  ask: `
    El resto se cuenta mejor en persona.
    Hay una versión más larga, y me gustaría contarla en persona.`,
});
