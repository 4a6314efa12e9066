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
doc('car',[('h1','Kestrel Motor Insurance'),'Policy and schedule no. KM-447-2093. Please read this booklet together with your certificate.',
('h2','Schedule'),'Policyholder: Mr Graham Ollerton, 8 Tannery Row, Kendal. Vehicle: Skoda Octavia Estate, first registered in 2021. Cover: comprehensive, from 1 May 2026 to 30 April 2027.',
'The annual premium is £612.00 when paid at once. Alternatively it may be paid in twelve instalments of £54.50 each.',
('h2','Section 1: What is covered'),('t',[['Cover','Most we pay','Excess'],['Damage to the car','Market value','£300'],['Fire and theft','Market value','£250'],['Windscreen, replacement','No limit','£85'],['Windscreen, repair','No limit','£15'],['Personal belongings','£400','None'],['Child seats','£350','None'],['Lost keys','£600','£50'],['Injury to the driver','£7,500','None']]),
'The excess is the part of each claim that you bear yourself. If glass is replaced by a workshop which we have not approved, we pay no more than £150.',
('h2','Section 2: Who may drive'),'The vehicle may be driven by the policyholder and by Mrs Helen Ollerton. Nobody else is covered. The policyholder alone may also drive other people\'s cars with their permission; in that case only damage to third parties is insured.',
('h2','Section 3: Use of the car'),'The car may be used for private journeys and for travel to one place of work. It may not be used for the carriage of goods or passengers for payment, for deliveries of food, for driving lessons, or on race tracks. Towing a caravan or trailer is covered, but the trailer itself is not.',
'The premium is based on 9,000 miles a year. If more is driven and we have not been told, an additional excess of £100 applies to each claim.',
('h2','Section 4: Travel abroad'),'Full cover extends to all countries of the European Union, Norway and Switzerland for up to 45 days in each period of insurance. Beyond that, only the minimum cover required by the law of the country applies.',
('h2','Section 5: If something happens'),'Report every accident within 48 hours on 0333 555 0121, by day or night. A theft must be reported to the police within 24 hours. Do not admit fault at the scene. We may call for photographs and an estimate before repairs begin.',
'While the car is being mended by an approved workshop you receive a small courtesy car for up to 21 days. There is no courtesy car if yours has been stolen or is beyond repair.',
('h2','Section 6: No-claims discount'),('t',[['Years without a claim','Discount','After one claim','After two claims'],['2','25%','0%','0%'],['3','34%','15%','0%'],['4','43%','25%','0%'],['5','51%','34%','15%'],['6 or more','58%','43%','15%']]),
'At the start of this policy you have four years without a claim. Claims for glass do not affect the discount.',
('h2','Section 7: What is not covered'),('l',['Wear, rust and mechanical breakdown.','Theft while the keys were in or on the car.','Damage to tyres caused by braking or by the road surface.','Any loss while the driver was over the legal limit for alcohol or under the influence of drugs.','Fuel of the wrong kind in the tank, beyond £250 for draining it.']),
('h2','Section 8: Changes'),'Tell us within 14 days if you move house, change your job or alter the car. We charge £18 for each change to the policy.',
('h2','Section 9: Cancelling'),'You may cancel within 14 days of receiving the documents, in which case we keep £20. If you cancel later, we refund the unused part of the premium less £45, provided that no claim has been made.',
('h2','Section 10: Complaints'),'Write to the Customer Relations Team, Kestrel House, Preston. If you have had no final reply after eight weeks, you may turn to the ombudsman.'],head='Kestrel Motor Insurance - Policy KM-447-2093',font='S',size=12)
doc('course',[('h1','Module Handbook: Coastal Landscapes'),'GEO 214, autumn term 2026/27, University of Thornbury, Department of Geography. 20 credits. Module leader: Dr Folake Adeyemi.',
('h2','1. What the module is about'),'The module deals with the ways in which waves, tides and people shape the coast. By the end you should be able to read a shoreline in the field, to survey a beach profile and to judge plans for sea defences.',
('h2','2. Teaching'),'Lectures take place on Tuesdays from 10:00 to 12:00 in room B204, seminars on Thursdays at 14:00 in room C11. Of the 200 hours of study expected, 36 are taught. Attendance is recorded; anyone who falls below 75 percent is called to see the senior tutor.',
('t',[['Week','Topic','Teacher'],['1','Introduction','Dr Adeyemi'],['2','Waves and tides','Dr Adeyemi'],['3','Beach surveys','Prof. Lund'],['4','Field trip to Morrow Bay','Prof. Lund'],['5','Dunes','Prof. Lund'],['6','Salt marshes','Dr Adeyemi'],['7','Reading week, no classes','none'],['8','Cliffs','Prof. Lund'],['9','Sea defences','Dr Castell'],['10','Group presentations','Dr Castell'],['11','Revision','Dr Adeyemi']]),
'Dr Adeyemi sees students on Wednesdays from 13:00 to 14:30 in her office, B117; no appointment is necessary. Messages sent to geo214@thornbury.example are answered within two working days.',
('h2','3. Field trip'),'The coach to Morrow Bay leaves the main gate at 07:30 on Saturday, 24 October 2026. The contribution of £65 is to be paid in the online shop by 9 October. Bring a waterproof jacket, stout boots and a packed lunch. Students who cannot take part for health reasons carry out a desk study instead.',
('h2','4. Assessment'),('t',[['Component','Weight','Size','Due'],['Field notebook','20%','1,500 words','6 November 2026'],['Group presentation','15%','12 minutes','3 December 2026'],['Essay','25%','2,500 words','11 December 2026'],['Written exam','40%','2 hours','18 January 2027']]),
'Work is uploaded to the learning portal by 16:00 on the day it is due. The pass mark for the module is 40, and at least 35 must be reached in the exam. Texts may exceed the number of words by ten percent; the marker stops reading after that. Marks and comments are returned within fifteen working days.',
('h2','5. Late work and extensions'),'Five marks are deducted for each working day by which a piece is late. After seven working days it is marked zero. An extension of up to ten working days can be granted; the form must reach the office at least two working days before the date due, with evidence.',
('h2','6. Resits'),'Those who fail may sit the exam or hand in the failed piece again in August. The mark is then capped at 40. There is no second resit.',
('h2','7. Honest work'),'Text generated by artificial intelligence must not be handed in as your own. Such tools may be used to check spelling and grammar if this is stated on the cover sheet. Sources are given in the Harvard style. Cases of copying go to the Academic Conduct Panel.',
('h2','8. The exam'),'You answer three questions out of eight. Books and notes are not permitted; a calculator without memory is. Past papers of the last five years are on the portal.',
('h2','9. Reading'),('l',['P. Brandt, Shorelines, third edition: the core text. The library has six copies.','A. Ruiz and T. Holm, Living with the Sea: for the weeks on defences.','The journal Coastal Change, available online.']),
('h2','10. Support'),'Students with a disability should contact the Wellbeing Service on the ground floor of the Hartley Building in the first two weeks, so that a support plan can be drawn up. Extra time in the exam is granted on the basis of that plan.'],head='GEO 214 Coastal Landscapes - Module Handbook',size=12.5,grid=False,widths=[[18,80,50],[48,28,36,48]])
doc('storage',[('h1','Self-Storage Rental Agreement'),'Boxwell Store Ltd, Unit 2 Viaduct Park, Stockport (hereinafter "Boxwell"), and Ms Nadine Ferreira, 61 Heron Close, Stockport (hereinafter "the Customer"). Unit let: C-118, size Medium. Commencement: 15 June 2026.',
('h2','Clause 1 - Unit and charges'),('t',[['Size','Floor area','Charge per month','Deposit'],['Locker','10 sq ft','£18.00','£20'],['Small','35 sq ft','£54.00','£50'],['Medium','75 sq ft','£96.00','£80'],['Large','150 sq ft','£168.00','£120'],['Garage','200 sq ft','£215.00','£150']]),
'The charge for the first month is halved. Charges are due in advance on the 15th of each month, by card or direct debit; cash is not accepted. Boxwell may alter the charge after the first six months, giving 30 days\' notice.',
('h2','Clause 2 - Access'),('t',[['Day','Reception','Gate'],['Monday to Friday','08:30-18:00','06:00-22:00'],['Saturday','09:00-16:00','06:00-22:00'],['Sunday','closed','08:00-20:00']]),
'Entry is by a personal code, which must not be passed on. Access at night can be booked for £15 a month. Children must be accompanied at all times. Trolleys are provided free of charge; unloading by forklift costs £12 per pallet.',
('h2','Clause 3 - Lock'),'The Customer secures the unit with a padlock of her own. Padlocks are sold at reception for £9. Boxwell holds no spare keys. If a key has been lost, the lock is drilled open for £25 on presentation of identification.',
('h2','Clause 4 - Goods that are not allowed'),('l',['Food and anything else that may rot or attract vermin.','Animals and plants.','Paint, petrol, gas bottles and fireworks.','Money, jewellery and furs.','Weapons, waste and stolen property.']),
'Tyres may be stored up to a number of eight. Motor vehicles are accepted in garages only, with an empty tank and the battery disconnected.',
('h2','Clause 5 - Use'),'The unit serves for storage only. No one may sleep or live in it, and no trade may be carried on from it. The Customer may not let it to others. Smoking is forbidden on the whole site. Units are dry but not heated.',
('h2','Clause 6 - Insurance'),'Goods must be insured for as long as they are stored. The Customer may prove her own insurance or join Boxwell\'s scheme, which costs £3.20 per month for each £1,000 of value. Under the scheme the Customer bears the first £75 of each claim. Damage by moths and by damp packing is not insured.',
('h2','Clause 7 - Arrears'),'If a charge has not been received within seven days, a late fee of £10 is added. After 14 days the code is blocked. After 60 days Boxwell may sell the goods; the Customer is warned in writing 28 days before the sale. Any surplus from the sale is paid out to the Customer.',
('h2','Clause 8 - Entry by Boxwell'),'Boxwell may enter the unit after seven days\' notice for maintenance. In an emergency, or at the request of the police, no notice is needed. Boxwell may move the Customer to another unit of equal size on 21 days\' notice and bears the cost of the move.',
('h2','Clause 9 - Liability'),'Boxwell is liable for loss or damage only where its staff have been negligent, and then up to £100 unless the goods are insured through the scheme. Boxwell does not check what is stored.',
('h2','Clause 10 - Ending the agreement'),'The shortest period of hire is one month. Thereafter either party may end the agreement with 14 days\' notice in writing or by email. The unit is to be left swept and empty. The deposit is paid back within ten working days, less any sums owed. Things left behind are cleared away at £40 per cubic metre.',
('h2','Clause 11 - Deliveries'),'Reception accepts parcels of up to 20 kg for customers and keeps them for five days. No signature is given for pallets.',
'Signed in Stockport on 10 June 2026: Callum Reddy, Store Manager, for Boxwell; Nadine Ferreira, Customer.'],head='Boxwell Store - Rental Agreement C-118',size=12.5,widths=[[35,35,45,35],[50,45,45]])
doc('surgery',[('h1','Milbrook Surgery'),'A guide for patients. 3 Chapel Green, Milbrook. Telephone 01524 555 0110. Edition of September 2026.',
('h2','When we are open'),('t',[['Day','Doors','Telephone','Evening clinic'],['Monday','08:00-18:30','08:00-18:00','18:30-20:00'],['Tuesday','08:00-18:30','08:00-18:00','none'],['Wednesday','08:00-13:00','08:00-12:30','none'],['Thursday','07:30-18:30','08:00-18:00','none'],['Friday','08:00-17:30','08:00-17:00','none']]),
'On the first Saturday of each month nurses hold a clinic from 09:00 to 11:30. When we are closed, ring 111; in an emergency that threatens life, ring 999.',
('h2','Who works here'),('t',[['Name','Role','Days'],['Dr Farrah Qureshi','Senior partner','Monday, Tuesday, Thursday'],['Dr Neil Bostock','Partner','Monday, Wednesday, Friday'],['Dr Ama Boateng','Salaried doctor','Tuesday, Thursday'],['Shona Leckie','Practice nurse','Monday to Thursday'],['Piotr Wilk','Pharmacist','Wednesday, Friday']]),
('h2','Appointments'),'Appointments can be made up to four weeks in advance, online, at the desk or by telephone. For something urgent ring at 08:00 on the day. A consultation lasts ten minutes and deals with one problem; ask for a double appointment if you have more. If you cannot come, let us know at least two hours before. Patients who miss three appointments in a year without a word receive a letter and may be removed from the list.',
'You may ask for a chaperone at any examination. An interpreter is provided free of charge if you tell us three days ahead.',
('h2','Home visits'),'Requests should reach us by 10:30. A doctor rings back first. Visits are meant for patients who are housebound.',
('h2','Repeat prescriptions'),'Order online, through the app, or with the slip in the box by the entrance. For safety we take no orders by telephone. Allow two working days. Dr Bostock reviews long-term medicines once a year.',
('h2','Tests'),'Blood is taken on Tuesdays and Thursdays from 08:15 to 11:00. Results are given out by telephone after 14:00, to the patient only. X-rays are done at Lanehead Hospital.',
('h2','Joining the practice'),'We take patients who live in Milbrook, Garsby or Low Fell. Fill in the form at the desk or online; proof of identity is not required. New patients are offered a health check with the nurse.',
('h2','Children'),'The baby clinic is held on Wednesdays from 09:30 to 11:30. No appointment is needed for weighing. Children under 13 must come with an adult. Babies receive their first vaccinations at eight weeks.',
('h2','Vaccinations'),'Flu vaccinations start on 21 September for everyone aged 65 or over, for pregnant women and for carers. For travel vaccinations see the nurse at least six weeks before you leave.',
('h2','Services for which we charge'),('t',[['Service','Fee'],['Private sick note','£28'],['Letter for travel insurance','£32'],['Medical for lorry drivers','£115'],['Report on fitness for a sport','£45'],['Copy of a vaccination record','£12']]),
'Fees are to be paid at the desk before the service is given. We cannot sign passport photographs.',
('h2','Getting here'),'The building has no steps and a wheelchair is kept at the entrance. There are four parking spaces, two of which are kept for badge holders. Bus 41 stops outside.',
('h2','Comments and complaints'),'Please speak to the practice manager, Judith Amory. A complaint should be made within twelve months; she confirms receipt within three working days. Violence and abuse towards our staff lead to removal from the list at once.'],head='Milbrook Surgery - Guide for Patients',font='S',size=12.5,grid=False)
doc('residents',[('h1','Minutes of the Annual General Meeting'),'Larkspur Court Residents\' Association. Held on Wednesday, 18 March 2026, at 19:00 in the community room. Chair: Winston Achebe. Treasurer: Pauline Dray. Secretary: Kemal Aslan. Present: 31 of the 54 households. Apologies had been received from four.',
('h2','Item 1. Minutes of the last meeting'),'The minutes of 12 November 2025 were approved without changes.',
('h2','Item 2. Report of the Chair'),'Mr Achebe thanked the volunteers who had planted the front beds. The lift in Block B had been out of order for eleven days in August because of a worn cable pulley; the maintenance firm has been given notice for the end of June. The rats near the bins have gone since the lids were replaced.',
('h2','Item 3. Accounts and budget'),('t',[['Heading','Budget 2025','Spent 2025','Budget 2026'],['Gardening','£6,200','£5,870','£6,400'],['Cleaning','£8,400','£8,655','£8,900'],['Lifts','£3,900','£5,240','£4,500'],['Lighting','£1,750','£1,610','£1,600'],['Insurance','£7,300','£7,300','£7,950'],['Social events','£600','£415','£500'],['Total','£28,150','£29,090','£29,850']]),
'Mrs Dray explained that the overspend was due to the lifts. The reserve stood at £41,300 on 31 December. The accounts were examined by Hugh Penfold, who found them to be in order.',
('h2','Item 4. Motions'),('t',[['Motion','For','Against','Abstained'],['A. Raise the contribution','19','9','3'],['B. Build a bicycle shed','24','5','2'],['C. Ban barbecues on balconies','11','17','3'],['D. Camera at the bin store','22','6','3']]),
'A motion is carried by a simple majority of those present. The contribution rises from £44 to £46 a month for each flat with effect from 1 July 2026.',
('h2','Item 5. Bicycle shed'),'Holt Joinery will build a shed for twelve bicycles behind Block A by the end of May. The price is £3,850, which is taken from the reserve. Places are given out by lot; keys are to be had from the Secretary against a deposit of £15.',
('h2','Item 6. Parking'),'Each household is entitled to two visitor permits. A visitor may stay for 72 hours at most. Vans above 3.5 tonnes are not admitted. The bay in front of Block C is to be kept free for the fire brigade.',
('h2','Item 7. Noise'),'Several residents complained about music late in the evening. The Chair recalled that quiet hours begin at 22:00 and that drilling is not allowed on Sundays. The Secretary will write to the flats concerned.',
('h2','Item 8. Charging points for electric cars'),'Nobody objected in principle. The committee will obtain three quotations by September and put them to the next meeting.',
('h2','Item 9. Elections'),'Mr Achebe was re-elected as Chair for two years. Mrs Dray will step down at the end of September and will be followed by Ingrid Moss. Mr Aslan stays in office until 2027.',
('h2','Item 10. Any other business'),'The summer party will be held on 11 July in the courtyard; offers of salads go to Flat 9. The hedge along Mill Road will be cut after the nesting season. A resident asked for a second washing machine in the laundry room; this was put off. Window cleaning will take place every three months instead of every two.',
('h2','Item 11. Next meeting'),'The next meeting is on 14 October 2026 at 19:00 in the same place. The meeting closed at 20:50.'],head='Larkspur Court Residents\' Association - AGM 18 March 2026',size=12.5,widths=[[45,38,38,38],[70,28,28,28]])
