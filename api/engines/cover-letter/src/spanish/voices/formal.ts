import { buildSpanishVoice } from './spanishVoice.ts';

/** Long, composed sentences. */
export const formal = buildSpanishVoice({
  greetingNamed: 'Distinguido/a {name}:',
  greeting: 'Muy señores míos:',
  farewells: `
    Reciban un atento saludo,
    Les saluda atentamente,`,
  open: `
    Por la presente les remito mi candidatura al puesto de {job} en {firm}, que baso ante todo en un hecho: {as}, {clause}.
    Tengo el gusto de presentar mi candidatura al puesto de {job} en {firm}; {as}, {clause}.`,
  openNounPhrase: `
    Por la presente les remito mi candidatura al puesto de {job} en {firm}; mis funciones {as} {include} {nounPhrase}.`,
  openPlain: `
    Por la presente les remito mi candidatura al puesto de {job} en {firm}, avalada por mi experiencia {as}.
    Por la presente les remito mi candidatura al puesto de {job} en {firm}.`,
  intro: `
    En el ejercicio de mi cargo {as}, {clause}.`,
  before: `
    Con anterioridad, {as}, {clause}.
    En un cargo anterior, {as}, {clause}.`,
  follow: `
    Asimismo, {clause}.
    Cabe añadir que {clause}.`,
  nounPhrase: `
    Mis funciones {as} {include} {nounPhrase}.`,
  papers: `
    Asimismo, dispongo de {papers}.`,
  study: `
    En cuanto a mi formación, poseo {aDegree}.`,
  languages: `
    En cuanto a idiomas, domino {languages}.`,
  skills: `
    Pongo a disposición de {firm} mis conocimientos de {skills}.`,
  ask: `
    Agradecería la oportunidad de exponerles mi trayectoria en una entrevista.
    Quedo a su entera disposición para una entrevista.`,
});
