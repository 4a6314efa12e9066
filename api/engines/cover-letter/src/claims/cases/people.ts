import type { CvProfile } from '../../cv/cvProfile.ts';
import type { Evidence, Job } from '../../types/letterSpec.ts';

type Written = Omit<CvProfile, 'links'>;

/** Returns the evidence of a plain CV that says what its profile says, and a job somebody applies for with it. */
export function buildCaseEvidence(profile: Written, job: Partial<Job>, highlights = ''): Evidence {
  const employments = profile.experience.map(({ title, company, start, end, bullets }) =>
    [`${title}, ${company}`, `${start ?? ''} – ${end ?? ''}`, ...bullets.map((bullet) => `• ${bullet}`)].join('\n'),
  );
  const education = profile.education.map(({ degree, school, year }) => `${degree}, ${school}, ${year ?? ''}`);
  const cvText = [
    profile.name,
    profile.headline,
    profile.location,
    'Experience',
    ...employments,
    'Education',
    ...education,
    'Skills',
    profile.skills.join(', '),
    'Languages',
    profile.languages.join(', '),
  ].join('\n');
  return {
    profile: { ...profile, links: [] },
    cvText,
    pages: [{ page: 1, start: 0, end: cvText.length }],
    job: { title: '', company: '', description: '', hiringManager: '', ...job },
    highlights,
  };
}

export const nurse = buildCaseEvidence(
  {
    name: 'Amara Osei',
    headline: 'Registered Nurse',
    location: 'Leeds',
    skills: ['Wound care', 'Cannulation', 'Triage', 'Microsoft Excel', 'SystmOne'],
    languages: ['English (native)', 'French (conversational)'],
    experience: [
      {
        title: 'Senior Staff Nurse',
        company: 'Harbour View Clinic',
        start: 'March 2019',
        end: 'present',
        bullets: [
          'Lead a team of 12 nurses on a 24-bed surgical ward',
          'Reduced medication errors by 18% in one year through a new double-check routine',
          'Trained 9 newly qualified nurses in wound care and cannulation',
        ],
      },
      {
        title: 'Staff Nurse',
        company: "St Mary's Hospital",
        start: 'September 2014',
        end: 'February 2019',
        bullets: [
          'Cared for up to 8 patients per shift in the emergency department',
          'Planned rotas for 30 employees',
          'Named Nurse of the Month twice',
        ],
      },
    ],
    education: [{ degree: 'BSc Nursing', school: 'University of Leeds', year: '2014' }],
  },
  {
    title: 'Ward Manager',
    company: 'Northgate Health Trust',
    hiringManager: 'Priya Patel',
    description:
      'You will lead 45 staff over 3 wards. We need a registered nurse with ALS certification, palliative care experience and a budget mind. An MSc in Leadership is a plus.',
  },
  'I raised £2,400 for the hospice in the Leeds half marathon.',
);

export const shopkeeper = buildCaseEvidence(
  {
    name: 'Tom Becker',
    headline: 'Store Manager',
    location: 'Bristol',
    skills: ['Visual merchandising', 'Stock control', 'Cash handling', 'EPOS', 'Recruitment'],
    languages: ['English', 'German (fluent)'],
    experience: [
      {
        title: 'Store Manager',
        company: 'Fernway Outdoor',
        start: '2018',
        end: 'present',
        bullets: [
          'Run a shop with 22 staff and annual sales of £3.4m',
          'Grew sales by 27% in three years',
          'Cut staff turnover from 40% to 15%',
          'Opened the Bath branch in 2021',
        ],
      },
      {
        title: 'Assistant Manager',
        company: 'Kettle & Crane',
        start: '2014',
        end: '2018',
        bullets: ['Supervised 8 sales assistants', 'Reduced stock loss by 12%', 'Handled 480 customer complaints a year'],
      },
    ],
    education: [{ degree: 'A-levels: Business, Mathematics, German', school: 'Bristol Sixth Form College', year: '2014' }],
  },
  {
    title: 'Regional Manager',
    company: 'Oakridge Stores',
    hiringManager: 'Mr Lewis',
    description:
      'Oakridge Stores runs 60 shops. You manage 6 stores with sales of £20m. You need a degree in Business, Salesforce, and Spanish is a plus.',
  },
);

