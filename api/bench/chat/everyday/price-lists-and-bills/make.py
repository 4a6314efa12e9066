# Draws the documents of this folder (all of our own making): apt-get install python3-reportlab fonts-liberation; /usr/bin/python3 make.py
import os
from reportlab import rl_config
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
LIB='/usr/share/fonts/truetype/liberation/'
for n,f in (('L','LiberationSerif-Regular'),('LB','LiberationSerif-Bold'),('S','LiberationSans-Regular'),('SB','LiberationSans-Bold')):
    pdfmetrics.registerFont(TTFont(n,LIB+f+'.ttf'))
pdfmetrics.registerFontFamily('L',normal='L',bold='LB',italic='L',boldItalic='LB')
pdfmetrics.registerFontFamily('S',normal='S',bold='SB',italic='S',boldItalic='SB')
rl_config.invariant=1   # the same bytes each time
OUT=os.path.dirname(os.path.abspath(__file__))+'/'
def st(font,size):
    b=font+'B'
    return dict(p=ParagraphStyle('p',fontName=font,fontSize=size,leading=size*1.4,spaceAfter=7),
      h1=ParagraphStyle('h1',fontName=b,fontSize=18,leading=23,spaceAfter=12),
      h2=ParagraphStyle('h2',fontName=b,fontSize=12.5,leading=16,spaceBefore=9,spaceAfter=5,keepWithNext=1),
      c=ParagraphStyle('c',fontName=font,fontSize=10,leading=13),ch=ParagraphStyle('ch',fontName=b,fontSize=10,leading=13))
