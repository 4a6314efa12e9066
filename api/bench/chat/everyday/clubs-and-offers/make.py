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
doc('gym',[('h1','Membership Terms'),
'Tideway Leisure Club, 4 Quayside Road, Poole. These terms apply to every membership that starts on or after 1 February 2026.',
('h2','1. Joining'),'Anyone aged 16 or over may become a member. Juniors aged 12 to 15 may train only in the junior sessions, which take place on Saturdays from 10:00 to 12:00. A one-off joining fee of £35 is charged; it is waived for members of the Rowing Society.',
('h2','2. Types of membership'),('t',[['Membership','Monthly fee','Minimum term','Classes'],['Anytime','£42.00','12 months','Unlimited'],['Off-Peak','£27.50','6 months','Four a month'],['Student','£24.00','3 months','Unlimited'],['Couple','£69.00','12 months','Unlimited'],['Swim Only','£31.00','1 month','None']]),
'Off-Peak members may come in from Monday to Friday between 09:00 and 16:00, and at any time on Sunday.',
('h2','3. Payment'),'Fees are collected by direct debit on the fifth day of each month. If the bank returns a debit unpaid, an administration charge of £12 is added to the next collection. Fees are reviewed every April, and any rise is announced by email at least 30 days beforehand.',
('h2','4. Freezing'),'A membership may be frozen for between one and four months in a calendar year. While it is frozen, £6 a month is charged in place of the usual fee. In the case of pregnancy, or of an injury confirmed by a doctor\'s note, freezing is free of charge. Frozen months do not count towards the minimum term.',
('h2','5. Cancelling'),'New members may withdraw in writing within 14 days of joining and receive their money back, less £8 for each visit made. Once the minimum term has run out, one full calendar month\'s notice must be sent to leave@tideway.example. A member who moves to an address more than 20 miles from the club may leave before the end of the minimum term, on proof of the new address.',
('h2','6. Guests'),'Anytime and Couple members may bring two guests a month. A guest pays £9 per visit and must be at least 18 years old. The spa is not open to guests.',
('h2','7. Lockers and lost property'),'Lockers take a £1 coin, which is given back. Padlocks left on overnight are cut off. Items handed in are kept for three weeks and then passed to a charity.',
('h2','8. Classes'),'Places are reserved in the app up to seven days ahead. A place that is not released at least three hours before the start counts as missed, and three missed classes in one month lead to a booking block of ten days.',
('h2','9. Conduct'),('l',['A towel is to be laid on every bench and machine.','Outdoor footwear is not permitted in the free weights area.','Members must not photograph or film other people.','Personal trainers who are not employed by the club may not work on the premises.','Chalk may be used on the lifting platform only.']),
('h2','10. Opening hours'),('t',[['Day','Gym','Pool','Spa'],['Monday to Friday','06:00-22:00','06:30-21:00','12:00-21:00'],['Saturday','07:30-20:00','08:00-18:30','10:00-18:00'],['Sunday','08:00-19:00','08:30-17:00','10:00-16:00']]),
'The club is closed on 25 December, 26 December and 1 January.',
('h2','11. Car park'),'Members park free of charge for three hours. After that the barrier charges £2 for each hour begun.',
('h2','12. Liability and complaints'),'The club accepts no responsibility for valuables left in the changing rooms or in the car park. Complaints are addressed to the club manager, Denise Hallworth, who replies within five working days.'],head='Tideway Leisure Club - Membership Terms',font='S',size=11)
doc('washer',[('h1','Sorrel WashWell 814'),'Instructions for installation and use of your washing machine. Please keep this booklet and hand it on with the appliance.',
('h2','Chapter 1: Installation'),'Unscrew the four transport bolts from the rear panel before the first wash and store them in case you move house. Connect the appliance to the cold water tap only; the pressure must lie between 0.5 and 8 bar. The drain hose is hooked in at a height of 60 to 100 cm. The plug goes directly into a wall socket; extension leads and multiple sockets must not be used.',
'Level the machine by turning the feet. The floor must be firm; carpet is not suitable.',
('h2','Chapter 2: Detergent'),'The drawer has three compartments: I for the prewash, II for the main wash, and the one with the flower for softener. Liquid detergent is not suitable together with a delayed start. In hard water areas add 15 ml per wash.',
('h2','Chapter 3: Programmes'),('t',[['Programme','Largest load','Temperature','Duration','Water'],['Cottons','8 kg','20-90 °C','165 min','68 l'],['Eco 40-60','8 kg','40 °C','208 min','46 l'],['Synthetics','4 kg','20-60 °C','110 min','52 l'],['Wool','2 kg','20-30 °C','48 min','39 l'],['Quick','2.5 kg','30 °C','28 min','34 l'],['Duvet','3 kg','40-60 °C','125 min','71 l']]),
'Wool is spun at 600 revolutions per minute at most; all other programmes reach 1,400.',
('h2','Chapter 4: Options'),'With the clock key the start can be put off by one to nineteen hours. To add an item, press Pause within the first ten minutes; the door is released as soon as the water level is low enough. Extra Rinse lengthens every programme by 14 minutes and is advisable for people with sensitive skin.',
'Child lock: press the Temperature and Spin keys together for three seconds until the padlock lights up. The On/Off key stays active. To release the lock, press both keys again.',
('h2','Chapter 5: Care'),'Empty the pump filter every two months. It sits behind the flap at the bottom right; up to two litres of water may run out, so lay a cloth underneath. Wipe the rubber seal dry after the last wash of the day and leave the door ajar. After forty washes run Cottons at 90 °C without laundry in order to prevent smells.',
('h2','Chapter 6: Opening the door in an emergency'),'If the current fails, wait until the drum stands still, open the filter flap and drain the water. Then pull the orange cord downwards until the door springs open.',
('h2','Chapter 7: Faults'),('t',[['Display','Cause','Remedy'],['F05','Water is not pumped out','Empty the pump filter and straighten the drain hose'],['F08','Door not shut','Push the door until it clicks'],['F11','No water comes in','Open the tap and rinse the inlet sieve'],['F17','Too much foam','Run a rinse and halve the detergent next time'],['F23','Load unbalanced','Spread the laundry by hand and start the spin again'],['F40','Motor electronics','Pull the plug and call customer service']]),
'Water hammering in the pipes and a humming of the pump at the end are normal noises.',
('h2','Chapter 8: Technical data'),('t',[['Property','Value'],['Width x depth x height','60 x 58 x 85 cm'],['Weight','71 kg'],['Rated power','2,100 W'],['Noise when spinning','74 dB'],['Length of the mains lead','1.5 m']]),
('h2','Chapter 9: Warranty and service'),'The warranty runs for two years from delivery, and for ten years on the motor. Damage caused by limescale or by foreign objects in the drum is excluded. Spare parts are stocked for eleven years. Customer service can be reached on 0345 555 0177 from Monday to Saturday, 8:00 to 20:00.'],head='Sorrel WashWell 814 - Instructions',font='S',size=11.5,widths=[[34,32,34,30,30],[22,50,88],[70,60]])
doc('offer',[('h1','Offer of Employment'),
'Fenwick & Ashdown Architects LLP, 22 Colston Parade, Bristol BS1 5UR. 20 July 2026.',
'Dear Ms Haddad, thank you for coming to see us. We are delighted to offer you a post on the terms set out below.',
('h2','1. Position'),'You will be employed as Project Coordinator and will report to Tobias Renner, Head of Delivery. Your first day is Monday, 7 September 2026.',
('h2','2. Place and hours of work'),'You will be based at Colston Parade. Your hours are 37.5 a week, Monday to Friday from 9:00 to 17:30, with an unpaid break of one hour at midday. Once the probationary period is over, you may work from home on up to two days a week.',
'Additional hours are not paid. They are made up by time off, which is to be taken within three months.',
('h2','3. Remuneration'),'Your salary is £34,800 a year before deductions, payable in twelve equal instalments on the 28th of each month. It is reviewed every January. A discretionary bonus of up to 6 percent of salary may be granted in March, depending on the result of the firm.',
('h2','4. Benefits'),('t',[['Benefit','Available','Worth per year'],['Pension contribution of the firm','From the first month','£2,784'],['Private health cover','After probation','£960'],['Bicycle allowance','From the first month','£300'],['Training budget','After probation','£1,200'],['Gym subsidy','After six months','£240'],['Lunch card','From the first month','£1,080']]),
'The pension contribution of the firm equals 8 percent of salary; you pay in at least 3 percent yourself.',
('h2','5. Annual leave'),'You are entitled to 26 days of leave in addition to public holidays. One further day is added for every two completed years of service, up to a ceiling of 30 days. Up to four unused days may be carried over, provided that they are taken by 31 March; anything beyond that lapses.',
('h2','6. Sickness'),'If you are unfit for work, please ring your manager before 9:30 on the first day. A doctor\'s certificate is needed from the eighth day. The firm continues to pay your full salary for up to eight weeks in any period of twelve months.',
('h2','7. Probation and notice'),'The first five months are a probationary period, during which either side may end the employment with one week\'s notice. Afterwards the period of notice is two months on both sides.',
('h2','8. Equipment'),'We provide a laptop and a mobile phone. Both remain the property of the firm and must be handed in on your last working day.',
('h2','9. Other work'),'Paid work for anyone else needs our prior approval in writing. For six months after leaving you may not work for clients of the firm with whom you dealt in your last year.',
('h2','10. Conditions'),'This offer depends on two satisfactory references, proof of your right to work in the United Kingdom, and sight of your degree certificate.',
('h2','11. Acceptance'),'Kindly sign both copies and send one of them to Owen Prosser, people@fenwickashdown.example, to arrive no later than 14 August 2026. After that date the offer expires.',
'Yours sincerely, Catherine Fenwick, Partner'],head='Offer of employment - Ms Leila Haddad',size=12.5,grid=False)
doc('nursery',[('h1','Little Otters Nursery: Prices and House Rules'),'Valid from 1 September 2026. Little Otters, 15 Millstream Lane, Shrewsbury. Manager: Bronwen Tuck, telephone 01743 555 0168.',
('h2','Prices per session'),('t',[['Session','Under 2 years','2 to 3 years','3 to 5 years'],['Full day, 08:00-18:00','£72.00','£66.00','£61.00'],['Morning, 08:00-13:00','£41.00','£37.50','£34.00'],['Afternoon, 13:00-18:00','£39.00','£35.50','£32.00'],['Whole week, five full days','£335.00','£305.00','£280.00']]),
('h2','Extras per day'),('t',[['Extra','Price'],['Early start from 07:15','£6.50'],['Late stay until 18:45','£8.00'],['Cooked lunch','£3.80'],['Nappies and cream','£2.20'],['Forest afternoon','£4.75']]),
('h2','Fees and invoices'),'Each child attends at least two sessions a week. Invoices go out on the 25th and are payable by the first of the following month. Where two children of one family attend, the fees of the elder are reduced by 10 percent. Fees are also due on bank holidays and when a child is ill. No fees are charged while the nursery is closed between 24 December and 2 January.',
'The registration fee of £55 is not refunded. A deposit of £150 is taken with the registration and set off against the last invoice. Government-funded hours are accepted for children from the age of three.',
('h2','Settling in'),'Every family is offered three visits of one hour before the first session. They are free of charge. A parent stays in the room during the first of them.',
('h2','Bringing and collecting'),'Children are handed over only to people on the collection list who know the password; they must be at least 16. If a child is fetched after closing time, £5 is charged for each ten minutes begun. Please ring by 09:00 when your child is not coming.',
('h2','Illness and medicine'),'After sickness or diarrhoea a child stays at home until 48 hours have passed since the last bout. If the temperature goes above 38.0 °C, we ring you, and the child is to be fetched within the hour. We give medicine only if a doctor has prescribed it, and the first dose is always given at home. Head lice are no reason to stay away, provided that treatment has begun.',
('h2','Food'),'The nursery is free of nuts. Birthday cakes must be bought in a shop and have a label with the ingredients. Please tell us in writing about allergies. Milk and fruit are provided at 10:00 and 15:00.',
('h2','Things from home'),'One cuddly toy may come along for the nap; other toys stay at home. Clothes, boots and bottles must bear the name of the child. Please bring a sun hat in summer and a spare set of clothes all year round.',
('h2','Phones and pictures'),'Parents are asked not to use mobile phones inside the building. Staff take pictures of the children with nursery cameras only, and they are not published without consent.',
('h2','Staffing'),'There is one member of staff for every three children under two, one for every five two-year-olds, and one for every eight older children.',
('h2','Leaving'),'Six weeks\' notice in writing is required to end a place or to reduce the number of sessions. The manager may end a place with two weeks\' notice if fees have not been paid for two months.'],head='Little Otters Nursery',font='S',size=12)
doc('museum',[('h1','Annual Report 2025'),'Wexcombe Museum of Trade and Tide. Presented to the Trustees on 12 March 2026 by Dr Imogen Vale, Director.',
('h2','The year in brief'),'The museum welcomed 81,725 visitors, more than in any year since it was founded. A new lift in the east wing, opened on 14 May, makes all floors accessible for the first time. It cost £186,000, half of which came from the Harbour Heritage Fund.',
('h2','Visitors by quarter'),('t',[['Quarter','2023','2024','2025'],['January to March','11,240','12,015','12,980'],['April to June','19,870','20,460','22,310'],['July to September','28,430','27,905','31,560'],['October to December','14,120','15,330','14,875'],['Total','73,660','75,710','81,725']]),
'The fall in the last quarter was caused by the storm of 19 October, after which the galleries stayed shut for nine days. Water entered the basement, yet none of the objects stored there came to harm.',
('h2','Visitors by ticket in 2025'),('t',[['Ticket','Price','Visitors'],['Adult','£11.50','38,420'],['Concession','£8.00','14,905'],['Child','£5.00','12,640'],['School group','£3.50','9,310'],['Free entry','none','6,450']]),
('h2','Exhibitions'),('t',[['Exhibition','Dates','Visitors'],['Salt and Sail','8 February to 1 June','17,350'],['Letters from the Ice','21 June to 12 October','26,940'],['The Ropemakers','8 November to 31 December','8,215']]),
'Letters from the Ice was shown together with the maritime archive in Tromsø, which lent 64 of the exhibits.',
('h2','Collection'),'In the course of the year 412 objects were added to the collection. The most valuable is a tide clock of 1787, a gift of the Pascoe family. The museum lent 23 objects to other houses. The catalogue is now 71 percent online.',
('h2','People'),'The museum has 27 employees. They were supported by 118 volunteers, who gave 9,400 hours between them. The education team taught 214 school classes. Dr Vale will retire in June 2026; the post is to be advertised in spring.',
('h2','Feedback'),'Of the visitors who filled in a card, 94 percent would recommend the museum. There were 37 complaints, most of them about the lack of parking spaces.',
('h2','Finances'),'All amounts are in thousands of pounds.',('t',[['Income','2024','2025'],['Admissions','541','587'],['Grants','425','410'],['Shop','131','146'],['Café','102','98'],['Donations','88','133']]),
('t',[['Expenditure','2024','2025'],['Staff','718','742'],['Building','275','268'],['Exhibitions','164','191'],['Collection','90','97'],['Marketing','49','54']]),
'The year closed with a surplus of £22,000, which is put aside for the roof. The café has been run by a tenant since September.',
('h2','Outlook'),'From 11 January to 19 February 2027 the museum will be closed while the roof is repaired. The price of an adult ticket goes up to £12.50 in April 2026; all other prices remain as they are. A show about lighthouse keepers is planned for the summer.'],head='Wexcombe Museum - Annual Report 2025',size=12,grid=False)
