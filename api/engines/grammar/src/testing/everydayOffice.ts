/** Sentences of e-mails, leases, reports, complaints and stories with one mistake each, and their right forms. */
export const everydayOffice = `The list of items that we ordered last month have not arrived yet.|The list of items that we ordered last month has not arrived yet.
The results of the survey carried out by our department shows a clear preference for remote work.|The results of the survey carried out by our department show a clear preference for remote work.
Each of the tenants are responsible for cleaning the stairs.|Each of the tenants is responsible for cleaning the stairs.
One of the main reasons why students drop out are the high fees.|One of the main reasons why students drop out is the high fees.
The quality of the photographs in the brochure were disappointing.|The quality of the photographs in the brochure was disappointing.
There was several complaints about the noise on the second floor.|There were several complaints about the noise on the second floor.
The manager, together with two of her assistants, are visiting the plant on Monday.|The manager, together with two of her assistants, is visiting the plant on Monday.
These type of contracts usually run for twelve months.|These types of contracts usually run for twelve months.
Neither of the two proposals were accepted by the board.|Neither of the two proposals was accepted by the board.
A number of employees has asked for flexible hours.|A number of employees have asked for flexible hours.
The number of visitors have doubled since the new wing opened.|The number of visitors has doubled since the new wing opened.
Nobody in the two teams know how the machine works.|Nobody in the two teams knows how the machine works.
I have worked as nurse in a children's hospital since 2016.|I have worked as a nurse in a children's hospital since 2016.
Please find attached copy of my passport.|Please find attached a copy of my passport.
We stayed in hotel near the station for three nights.|We stayed in a hotel near the station for three nights.
He plays the football every Saturday with his colleagues.|He plays football every Saturday with his colleagues.
It was an unique opportunity to learn from experts.|It was a unique opportunity to learn from experts.
She wants to become engineer like her mother.|She wants to become an engineer like her mother.
The meeting will take place in United Kingdom next spring.|The meeting will take place in the United Kingdom next spring.
I waited for half a hour before anyone answered.|I waited for half an hour before anyone answered.
Sun was shining when we left the house.|The sun was shining when we left the house.
He had a good knowledge of a French and Spanish.|He had a good knowledge of French and Spanish.
This is the most important decision of the my career.|This is the most important decision of my career.
The landlord refused to pay to the repairs.|The landlord refused to pay for the repairs.
I am very interested on the position you advertised.|I am very interested in the position you advertised.
The committee consists in seven members.|The committee consists of seven members.
We have been living here since three years.|We have been living here for three years.
He is responsible of training new staff.|He is responsible for training new staff.
The children were afraid from the dog.|The children were afraid of the dog.
My office is in the third floor.|My office is on the third floor.
I would like to apologise about the delay in my reply.|I would like to apologise for the delay in my reply.
She insisted to pay the bill herself.|She insisted on paying the bill herself.
The prices increased with 12 % in the last quarter.|The prices increased by 12 % in the last quarter.
We will meet at Monday morning to discuss the details.|We will meet on Monday morning to discuss the details.
They congratulated him for his promotion.|They congratulated him on his promotion.
The new law prevents companies to sell personal data.|The new law prevents companies from selling personal data.
According with the report, sales fell in March.|According to the report, sales fell in March.
I have seen him yesterday at the conference.|I saw him yesterday at the conference.
I work for this company since 2015.|I have worked for this company since 2015.
As soon as the parcel will arrive, we will let you know.|As soon as the parcel arrives, we will let you know.
He told us that he will call back the following day, but he never did.|He told us that he would call back the following day, but he never did.
We are knowing each other for ten years.|We have known each other for ten years.
Last summer we have travelled through Portugal by train.|Last summer we travelled through Portugal by train.
By the time the police came, the thief already left.|By the time the police came, the thief had already left.
She has finished her degree in 2019.|She finished her degree in 2019.
I looking forward to hearing from you.|I am looking forward to hearing from you.
She been working in accounting for five years.|She has been working in accounting for five years.
If you have any questions, please not hesitate to contact me.|If you have any questions, please do not hesitate to contact me.
Is very difficult to find a flat in this area.|It is very difficult to find a flat in this area.
They going to open a second branch in Leeds.|They are going to open a second branch in Leeds.
I would like know whether the room is still available.|I would like to know whether the room is still available.
What time you usually start work?|What time do you usually start work?
He not understand what the customer wanted.|He did not understand what the customer wanted.
My name Ana and I am writing about the advertisement.|My name is Ana and I am writing about the advertisement.
The flat has three rooms and it located near the park.|The flat has three rooms and it is located near the park.
Thank you for your letter, which I received it this morning.|Thank you for your letter, which I received this morning.
I suggest to postpone the meeting until next week.|I suggest postponing the meeting until next week.
We would appreciate to receive a copy of the contract.|We would appreciate receiving a copy of the contract.
He stopped to smoke two years ago because of his health.|He stopped smoking two years ago because of his health.
They decided moving to a bigger office.|They decided to move to a bigger office.
You should avoid to use this product near children.|You should avoid using this product near children.
She is good at solve problems under pressure.|She is good at solving problems under pressure.
My boss made me to work on Sunday.|My boss made me work on Sunday.
I can't afford buying a new car this year.|I can't afford to buy a new car this year.
We are used to work in small teams.|We are used to working in small teams.
It is worth to read the whole document.|It is worth reading the whole document.
They want that we sign the lease today.|They want us to sign the lease today.
The company bought new furnitures for the lobby.|The company bought new furniture for the lobby.
He gave me many useful advices.|He gave me much useful advice.
Less people came to the fair this year.|Fewer people came to the fair this year.
I have two years of experiences in customer service.|I have two years of experience in customer service.
Every employees must wear a badge.|Every employee must wear a badge.
We received an information from the bank this morning.|We received some information from the bank this morning.
There is a lot of equipments in the laboratory.|There is a lot of equipment in the laboratory.
The project took three month to complete.|The project took three months to complete.
Several study have shown a link between sleep and memory.|Several studies have shown a link between sleep and memory.
My five-years-old daughter starts school in autumn.|My five-year-old daughter starts school in autumn.
This method is more faster than the previous one.|This method is faster than the previous one.
The second flat was the most cheap of all.|The second flat was the cheapest of all.
Her English is gooder than mine.|Her English is better than mine.
He is as tall than his father.|He is as tall as his father.
It was the worse day of my life.|It was the worst day of my life.
Between you and I, the new manager is hopeless.|Between you and me, the new manager is hopeless.
Me and my wife would like to book a table for two.|My wife and I would like to book a table for two.
The company has changed it's opening hours.|The company has changed its opening hours.
Please send the invoice to my colleague and I.|Please send the invoice to my colleague and me.
The man which called this morning left no message.|The man who called this morning left no message.
Him and his brother run the shop together.|He and his brother run the shop together.
The students must bring there own calculators.|The students must bring their own calculators.
I enjoyed me very much at the party.|I enjoyed myself very much at the party.
The author whom wrote this book lives in Dublin.|The author who wrote this book lives in Dublin.
If I would have known about the strike, I would have taken the car.|If I had known about the strike, I would have taken the car.
If it will rain tomorrow, we will cancel the trip.|If it rains tomorrow, we will cancel the trip.
If you would pay earlier, you would have avoided the fee.|If you had paid earlier, you would have avoided the fee.
I would be grateful if you will send me the forms.|I would be grateful if you would send me the forms.
The new rules will not effect our customers.|The new rules will not affect our customers.
Please except my apologies for the mistake.|Please accept my apologies for the mistake.
Can you borrow me your pen for a minute?|Can you lend me your pen for a minute?
We need to loose some weight before the summer.|We need to lose some weight before the summer.
He gave me some good advise about the interview.|He gave me some good advice about the interview.
The principle of the school spoke to the parents.|The principal of the school spoke to the parents.
I should of told you before.|I should have told you before.
It was to late to change the booking.|It was too late to change the booking.
I speak very well English.|I speak English very well.
Could you tell me what time does the train leave?|Could you tell me what time the train leaves?
He drives always too fast.|He always drives too fast.
We have also a branch in Bristol.|We also have a branch in Bristol.
Never I have seen such a mess.|Never have I seen such a mess.
I didn't see nobody in the corridor.|I didn't see anybody in the corridor.
We don't have no time for this.|We don't have any time for this.
My sister lives in germany with her husband.|My sister lives in Germany with her husband.
The course starts on the first monday of March.|The course starts on the first Monday of March.
However the second test gave a different result.|However, the second test gave a different result.
The prices of the two flats on the upper floor was reduced in June.|The prices of the two flats on the upper floor were reduced in June.
Our department, along with three others, are moving to the new site.|Our department, along with three others, is moving to the new site.
The effects of this treatment on older patients is not yet known.|The effects of this treatment on older patients are not yet known.
A copy of both letters have been sent to your solicitor.|A copy of both letters has been sent to your solicitor.
The woman who live opposite keep bees.|The woman who lives opposite keeps bees.
Everyone who attended the workshops were given a certificate.|Everyone who attended the workshops was given a certificate.
There is three bedrooms and a small garden.|There are three bedrooms and a small garden.
My duties in this role includes answering the phone and booking trips.|My duties in this role include answering the phone and booking trips.
The reason for these delays are the new customs rules.|The reason for these delays is the new customs rules.
Not one of the boxes that were delivered contain the right parts.|Not one of the boxes that were delivered contains the right parts.
She has degree in chemistry from the University of Porto.|She has a degree in chemistry from the University of Porto.
Last year I spent a month in the Japan.|Last year I spent a month in Japan.
We had a great weather during our stay.|We had great weather during our stay.
He is best candidate we have interviewed so far.|He is the best candidate we have interviewed so far.
In the most cases the symptoms disappear within a week.|In most cases the symptoms disappear within a week.
My mother is in the hospital for a operation.|My mother is in the hospital for an operation.
Please reply by end of the month.|Please reply by the end of the month.
We were very disappointed of the service in your restaurant.|We were very disappointed with the service in your restaurant.
The thesis deals of the history of the harbour.|The thesis deals with the history of the harbour.
I have been responsible of a team of six engineers.|I have been responsible for a team of six engineers.
Please answer to my letter within two weeks.|Please answer my letter within two weeks.
He was accused for stealing a bicycle.|He was accused of stealing a bicycle.
The rent must be paid in the first day of every month.|The rent must be paid on the first day of every month.
I am writing in response of your advertisement in the local paper.|I am writing in response to your advertisement in the local paper.
They were waiting the bus when the storm broke.|They were waiting for the bus when the storm broke.
We are satisfied from the results.|We are satisfied with the results.
I prefer tea than coffee.|I prefer tea to coffee.
I am working here since the company was founded.|I have been working here since the company was founded.
The guests have arrived two hours ago.|The guests arrived two hours ago.
Before I will sign the contract, I would like to see the flat again.|Before I sign the contract, I would like to see the flat again.
In 2014 we have started our first company.|In 2014 we started our first company.
I didn't went to the meeting because I was ill.|I didn't go to the meeting because I was ill.
The shop had been closed when we will arrive.|The shop had been closed when we arrived.
It's the first time I eat oysters.|It's the first time I have eaten oysters.
I will call you when I will know more.|I will call you when I know more.
We hoping to receive your answer soon.|We are hoping to receive your answer soon.
The windows been broken for more than a month.|The windows have been broken for more than a month.
I very pleased with the quality of the shoes.|I am very pleased with the quality of the shoes.
How long you have been studying law?|How long have you been studying law?
There no reason to wait any longer.|There is no reason to wait any longer.
The washing machine does not work and needs to replaced.|The washing machine does not work and needs to be replaced.
My brother is taller me.|My brother is taller than me.
It was cold that we stayed inside.|It was so cold that we stayed inside.
She asked me if I wanted come with them.|She asked me if I wanted to come with them.
The house in I grew up has been sold.|The house in which I grew up has been sold.
We look forward to receive your order.|We look forward to receiving your order.
I would rather to stay at home tonight.|I would rather stay at home tonight.
The doctor advised me resting for a week.|The doctor advised me to rest for a week.
They admitted to have taken the money.|They admitted having taken the money.
Before to leave the flat, please close the windows.|Before leaving the flat, please close the windows.
He succeeded to repair the engine.|He succeeded in repairing the engine.
She is used to get up early.|She is used to getting up early.
You must to wear a helmet on the site.|You must wear a helmet on the site.
It took us three hours finding the hotel.|It took us three hours to find the hotel.
We ordered four new softwares for the office.|We ordered four new software for the office.
The study includes data of fifty childs.|The study includes data of fifty children.
All the staffs were invited to the dinner.|All the staff were invited to the dinner.
He has many experience with large projects.|He has much experience with large projects.
We walked for about five kilometre along the river.|We walked for about five kilometres along the river.
Another problems is the lack of light in the kitchen.|Another problem is the lack of light in the kitchen.
Both candidate speak fluent Italian.|Both candidates speak fluent Italian.
The amount of students has grown every year.|The number of students has grown every year.
The new printer is much more quieter than the old one.|The new printer is much quieter than the old one.
This is the most easiest way to the station.|This is the easiest way to the station.
She runs faster then anyone in her class.|She runs faster than anyone in her class.
Nobody except he knew the code.|Nobody except him knew the code.
The neighbours and us share the garden.|The neighbours and we share the garden.
Every tenant has there own parking space.|Every tenant has their own parking space.
The letter was addressed to my husband and I.|The letter was addressed to my husband and me.
That is the colleague which helped me with the report.|That is the colleague who helped me with the report.
Who's umbrella is this?|Whose umbrella is this?
If I will find your keys, I will call you at once.|If I find your keys, I will call you at once.
If the company had told us earlier, we would not bought the tickets.|If the company had told us earlier, we would not have bought the tickets.
I would have come if you invited me, but nobody told me.|I would have come if you had invited me, but nobody told me.
Unless you don't pay by Friday, the contract will end.|Unless you pay by Friday, the contract will end.
The whether was terrible during the whole week.|The weather was terrible during the whole week.
Their is a bus stop in front of the house.|There is a bus stop in front of the house.
I could not here what the speaker said.|I could not hear what the speaker said.
The company has past all the safety tests.|The company has passed all the safety tests.
Please bare with us while we update the site.|Please bear with us while we update the site.
We must insure that all doors are locked.|We must ensure that all doors are locked.
He remembered me of my grandfather.|He reminded me of my grandfather.
The lose screw fell on the floor.|The loose screw fell on the floor.
I like very much this town.|I like this town very much.
Do you know where is the post office?|Do you know where the post office is?
Only then I understood what she meant.|Only then did I understand what she meant.
We can't do nothing about the noise.|We can't do anything about the noise.
I have studied french for three years.|I have studied French for three years.
The two brothers, who's parents live abroad, share a flat.|The two brothers, whose parents live abroad, share a flat.
Dear Mr Lopez I am writing to complain about my stay.|Dear Mr Lopez, I am writing to complain about my stay.`;
