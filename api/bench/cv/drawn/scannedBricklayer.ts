import type { DrawnCv } from '../drawnCv.ts';

/** A scan with a title and an employer on one line. */
export const scannedBricklayer: DrawnCv = {
  name: 'scanned-bricklayer',
  profile: {
    name: 'Gordon Blackwood',
    email: 'g.blackwood@mail.example',
    phone: '01632 960 155',
    location: 'Carlisle, Cumbria',
    links: [],
    skills: ['Bricklaying', 'Pointing', 'Scaffolding', 'Reading drawings', 'CSCS card'],
    experience: [
      {
        title: 'Bricklayer',
        company: 'Solway Builders Ltd',
        start: 'April 2014',
        end: 'Present',
        bullets: ['Build walls for about 30 houses a year.', 'Teach two apprentices.'],
      },
      {
        title: 'Apprentice Bricklayer',
        company: 'Eden Masonry',
        start: '2010',
        end: '2014',
        bullets: ['Learnt the trade on stone barns.'],
      },
    ],
    education: [
      {
        degree: 'NVQ Level 2 Bricklaying',
        school: 'Carlisle College',
        year: '2013',
      },
    ],
    languages: [],
  },
  isScan: true,
  style: "body { font:12pt/1.5 'Liberation Serif' } h1 { font-size:20pt } h2 { font-size:14pt;margin:14pt 0 5pt }",
  body: `<h1>Gordon Blackwood</h1><p>Carlisle, Cumbria</p><p>Tel: 01632 960 155</p><p>Email: g.blackwood@mail.example</p>
    <h2>Experience</h2>
    <p style="margin-top:7pt"><b>Bricklayer, Solway Builders Ltd</b></p><p>April 2014 - Present</p>
    <ul style=""><li>Build walls for about 30 houses a year.</li><li>Teach two apprentices.</li></ul>
    <p style="margin-top:7pt"><b>Apprentice Bricklayer, Eden Masonry</b></p><p>2010 - 2014</p>
    <ul style=""><li>Learnt the trade on stone barns.</li></ul>
    <h2>Education</h2><p>NVQ Level 2 Bricklaying, Carlisle College, 2013</p>
    <h2>Skills</h2><p>Bricklaying, Pointing, Scaffolding, Reading drawings, CSCS card</p>`,
};
