import { buildSpanishVoice } from './spanishVoice.ts';

/** Opens with a moment of the work instead of a formula. */
export const creative = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimado equipo:',
  farewells: `
    Con mis mejores deseos,
    Un saludo,`,
  open: `
    Si solo leen una línea de esta carta, que sea esta: {as}, {did}. La siguiente querría escribirla en {firm}, en el puesto de {job}.
    {As}, {did}; eso es lo que llevaría a {firm}, al puesto de {job}.`,
  openThing: `
    De esto se compone mi trabajo {as}: {thing}. Es lo que llevaría a {firm}, al puesto de {job}.`,
  openPlain: `
    Hasta ahora he trabajado {as}; lo siguiente que busco es el puesto de {job} en {firm}.
    Ustedes buscan a alguien para el puesto de {job} en {firm}, y yo busco justo eso.`,
  intro: `
    Otra línea que merece quedarse: {as}, {did}.`,
  before: `
    La historia empezó antes: {as}, {did}.`,
  follow: `
    No quedó ahí: {did}.
    Y en el mismo sitio, {did}.`,
  thing: `
    Parte de mi trabajo {as}: {thing}.`,
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
