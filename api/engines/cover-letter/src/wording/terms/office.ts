import type { TermsByKind } from './termsByKind.ts';

export const officeTerms: TermsByKind = {
  tool: `
Microsoft Excel = excel; ms excel; spreadsheets; pivot tables; vlookup
Microsoft Word = ms word; !Word
PowerPoint = microsoft powerpoint
Microsoft Project = ms project
Microsoft Visio = ms visio; visio
Microsoft Outlook = !Outlook
Microsoft Access = ms access
Microsoft Office = ms office; microsoft 365; office 365; office suite
Google Workspace = g suite; google docs; google sheets
SharePoint
SAP = sap s/4hana; sap erp; s/4hana; sap fico
Oracle ERP = oracle financials; netsuite; oracle netsuite
Microsoft Dynamics = dynamics 365; navision
Sage = sage 50; sage 200; !Sage
QuickBooks = quick books
Xero
Salesforce
HubSpot
Zendesk
CRM = crm systems; crm software; customer relationship management
ERP = erp systems; enterprise resource planning
Workday
BambooHR
Google Analytics = ga4
Google Ads = adwords; google adwords
Meta Ads = facebook ads; facebook advertising
Mailchimp = email marketing platform
Hootsuite = buffer
Canva
Westlaw = lexisnexis
Bloomberg Terminal = bloomberg
EPOS = point of sale; pos system; till systems; tills; pos systems
Opera PMS = !Opera; property management system; fidelio
WMS = warehouse management system; warehouse management systems
TMS = transport management system
`,
  skill: `
Accounting = accountancy; accountant; accounts
Bookkeeping = book-keeping; keeping the books
Accounts payable = purchase ledger; supplier invoices; supplier payments
Accounts receivable = sales ledger; credit control; debt collection; collections
Financial reporting = financial statements; statutory accounts; management accounts; preparing accounts
Month-end close = month end; month-end closing; closing the books; close the books; closing of accounts; year-end close; year end; period close
Bank reconciliation = reconciliations; account reconciliation; reconciling accounts; reconciliation
Payroll = running payroll; payroll processing
Tax = vat returns; vat; tax returns; corporation tax; taxation
Budgeting = budget management; managing budgets; budget planning; managing a budget; budget responsibility; budget control; budgets
Forecasting = financial forecasting; forecasts; demand forecasting
Financial analysis = variance analysis; financial modelling; cost analysis; financial models
Auditing = internal audit; external audit; audits; audit
IFRS = international financial reporting standards
GAAP = us gaap; uk gaap
Cost control = cost reduction; reducing costs; controlling costs; cost management; cost savings
Procurement = purchasing; sourcing; buying; supplier management; supplier negotiation
Contract management = managing contracts; contract negotiation; negotiating contracts
Negotiation = negotiating
Sales = selling; sales targets; business-to-business sales; b2b sales; field sales
Business development = new business; winning new business; lead generation; prospecting; cold calling
Account management = key account management; managing accounts; client accounts; key accounts
Customer service = customer care; customer support; serving customers; client service; client services; guest service; helping customers; customer experience; guest relations; customer-facing; customer manner; manner with customers; manner with people
Complaint handling = handling complaints; resolving complaints; dealing with complaints; complaints
Telephone skills = telephone manner; inbound calls; outbound calls; call handling; call centre; answering calls
Digital marketing = online marketing; performance marketing
Marketing = marketing campaigns; marketing strategy
SEO = search engine optimisation
Pay-per-click advertising = ppc; paid search; sem
Social media = social media management; social media marketing; managing social media
Content writing = copywriting; content creation; content marketing; writing copy
Email marketing = newsletters; email campaigns
Brand management = branding; brand strategy
Market research = market analysis; competitor analysis
Public relations = press releases; media relations; !PR
Event management = event planning; organising events; planning events; event coordination; conference organisation; running events
Fundraising = donor management; raising funds
Human resources = !HR; hr administration; personnel administration; people operations
Recruitment = hiring; talent acquisition; recruiting; recruiting staff; interviewing candidates
Onboarding = inductions; new starter induction; inducting staff
Employee relations = disciplinary procedures; grievances; labour relations
System implementation = systems implementation; implementing a system; implementing a new system; implementation of a system; system migration; systems migration; software implementation; system rollout; system roll-out; system changeover; erp implementation
Board packs = board pack; board papers; board reports; board reporting
Gender pay gap reporting = gender pay gap; gender pay; gender pay reporting
Return-to-work interviews = return to work interviews; return to work meetings; back to work interviews; absence interviews; return to work discussions
Performance management = appraisals; performance reviews; performance appraisals
Employment law = labour law
Workforce management = wfm; workforce planning; workforce scheduling
Trade unions = trade union; unions; union negotiations; !Unite; !UNISON; !Unison; !GMB; !RMT; !Usdaw
Collective bargaining = pay bargaining; pay negotiations; pay deal; pay talks; lead negotiator
Office administration = office management; administrative support; clerical work; running an office; administration; office work
Diary management = calendar management; managing diaries; managing calendars; scheduling meetings
Travel arrangements = travel booking; booking travel; arranging travel
Minute taking = taking minutes; meeting minutes
Data entry = entering data; inputting data; keyboarding
Audio typing = audio typist; dictaphone
Typing = touch typing; copy typing; typist
Record keeping = filing; document management; records management; keeping records; archiving; maintaining records
Correspondence = handling correspondence; post and email
Reception = front desk; front of house; front office; greeting visitors; receptionist
Project management = managing projects; project manager; project planning; project delivery; delivering projects; leading projects; project coordination
Programme management = managing programmes
Stakeholder management = stakeholder engagement; managing stakeholders; working with stakeholders; stakeholder relations
Change management = managing change; organisational change
Risk management = managing risk
Business analysis = business analyst; process mapping
Process improvement = improving processes; continuous improvement; lean; six sigma; kaizen; process optimisation; lean manufacturing
Strategic planning = strategy; business strategy; strategic plans
Team leadership = supervisor; team leader; supervisory experience; supervisory; people leadership; team management; people management; managing people; leading a team; line management; managing a team; led a team; managing staff; staff management; supervising staff; staff supervision; leading teams; team leader; supervising a team; leadership; running a team; leading people; led people; managed people; management of staff
Staff scheduling = rota planning; rotas; staff rostering; scheduling staff; duty rosters; planning rotas; shift planning; shift schedules
Presentations = presentation skills; public speaking; presenting; giving presentations
Report writing = writing reports; preparing reports
Compliance = regulatory compliance; legal compliance; regulatory affairs
Data protection = gdpr; privacy law; hipaa
Anti-money laundering = aml; know your customer; kyc
Legal research
Contract drafting = drafting contracts; drafting agreements
Litigation = court proceedings; dispute resolution
Conveyancing = property law
Insurance = underwriting; claims handling
Banking = retail banking
Credit analysis = credit risk; lending
Investment analysis = portfolio management; equity research
Real estate = property management; lettings; letting agency; estate agency
Translation = translating; translations
Interpreting = interpretation services; consecutive interpreting
Proofreading = proof-reading; copy-editing; editing; copyediting
Journalism = news writing; news reporting
Graphic design = visual design; graphic designer
Photography = photo editing
Video production = video editing; filming; videography
Animation = motion graphics
Illustration
3D modelling = 3d design; cad; computer-aided design
Interior design
`,
  qualification: `
ACCA = chartered certified accountant
ACA = chartered accountant; icaew
CIMA = cgma; management accountant qualification
AAT = aat level 3; aat level 4; association of accounting technicians
CPA = certified public accountant
CFA = chartered financial analyst
CIPD = cipd level 5; cipd level 3; cipd level 7
PRINCE2 = prince 2
PMP = project management professional; capm
Six Sigma certification = six sigma green belt; green belt; black belt; six sigma black belt
CIPS = mcips
CIM = chartered institute of marketing
`,
};
