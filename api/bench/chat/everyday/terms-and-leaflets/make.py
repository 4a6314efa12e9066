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
doc('hotel',[('h1','Booking Terms and Room Prices 2026'),
'Harbour Lantern Hotel, 2 Slipway Street, Eyemouth. Telephone 01632 960 418. These terms apply to all stays in 2026.',
('h2','1. Booking'),'A booking becomes binding when we confirm it by email. The person making the booking must be at least 18 years old. A deposit of 20 percent of the room price is taken by card when the booking is made; the balance is paid on departure.',
('h2','2. Room prices'),'Prices are in pounds per room and night.',
('t',[['Room','Sleeps','Low season','High season'],['Single','1','£68','£84'],['Courtyard Double','2','£92','£118'],['Sea View Double','2','£115','£149'],['Family Room','4','£138','£176'],['Turret Suite','3','£189','£240']]),
'High season runs from 1 June to 15 September and over the Easter weekend; all other dates are low season. Breakfast is included in the price of every room. A three-course dinner costs £32 for adults and £15 for children under 12.',
('h2','3. Arrival and departure'),'Rooms are ready from 15:00. On the day of departure they are to be vacated by 10:30. Guests who arrive after 22:00 must tell reception beforehand, since the front door is locked at that hour. A late departure until 13:00 can be arranged for £20 if the room is not needed.',
('h2','4. Cancellation'),'Up to seven days before arrival a booking may be cancelled without charge, and the deposit is returned. After that the hotel keeps the deposit. Guests who do not appear are charged the first night in full. Bookings made at the Saver rate can be neither cancelled nor altered.',
('h2','5. Children and extra beds'),'Children under 4 stay free of charge in a cot or in their parents\' bed. An extra bed costs £25 a night and can be set up only in the Family Room and the Turret Suite.',
('h2','6. Animals'),'Dogs are welcome in the Courtyard rooms at £12 per dog and night, with a maximum of two dogs per room. They may not enter the breakfast room, assistance dogs excepted. Other animals cannot be accommodated.',
('h2','7. House rules'),'Smoking is forbidden in the whole building, and this includes e-cigarettes; a cleaning charge of £150 applies. Quiet hours are from 22:30 to 07:00. Damage is to be reported to reception before departure.',
('h2','8. Services'),('l',['Wi-Fi is available in all rooms without charge.','The car park has 14 spaces at £8 a night, which cannot be reserved.','Bicycles can be locked in the boat shed overnight.','The house is a listed building and has no lift; two of the Courtyard rooms are on the ground floor.','Breakfast is served from 07:30 to 10:00, and on Sundays until 11:00.'])],head='Harbour Lantern Hotel - Booking Terms',font='S',size=10.5)
doc('broadband',[('h1','Contract Summary: Fibre 150'),
'This summary sets out the main elements of the offer made by Quillnet Ltd, 80 Canning Row, Preston. Full details are given in the General Conditions.',
('h2','Services'),'You have chosen the package Fibre 150 with a telephone line. The table compares all packages on sale.',
('t',[['Package','Download','Upload','Monthly price','Set-up fee'],['Fibre 40','38 Mbit/s','9 Mbit/s','£24.50','£15'],['Fibre 80','74 Mbit/s','18 Mbit/s','£28.50','£15'],['Fibre 150','148 Mbit/s','27 Mbit/s','£33.00','£10'],['Fibre 500','497 Mbit/s','72 Mbit/s','£41.00','£30'],['Fibre 900','905 Mbit/s','110 Mbit/s','£52.50','£35']]),
'No calls are included in the telephone line; calls to UK landlines and mobiles are charged at 14p a minute. The telephone does not work during a power cut. Customers who depend on it for a health alarm are given a battery unit at no cost.',
('h2','Speed and remedies'),'For Fibre 150 we guarantee a download speed of at least 100 Mbit/s. If the speed stays under this figure and we cannot cure the problem within 30 days, you may end the contract without paying a termination charge. Where the service fails completely and is not repaired after two full working days, we credit £9.50 for each further day.',
('h2','Price'),'The monthly price is collected by direct debit on the 12th. It rises by £3 each April during the contract. Paper bills cost £2.50 each; bills by email are free. A fixed IP address can be added for £5 a month.',
('h2','Duration and ending'),'The minimum term is 24 months. Thereafter the contract runs on from month to month and may be ended at 30 days\' notice. Anyone who leaves during the minimum term pays £19 for every month that remains. You may withdraw within 14 days of ordering without giving a reason and without charge.',
('h2','Moving home'),'Customers who move to an address within our network may take the contract with them; activation there costs £25.',
('h2','Installation and equipment'),'The engineer\'s visit is free. A person aged 18 or over must be present throughout. If we miss the appointment we credit £30; if nobody is at home you pay £40. The router remains the property of Quillnet and has to be returned within 28 days of the end of the contract, failing which £45 is charged.',
('h2','Customers with disabilities'),'Bills and letters are supplied in Braille or large print on request and without charge. A nominated friend or relative may deal with us on your behalf.',
('h2','Help and complaints'),'The helpline on 01632 960 777 is staffed from Monday to Saturday between 08:00 and 20:00. Complaints not settled after eight weeks can be taken to the ombudsman.'],head='Quillnet - Contract Summary',font='S',size=10.5)
doc('library',[('h1','Membership Rules and Fees'),
'Dunmere Community Library, Chapel Green. In force from 1 January 2026.',
('h2','1. Becoming a member'),'Membership is open to everyone who lives, works or studies in the district of Dunmere. The annual subscription is £10. Persons under 18 or over 65 are exempt from it. Applicants bring proof of address that is no more than three months old. Children under 12 can be enrolled only with the signature of a parent or guardian.',
('h2','2. Loans and late fees'),('t',[['Item','Loan period','Items at once','Late fee per day'],['Book','21 days','12','£0.20'],['Audiobook','14 days','6','£0.25'],['DVD','7 days','4','£0.80'],['Board game','10 days','2','£0.50'],['Magazine','5 days','8','£0.15'],['Ukulele','28 days','1','£1.10']]),
'Late fees stop at £8 per item. Readers who owe more than £15 cannot borrow anything further until the debt is settled.',
'A loan may be renewed twice, online or by telephone, unless another reader has reserved the item. Reserving costs 60p. Reference works and newspapers are for use in the building only.',
('h2','3. Loss and damage'),'A lost card is replaced for £2.50. For an item that is lost or spoiled the reader pays the purchase price and a handling fee of £3. Please do not attempt to mend torn pages yourself.',
('h2','4. Computers and printing'),'Members may use a computer for up to 90 minutes a day at no charge. Under the age of 14 an adult must sit beside them. Printing costs 15p a page in black and white and 40p a page in colour.',
('h2','5. In the reading rooms'),('l',['Hot food is not allowed; drinks are permitted in cups with a lid.','Telephone calls are to be made in the foyer.','Animals stay outside, other than assistance dogs.','Bags may be inspected on leaving.']),
('h2','6. Opening hours'),('t',[['Day','Opens','Closes'],['Tuesday and Wednesday','09:30','18:00'],['Thursday','09:30','19:30'],['Friday','10:00','17:00'],['Saturday','10:00','16:00']]),
'The library is closed on Sunday and Monday. Outside these hours items can be put through the returns flap beside the main door.',
('h2','7. Home service'),'Volunteers deliver books every second Tuesday to readers who are housebound; the service is free.',
('h2','8. Meeting room'),'The meeting room holds 24 people and is let at £12 an hour; registered charities pay half. It must be booked at least three days beforehand.',
('h2','9. End of membership'),'Membership lapses when the card has not been used for two years. Anyone who behaves abusively towards staff may be excluded by the librarian, Mrs Idris.'],head='Dunmere Community Library - Rules',font='L',size=11)
doc('handbook',[('h1','Employee Handbook: Leave and Expenses'),
'Extract from the handbook of Marlow &amp; Tint Ltd, edition of April 2026. Questions go to the People Team on extension 330.',
('h2','4.1 Annual leave'),'The leave year runs from 1 April to 31 March. Public holidays are granted in addition to the days in the table.',
('t',[['Length of service','Annual leave','Full sick pay','Notice period'],['Under 2 years','25 days','4 weeks','1 month'],['2 to 5 years','27 days','8 weeks','2 months'],['6 to 9 years','29 days','12 weeks','10 weeks'],['10 years or more','32 days','18 weeks','3 months']]),
'Requests are entered in the portal two weeks ahead; absences of more than five days are requested six weeks ahead. Up to five unused days are carried over into the next leave year and must be taken by 30 June. Leave is paid out only when the employment ends.',
('h2','4.2 Sickness'),'Employees who are unfit for work telephone their line manager by 09:30 on the first day; a text message or email is not sufficient. A doctor\'s certificate is required from the eighth calendar day of absence. Staff who fall ill during annual leave have the days credited back if they produce a certificate.',
('h2','4.3 Other leave'),('l',['On the death of a close relative five paid days are granted, and one day for other relatives.','One paid day per calendar year is granted for moving house.','During jury service salary continues in full.','Medical appointments should be made outside working hours; where this is impossible, up to two hours are paid.','Unpaid leave of up to four weeks can be taken after one year of service.']),
('h2','5.1 Claiming expenses'),'Claims are submitted within 60 days of the expense. Amounts without a receipt are not reimbursed; parking meters up to £5 are the only exception. Claims approved by the tenth of the month are paid with that month\'s salary.',
('h2','5.2 Limits'),('t',[['Expense','Limit'],['Breakfast away from home','£9'],['Lunch away from home','£12'],['Dinner away from home','£28'],['Hotel in London, per night','£165'],['Hotel elsewhere, per night','£110'],['Own car, per mile','£0.45']]),
'Alcoholic drinks are not reimbursed. Tips are accepted up to 10 percent of the bill.',
('h2','5.3 Travel'),'Rail journeys are made in standard class. First class needs the consent of a director and is considered for journeys of more than four hours. Taxis may be claimed only when no public transport is running or after 22:00. Travel between home and the usual place of work is at the employee\'s own cost.',
('h2','5.4 Company card'),'The company card must not be used for private purchases, even if the amount is repaid. Loss of the card is reported to the bank and to Finance on the same day.'],head='Marlow & Tint Ltd - Handbook extract',font='L',size=11)
doc('marathon',[('h1','Wensbury Marathon: Race Information'),
'Sunday, 11 October 2026. Organised by Wensbury Harriers. Race director: Colm Ashdown.',
('h2','Races'),('t',[['Race','Distance','Start','Time limit','Entry fee'],['Marathon','42.2 km','09:00','390 min','£58'],['Half Marathon','21.1 km','10:15','210 min','£39'],['Ten','10 km','11:00','105 min','£24'],['Relay (team of 4)','42.2 km','09:10','360 min','£104'],['Fun Run','2.5 km','08:15','40 min','£6']]),
'Marathon and Half Marathon are open to runners aged 18 or over on race day, the Ten from the age of 15. In the Fun Run, children under 8 are accompanied by an adult.',
('h2','Entries'),'Entries close on 20 September or when 4,500 places have been sold; entries are not accepted on race day. Fees are not refunded. Until 1 September a place may be passed to another runner for £10. Runners who are injured or pregnant can postpone to 2027 free of charge if they send a medical certificate.',
('h2','Timetable'),('t',[['Time','What','Where'],['Saturday 12:00-18:00','Number collection','Town Hall'],['Sunday 06:30-08:30','Number collection','Riverside School'],['Sunday 07:00-09:45','Bag drop','Riverside School'],['Sunday 14:30','Prize-giving','Market Square'],['Sunday 16:00','Roads reopen','Whole course']]),
('h2','Race number'),'Photo identification has to be shown when the number is collected. Someone else may collect it with a letter signed by the runner and a copy of the identification. The number is worn on the chest and must not be folded. The timing chip is glued to the back and need not be given back.',
('h2','On the course'),('l',['Prams, dogs, skates and walking poles are not permitted on the course.','Of headphones, only bone-conduction models may be worn.','Water is handed out every 5 km; energy gels are available at km 20 and km 32.','There are toilets at every second water station.','Runners who reach km 30 after 13:40 are taken off the course and brought back by bus.','Anyone accompanied by a cyclist is disqualified.']),
('h2','Getting there'),'There is no parking at the start. The park-and-ride at Fernhill Showground costs £4 a car; the first bus leaves at 05:45 and they run every ten minutes. Wensbury station is 900 m from the start.',
('h2','Luggage'),'Each runner may hand in one bag of up to 60 litres. Bags not collected by 17:00 are taken to the Town Hall.',
('h2','After the race'),'Every finisher receives a medal. The race T-shirt is not included in the entry fee; it can be ordered for £18 until 20 September. Hot showers are provided at the Leisure Centre. Results appear online at 18:00.'],head='Wensbury Marathon 2026',font='S',size=10.5)
doc('parking',[('h1','Resident Parking Permits'),
'A guide by Eastmere Borough Council. Prices valid from 1 April 2026.',
('h2','Who can have a permit?'),'Permits are issued to people whose main home lies in a permit zone. Each household may hold no more than two permits. Vehicles longer than 5.2 metres or higher than 2.3 metres are excluded, as are trailers. For a company car a letter from the employer is needed. Blue Badge holders do not require a permit and may stay in residents\' bays without a time limit.',
('h2','Prices'),('t',[['Permit','3 months','6 months','12 months'],['Resident, first car','£24','£42','£75'],['Resident, second car','£38','£69','£126'],['Motorcycle','£9','£16','£28'],['Carer','£8','£14','£25'],['Business','£95','£180','£340']]),
'Fully electric vehicles receive a reduction of 50 percent on residents\' permits.',
('h2','Visitors'),'Visitor vouchers are sold in books of ten at £14 a book. A voucher covers six hours. A household can buy up to six books a year.',
('h2','When a permit is needed'),('t',[['Zone','Days','Hours'],['A, B and C','Monday to Saturday','08:00-18:30'],['D (station)','Every day','08:00-20:00']]),
'Outside these hours anyone may park. On public holidays the controls apply in zone D only. Loading and unloading is allowed for 20 minutes without a permit at all times.',
('h2','How to apply'),'Apply at eastmere.example/permits. You need a council tax bill or tenancy agreement as well as the registration document of the vehicle. Applications are decided within three working days. Permits are held electronically, and nothing has to be displayed in the vehicle.',
('h2','Good to know'),('l',['A permit does not guarantee a space.','A permit is valid only in the zone printed on the confirmation.','When you change your car, tell us within five days; a fee of £10 is charged.','A courtesy car can be entered for up to 14 days at no cost.','If you move out of the zone, whole months not used are refunded, less £10.','A permit that is sold or lent is withdrawn.']),
('h2','Penalties'),'Parking without a valid permit leads to a penalty charge of £70. The charge is halved if it is paid within 14 days. Appeals must reach us within 28 days of the notice.'],head='Eastmere Borough Council - Parking Permits',font='S',size=11)
doc('pet',[('h1','Pawsure Gold: Policy Summary'),
'Pet insurance for dogs and cats. This summary does not contain all terms; the full wording is in the policy booklet. Your premium is £18.40 a month.',
('h2','Who can be insured?'),'Dogs and cats are accepted from the age of eight weeks until their eighth birthday. Once insured, cover continues for the whole of the pet\'s life. Rabbits, birds and other animals cannot be insured. The pet must be microchipped before the policy starts.',
('h2','Limits'),('t',[['Benefit','Limit per year','Excess'],['Vet fees','£6,000','£110'],['Dental treatment','£750','£90'],['Complementary therapy','£900','£60'],['Third party liability','£1,500,000','£250'],['Theft or straying','£1,200','none'],['Boarding fees','£650','none'],['Advertising and reward','£400','none'],['Holiday cancellation','£2,000','£75']]),
'The excess is deducted once for each condition in a policy year. From the pet\'s ninth birthday you also bear 20 percent of the remaining vet fees.',
('h2','Waiting periods'),'Illnesses that show in the first 14 days are excluded. Accidents are covered after 48 hours.',
('h2','What is not covered'),('l',['Conditions that existed before the policy started, unless the pet has had no symptoms for 24 months.','Vaccinations, flea and worm treatment and neutering.','Pregnancy and giving birth.','Special diet food, even if prescribed.','Dogs used for racing or guarding.']),
('h2','What is covered besides'),'Treatment of behavioural problems is covered up to £500 if a vet refers the pet. Boarding fees are paid when you have to stay in hospital for more than four days. Dental treatment is covered only after an accident. The policy applies in the European Union for up to 90 days a year.',
('h2','Your duties'),'Have the pet examined by a vet once a year and keep its vaccinations up to date. Report a change of address within 30 days. Claims must reach us within 90 days of treatment.',
('h2','Paying and claiming'),'The premium can be paid yearly or monthly; there is no surcharge for monthly payment. A discount of 10 percent is given when two or more pets are insured. Claims are made online, and on request we pay the vet directly.',
('h2','Cancelling'),'You may cancel within 14 days and receive a full refund, provided that no claim has been made. Later on, cancellation is possible at the end of any month with two weeks\' notice.'],head='Pawsure Gold - Policy Summary',font='L',size=11)
doc('allotment',[('h1','Garden Rules and Rents 2026'),
'Brookfold Allotment Association. Secretary: Wanda Pryce, 17 Mill Rise. These rules form part of every tenancy.',
('h2','1. Rents'),('t',[['Plot','Area','Rent per year','Water per year','Deposit'],['Raised bed','6 m²','£12','£3','£15'],['Starter plot','40 m²','£24','£8','£30'],['Half plot','125 m²','£48','£14','£50'],['Full plot','250 m²','£84','£22','£80'],['Glasshouse plot','75 m²','£66','£31','£100']]),
'Rent and water are due by 31 January. Whoever has not paid by the end of February owes a further £10. Tenants over 65 and those receiving Universal Credit pay half the rent; the water charge is not reduced.',
('h2','2. Tenancy'),'Plots are let to residents of the parish in the order of the waiting list, one for each household. Subletting the plot or any part of it is prohibited. Tenants may give up their plot at one month\'s notice.',
('h2','3. Cultivation'),'Three quarters of the plot must be under cultivation by the end of the second season. Fruit trees on dwarfing stock are permitted, other trees are not. Weedkillers containing glyphosate are banned. Plots are inspected in May and September; a neglected plot is withdrawn eight weeks after a written warning.',
('h2','4. Buildings'),'A shed of up to 2.4 by 1.8 metres may be put up with the written consent of the committee. Fences must not be higher than 1.2 metres. Nobody may spend the night on the site.',
('h2','5. Fire'),'Garden waste may be burned only from 1 November to 31 March, and a fire must never be left unattended. Barbecues are allowed all year round.',
('h2','6. Animals'),'Up to six hens may be kept on a full or half plot, but no cockerels. Bees require the consent of the committee. Dogs must be kept on a lead.',
('h2','7. Water'),'Hoses must be held in the hand; sprinklers are forbidden. The water is turned off from November to March.',
('h2','8. Access'),'A gate key is issued against a deposit of £10. The gate must be locked after every entry and exit, however short the visit. Cars may stand on the main track for 30 minutes to unload. Children under 14 must be accompanied by an adult.',
('h2','9. Community'),'Every tenant takes part in two of the four work days in a year or pays £15 for each one missed. Surplus produce may be given away or sold at the association\'s stall in August; any other sale is forbidden. The association\'s rotavator can be hired for £6 per half day.'],head='Brookfold Allotment Association - Rules',font='L',size=11)
