import { type DrawnCv, joinHtml, list } from '../drawnCv.ts';

const profile: DrawnCv['profile'] = {
  name: 'Caroline Mbeki-Stone',
  email: 'caroline.mbeki@example.net',
  phone: '(312) 555-0186',
  location: 'Chicago, IL',
  links: [],
  headline: 'Registered Nurse',
  skills: ['IV therapy', 'Ventilator care', 'Epic EHR', 'Triage', 'Wound care', 'Patient education', 'Telemetry'],
  experience: [
    {
      title: 'Charge Nurse, Intensive Care Unit',
      company: 'Lakeshore Memorial Hospital',
      start: 'Jan 2020',
      end: 'Present',
      bullets: [
        'Run a 20-bed intensive care unit and assign 12 nurses each shift.',
        'Wrote the handover checklist that cut medication errors by 38%.',
      ],
    },
    {
      title: 'Staff Nurse, Cardiac Step-Down',
      company: 'Lakeshore Memorial Hospital',
      start: 'Jun 2016',
      end: 'Dec 2019',
      bullets: ['Cared for five cardiac patients per shift, from monitor to discharge.', 'Precepted 11 new graduates.'],
    },
    {
      title: 'Certified Nursing Assistant',
      company: 'Prairie Oaks Senior Living',
      start: 'May 2013',
      end: 'May 2016',
      bullets: ['Helped 15 residents a day with meals, mobility and medication reminders.'],
    },
  ],
  education: [{ degree: 'Bachelor of Science in Nursing (BSN)', school: 'University of Illinois at Springfield', year: '2016' }],
  languages: ['English', 'Xhosa'],
  licences: ['Registered Nurse, State of Illinois', 'ACLS and BLS, American Heart Association'],
};
const [icu, cardiac, assistant] = profile.experience;
const buildPosition = (job: (typeof profile.experience)[number] | undefined) =>
  job ? `<div class="row"><i>${job.title}</i><span>${job.start} – ${job.end}</span></div>${list(job.bullets)}` : '';

/** Two positions under one employer; licences; a contact line with dots. */
export const nurse: DrawnCv = {
  name: 'nurse',
  profile,
  paper: 'Letter',
  style: `body { font: 10.5pt/1.4 'Liberation Sans' } header { text-align: center } h1 { font-size: 18pt } h2 { font-size: 11pt; text-align: center; border-top: 1pt solid #444; border-bottom: 1pt solid #444; margin: 12pt 0 5pt } .row { display: flex; justify-content: space-between } .emp { font-weight: 700; margin-top: 6pt }`,
  body: `<header><h1>${profile.name}, RN</h1><p>${profile.headline}</p><p>${profile.location} • ${profile.phone} • ${profile.email}</p></header>
    <h2>PROFESSIONAL EXPERIENCE</h2><div class="row emp"><span>Lakeshore Memorial Hospital</span><span>Chicago, IL</span></div>${buildPosition(icu)}${buildPosition(cardiac)}
    <div class="row emp"><span>Prairie Oaks Senior Living</span><span>Joliet, IL</span></div>${buildPosition(assistant)}
    <h2>EDUCATION</h2><div class="row emp"><span>University of Illinois at Springfield</span><span>2016</span></div>${joinHtml(profile.education, ({ degree }) => `<p>${degree}</p>`)}
    <h2>LICENSES AND CERTIFICATIONS</h2>${list(['Registered Nurse, State of Illinois, since 2016', 'ACLS and BLS, American Heart Association, 2023'])}
    <h2>CLINICAL SKILLS</h2><p>${profile.skills.join(' • ')}</p><h2>LANGUAGES</h2><p>${profile.languages.join(' • ')}</p>`,
};
