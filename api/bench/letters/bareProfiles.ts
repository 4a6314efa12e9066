import type { CvProfile } from '../../contract/coverLetter.ts';

const nothing: CvProfile = { links: [], skills: [], experience: [], education: [], languages: [] };

/** CVs with little content, or with badly worded content: the hardest to write an honest letter from. */
export const bareProfiles: Record<string, CvProfile> = {
  nothing,
  'a name alone': { ...nothing, name: 'Nia Prosser' },
  pupil: {
    ...nothing,
    name: 'Theo Lindgren',
    skills: ['Cycling', 'Excel', 'First aid'],
    education: [{ degree: '9 GCSEs including English and Mathematics', school: 'Marlpit School' }],
    languages: ['English'],
  },
  'positions without deeds': {
    ...nothing,
    name: 'Ruth Abara',
    skills: ['Care planning', 'Manual handling', 'Driving'],
    experience: [
      { title: 'Care Assistant', company: 'Elm House', start: '2019', end: 'present', bullets: [] },
      { title: 'Cleaner', company: 'Fenwick School', start: '2015', end: '2019', bullets: ['Cleaning', 'N/A', 'various tasks & duties'] },
    ],
  },
  'badly scanned': {
    ...nothing,
    name: 'Oskar Hale',
    skills: ['Welding', 'M1G', 'Rea ding drawings'],
    experience: [
      {
        title: 'Welder',
        company: 'Tyne Fabrication',
        start: '2012',
        end: '2021',
        bullets: ['We1ded pres sure vesse1s to c0de', 'lnspected 4O jo1nts a day', 'Welded 300 pressure vessels without a failed test', 'Rep0rts…'],
      },
    ],
  },
  'duties of many kinds': {
    ...nothing,
    name: 'Maya Fontaine-Okoro',
    skills: ['Till work', 'Latte art', 'Rotas', 'Food hygiene (Level 2)', 'Wi-Fi troubleshooting'],
    experience: [
      {
        title: 'Café Supervisor',
        company: 'The Copper Kettle, Bath',
        start: '06/2021',
        end: 'Present',
        bullets: [
          'Responsible for a team of 6',
          'Managing weekly orders of £2,500',
          'Key holder for two sites',
          'Train new baristas, plan rotas and handle complaints',
          'Queue times down 30% since 2022',
        ],
      },
      {
        title: 'Barista / Waiter',
        company: "Rossi's Caffè & Bar",
        start: '2018',
        end: '2021',
        bullets: ['Making up to 200 coffees a day', 'Serves customers and handles cash', 'Won staff award twice', 'customer service'],
      },
    ],
    education: [
      { degree: 'NVQ Level 3 in Hospitality', school: 'City of Bath College', year: '2018' },
      { degree: 'BTEC: Business', school: '', year: '2016' },
    ],
    languages: ['Italian (fluent)', 'English'],
  },
};
