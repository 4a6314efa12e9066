import type { TermsByKind } from './termsByKind.ts';

export const peopleTerms: TermsByKind = {
  soft: `
Communication = communicating; communicator; communication skills; written and verbal communication; verbal communication
Teamwork = working in a team; work well in a team; work in a team; working as part of a team; work as part of a team; team working; team work; collaboration; collaborating; team player; working with others; collaborative
Time management = prioritising; prioritisation; managing your time; managing time; meeting deadlines; prioritise; multiple deadlines
Organisation = organisational skills; well organised; organised
Attention to detail = detail-oriented; accuracy; accurate; eye for detail; meticulous; detail oriented
Problem solving = solving problems; problem-solver; resolving problems
Adaptability = flexibility; adaptable; flexible approach
Working under pressure = calm under pressure; pressured environment; work under pressure; high-pressure; stay calm
Initiative = self-motivated; work independently; working independently; self-starter; work on your own; autonomous
Empathy = compassion; compassionate; empathetic; patience
Reliability = reliable; punctual; punctuality; dependable; being on time; never late; never missed a day; never missed a shift
Creativity = creative thinking; creative
Critical thinking = analytical skills; analytical thinking; analytical mind
Decision making = making decisions; decision-making
Interpersonal skills = building relationships; relationship building; rapport
Willingness to learn = eager to learn; keen to learn; quick learner; fast learner
Physical fitness = physically fit; stamina
`,
  language: `
English
Spanish = español; castellano
French = français
German = deutsch
Italian
Portuguese
Dutch
Polish
Romanian
Russian
Ukrainian
Czech
Slovak
Hungarian
Greek
Turkish
Arabic
Hebrew
Persian = farsi
Hindi
Urdu
Bengali
Punjabi
Gujarati
Tamil
Mandarin = chinese; mandarin chinese
Cantonese
Japanese
Korean
Vietnamese
Thai
Indonesian
Tagalog = filipino
Swahili
Swedish
Norwegian
Danish
Finnish
Catalan
Welsh
Irish
Sign language = bsl; british sign language; asl; makaton
Bulgarian
Croatian
Serbian
Somali
`,
};
