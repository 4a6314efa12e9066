import { buildSpanishVoice } from './spanishVoice.ts';

/** Shows enthusiasm by its choice of facts. */
export const enthusiastic = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimado equipo:',
  farewells: `
    Un saludo muy cordial,
    Con un cordial saludo,`,
  open: `
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}: {as}, {clause}.
    De lo que más me enorgullezco es de esto, y por eso opto al puesto de {job} en {firm}: {as}, {clause}.`,
  openNounPhrase: `
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}; disfruto de mi trabajo {as}, que {includes} {nounPhrase}.`,
  openPlain: `
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}, con mi experiencia {as}.
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}.`,
  intro: `
    Disfruto recordándolo: {as}, {clause}.`,
  before: `
    Ya antes, {as}, {clause}, y lo recuerdo con gusto.`,
  follow: `
    Mejor aún: {clause}.
    Y me alegra decir que {clause}.`,
  nounPhrase: `
    Me gusta lo que {includes} mi trabajo {as}: {nounPhrase}.`,
  papers: `
    Me alegra contar también con {papers}.`,
  study: `
    Me enorgullezco también de mi formación: {degree}.`,
  languages: `
    Me encanta hablar {languages}.`,
  skills: `
    Me gustaría seguir trabajando con {skills} en {firm}.`,
  ask: `
    ¡Me encantaría conocerles y contarles más!
    Me encantaría hablar con ustedes en persona.`,
});