export const teacher = buildCaseEvidence(
  {
    name: 'Lucía Fernández',
    headline: 'Primary School Teacher',
    location: 'Manchester',
    skills: ['Phonics', 'Classroom management', 'Lesson planning', 'Google Classroom', 'Safeguarding'],
    languages: ['English', 'Spanish (native)'],
    experience: [
      {
        title: 'Year 4 Teacher',
        company: 'Ashfield Primary School',
        start: 'September 2017',
        end: 'July 2024',
        bullets: [
          'Taught a class of 28 pupils, 11 of them with English as an additional language',
          'Raised the share of pupils at the expected standard in reading from 61% to 79%',
          'Led mathematics across Key Stage 2',
        ],
      },
      {
        title: 'Teaching Assistant',
        company: 'Moor Lane Academy',
        start: 'September 2015',
        end: 'July 2016',
        bullets: ['Supported 6 children with special educational needs', 'Ran a lunchtime chess club for 20 pupils'],
      },
    ],
    education: [
      { degree: 'PGCE Primary Education', school: 'University of Manchester', year: '2017' },
      { degree: 'BA Modern Languages', school: 'University of Sheffield', year: '2015' },
    ],
  },
  {
    title: 'Deputy Head Teacher',
    company: 'Willow Park School',
    hiringManager: '',
    description:
      'A school of 420 pupils. We ask for experience as a Key Stage 2 lead, safeguarding, French, and a Master of Education. Experience with Arbor desirable.',
  },
  'I speak at the regional maths conference every year.',
);

export const engineer = buildCaseEvidence(
  {
    name: 'Wei Zhang',
    headline: 'Software Engineer',
    location: 'Dublin',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Google Analytics', 'GraphQL'],
    languages: ['English', 'Mandarin'],
    experience: [
      {
        title: 'Software Engineer',
        company: 'Brightline Labs',
        start: '06/2020',
        end: 'present',
        bullets: [
          'Built a booking platform in TypeScript and React used by 40,000 customers a month',
          'Cut page load time from 4.2 to 1.3 seconds',
          'Halved cloud costs by moving batch jobs to Docker',
          'Mentored 3 junior developers',
        ],
      },
      {
        title: 'Junior Developer',
        company: 'Tallow Systems',
        start: '01/2018',
        end: '05/2020',
        bullets: ['Wrote 350 automated tests for a payroll product', 'Migrated 2 million records to PostgreSQL without downtime'],
      },
    ],
    education: [{ degree: 'BSc Computer Science (2:1)', school: 'University College Dublin', year: '2017' }],
  },
  {
    title: 'Senior Software Engineer',
    company: 'Meridian Pay',
    hiringManager: 'Aoife Byrne',
    description:
      'Our 15 engineers run payments in 30 countries on AWS and Kubernetes with Go. You lead 5 engineers. Experience with Kafka is a plus. MSc welcome.',
  },
);

export const accountant = buildCaseEvidence(
  {
    name: 'Sofia Rossi',
    headline: 'Management Accountant',
    location: 'Birmingham',
    skills: ['Month-end close', 'SAP', 'Excel', 'VAT returns', 'Budgeting', 'Power BI'],
    languages: ['Italian', 'English'],
    experience: [
      {
        title: 'Management Accountant',
        company: 'Calder Foods Ltd',
        start: 'January 2020',
        end: 'present',
        bullets: [
          'Prepare monthly accounts for 5 subsidiaries with revenue of €85m',
          'Shortened month-end close from 9 to 4 working days',
          'Found €320,000 of duplicate supplier payments',
        ],
      },
      {
        title: 'Accounts Assistant',
        company: 'Pike & Rowe',
        start: 'July 2016',
        end: 'December 2019',
        bullets: ['Processed 600 invoices a month', 'Prepared VAT returns for 40 small businesses'],
      },
    ],
    education: [
      { degree: 'CIMA qualified', school: 'CIMA', year: '2020' },
      { degree: 'BA Accounting and Finance', school: 'Aston University', year: '2016' },
    ],
  },
  {
    title: 'Finance Business Partner',
    company: 'Lumen Retail Group',
    hiringManager: 'David Cole',
    description: 'We run 120 stores with sales of £400m. You need ACCA or CIMA, Oracle, Tableau, and have led a team. ACA welcome. MBA desirable.',
  },
);

export const electrician = buildCaseEvidence(
  {
    name: 'Jonas Lind',
    headline: 'Electrician',
    location: 'Glasgow',
    skills: ['Fault finding', 'Inspection and testing', 'EV charger installation', 'First aid'],
    languages: ['English', 'Swedish'],
    experience: [
      {
        title: 'Electrician',
        company: 'Clyde Power Services',
        start: 'April 2017',
        end: 'present',
        bullets: [
          'Rewired 140 homes and passed every inspection first time',
          'Installed 65 EV chargers in 2023',
          'Supervise 2 apprentices',
          'Cut call-backs by a third',
        ],
      },
      {
        title: 'Apprentice Electrician',
        company: 'MacRae Electrical',
        start: 'August 2013',
        end: 'March 2017',
        bullets: ['Worked on a £1.2m school refurbishment', 'Completed apprenticeship with distinction'],
      },
    ],
    education: [{ degree: 'NVQ Level 3 Electrical Installation', school: 'City of Glasgow College', year: '2017' }],
  },
  {
    title: 'Lead Electrician',
    company: 'Solway Renewables',
    hiringManager: 'Ms Grant',
    description: 'You lead 7 electricians who install solar panels in 9 counties. 18th Edition, driving licence and AutoCAD required. NEBOSH a plus.',
  },
);
