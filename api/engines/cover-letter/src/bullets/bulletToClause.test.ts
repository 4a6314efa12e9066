import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bulletToClause } from './bulletToClause.ts';

/** What is in a CV, and how a letter says it. "now" is before lines of a position that lasts. */
const lines = `
Reduced churn by 12 % in six months => I reduced churn by 12 % in six months
Responsible for a team of 8 => I was responsible for a team of 8
now Responsible for a team of 8 => I am responsible for a team of 8
Managing budgets of €2m => I managed budgets of €2m
now Managing budgets of €2m => I manage budgets of €2m
Cut flour waste by a third => I cut flour waste by a third
Led cross-functional team of 8 engineers => I led a cross-functional team of 8 engineers
now Lead a team of 12 nurses on a 24-bed surgical ward => I lead a team of 12 nurses on a 24-bed surgical ward
Lead a team of 12 nurses on a 24-bed surgical ward => I led a team of 12 nurses on a 24-bed surgical ward
Promoted to shift leader within a year => I was promoted to shift leader within a year
Trained 14 new starters in food hygiene => I trained 14 new starters in food hygiene
Trained in wound care and cannulation => I was trained in wound care and cannulation
Awarded Employee of the Month in March 2022 => I was awarded Employee of the Month in March 2022
Member of the works council => I was a member of the works council
Stock control and ordering for two sites => included stock control and ordering for two sites
Bread and pastry production => included bread and pastry production
Weekly stocktaking => included weekly stocktaking
Planned and delivered lessons for classes of up to 30 pupils => I planned and delivered lessons for classes of up to 30 pupils
Plan and deliver lessons for classes of up to 30 pupils => I planned and delivered lessons for classes of up to 30 pupils
now Planning and delivering lessons for classes of up to 30 pupils => I plan and deliver lessons for classes of up to 30 pupils
Manage stock, tills and staff rotas => to manage stock, tills and staff rotas
now Manage stock, tills and staff rotas => I manage stock, tills and staff rotas
Manages the night shift and trains new staff => I managed the night shift and trained new staff
now Manages a caseload of 40 families => I manage a caseload of 40 families
• Successfully migrated 30 services to Kubernetes, cutting costs by 40%. => I successfully migrated 30 services to Kubernetes, cutting costs by 40%
Redesigned the checkout – conversion up 9 % => I redesigned the checkout (conversion up 9 %)
Leadership: managed a team of five technicians => I managed a team of five technicians
Managed Daily Operations Of The Store => nothing
Managcd the c1ient accounts => nothing
MANAGED THE STORE => nothing
Work with children aged 3 to 5 => I worked with children aged 3 to 5
Support for elderly patients => included support for elderly patients
Support patients with daily living => I supported patients with daily living
Market research on consumer habits => included market research on consumer habits
Python scripting for monthly reports => included Python scripting for monthly reports
Customer service and till work => included customer service and till work
Answering phones, greeting visitors and booking meeting rooms => I answered phones, greeted visitors and booked meeting rooms
now Answering phones, greeting visitors and booking meeting rooms => I answer phones, greet visitors and book meeting rooms
Experience with CNC lathes and milling machines => I have experience with CNC lathes and milling machines
Oversaw refurbishment of 3 stores worth £1.2M => I oversaw the refurbishment of 3 stores worth £1.2M
Rewrote billing service in Go; p99 latency fell from 800 ms to 90 ms => I rewrote billing service in Go
Co-authored 4 papers in peer-reviewed journals => I co-authored 4 papers in peer-reviewed journals
Winner of the 2021 Regional Sales Award => I was the winner of the 2021 Regional Sales Award
First point of contact for 200 tenants => I was the first point of contact for 200 tenants
Head of the science club => I was head of the science club
Ensured compliance with HACCP & food safety rules => I ensured compliance with HACCP & food safety rules
Liaise with suppliers, negotiate prices => I liaised with suppliers and negotiated prices
Onboarded 25 enterprise clients => I onboarded 25 enterprise clients
Wired 120 new-build homes to BS 7671 => I wired 120 new-build homes to BS 7671
Increased sales 18% YoY by training staff on upselling => I increased sales 18% YoY by training staff on upselling
Filing, typing and diary management => included filing, typing and diary management
I managed a shop with three staff => I managed a shop with three staff
Was in charge of two apprentices => I was in charge of two apprentices
In charge of two apprentices => I was in charge of two apprentices
Qualified 112 recruits as an instructor => I qualified 112 recruits as an instructor
Qualified in first aid and fire safety => I am qualified in first aid and fire safety
Qualified nine welders to ISO 9606 => I qualified nine welders to ISO 9606
now Cover the medical take with up to 30 admissions a night => I cover the medical take with up to 30 admissions a night
now Patrol two sites at night => I patrol two sites at night
now Recite poems to classes of 30 => I recite poems to classes of 30
Designed and run the MSc module on kelp => I designed and ran the MSc module on kelp
Planned and flown survey flights over six estuaries => I planned and flew survey flights over six estuaries
Planned and given 40 talks to schools => I planned and gave 40 talks to schools
Researched and written three guides => I researched and wrote three guides
Taught GCSE maths to Years 9-11, raising pass rate from 61% to 78% => I taught GCSE maths to Years 9-11, raising pass rate from 61% to 78%
Nursing on a 30-bed ward => included nursing on a 30-bed ward
Team leader for night shifts => I was a team leader for night shifts
Sales up 20% in first year => nothing
Launched newsletter with 4,000 subscribers => I launched a newsletter with 4,000 subscribers
Secured funding of $250K from three foundations => I secured funding of $250K from three foundations
Drove a 7.5t lorry on multi-drop routes (80+ drops/day) => I drove a 7.5t lorry on multi-drop routes (80+ drops/day)
Treated ~25 patients a week => I treated about 25 patients a week
Developed REST APIs w/ Node.js & PostgreSQL => I developed REST APIs with Node.js & PostgreSQL
Zero accidents in 4 years => nothing
Fluent in spoken Spanish => I am fluent in spoken Spanish
Conducted research on soil bacteria; wrote up findings for the lab => I conducted research on soil bacteria
Support implementation of a new CRM system => I supported the implementation of a new CRM system
Redesigned onboarding process for new hires => I redesigned the onboarding process for new hires
Provided customer service in a busy call centre => I provided customer service in a busy call centre
Achieved reduction of 15% in energy use => I achieved a reduction of 15% in energy use
French lessons for adults => included French lessons for adults
Excel reporting for the finance team => included Excel reporting for the finance team
Team player with good communication skills => nothing
Served up to 70 guests an hour beside full-time studies => I served up to 70 guests an hour beside full-time studies
Cared for five cardiac patients per shift, from monitor to discharge => I cared for five cardiac patients per shift, from monitor to discharge
Administered medication to 18 patients per shift => I administered medication to 18 patients per shift
now Administer medication and record vital signs => I administer medication and record vital signs
Triaged 60 patients a day in A&E => I triaged 60 patients a day in A&E
Assisted surgeons during 200+ procedures => I assisted surgeons during 200+ procedures
Dispensed prescriptions under supervision => I dispensed prescriptions under supervision
Taught biology to Years 7 to 11 => I taught biology to Years 7 to 11
now Teach a class of 30, a third of whom speak another language at home => I teach a class of 30, a third of whom speak another language at home
Marked coursework and exam papers => I marked coursework and exam papers
Wrote 12 feature articles for the weekend section => I wrote 12 feature articles for the weekend section
Edited and proofread 40 manuscripts a year => I edited and proofread 40 manuscripts a year
Translated legal contracts from German to English => I translated legal contracts from German to English
Interpreting for asylum seekers at hearings => I interpreted for asylum seekers at hearings
Represented 30 clients in county court => I represented 30 clients in county court
Drafted contracts, leases and wills => I drafted contracts, leases and wills
Audited the accounts of 14 charities => I audited the accounts of 14 charities
now Close the books of four companies within five working days => I close the books of four companies within five working days
Prepared VAT returns and payroll for 45 clients => I prepared VAT returns and payroll for 45 clients
Balanced three tills at close of day => I balanced three tills at close of day
Picked and packed 120 orders an hour => I picked and packed 120 orders an hour
Operated a reach truck and counterbalance forklift => I operated a reach truck and counterbalance forklift
Drove a school bus for 3 years without an accident => I drove a school bus for 3 years without an accident
Delivered parcels to 150 addresses a day => I delivered parcels to 150 addresses a day
Loaded and unloaded lorries => I loaded and unloaded lorries
Serviced and repaired petrol and diesel engines => I serviced and repaired petrol and diesel engines
Diagnosed electrical faults in hybrid vehicles => I diagnosed electrical faults in hybrid vehicles
Welded stainless steel pipework to ASME IX => I welded stainless steel pipework to ASME IX
Fitted 40 bathrooms a year => I fitted 40 bathrooms a year
Plastered walls and ceilings in 60 flats => I plastered walls and ceilings in 60 flats
Laid bricks on sites of up to 90 houses => I laid bricks on sites of up to 90 houses
Rewired a Victorian school during the summer holidays => I rewired a Victorian school during the summer holidays
Installed solar panels on 75 roofs => I installed solar panels on 75 roofs
Milled parts to a tolerance of 0.01 mm => I milled parts to a tolerance of 0.01 mm
Programmed Fanuc robots on two lines => I programmed Fanuc robots on two lines
now Run a 20-bed intensive care unit and assign 12 nurses each shift => I run a 20-bed intensive care unit and assign 12 nurses each shift
Ran a food stall at three festivals => I ran a food stall at three festivals
Grew organic vegetables on 4 acres => I grew organic vegetables on 4 acres
Milked 200 cows twice a day => I milked 200 cows twice a day
Planted 3,000 trees => I planted 3,000 trees
Landscaped gardens for private clients => I landscaped gardens for private clients
Groomed and walked 15 dogs a day => I groomed and walked 15 dogs a day
Cooked for 120 children a day => I cooked for 120 children a day
Baked 400 loaves a night => I baked 400 loaves a night
Cut food waste by 18% by changing portion sizes => I cut food waste by 18% by changing portion sizes
Created a seasonal menu of 14 dishes => I created a seasonal menu of 14 dishes
Waited on up to 12 tables => I waited on up to 12 tables
Mixed cocktails at private events => I mixed cocktails at private events
Cleaned 16 rooms per shift => I cleaned 16 rooms per shift
Checked in up to 90 guests a day => I checked in up to 90 guests a day
Resolved complaints from guests in three languages => I resolved complaints from guests in three languages
Booked travel for a board of nine => I booked travel for a board of nine
now Manage the diaries of two directors => I manage the diaries of two directors
Organised a conference for 400 delegates => I organised a conference for 400 delegates
Raised £42,000 for a hospice => I raised £42,000 for a hospice
Recruited and trained 35 volunteers => I recruited and trained 35 volunteers
Lobbied councillors for a safer crossing => I lobbied councillors for a safer crossing
Managed social media accounts with 80k followers => I managed social media accounts with 80k followers
Increased newsletter open rate from 18% to 34% => I increased the newsletter open rate from 18% to 34%
Launched 14 products, nine of which are still on the shelf => I launched 14 products, nine of which are still on the shelf
Designed packaging for 18 food producers => I designed packaging for 18 food producers
Shot and edited 25 short films => I shot and edited 25 short films
Photographed weddings and family parties => I photographed weddings and family parties
Composed music for two plays => I composed music for two plays
Performed in 60 shows of a touring production => I performed in 60 shows of a touring production
Built the route planner used by 900,000 commuters in eleven cities => I built the route planner used by 900,000 commuters in eleven cities
Migrated a monolith to microservices (Go, Kafka) => I migrated a monolith to microservices (Go, Kafka)
Reduced page load time from 4.2 s to 1.1 s => I reduced page load time from 4.2 s to 1.1 s
Debugged firmware for medical devices => I debugged firmware for medical devices
now Maintain CI/CD pipelines for nine teams => I maintain CI/CD pipelines for nine teams
Automated monthly reporting in Python, saving 12 hours a month => I automated monthly reporting in Python, saving 12 hours a month
Analysed survey data from 4,000 households => I analysed survey data from 4,000 households
Published 3 papers on soil chemistry => I published 3 papers on soil chemistry
Supervised two doctoral students => I supervised two doctoral students
Presented findings at EGU 2022 => I presented findings at EGU 2022
Calibrated sensors before each field season => I calibrated sensors before each field season
Secured a grant of €180,000 for a study of kelp forests => I secured a grant of €180,000 for a study of kelp forests
Guarded a site with 30 lorry movements a night => I guarded a site with 30 lorry movements a night
Patrolled a shopping centre with 80 shops => I patrolled a shopping centre with 80 shops
Responded to emergency calls within four minutes => I responded to emergency calls within four minutes
Fought fires and cut people out of crashed cars => I fought fires and cut people out of crashed cars
Trained recruits in first aid and map reading => I trained recruits in first aid and map reading
Commanded a section of eight soldiers => I commanded a section of eight soldiers
Navigated a 38-foot yacht across the Bay of Biscay => I navigated a 38-foot yacht across the Bay of Biscay
Negotiated transport contracts that saved £210,000 a year => I negotiated transport contracts that saved £210,000 a year
Pumping tests and tracer studies in three aquifers => by pumping tests and tracer studies in three aquifers
Welding trials for a new alloy => by welding trials for a new alloy
now Cooking lessons for single parents => by cooking lessons for single parents
Test and inspect distribution boards to BS 7671 => I tested and inspected distribution boards to BS 7671
now Film and edit product videos => I film and edit product videos
now Route 45 lorries with Paragon => I route 45 lorries with Paragon
On-call for home births, one night in five => included on-call for home births, one night in five
Section commander, 8 soldiers => I was a section commander, with 8 soldiers
Deputy manager, 14 cashiers => I was deputy manager, with 14 cashiers
Suspension sub-team lead => I was a suspension sub-team lead
now Lead designer on the rebrand of a bakery chain => I am lead designer on the rebrand of a bakery chain
Lead engineer for two bridges => I was lead engineer for two bridges
Lead designers on the rebrand => I led designers on the rebrand
A/B-tested promotions in 320 stores => I A/B-tested promotions in 320 stores
now Precept new graduates on nights => I precept new graduates on nights
Demand forecasts for 1.3M meters (LightGBM, PySpark) – error down from 6.1% to 3.8%, worth £2.2M a year => included demand forecasts for 1.3M meters (error down from 6.1% to 3.8%)
Got Best Restaurant Award from Times Food Guide => I received the Best Restaurant Award from Times Food Guide
Practice educator for six students => I was a practice educator for six students
Won Local Journalist of the Year 2022 => I won Local Journalist of the Year 2022
Setting out, levelling and drainage => included setting out, levelling and drainage
now Play with the national opera as a deputy => I play with the national opera as a deputy
Section 47 enquiries and court reports => included Section 47 enquiries and court reports
Mentor of the year 2018 => I was mentor of the year 2018
14 publications, 2 as first author => included 14 publications, 2 as first author
Suturing, cannulation, water birth => included suturing, cannulation and water birth
Closed 42 deals worth $3.1M in 2023 => I closed 42 deals worth $3.1M in 2023
Exceeded sales target by 27% three years in a row => I exceeded sales target by 27% three years in a row
Sold 120 cars in a year => I sold 120 cars in a year
Opened the shop at six and baked off the first 200 loaves => I opened the shop at six and baked off the first 200 loaves
Dressed windows for the Christmas season => I dressed windows for the Christmas season
Counted stock every Friday => I counted stock every Friday
now Handle returns and complaints at the service desk => I handle returns and complaints at the service desk
Key holder for two sites => I was a key holder for two sites
First aider for a floor of 90 => I was a first aider for a floor of 90
Deputy to the head chef => I was deputy to the head chef
In charge of opening and closing the shop => I was in charge of opening and closing the shop
Accountable for a budget of $1.2M => I was accountable for a budget of $1.2M
Involved in the rollout of a new till system => I was involved in the rollout of a new till system
Appointed fire warden for the second floor => I was appointed fire warden for the second floor
Elected student representative two years running => I was elected student representative two years running
Nominated for Apprentice of the Year 2020 => I was nominated for Apprentice of the Year 2020
Recognised for spotting a costly billing error => I was recognised for spotting a costly billing error
Certified in PRINCE2 => I was certified in PRINCE2
Selected from 300 applicants for a two-year scheme => I was selected from 300 applicants for a two-year scheme
Seconded to the Madrid office for six months => I was seconded to the Madrid office for six months
Promoted from trainee to supervisor in 14 months => I was promoted from trainee to supervisor in 14 months
Tasked with reducing overtime by 10% => I was tasked with reducing overtime by 10%
Chosen to represent the school at a national contest => I was chosen to represent the school at a national contest
Invited to speak at two trade fairs => I was invited to speak at two trade fairs
Helped residents with meals, mobility and medication reminders => I helped residents with meals, mobility and medication reminders
Gave tours to groups of up to 25 visitors => I gave tours to groups of up to 25 visitors
Kept records of all deliveries => I kept records of all deliveries
Took minutes at weekly meetings => I took minutes at weekly meetings
Spoke at assemblies about online safety => I spoke at assemblies about online safety
Broke down language barriers for 40 new families => I broke down language barriers for 40 new families
Set up a buddy scheme for new starters => I set up a buddy scheme for new starters
Made 60 sales calls a day => I made 60 sales calls a day
Held weekly clinics for new mothers => I held weekly clinics for new mothers
Put together rotas for 20 staff => I put together rotas for 20 staff
Won staff award twice => I won a staff award twice
Met every deadline in four years => I met every deadline in four years
Found savings of £30k in stationery and print => I found savings of £30k in stationery and print
Dealt with 80 enquiries a day => I dealt with 80 enquiries a day
Ordering stock and rotating shelves => by ordering stock and rotating shelves
now Ordering stock => I order stock
Looking after three children under five => I looked after three children under five
Answering calls => I answered calls
Caring for adults with learning disabilities => I cared for adults with learning disabilities
now Supporting people to live in their own homes => I support people to live in their own homes
Data entry and filing => included data entry and filing
Weekly and monthly reports for the board => included weekly and monthly reports for the board
Event planning for up to 300 guests => included event planning for up to 300 guests
Night shifts and weekend cover => included night shifts and weekend cover
General office duties => included general office duties
Reception duties => included reception duties
Cash handling => included cash handling
HTML, CSS and JavaScript => included HTML, CSS and JavaScript
Dean's List 2019-2021 => nothing
Top 5% of class => nothing
References available on request => nothing
2019 - 2021 => nothing
Kept it open through the winter => I kept it open through the winter
Half a million downloads. Kept it open through the winter => included half a million downloads
now Advise on mergers and acquisitions worth $4.2 billion => I advise on mergers and acquisitions worth $4.2 billion
Monitor pupils' progress and report to parents => to monitor pupils' progress and report to parents
Cold kitchen and banquets for up to 400 => included cold kitchen and banquets for up to 400
n/a => nothing
• => nothing
`
  .trim()
  .split('\n')
  .map((line) => {
    const [, now = '', bullet = '', expected = ''] = /^(now )?(.*) => (.*)$/.exec(line) ?? [];
    return { bullet, isCurrent: now !== '', expected };
  });

