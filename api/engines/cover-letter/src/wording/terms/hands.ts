import type { TermsByKind } from './termsByKind.ts';

export const handsTerms: TermsByKind = {
  skill: `
Cash handling = handling cash; cashing up; till operation; operating tills; cash register; till work; taking payments; cashier; working the till
Stock control = stock management; inventory management; inventory control; stock taking; stocktaking; stocktakes; managing stock; stock replenishment; replenishment; inventory; managing inventory; stock counts
Visual merchandising = merchandising; window displays; product displays; store displays
Loss prevention = shrinkage; reducing theft; shrink
Store management = managing a store; running a shop; shop management; store operations; running a store; retail management; managing a shop
Retail = store manager; shop manager; sales assistant; shop assistant; retailer; retail experience; shop work; retail sales; retail environment
Upselling = cross-selling; up-selling; add-on sales
Order processing = processing orders; order fulfilment; order management
Warehousing = warehouse operations; warehouse work; warehouse experience; warehouse
Picking and packing = pick and pack; order picking; picking orders; packing orders; picking; packing
Goods in = receiving goods; goods-in; unloading; loading and unloading
Logistics = distribution; transport logistics; logistics coordination
Supply chain = supply chain management; managing supply chains
Route planning = planning routes; transport planning; delivery routes; routing of vehicles
Fleet management = managing a fleet; vehicle fleet
Customs = customs clearance; import and export; import/export; incoterms; freight forwarding
Driving = delivery driving; multi-drop; multi-drop delivery; hgv driving; truck driving
Forklift operation = operating forklifts; fork lift; forklift driving; counterbalance
Reach truck = reach truck licence; reach truck driving; counterbalance and reach; reach and counterbalance; forklift reach
Food preparation = preparing food; food prep; prep work
Cooking = cookery; preparing meals; cooked meals
Food safety = food hygiene; hygiene standards; kitchen hygiene
HACCP = haccp
Menu planning = menu development; designing menus; menu design; creating menus; writing menus
Brigade management = brigade; running a brigade; leading a brigade; managing a brigade; kitchen brigade; kitchen team; leading a kitchen team; running a kitchen team
Rosette = rosettes; aa rosette; aa rosettes; rosette kitchen; rosette level; rosette standard
Vehicle checks = daily vehicle checks; walkaround checks; walk-around checks; walk-round checks; defect checks; pre-trip checks; daily walkaround; vehicle defect checks
Peat-free gardening = peat-free; pesticide-free; organic gardening; chemical-free gardening; peat-free and pesticide-free gardening
Kitchen management = running a kitchen; managing a kitchen; kitchen operations
Pastry = baking; patisserie; bread making
Table service = waiting tables; waiting on tables; serving food; food service; waitering; silver service; serving guests
Bar work = bartending; mixing cocktails; cocktails; bar service; bar experience
Barista skills = coffee making; latte art; espresso; making coffee; barista
Wine knowledge = wine service; wine lists
Housekeeping = room cleaning; cleaning rooms; cleaning guest rooms
Hotel operations = hotel management; hotel experience
Reservations = booking systems; table bookings; room bookings; taking bookings; bookings
Banqueting = events catering; catering; functions catering
Allergen awareness = allergens; dietary requirements
Cleaning = cleaning duties; deep cleaning; sanitation
Health and safety = occupational health and safety; safety regulations; workplace safety; site safety; ehs; hse; safety procedures; safety standards
Manual handling = lifting heavy loads; heavy lifting
Electrical installation = rewired; electrician; wiring; electrical wiring; rewiring; installing wiring; electrical work; rewires
Fault finding = fault diagnosis; troubleshooting; diagnosing faults; fault-finding; finding faults
Inspection and testing = electrical testing; testing and inspection; eicr; pat testing
Plumbing = pipework; pipe fitting; bathroom fitting
Heating systems = boiler installation; boilers; gas fitting; central heating; heating
Heat pumps = heat pump; air source heat pumps; ground source heat pumps
Air conditioning = hvac; aircon
Carpentry = joinery; woodworking; cabinet making
First and second fix = first fix; second fix; first fixing; second fixing
Bricklaying = masonry; brickwork
Plastering = dry lining; rendering walls
Painting and decorating = painting; decorating
Roofing
Tiling
Welding = mig welding; tig welding; arc welding; mig; tig; stick welding; mig/tig
Metal fabrication = fabrication; sheet metal; steel fabrication
CNC machining = cnc; cnc programming; machining; turning on lathes; cnc operation
Machine operation = operating machinery; operating machines; machine setting; machine operator
Assembly = assembly line; assembling products; product assembly
Quality control = quality inspection; quality checks; inspecting products; quality management; quality inspections
Preventive maintenance = planned maintenance; ppm; preventative maintenance; scheduled maintenance; maintenance of machines; equipment maintenance; machine maintenance
Vehicle maintenance = car repair; vehicle repair; servicing vehicles; automotive repair; mot testing; engine repair
Reading blueprints = technical drawings; reading drawings; blueprint reading; engineering drawings; blueprints; reading plans; wiring diagrams; schematics
Production planning = production scheduling; planning production; production management
5S
Hand tools = power tools
Construction = building sites; construction sites; site work; construction work
Site management = managing sites; construction management
Quantity surveying = cost estimating; estimating; quotations; bills of quantities
Surveying = land surveying
Civil engineering = structural engineering
Mechanical engineering
Electrical engineering
Solar panels = solar pv; photovoltaic; rooftop solar; solar systems; solar projects; solar jobs; solar work; solar installation
EV charging = ev chargers; electric vehicle charging
Landscaping = gardening; grounds maintenance; horticulture
Farming = crop production; livestock; agriculture; animal husbandry
Animal care = animal handling; veterinary nursing
Hairdressing = hair cutting; hair colouring; hair styling; cutting hair
Beauty therapy = manicures; facials; waxing; beauty treatments
Sewing = tailoring; dressmaking; alterations
Security = security guarding; access control; cctv; patrolling
Conflict management = de-escalation; conflict resolution
Personal training = fitness instruction; fitness coaching; exercise classes
Sports coaching = coaching sport
Travel and tourism = tour guiding; tour operations; tourism
Cabin crew = in-flight service
`,
  licence: `
Driving licence = driver's license; driver's licence; driving license; valid licence; full uk licence; clean licence; full clean driving licence; clean driving licence; clean driver's license; category b licence; driving licence category b; licence category b
HGV licence = class 1 licence; class 2 licence; lgv licence; cdl; commercial driver's license; hgv class 1; hgv class 2; category c licence; c+e licence; hgv licence; category c+e; hgv c+e; lgv c+e; c+e; hgv category c
Driver CPC = certificate of professional competence; cpc card
Forklift licence = forklift certificate; forklift truck licence; flt licence; forklift license; forklift certified; rtitb
Digital tachograph card = tachograph; digi card
CSCS card = cscs
SIA licence = door supervisor licence; sia badge
Personal licence = alcohol licence; licence to sell alcohol
PSV licence = bus licence; pcv licence; passenger carrying vehicle
ADR = dangerous goods licence; hazardous goods
`,
  qualification: `
Working at height = working at heights; work at height; work at heights; height safety
LV rescue = low voltage rescue; lvr; lv rescue and cpr; low voltage rescue and cpr
CPR = cardiopulmonary resuscitation
Food hygiene certificate = food hygiene level 2; elementary food hygiene; food hygiene certificate; level 2 food hygiene; food hygiene level 3; level 3 food hygiene; level 2 food safety; food safety level 2; food handler card; food safety certificate; servsafe; level 3 food safety; level 3 food hygiene
18th Edition = 18th edition wiring regulations; bs 7671; 18th edition regulations
NVQ Level 3 Electrical = nvq level 3 electrotechnical; city and guilds electrical; am2; jib gold card; electrical nvq; nvq level 3 in electrical installation
City & Guilds = city and guilds
Gas Safe registration = gas safe; gas safe registered
IPAF = ipaf licence; mewp
PASMA
NEBOSH = nebosh certificate
IOSH = iosh managing safely
Welding certificate = coded welder; welder certification; aws d1.1; welding certification
WSET = wset level 2; wset level 3
Apprenticeship = completed apprenticeship; apprenticeship completed; time-served
ISO 9001 = iso 9001 auditor
OSHA = osha 10; osha 30
`,
};
