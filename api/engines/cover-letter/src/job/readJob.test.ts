import { measureCpuMs } from '@sheaf/platform/testing/cpuTime';
import { readJob } from './readJob.ts';

const named = (description: string) => readJob(description).map(({ term, isRequired }) => `${isRequired ? '!' : '?'}${term}`);

const descriptions: [trade: string, description: string, terms: string[]][] = [
  [
    'a shop by its sections',
    'Requirements\n- Stock control and cash handling\n- Proven experience managing people\n- Full UK driving licence\nNice to have\n- German or French\n- Window displays\nWhat we offer\n- First aid training, Excel courses and a pension',
    ['!Stock control', '!Cash handling', '!Team leadership', '!Driving licence', '?German or French', '?Visual merchandising'],
  ],
  [
    'a ward in prose',
    'We are looking for a nurse with experience in palliative care. Experience of SystmOne is essential, EMIS would be a plus. Ideally you speak French. You must be NMC registered.',
    ['!Nursing', '!Palliative care', '!SystmOne', '?EMIS', '?French', '!Registered Nurse'],
  ],
  [
    'a van',
    'What you need:\n• HGV Class 2 licence and Driver CPC\n• 2+ years driving experience\n• Forklift licence a bonus\nBenefits: pension and a gym.',
    ['!HGV licence', '!Driver CPC', '!2+ years of experience', '!Driving', '?Forklift licence'],
  ],
  [
    'a laboratory',
    'PhD in molecular biology required. Experience in CRISPR, cell culture and confocal microscopy. Familiarity with Python or R is an advantage.',
    ['!PhD in molecular biology', '!CRISPR', '!Cell culture', '!Microscopy', '?Python or R'],
  ],
  [
    'a school',
    'What you bring: Qualified Teacher Status, behaviour management and experience of Key Stage 2. Desirable: Arbor experience.',
    ['!Qualified Teacher Status', '!Classroom management', '!Key Stage 2', '?Arbor'],
  ],
  [
    'an office',
    'You have ACCA or CIMA, know month-end close and VAT returns, and have advanced Excel skills. SAP would be helpful.',
    ['!ACCA or CIMA', '!Month-end close', '!Tax', '!Microsoft Excel', '?SAP'],
  ],
  [
    'a kitchen',
    'Essential\nLevel 2 food hygiene\nMenu planning\nDesirable\nPastry\nBarista skills',
    ['!Food hygiene certificate', '!Menu planning', '?Pastry', '?Barista skills'],
  ],
  [
    'software',
    'Must have: JS, TypeScript and PostgreSQL; k8s. A plus: Golang. We celebrate diversity and welcome everybody regardless of Java.',
    ['!JavaScript', '!TypeScript', '!PostgreSQL', '!Kubernetes', '?Go'],
  ],
  [
    'a page that was copied with its HTML',
    '<p><b>Requirements</b></p><ul><li>Python &amp; SQL</li><li>Kanban</li></ul><p>Desirable:</p><ul><li>Tableau</li></ul>',
    ['!Python', '!SQL', '!Agile', '?Tableau'],
  ],
  [
    'one line of labels',
    'Required: Xero; VAT returns; 2 years in practice. Preferred: payroll, Sage.',
    ['!Xero', '!Tax', '!2+ years of experience', '?Payroll', '?Sage'],
  ],
  [
    'several wishes in one sentence',
    'SQL is essential; Selenium or Cypress is required and Jira preferred. Knowledge of Ansible, Prometheus and Grafana is desirable. German isn’t required.',
    ['!SQL', '!Selenium or Cypress', '?Jira', '?Ansible', '?Prometheus', '?Grafana'],
  ],
  ['a wish in brackets', 'You need SolidWorks (AutoCAD preferred) or Excel (desirable).', ['!SolidWorks', '?AutoCAD', '?Microsoft Excel']],
  [
    'a list without a heading',
    '- Fluent French, English at B2 level\n- Customer service experience\n- Zendesk\n- Dutch is an asset',
    ['!French', '!English', '!Customer service', '!Zendesk', '?Dutch'],
  ],
  ['entries without signs', 'DESIRABLE SKILLS\nA-level teaching\nExperience of Arbor\nWHAT WE CAN OFFER YOU\nExcel training', ['?A-level', '?Arbor']],
  ['what is not required', 'A degree is not required. You need Excel; Dutch is not needed.', ['!Microsoft Excel']],
  ['words with another meaning', 'Coded pipe welders needed for a solar farm. Must hold ISO 9606.', ['!pipe welders', '!solar farm', '!ISO 9606']],
  ['programming in the past tense', 'You must have coded in Python.', ['!Software development', '!Python']],
  ['deeds behind a kind', 'Perineal suturing is required.', ['!Perineal suturing']],
  ['a name that begins the sentence', 'Smart Serve certification is an asset. You are a CA(SA).', ['?Smart Serve certification', '!CA(SA)']],
  ['whose hours', 'You know drivers’ hours rules.', ['?drivers’ hours rules']],
  ['what is given or taught', 'You speak English; Norwegian can be learnt on the job. Free coffee and extended health benefits.', ['?English']],
  ['a clean record', 'A clean driving licence is required.', ['!Driving licence']],
  ['unlisted terms', 'You must read isometrics. A BOSIET is desirable.', ['!isometrics', '?BOSIET']],
  ['duties', 'You will calibrate balances and order reagents.', ['?balances', '?reagents']],
  ['a listed word in another sense', 'Duties: pick accuracy and distribution boards.', ['?pick accuracy', '?distribution boards']],
  ['words with a hyphen', 'Experience of shop fit-outs and of scale-up is essential.', ['!shop fit-outs', '!scale-up']],
  ['costs by their kinds', 'You will control food cost and labour cost.', ['?Cost control', '?labour cost']],
  [
    'people to lead or train',
    'You will train junior pharmacists. Experience of supervising chemists is a plus.',
    ['?train junior pharmacists', '?supervising chemists'],
  ],
  ['what an article stands in', 'You need experience of leading a subject.', ['!leading a subject']],
  ['what is led, general as its word is', 'Experience of leading a shift in a home is essential.', ['!leading a shift']],
  ['both fixes of a building site', 'You will do first and second fix.', ['?First and second fix']],
  ['a name with a title in it', 'You need a Transport Manager CPC.', ['!Transport Manager CPC']],
  ['where the work is, and who may apply', 'You need SAP for depots across the Central Belt. Forces leavers are welcome.', ['!SAP']],
  ['words that name no skill', "You'll need Excel and the chance to grow. Hybrid work and a yearly book allowance.", ['!Microsoft Excel']],
  ['an industry', 'Previous pharmaceutical industry experience is preferred.', ['?pharmaceutical industry']],
  [
    'words that look like others',
    'You have a good command of English, a clean driving licence and experience using spreadsheets. Your profile matters.',
    ['!English', '!Driving licence', '!Microsoft Excel'],
  ],
];

