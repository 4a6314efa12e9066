import type { TermsByKind } from './termsByKind.ts';

export const careTerms: TermsByKind = {
  skill: `
Patient care = caring for patients; looking after patients; patient-centred care; care of patients; bedside care; nursing care
Wound care = wound management; dressing wounds; wound dressing; tissue viability
Medication administration = administering medication; drug rounds; giving medication; medicines administration; medicines management; administered medicines
Infection control = infection prevention; hand hygiene; infection prevention and control
Vital signs = taking observations; clinical observations; patient observations
Care planning = care plans; individual care plans; writing care plans
Triage = triaging patients
Phlebotomy = venepuncture; venipuncture; taking blood; blood samples; blood draws; drawing blood
Cannulation = iv cannulation; intravenous therapy; iv therapy; iv insertion
Catheterisation = catheter care
Palliative care = end-of-life care; hospice care; end of life
Intensive care = critical care; icu; itu
Emergency care = accident and emergency; emergency department; !A&E; emergency medicine; emergency nursing
Surgical nursing = surgical ward; perioperative care; theatre nursing; pre-operative care; post-operative care
Paediatrics = paediatric nursing; children's nursing; paediatric care; paediatric
Midwifery = maternity care; antenatal care; postnatal care
Mental health = mental health nursing; psychiatric nursing; psychiatry; mental health support
Dementia care = caring for people with dementia; dementia
Learning disabilities = learning disability; intellectual disabilities
Personal care = washing and dressing; assisting with personal care
Elderly care = care of older people; geriatric care; care of the elderly; older adults; residential care
Moving and handling = manual handling of patients; patient handling; hoists
Safeguarding = child protection; safeguarding children; safeguarding adults; vulnerable adults
Clinical assessment = patient assessment; assessing patients; clinical assessments
Patient education = health education; health promotion; educating patients; teaching patients
Electronic health records = electronic patient records; emr; ehr; patient records; medical records; medical charting; clinical documentation
Discharge planning = patient discharge; discharging patients
Ventilator care = mechanical ventilation; ventilated patients
Physiotherapy = physical therapy; rehabilitation
Occupational therapy
Speech therapy = speech and language therapy
Counselling = talking therapy; psychotherapy
Social work = case work; casework; family support
Case management = managing cases; caseload; managing a caseload
Risk assessment = risk assessments; assessing risk
Pharmacy = dispensing medicines; dispensing prescriptions; dispensing
Dental care = dental nursing; chairside assistance; dentistry
Radiography = x-ray; medical imaging; mri; ultrasound
Clinical audit = clinical governance
Ward management = running a ward; managing a ward
Nursing = nurse
Care coordination = coordinating care
Clinical trials = clinical research; good clinical practice; gcp trials
Behaviour support = positive behaviour support; challenging behaviour
Childcare = looking after children; nursery; early years; child care
Teaching = teacher; delivering lessons; classroom teaching; instruction of students
Lesson planning = planning lessons; lesson plans; schemes of work
Classroom management = behaviour management; managing behaviour; managing a classroom
Curriculum development = curriculum design; curriculum planning; designing the curriculum; course design; developing courses; scheme of work; schemes of work
Raising attainment = attainment; improving results; exam results; gcse grades; exam grades; improving grades; grades rose; pass rate; pass rates; improving outcomes
Special educational needs = !SEN; send support; sen support; special needs; inclusion
Phonics = synthetic phonics
Literacy = reading and writing skills
Numeracy
Differentiation = differentiated lessons; differentiated instruction
Pupil assessment = assessing pupils; student assessment; marking; formative assessment; assessment for learning; grading
Tutoring = one-to-one tuition; private tuition; tuition
Pastoral care = form tutor; tutor group; pastoral support
Key Stage 1 = ks1
Key Stage 2 = ks2
Key Stage 3 = ks3; years 7; year 7; year 8; year 9
Key Stage 4 = ks4; gcse teaching; teaching gcse; year 10; year 11
Key Stage 5 = ks5; sixth form; year 12; year 13
Animal care = animals; animal husbandry; horse rescue; animal rescue; animal shelter; animal welfare
English as an additional language = english learners; english language learners; !EAL; !ESOL; !ESL; !ELL
A-level = a-level teaching; a-level experience; a-levels
English as a foreign language = tefl; esl; efl; esol; english as a second language
E-learning = online learning; virtual classroom; moodle; blended learning; google classroom
Parent communication = parents' evenings; parent meetings; working with parents; liaising with parents
Team teaching = co-teaching; team-teaching
Mentoring = mentor; mentored; coaching
Training delivery = delivering training; train a team; train new starters; train junior staff; train colleagues; training staff; staff training; training colleagues; training new staff; workshops; trained staff; facilitation
Youth work = working with young people
Academic research = research projects; conducting research; independent research
Academic writing = journal articles; peer-reviewed publications; scientific writing; publications
Grant writing = grant applications; grant proposals; funding applications; bid writing
Laboratory work = laboratory techniques; lab work; laboratory experience; bench work; wet lab
PCR = qpcr; polymerase chain reaction
Cell culture = tissue culture
Microscopy = confocal microscopy; electron microscopy
Chromatography = hplc; gc-ms
Western blotting = western blot
Molecular biology
CRISPR = gene editing
Bioinformatics = genomics; sequencing data
Experimental design = designing experiments; experiment design
Supervising students = student supervision; thesis supervision; supervised students
Qualitative research = focus groups; interviews with participants
Quantitative research = surveys; survey design
Peer review
Field work = fieldwork; field research
Environmental monitoring = environmental sampling; environmental impact assessment
`,
  qualification: `
Registered Nurse = rn; nmc registration; nmc registered; nursing registration; nmc pin
Nursing degree = degree in nursing; bsc nursing; diploma in nursing
BLS = basic life support
ALS = advanced life support; acls
PALS = paediatric life support
First aid = first aider; cpr; first aid at work; paediatric first aid
HCPC registration = hcpc registered; hcpc
NVQ in Health and Social Care = nvq health and social care; diploma in health and social care; care certificate
DBS check = enhanced dbs; dbs; background check; dbs certificate
Qualified Teacher Status = qts; teaching qualification; teaching licence; teaching certificate; teacher certification
PGCE = postgraduate certificate in education
CELTA = tefl certificate; delta
Certified Nursing Assistant = cna
`,
};
