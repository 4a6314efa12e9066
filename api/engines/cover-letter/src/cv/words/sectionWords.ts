import { parseWordSet } from './wordSet.ts';

export type SectionKind = 'header' | 'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'other';

/** The words headings are made of, by what they announce. The stronger one says what a heading of several means; of two alike, the first. */
export const sectionWords: { kind: SectionKind; strength: number; words: ReadonlySet<string> }[] = [
  {
    kind: 'other',
    strength: 5,
    words: parseWordSet(
      `volunteer volunteering voluntary referees references reference references publications publication papers patents presentations talks conferences referenzen publikationen veröffentlichungen ehrenamt engagement
      referencias publicaciones voluntariado références bénévolat referenze pubblicazioni volontariato referências publicações`,
    ),
  },
  {
    kind: 'languages',
    strength: 4,
    words: parseWordSet(
      'languages language sprachen sprachkenntnisse fremdsprachen idiomas idioma langues langue lingue linguistiche talen línguas linguistiques lenguas',
    ),
  },
  {
    kind: 'experience',
    strength: 3,
    words: parseWordSet(
      `experience experiences employment appointments positions laufbahn posts berufserfahrung berufserfahrungen praxiserfahrung praxiserfahrungen werdegang berufspraxis tätigkeiten beschäftigung erfahrung praktika berufstätigkeit
      experiencia experiencias laboral expérience expériences esperienza esperienze lavorative experiência experiências werkervaring ervaring loopbaan internship internships placement placements traineeships jobs erfahrungen
      military assignments engagements contracts gigs bookings rotations residencies tours voyages seagoing apprenticeships practice`,
    ),
  },
  {
    kind: 'education',
    strength: 3,
    words: parseWordSet(
      `education degree degrees study studies schooling learning learned learnt taught schooled studied examinations college ausbildung bildung bildungsweg bildungsgang studium aus schul berufsausbildung schulbildung hochschulbildung schule schulausbildung hochschulstudium universitätsausbildung formación estudios educación
      formation formations études diplômes scolaire istruzione formazione studi educação formação opleiding opleidingen onderwijs `,
    ),
  },
  {
    kind: 'skills',
    strength: 3,
    words: parseWordSet(
      `skills skill skillset competencies competences competencias competenze competências expertise technologies tools proficiencies strengths capabilities abilities kenntnisse fähigkeiten kompetenzen fachkenntnisse edv stärken qualifikationen
      habilidades aptitudes destrezas conocimientos compétences capacità vaardigheden specialties specialities specialisms trade trades craft stack toolkit toolbox equipment kit gear machinery software qualités computerkenntnisse itkenntnisse edvkenntnisse technologien can`,
    ),
  },
  {
    kind: 'other',
    strength: 3,
    words: parseWordSet(
      `interests interest hobbies hobby awards award honors honours achievements accomplishments certifications certification certificates certificate certified licenses licences licensure licence license workshops memberships
      membership affiliations associations grants fellowships carnés carnets carnet permisos bar admissions admission scholarships funding miscellaneous availability declaration extracurricular exhibitions press media
      recognition recognitions reconocimientos commendations tickets cards certs accreditations accreditation registered registration registrations cpd permits endorsements prizes medals distinctions competitions
      interessen freizeit weiterbildung weiterbildungen fortbildung fortbildungen zertifikate auszeichnungen mitgliedschaften projekte sonstiges kurse führerschein
      intereses aficiones cursos certificaciones certificados premios proyectos intérêts loisirs certifications prix projets divers interessi corsi certificazioni premi progetti interesses cursos certificados projetos hobbys reisen nevenactiviteiten`,
    ),
  },
  {
    kind: 'contact',
    strength: 3,
    words: parseWordSet(
      `contact contacts kontakt kontaktdaten contacto coordonnées contatti contatto contato contactgegevens details daten persönliche persönlichen angaben personenbezogene personalien zur person persoonlijke gegevens links profiles online`,
    ),
  },
  {
    kind: 'summary',
    strength: 2,
    words: parseWordSet(
      `summary profile objective objectives about statement overview introduction bio biography goal goals highlights profil kurzprofil über zusammenfassung ziel zielsetzung perfil resumen objetivo sobre extracto profil accroche résumé objectif propos profilo
      sommario obiettivo resumo profiel samenvatting pitch`,
    ),
  },
  {
    kind: 'other',
    strength: 2.5,
    words: parseWordSet('courses course trainings training projects project teaching service roles board leadership activities'),
  },
  { kind: 'contact', strength: 1, words: parseWordSet('personal personale personali personales personnelles data dati') },
  {
    kind: 'skills',
    strength: 1,
    words: parseWordSet(
      'informática informatique informatica edp tech know good herramientas outils werkzeuge strumenti ferramentas hulpmiddelen proficiency',
    ),
  },
  { kind: 'other', strength: 0.5, words: parseWordSet('information informations datos') },
  {
    kind: 'experience',
    strength: 1,
    words: parseWordSet('history background career beruflicher berufliche beruflichen carrera trayectoria parcours carriera carreira werk'),
  },
  {
    kind: 'education',
    strength: 1,
    words: parseWordSet(
      'institutions academic educational académica akademische akademischer qualifications qualification titulación titulaciones school university',
    ),
  },
];

/** Words that may be next to them and announce nothing themselves. */
export const neutralHeadingWords = parseWordSet(
  `and & tech of the my in to me i for with a other additional relevant key core selected professional methods work working technical clinical general main areas area soft hard it fort computer digital research industry recent previous past early full part time executive
  business management paid further practical hands on spoken written foreign what do qualified as who am strategic design creative specific special related field art legal medical nursing engineering sales retail hospitality top
  known record current to date at since so far up held hospital clinical sea flying naval army service where have worked had things done doing
  attainment attainments attended completed obtained gained undertaken dates
  united kingdom britain england scotland wales ireland abroad overseas europe america states international
  und der die das mein meine meinem sonstige weitere besondere fachliche persönliche praktische schulische technische soziale
  y e de del la las los el mis otros otras profesional profesionales complementaria técnicas técnicos informáticos digitales comunicativas organizativas adicional adicionales
  et du des les l d ma mes mon à professionnelle professionnelles professionnel professionnels informatiques techniques linguistiques centres complémentaires moi
  professionale professionali lavorativa tecniche informatiche en over mij profissional profissionais acadêmica complementar`,
);