def doc(name, items, font='L', size=11.5, head=None, grid=True, widths=None):
    s=st(font,size); out=[]; nt=0
    for it in items:
        if isinstance(it,tuple):
            k,v=it
            if k=='t':
                w=widths[nt] if widths else None; nt+=1
                t=Table([[Paragraph(str(c),s['ch' if i==0 else 'c']) for c in r] for i,r in enumerate(v)],repeatRows=1,colWidths=[x*mm for x in w] if w else None)
                t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.lightgrey)] if grid else
                  [('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black)]))
                out+=[KeepTogether([t]),Spacer(1,9)]
            elif k=='pb': out.append(PageBreak())
            elif k=='l': out+= [Paragraph('• '+x,ParagraphStyle('li',parent=s['p'],leftIndent=14,firstLineIndent=-10,spaceAfter=4)) for x in v]
            else: out.append(Paragraph(v,s[k]))
        else: out.append(Paragraph(it,s['p']))
    def deco(c,d):
        c.setFont(font,8); c.drawString(22*mm,286*mm,head or name); c.drawCentredString(105*mm,11*mm,'Page %d'%d.page)
    SimpleDocTemplate(OUT+name+'.pdf',pagesize=A4,leftMargin=24*mm,rightMargin=24*mm,topMargin=22*mm,bottomMargin=21*mm,title=head or name).build(out,onFirstPage=deco,onLaterPages=deco)
doc('van',[('h1','Hire Terms and Prices'),
'Bramble Van Hire, Unit 6, Rotherwas Yard, Hereford. Valid for hires that begin on or after 1 March 2026. All prices are in pounds and contain value added tax.',
('h2','Vans and prices'),('t',[['Van','Load length','Payload','Day','Weekend','Week'],['Courier','1.7 m','620 kg','£46','£84','£238'],['Transit','2.6 m','980 kg','£63','£117','£329'],['Long Wheelbase','3.4 m','1,150 kg','£74','£136','£392'],['Tipper','3.1 m','1,240 kg','£88','£162','£455'],['Luton','4.1 m','890 kg','£96','£178','£511']]),
'A hire day runs from 08:00 to 18:00; a weekend runs from Friday 15:00 to Monday 09:00.',
('h2','Extras for each hire'),('t',[['Extra','Price'],['Sack truck','£5'],['Set of blankets','£9'],['Pair of straps','£4'],['Navigation device','£7'],['Additional driver','£12']]),
('h2','Who may drive'),'Drivers must be between 23 and 74 years of age and have held a full licence for at least two years. Anyone with more than six penalty points is excluded. The licence and a proof of address no older than three months have to be shown at the counter.',
('h2','Deposit and payment'),'The hire charge is settled in full at collection. A deposit of £200 is blocked on a credit card and released within five working days of the return. Cash is not accepted.',
('h2','Mileage and fuel'),'Each hire day contains 150 miles; every mile beyond that is charged at 18 pence. The van must come back with as much fuel as it left with. Missing fuel is invoiced at £1.95 a litre, together with a handling charge of £15.',
('h2','Use of the van'),('l',['The van may not leave Great Britain; the Isle of Wight counts as part of it.','Nobody may travel in the load area.','Dogs may come along if they are carried in a closed crate.','Smoking on board leads to a cleaning charge of £60.','Towing is forbidden with the Courier and the Luton.']),
('h2','Damage'),'The hirer bears the first £900 of any damage. For £11 a day this share falls to £150. Tyres, windows and damage to the roof caused by low bridges are left out of that reduction.',
('h2','Bringing it back'),'Vans hired by the day or the week are returned by 18:00 on the last day. Each hour begun after that costs £20. Outside opening hours the keys are dropped into the yellow box beside the gate.',
('h2','Cancelling'),'A booking can be cancelled free of charge up to 48 hours before it starts. After that half of the hire charge is kept, and whoever does not turn up owes all of it.',
('h2','Breakdown'),'Our breakdown partner answers day and night on 0800 555 0177. Repairs above £50 need our consent first.'],head='Bramble Van Hire - Terms and Prices',font='S',size=11,widths=[(38,26,24,22,24,22),(60,30)])
doc('coffee',[('h1','Corvina Coffee Machines'),'One, Duo and Grande: a short guide for the three fully automatic machines of the Corvina family. The full manual is on our website.',
('h2','Specifications'),('t',[['','Corvina One','Corvina Duo','Corvina Grande'],['Water tank','1.2 l','1.8 l','2.4 l'],['Bean container','180 g','250 g','400 g'],['Pump pressure','15 bar','16 bar','19 bar'],['Power','1,250 W','1,450 W','1,600 W'],['Heating-up time','45 s','38 s','25 s'],['Width','21 cm','24 cm','29 cm'],['Weight','7.4 kg','8.9 kg','11.6 kg'],['Drinks to choose from','4','8','14'],['Price','€389','€529','€749']]),
('h2','Setting up'),'Place the machine on a level, heat-resistant surface, at least 10 cm away from the wall. Fill the tank with cold tap water and run two cups of hot water through before you make the first coffee.',
'The machine is made for homes. Children from the age of eight may use it while an adult watches.',
('h2','Beans and milk'),'Do not put sugared or flavoured beans into the grinder, since they stick to it. The grinding level may only be altered while the grinder is running. The milk frother is part of the Duo and the Grande; the One has none.',
('h2','Saving power'),'If no key is pressed for thirty minutes, the machine switches itself off. The interval can be set to anything between ten minutes and three hours.',
('h2','Cleaning'),('l',['Empty the grounds tray when the display asks you to, at the latest every three days.','The drip tray and the grounds tray are dishwasher-proof.','The brewing unit has to be taken out and rinsed under the tap once a week; no washing-up liquid is used for it.','Rinse the milk hose after every use.']),
'Descale after 250 cups, or earlier if the water is very hard. Use our descaler only: vinegar attacks the seals. One treatment takes 35 minutes and must not be interrupted.',
('h2','Signals on the front panel'),('t',[['Signal','Meaning','What to do'],['Blue drop','Tank empty','Refill water'],['Red drop','Limescale','Start descaling'],['Yellow bean','No beans left','Refill beans'],['Orange cup','Grounds tray full','Empty the tray'],['Red triangle','Brewing unit missing','Insert the unit']]),
('h2','Accessories'),('t',[['Article','Number','Price'],['Descaler, two bottles','CV-201','€14.90'],['Water filter','CV-207','€11.50'],['Milk jug','CV-215','€24.00'],['Cleaning tablets, ten','CV-222','€8.60']]),
'Accessories are delivered free of charge from an order value of €40; below that, postage is €4.90.',
('h2','Guarantee and service'),'The guarantee lasts two years from the date of purchase. A third year is added if the machine is registered online within 60 days. It lapses if the machine is used for business purposes or has been opened by anyone except our workshops. Wearing parts such as seals are not covered. For repairs, call our service line on 0221 555 8040, Monday to Friday from 08:00 to 17:00.'],head='Corvina Coffee Machines - Short Guide',font='S',size=11,grid=False)
doc('music',[('h1','Prospectus 2026/27'),'Larkfield Music School, The Old Granary, Mill Lane, Ludlow. Founded in 1984 and run by its headmistress, Rosalind Achterberg.',
('h2','What we offer'),'We teach children, teenagers and adults of every age. Early Notes is our playful first course for three- to five-year-olds. From the age of six, pupils may take up an instrument; singing lessons begin at ten.',
('h2','Terms'),'The school year has three terms of eleven weeks each. They begin on 7 September 2026, 11 January 2027 and 19 April 2027. No teaching takes place during the school holidays or on public holidays.',
('h2','Tuition fees'),('t',[['Lesson','Minutes','Group size','Fee per term'],['Individual 30','30','1','£228'],['Individual 45','45','1','£336'],['Pair','30','2','£138'],['Small group','45','5','£96'],['Early Notes','40','10','£78'],['Theory','60','12','£72'],['Choir','75','40','£54'],['Orchestra','90','45','£66']]),
'The fee for a pair is meant for each pupil. From the second child of a family onwards, tuition is reduced by 15 percent. Pupils who take individual lessons sing in the choir without charge.',
('h2','Hiring an instrument'),('t',[['Instrument','Hire per month'],['Violin','£9'],['Cello','£17'],['Clarinet','£13'],['Trumpet','£14'],['Saxophone','£19']]),
'Newcomers do not need to own an instrument, as all of these can be hired. We ask for a deposit of £50, which is given back when the instrument returns undamaged. Strings and reeds are paid for by the family.',
('h2','Trying it out'),'A taster lesson lasts twenty minutes and costs £12. That sum is deducted from the first term if you enrol.',
('h2','Missed lessons'),'Lessons that a pupil misses, for whatever reason, are neither repeated nor refunded. If a teacher is absent, the lesson is made up for within the same term; from the third such lesson the fee is paid back.',
('h2','Leaving the school'),'Notice must reach the office in writing six weeks before the end of a term. Otherwise the fee for the next term is due.',
('h2','Practice and parents'),'Beginners should practise for fifteen minutes on five days a week. Parents may sit in on the first four lessons and, after that, on the open day in February.',
('h2','Concerts and exams'),'The winter concert is given on 12 December 2026 in the Assembly Rooms, the summer concert on 26 June 2027 in the Castle Garden. Entry is free, and a collection is taken for the bursary fund. Graded exams are voluntary; the exam fee is charged in addition.',
('h2','Our pupils in figures'),('t',[['Department','2024','2025'],['Strings','112','126'],['Woodwind','84','79'],['Brass','41','47'],['Piano','163','178'],['Voice','58','70'],['All pupils','458','500']]),
('h2','Help with the fees'),'Families with a small income can apply to the bursary fund by 15 August. The fund bears up to half of the tuition fee.'],head='Larkfield Music School - Prospectus 2026/27',font='L',size=11.5)
doc('power',[('h1','Your electricity bill'),'Norwell Energy. Customer number 4471 0932. Bill date: 7 April 2026. Mr and Mrs D. Pellow, 18 Fore Street, Helston. Period: 1 January to 31 March 2026.',
'Your meter was read by our meter reader on 31 March 2026; nothing on this bill has been estimated.',
('h2','What we are charging you for'),('t',[['Item','Quantity','Rate','Amount'],['Day units','742 kWh','27.0p','£200.34'],['Night units','410 kWh','14.0p','£57.40'],['Standing charge','90 days','52.0p','£46.80'],['Sum before tax','','','£304.54'],['Value added tax','','5 percent','£15.23'],['Total for the quarter','','','£319.77']]),
('h2','Your account'),'You had £18.60 in credit from the last bill and have paid £285.00 since then. That leaves £16.17, which will be taken with the next Direct Debit on 28 April 2026.',
'From May onwards your monthly Direct Debit changes from £95.00 to £102.60.',
('h2','How much electricity you used'),('t',[['Quarter','2024 (kWh)','2025 (kWh)'],['January to March','1,240','1,196'],['April to June','870','812'],['July to September','640','655'],['October to December','1,105','1,067'],['Whole year','3,855','3,730']]),
('h2','Our tariffs'),'You are on the Flex tariff. Compare:',('t',[['Tariff','Day unit','Night unit','Standing charge a day','Exit fee'],['Flex','27.0p','14.0p','52.0p','none'],['Fix 12','25.4p','13.2p','49.5p','£30'],['Fix 24','24.6p','12.9p','48.0p','£60'],['Green','28.3p','15.1p','53.5p','none']]),
'Whoever ends a fixed tariff early has to pay the exit fee, except in the last 49 days of the agreement.',
('h2','What the words mean'),('l',['Day unit: one kilowatt hour used between 07:30 and 00:30.','Night unit: one kilowatt hour used between 00:30 and 07:30.','Standing charge: a fixed amount for each day, for the upkeep of the cables and the meter, which is due even if no electricity is used.','Kilowatt hour: what a 100-watt lamp consumes in ten hours.']),
('h2','Ways to pay'),'Direct Debit, by card on our website, by cheque, or over the counter at any post office with the slip below. Customers who do not pay by Direct Debit are charged £4 more per quarter.',
('h2','If you find it hard to pay'),'Talk to us: we can spread what you owe over as many as eighteen months. Your supply is never disconnected without 28 days\' notice in writing, and never between October and March if a pensioner lives alone in the household.',
('h2','Priority Register'),'People who depend on medical equipment at home, who are over 66 or who have a baby under one year can be entered in our Priority Register. They are told of planned power cuts a week ahead.',
('h2','Questions and complaints'),'Power cut: 0800 555 0105, day and night. Questions about this bill: 0330 555 0160. If a complaint has not been settled after eight weeks, you may turn to the Energy Ombudsman.',
('h2','Moving house'),'Let us know two working days before you move, and give us the meter reading of the day on which you hand over the keys.'],head='Norwell Energy - Electricity bill',font='S',size=10.5)
doc('camping',[('h1','Prices and Rules 2026'),'Camping Elderbrook on the Sorbach lake. Open from 28 March to 18 October 2026.',
('h2','Seasons'),'Low season: until 31 May and from 1 October. Mid season: June and September. High season: July and August.',
('h2','Prices per night in euros'),('t',[['','Low','Mid','High'],['Adult','6.00','7.50','9.50'],['Child from 3 to 13','3.00','4.00','5.50'],['Dog','2.00','2.50','4.20'],['Tent pitch','7.00','9.00','12.00'],['Caravan pitch','11.00','14.00','19.00'],['Motorhome pitch','13.00','16.50','22.00'],['Second car','2.20','3.20','4.50'],['Electricity, 10 amps','3.60','3.60','3.60']]),
'Children who have not turned three pay nothing. A tourist tax of €1.20 per night is added for everyone aged 16 or over.',
('h2','Cabins, price per night in euros'),('t',[['Cabin','Beds','Size','Low season','High season'],['Robin','2','14 m²','38','59'],['Owl','4','28 m²','62','96'],['Heron','4','24 m²','56','88'],['Kestrel','6','35 m²','75','119']]),
'In mid season the low season price applies from Sunday to Thursday. Bed linen costs €8 a person, and the final clean €45. In July and August cabins are let for at least four nights.',
('h2','Booking'),'With the booking a deposit of 30 percent falls due; the remainder is settled on arrival. If you cancel no later than 21 days before arrival, the deposit is returned except for €15. After that it is kept.',
('h2','Arriving and leaving'),'Guests are received between 14:00 and 20:30. Pitches have to be cleared by 11:00 and cabins by 10:00. Whoever stays longer pays for another night.',
('h2','Rules of the site'),('l',['Silence is kept from 22:00 to 07:00; the barrier is shut during that time.','Open fires are forbidden everywhere on the site.','Charcoal and gas barbecues may be used if they stand on legs.','Dogs are kept on a lead and are not admitted to the cabins or the bathing beach.','Drive at walking pace.','Drones are not allowed.','Visitors report to reception and leave by 21:30.']),
('h2','Sanitary block'),'Hot showers work with tokens, which are sold at reception for 50 cents and last five minutes. A washing machine (€4) and a dryer (€3) stand behind the block. There is one washroom for wheelchair users; its key is handed out at reception.',
('h2','Shop and lake'),'The shop sells bread from 07:30 to 10:00; rolls are ordered on the evening before. Rowing boats can be hired at the jetty for €9 an hour. Motorboats are prohibited on the lake. Fishing requires a day permit, which reception sells for €14.',
('h2','Internet'),'Wireless internet reaches all pitches and is free for two devices per booking.',
('h2','Lost keys and damage'),'A lost barrier card costs €20. Damage is to be reported at reception on the same day. The site is not liable for things stolen from tents or vehicles.',
('h2','Contact'),'Reception: 08:00 to 12:00 and 14:00 to 20:30. In emergencies at night ring the warden, Matthias Orlik, on 0151 555 0923.'],head='Camping Elderbrook - Prices and Rules 2026',font='L',size=11.5)
doc('language',[('h1','Course Terms, Autumn 2026'),'Lingua Harbour, evening and day school for languages, Kaistrasse 9, Bremen.',
('h2','1. Dates'),'The courses run for twelve weeks, from 14 September to 5 December 2026. There are no lessons on 31 October.',
('h2','2. Timetable and prices'),('t',[['Course','Level','Days','Time','Room','Price'],['Spanish Start','A1','Mon, Wed','18:00-19:30','2','€245'],['Spanish Plus','B1','Tue, Thu','18:30-20:00','4','€265'],['Spanish Talk','C1','Thu','20:15-21:30','6','€148'],['French Start','A1','Tue','09:30-11:45','1','€198'],['Italian Weekend','A2','Sat','10:00-13:00','3','€224'],['German Intensive','B1','Mon to Fri','09:00-12:15','5','€690'],['Portuguese Talk','B2','Fri','17:00-18:30','7','€156']]),
('h2','3. What the price contains'),'The price covers tuition and copies. The textbook, at €32, is bought separately from the teacher in the first lesson. New participants pay an enrolment charge of €20 once.',
('h2','4. Reductions'),'Students, trainees and people without work pay 10 percent less on presenting proof. Reductions cannot be combined, and German Intensive is left out of them.',
('h2','5. Paying'),'The price falls due one week before the course starts. Amounts above €300 may be paid in two instalments, the second of them by 31 October.',
('h2','6. Who can take part'),'Participants must be at least 16 years old. For all courses above A1 a placement test has to be completed; it is online, free of charge and takes about forty minutes.',
('h2','7. Size of the groups'),'A group has at least six and at most fourteen participants. If fewer people enrol, the course is called off and the money is returned in full.',
('h2','8. Withdrawing'),'Until fourteen days before the start you may withdraw without charge. From then until the day of the first lesson, half of the price is kept. After that nothing is paid back. You may name another person who takes over your place, provided that the level suits them.',
('h2','9. Missed lessons'),'If you miss a lesson, the worksheets are sent to you by email on request. One missed lesson per course may be made up for in a parallel group. Lessons that we cancel are held in the week after the end of the course.',
('h2','10. Certificate'),'A certificate is issued to those who attended no less than 80 percent of the lessons. Duplicates cost €7.',
('h2','11. Exams'),'Exams are held on 12 December 2026. Enrolment closes on 13 November.',('t',[['Exam','Written part','Oral part','Fee'],['A1','60 min','10 min','€85'],['A2','75 min','12 min','€95'],['B1','120 min','15 min','€140'],['B2','150 min','18 min','€175'],['C1','190 min','20 min','€210']]),
'Whoever fails may repeat the exam once within a year for half of the fee.',
('h2','12. In the classroom'),('l',['Sound and picture recordings are prohibited.','Only water may be drunk in the rooms; food stays in the hallway.','Phones are to be silenced.','Bicycles belong in the courtyard.']),
('h2','13. Liability and contact'),'The school is liable for personal property only in cases of gross negligence. Complaints go to the head of studies, Ingrid Vollmers, at studies@linguaharbour.example. The office is staffed from Monday to Thursday between 14:00 and 19:00.'],head='Lingua Harbour - Course Terms, Autumn 2026',font='S',size=10.5,widths=[(34,14,26,32,16,22),(30,34,30,24)])
doc('council',[('h1','Budget Summary 2026'),'Millcombe Town Council. Adopted on 22 January 2026 by eleven votes to three. The financial year runs from April to March. This leaflet is sent to all 4,300 households.',
('h2','Income in pounds'),('t',[['Source','2024','2025','2026'],['Precept (council tax)','412,000','430,000','451,500'],['Hall hire','38,400','41,200','44,000'],['Allotments and cemetery','21,600','22,300','23,100'],['Market rents','16,500','15,200','17,400'],['Grants received','54,000','31,000','28,000'],['Total income','542,500','539,700','564,000']]),
('h2','Spending in pounds'),('t',[['Purpose','2024','2025','2026'],['Staff','176,000','183,000','190,500'],['Parks and playgrounds','148,000','152,500','161,000'],['Town hall','74,300','79,800','82,000'],['Street lighting','52,000','46,500','41,200'],['Events','24,500','27,900','32,500'],['Youth work','18,000','20,000','25,000'],['Community grants','15,000','15,500','19,800'],['Total spending','507,800','525,200','552,000']]),
'What remains at the end of the year is added to the general reserve.',
('h2','Why spending changes'),'Pay settlements are agreed nationally and bind the council. All 610 street lamps have been converted to LED since last autumn, which is why the electricity costs fall. The youth club in Weir Street opens on a third evening.',
('h2','Projects this year'),('l',['Priory Park gets a new climbing frame and a fence on the road side.','The town hall roof is re-slated at a cost of £64,000; this is taken from the reserve, and no loan is raised.','Twelve benches along the river path are replaced.','The public toilets in Church Walk stay open until 20:00 in summer.']),
('h2','Charges'),'Charges for hiring the hall go up by 4 percent on 1 April. Local charities pay half. Allotment rents remain frozen until 2028. A market stall costs £18 a day, and new traders pay nothing for their first two Saturdays.',
('h2','Money for clubs and societies'),'Societies based in the parish may apply for a grant by 30 September. The latest accounts must be enclosed with the application. No single award is higher than £2,000, and a society can receive money only once in two years. Political parties are not eligible.',
('h2','Reserve'),'On 1 April 2026 the general reserve stands at £186,000. The council\'s rule is that it should hold at least three months\' spending.',
('h2','Take part'),'Meetings of the council take place on the second Tuesday of the month at 19:00 in the Guildhall, and the public is welcome. Questions from residents are heard during the first fifteen minutes; they are handed to the clerk by noon on the day before. Sound recordings may be made if the chair has been told beforehand.',
('h2','Accounts and contact'),'The complete accounts can be inspected at the library in Bell Street and downloaded from millcombe.example. The finance committee is chaired by Councillor Priya Venning. The clerk, Gareth Ludgrove, can be reached on 01588 555 214. Objections to the accounts are sent to the external auditor by 10 August.'],head='Millcombe Town Council - Budget Summary 2026',font='L',size=11.5,grid=False)
doc('dental',[('h1','Plan Summary'),'Brightwell Dental Plan. This summary does not replace the full policy wording.',
('h2','The three levels'),('t',[['','Bronze','Silver','Gold'],['Adult, per month','£11.50','£18.90','£29.40'],['Child, per month','£4.00','£6.50','£9.80'],['Check-ups a year','1','2','3'],['Hygienist visits a year','1','2','4'],['Fillings paid back','40 %','60 %','80 %'],['Crowns paid back','none','35 %','65 %'],['Yearly limit','£300','£750','£1,500'],['Accident cover','£2,000','£5,000','£10,000']]),
('h2','Prices at partner surgeries'),('t',[['Treatment','Without the plan','Members'],['X-ray','£26','£13'],['Scale and polish','£62','£31'],['White filling','£125','£90'],['Root canal','£410','£328'],['Crown','£640','£512'],['Whitening','£320','£256']]),
('h2','Who can join'),'Anyone living in the United Kingdom can join between the ages of 18 and 69. Children are insured together with a parent until they turn 21. Nobody has to be examined before joining.',
('h2','When cover starts'),'Check-ups are covered from the first day. Other treatment is covered once three months have passed, and crowns once nine months have passed. Injuries from accidents are covered at once.',
('h2','What is not covered'),('l',['Implants and everything connected with them.','Treatment that had been advised before you joined.','Cosmetic work, except for the member price for whitening.','Mouthguards, toothbrushes and prescriptions.','Injuries in contact sports, if no mouthguard was worn.']),
'Braces are paid for at the Gold level alone, up to £1,200, and for patients below the age of 18.',
('h2','Your duties'),'Members must have their teeth checked at least once in twelve months; otherwise the share that we pay back is halved. Changes of address are to be reported within a month.',
('h2','Abroad'),'Emergency treatment during a journey outside the country is refunded up to £400 a year, provided that the trip lasts no longer than 60 days.',
('h2','How to claim'),'Pay the dentist, then send us the receipted bill within 90 days of the treatment, by post or through the app. The money reaches your account within ten working days. Partner surgeries settle check-ups directly with us. Before treatment above £500 a cost estimate has to be approved by us.',
('h2','Changing and ending'),'You may move to a higher or a lower level once a year, at renewal. The plan runs for twelve months and renews itself unless you give one month\'s notice. During the first 14 days you may withdraw and get all payments back, so long as you have made no claim.',
('h2','Paying'),'Premiums are collected by direct debit on the first of the month. Those who pay for the year in one sum get 5 percent off. If two premiums in a row are missing, cover is suspended.',
('h2','Contact and complaints'),'Member line: 0117 555 0148, Monday to Saturday. Complaints are handled by Miriam Oduya, Customer Relations, PO Box 218, Bristol. We acknowledge them within three working days.'],head='Brightwell Dental Plan - Summary',font='S',size=10.5)