test.each(descriptions)('reads what %s asks for', (_trade, description, terms) => {
  const found = named(description);
  expect(terms.filter((term) => !found.includes(term))).toEqual([]);
  expect(found.filter((term) => !terms.includes(term))).toEqual([]);
});

test('takes no word of the company’s own name for a requirement', () => {
  const terms = readJob('Maple & Rye needs a manager. Karoo Wind is building three wind farms.', 'Maple & Rye').map(({ term }) => term);
  expect(terms).not.toContain('Maple');
  expect(readJob('Karoo Wind is building three wind farms. You know SAP.', 'Karoo Wind').map(({ term }) => term)).toEqual(['SAP']);
});

test('takes neither the title of the job nor what the company is doing for a requirement', () => {
  const description =
    'The Fleet Manager will be at work early. Aldermoor is opening a distribution centre and needs IOSH. Aldermoor is hiring in Leeds.';
  expect(readJob(description, 'Aldermoor Foods', 'Fleet Manager').map(({ term }) => term)).toEqual(['IOSH']);
});

test('reads the duties of an advertisement in Spanish', () => {
  const terms = readJob(
    'Buscamos contable. Funciones: cierre mensual, consolidación de dos sociedades y control presupuestario. Imprescindible Excel.',
  );
  expect(terms.map(({ term }) => term)).toEqual(['cierre mensual', 'consolidación', 'control presupuestario', 'Excel']);
});

test('finds nothing to ask in what an employer says of itself', () => {
  expect(named('About us\nWe build Excel tools and run on Python.\nBenefits\nHealth insurance, first aid courses, German lessons.')).toEqual([]);
  expect(named('About Bright Homecare\nWe train everybody in dementia care and first aid.')).toEqual([]);
  expect(named('Tide & Co builds booking software in Python for ferries.')).toEqual([]);
  expect(named('')).toEqual([]);
});

test('says where the description asks for each', () => {
  const description = 'You need wound care and SQL.';
  for (const { places } of readJob(description))
    for (const { start, end } of places) expect(['wound care', 'SQL']).toContain(description.slice(start, end));
});

test('reads a hostile description in no time', () => {
  const claimed = measureCpuMs(() => {
    for (const span of ['experience with ', 'X or ', '(((', 'a-', 'Must have: ', 'Ab ', '1+ years '])
      readJob(span.repeat(Math.floor(15_000 / span.length)));
  });
  expect(claimed).toBeLessThan(6000);
});

test.each([
  ['We have won the regional employer award twice. You must know SAP.', ['!SAP']],
  ['Our unit was the first in Wales to open a pool room. You must know SAP.', ['!SAP']],
  ['We were ranked fifth for student satisfaction. You must know SAP.', ['!SAP']],
  ['We are opening a second site and need somebody who knows SAP.', ['!SAP']],
])('asks for nothing in what the employer says about itself: %s', (description, terms) => {
  expect(named(description)).toEqual(terms);
});

test.each([
  ['You must keep packing lines running.', 'running'],
  ['You will bring our cost per mile down.', 'down'],
  ['You prepare management and statutory accounts.', 'Account management'],
])('names no work that is none: %s', (description, word) => {
  expect(readJob(description).map(({ term }) => term)).not.toContainEqual(expect.stringMatching(new RegExp(`^(?:.* )?${word}$`)));
});

test.each([
  ['You must hold a time-served apprenticeship or NVQ Level 3.', ['!time-served apprenticeship or NVQ Level 3']],
  ['You have a PhD in geography, geology or a cognate discipline.', ['!PhD in geography, geology or a cognate discipline']],
  ['Experience of coastal or estuarine sediments is desirable.', ['?coastal or estuarine sediments']],
])('asks for one of several: %s', (description, terms) => {
  expect(named(description)).toEqual(terms);
});

test('lets a label in running text speak for its own sentence', () => {
  expect(named('Essential: SAP. Desirable: Xero, Welsh. You must have a driving licence.')).toEqual(['!SAP', '?Xero', '?Welsh', '!Driving licence']);
});
