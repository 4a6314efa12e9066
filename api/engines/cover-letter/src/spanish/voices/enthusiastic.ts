import { buildSpanishVoice } from './spanishVoice.ts';

/** Shows enthusiasm by its choice of facts. */
export const enthusiastic = buildSpanishVoice({
  greetingNamed: 'Estimado/a {name}:',
  greeting: 'Estimado equipo:',
  farewells: `
    Un saludo muy cordial,
    Con un cordial saludo,`,
  open: `
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}: {as}, {did}.
    De lo que más me enorgullezco es de esto, y por eso opto al puesto de {job} en {firm}: {as}, {did}.`,
  openThing: `
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}; disfruto de mi trabajo {as}, que {includes} {thing}.`,
  openPlain: `
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}, con mi experiencia {as}.
    Me haría mucha ilusión trabajar en {firm} en el puesto de {job}.`,
  intro: `
    Disfruto recordándolo: {as}, {did}.`,
  before: `
    Ya antes, {as}, {did}, y lo recuerdo con gusto.`,
  follow: `
    Mejor aún: {did}.
    Y me alegra decir que {did}.`,
  thing: `
    Me gusta lo que {includes} mi trabajo {as}: {thing}.`,
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
