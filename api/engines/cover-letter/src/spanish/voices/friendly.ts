import { buildSpanishVoice } from './spanishVoice.ts';

/** Sounds like a conversation with a future colleague. */
export const friendly = buildSpanishVoice({
  greetingNamed: 'Hola, {name}:',
  greeting: 'Hola:',
  farewells: `
    Un saludo,
    Saludos,`,
  open: `
    Me gustaría presentarme al puesto de {job} en {firm}, porque se parece a lo que conozco: {as}, {clause}.
    Si nos viéramos, lo primero que os contaría es que, {as}, {clause}; por eso me interesa el puesto de {job} en {firm}.`,
  openNounPhrase: `
    Me gustaría presentarme al puesto de {job} en {firm}, porque mi trabajo {as} {includes} {nounPhrase}.`,
  openPlain: `
    Me gustaría presentarme al puesto de {job} en {firm}, con lo aprendido {as}.
    Me gustaría presentarme al puesto de {job} en {firm}.`,
  intro: `
    Os puede interesar que, {as}, {clause}.`,
  before: `
    Un poco antes, {as}, {clause}.`,
  follow: `
    Y hay más: {clause}.
    También {clause}.`,
  nounPhrase: `
    En mi día a día {as} también {entra} {nounPhrase}.`,
  papers: `
    También tengo {papers}.`,
  study: `
    De estudios, tengo {aDegree}.`,
  languages: `
    También hablo {languages}.`,
  skills: `
    Os puedo ayudar con {skills}.`,
  ask: `
    ¿Hablamos?
    Si os parece, os lo cuento con calma en persona.`,
});