describe('a line of a CV, said in the first person', () => {
  test.each(lines)('$bullet', ({ bullet, isCurrent, expected }) => {
    const { finite, infinitive, gerund, nounPhrase } = bulletToClause(bullet, isCurrent) ?? {};
    const first = finite
      ? `I ${finite}`
      : infinitive
        ? `to ${infinitive}`
        : gerund
          ? `by ${gerund}`
          : nounPhrase
            ? `included ${nounPhrase}`
            : 'nothing';
    expect(first).toBe(expected);
  });

  test.each([
    ['now Read gauges, set valves, taught two trainees', 'have read gauges, set valves and taught two trainees'],
    ['Cut hedges, laid paths, planted 40 oaks', 'cut hedges, laid paths and planted 40 oaks'],
    ['now Lead a crew of nine, set targets, write reports', 'lead a crew of nine, set targets and write reports'],
    ['Never missed a delivery in six years', 'never missed a delivery in six years'],
    ['Named midwife for 30 families', 'was the named midwife for 30 families'],
    ['now 96% attendance across two classes', 'have a 96% attendance across two classes'],
  ])('joins several verb phrases in one tense: %s', (line, finite) => {
    expect(bulletToClause(line.replace(/^now /, ''), line.startsWith('now '))?.finite).toBe(finite);
  });

  test.each([
    ['Reading ages rose by 14 months in a year', 'reading ages rose by 14 months in a year'],
    ['Rebuilt the returns desk; complaints fell from 40 to 9 a week', 'complaints fell from 40 to 9 a week'],
    ['Footfall up 12% in the first quarter', 'footfall was up 12% in the first quarter'],
    ['No lost parcels in three winters', 'there were no lost parcels in three winters'],
    ['Built the stock list that grew to 900 lines', undefined],
    ['Managed a team that won two awards', undefined],
  ])('finds a result with its own subject: %s', (line, outcome) => {
    expect(bulletToClause(line, false)?.outcome).toBe(outcome);
  });

  test.each([
    ['Restoration of oak stairs, 99% acceptance rate on 300 flights', 'restoration of oak stairs, with a 99% acceptance rate on 300 flights'],
    ['Night audits for two hotels, 88% accuracy at first count', 'night audits for two hotels, with an 88% accuracy at first count'],
  ])('keeps a score with its work: %s', (line, nounPhrase) => {
    expect(bulletToClause(line, false)?.nounPhrase).toBe(nounPhrase);
  });

  test('is cut at the end of a clause when it is too long for a letter', () => {
    const long =
      'Cut picking errors from 2.1% to 0.6% within a year by redrawing the routes through the aisles and training every team leader in the new way of working, which was later copied by two other sites of the group';
    expect(bulletToClause(long, false)?.finite ?? '').toMatch(/^cut picking errors from 2\.1% to 0\.6%/);
    expect(bulletToClause(long, false)?.finite?.split(' ').length ?? 0).toBeLessThanOrEqual(30);
  });

  test('keeps every number, whatever it is about', () => {
    const bullet = fc
      .tuple(fc.constantFrom('Managed', 'Reduced', 'Trained', 'Sold'), fc.nat(100_000), fc.constantFrom('orders', 'people', 'parts'), fc.nat(99))
      .map(([verb, count, subject, share]) => `${verb} ${count} ${subject} with ${share}% fewer faults`);
    fc.assert(
      fc.property(bullet, (text) => {
        const expected = bulletToClause(text, false)?.finite ?? '';
        for (const number of text.match(/\d+/g) ?? []) expect(expected).toContain(number);
      }),
    );
  });

  test('is quick to give up on what is no line of a CV', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => void bulletToClause(text, true)),
      { numRuns: 200 },
    );
    for (const hostile of ['a, '.repeat(20_000), '('.repeat(50_000), `Led ${'- '.repeat(30_000)}`, `${'x'.repeat(50_000)}: y`])
      bulletToClause(hostile, false);
  });
});
