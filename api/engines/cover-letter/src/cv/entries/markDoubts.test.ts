import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const HEADER = 'Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100 | Leeds\n\nEXPERIENCE\n';
const doubtsIn = (text: string) =>
  buildProfileFromText(HEADER + text).profile.experience.map(({ title, company, doubts = [] }) => `${title} | ${company} | ${doubts.join()}`);

test.each([
  [
    'Warehouse Supervisor, Brindle Logistics Ltd\n2021 – present\n- Cut errors by 31%\nStock Clerk, Wharfe Stores\n2017 – 2021\n- Counted 5,300 lines',
    ['Warehouse Supervisor | Brindle Logistics Ltd | ', 'Stock Clerk | Wharfe Stores | '],
  ],
  [
    'Old Mill Hotel    2015 – 2024\nHead Porter    2019 – 2024\n- Carried 83 bags a day\nPorter    2015 – 2019\n- Ran the cloakroom',
    ['Head Porter | Old Mill Hotel | ', 'Porter | Old Mill Hotel | '],
  ],
  [
    'Staff Nurse, Lakeshore Hospital\nJan 2020 – present\n- Lead a ward of 28 beds\nAssistant Nurse\nJun 2016 – Dec 2019\n- Cared for five patients',
    ['Staff Nurse | Lakeshore Hospital | ', 'Assistant Nurse | Lakeshore Hospital | '],
  ],
])('doubts nothing of jobs that their lines prove', (text, jobs) => {
  expect(doubtsIn(text)).toEqual(jobs);
});

test.each([
  [
    'whose employer is that of another job, years later',
    'Auditor, Menon & Co\n2019 – 2023\n- Audited 14 firms\nBookkeeper\n2008 – 2013\n- Kept the books',
    'employer',
  ],
  [
    'below heads without any bullets',
    'Cook, Moor Inn\n2019 – 2023\nWaiter, Old Mill Hotel\n2015 – 2019\n- Baked 90 loaves\n- Served 60 guests',
    'bullets',
  ],
  [
    'that stands among the bullets of another, without a time',
    'Cook, Moor Inn\n2019 – 2023\n- Baked 90 loaves\nHead Waiter, Old Mill Hotel\n- Served 60 guests',
    'position',
  ],
])('doubts the %s', (_, text, doubt) => {
  const [first = '', second = ''] = doubtsIn(text);
  expect(first).toMatch(/\| $/);
  expect(second.split(' | ').at(-1)).toBe(doubt);
});

test.each(['Cyprus 2016, Estonia 2020 2013 – 2014', 'Tour of Malta 2011, Tour of Kos 2012\n2011 – 2012', 'Summer 2018, Winter 2019    2018 – 2019'])(
  'takes "%s" for no job',
  (line) => {
    expect(
      doubtsIn(`Clerk, Fern & Sons Ltd, 2020 – 2023\n- Filed 400 returns\n${line}`).filter((job) => !job.startsWith('Clerk') && /\| $/.test(job)),
    ).toEqual([]);
  },
);

test.each([
  'Sales assistant, Teme\nElectronics, Worcester\n07/2015 – 09/2018\n- Sold 40 tills',
  'Fitter, Calder\nJoinery, Halifax\n2015 – 2018\n- Made 60 windows',
  'Care assistant, Linden\nHouse, Hull\n2012 – 2016\n- Fed nine residents',
])('doubts a job whose employer a line end has torn: %s', (text) => {
  expect(doubtsIn(text)[0]).toMatch(/position/);
});

test.each(['Second line for 1,100 staff', 'Night desk with 40 calls', 'Counter work for 90 customers'])(
  'doubts an employer that is work: %s',
  (work) => {
    expect(doubtsIn(`IT support analyst, ${work}\n02/2022 – present\n- Moved 600 laptops`).join(' ')).not.toMatch(/\| $/);
  },
);
