import { buildSpanishVoice } from './spanishVoice.ts';

/** Even and to the point. */
export const professional = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimados señores:',
  farewells: `
    Un cordial saludo,
    Atentamente,`,
  open: `
    Me dirijo a ustedes para optar al puesto de {job} en {firm}: {as}, {clause}.
    {As}, {clause}, y me gustaría aportar esa experiencia a {firm} en el puesto de {job}.`,
  openNounPhrase: `
    Me dirijo a ustedes para optar al puesto de {job} en {firm}; mi trabajo {as} {includes} {nounPhrase}.`,
  openPlain: `
    Me dirijo a ustedes para optar al puesto de {job} en {firm}, con experiencia {as}.
    Me dirijo a ustedes para optar al puesto de {job} en {firm}.`,
  intro: `
    {As}, {clause}.`,
  before: `
    Antes, {as}, {clause}.
    En una etapa anterior, {as}, {clause}.`,
  follow: `
    Además, {clause}.
    En ese mismo puesto, {clause}.`,
  nounPhrase: `
    Mi trabajo {as} {includes} {nounPhrase}.`,
  papers: `
    Cuento con {papers}.`,
  study: `
    Mi formación incluye {aDegree}.`,
  languages: `
    Hablo {languages}.`,
  skills: `
    Manejo {skills}.
    En {firm} aplicaría mis conocimientos de {skills}.`,
  ask: `
    Quedo a su disposición para ampliar estos datos en una entrevista.
    Con mucho gusto les contaré más en una entrevista.`,
});
