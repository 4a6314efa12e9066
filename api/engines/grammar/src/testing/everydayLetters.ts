/** More everyday sentences with mistakes, each with its right form: from letters, messages and reports of learners and natives. */
export const everydayLetters = `My brother have worked in that bakery for six years.|My brother has worked in that bakery for six years.
It depends of how many guests come.|It depends on how many guests come.
The police is looking for a thief.|The police are looking for a thief.
My cousin is more taller than me.|My cousin is taller than me.
He asked me what was my favourite colour.|He asked me what my favourite colour was.
Every year we travel to home for Christmas.|Every year we travel home for Christmas.
The people who lives upstairs are very noisy.|The people who live upstairs are very noisy.
He is the responsible of the project.|He is responsible for the project.
My father like drinking green tea.|My father likes drinking green tea.
Because the traffic was heavy, so we arrived late.|Because the traffic was heavy, we arrived late.
I bought two apple and a bottle of milk.|I bought two apples and a bottle of milk.
Last week we go to the museum with our teacher.|Last week we went to the museum with our teacher.
I want buy a ticket to Shanghai.|I want to buy a ticket to Shanghai.
This computer is more cheaper than that one.|This computer is cheaper than that one.
Can you tell me where is the library?|Can you tell me where the library is?
She didn't knew the answer.|She didn't know the answer.
I am student at the university of Jordan.|I am a student at the university of Jordan.
My sister she works in a hospital.|My sister works in a hospital.
I look forward to see you next month.|I look forward to seeing you next month.
We was waiting for the bus.|We were waiting for the bus.
There is five rooms in our house.|There are five rooms in our house.
Most of people in my country drink coffee.|Most people in my country drink coffee.
He told to me that the shop was closed.|He told me that the shop was closed.
She is engineer in a large factory.|She is an engineer in a large factory.
I study English since five years.|I have studied English for five years.
Let me to introduce my colleague.|Let me introduce my colleague.
He said me nothing about the meeting.|He told me nothing about the meeting.
We discussed about the plan for an hour.|We discussed the plan for an hour.
She plays on piano very good.|She plays the piano very well.
How you spell your name?|How do you spell your name?
Please revert back to me at the earliest.|Please reply to me at the earliest.
Myself Rahul and I am from Pune.|I am Rahul and I am from Pune.
I did not understood your question.|I did not understand your question.
One of my friend got a job in Bangalore.|One of my friends got a job in Bangalore.
We are discussing about the new policy.|We are discussing the new policy.
Where you went yesterday?|Where did you go yesterday?
I work here since three years.|I have worked here for three years.
He drives with the car to work.|He drives the car to work.
This is the house in which we are living since 2005.|This is the house in which we have been living since 2005.
She has learned me how to cook.|She has taught me how to cook.
Thank you for the fast answer and have a nice weekend, see you at monday.|Thank you for the fast answer and have a nice weekend, see you on Monday.
I would like to make an apointment for next week.|I would like to make an appointment for next week.
I am agree that we need more staff.|I agree that we need more staff.
She works here as assistant.|She works here as an assistant.
I must to leave before noon.|I must leave before noon.
The number of tourists have increased.|The number of tourists has increased.
The cat chased it's tail around the kitchen.|The cat chased its tail around the kitchen.
This room is bigger then the last one.|This room is bigger than the last one.
The new rules will effect everyone in the building.|The new rules will affect everyone in the building.
The list of items are attached.|The list of items is attached.
Me and my wife have three dogs.|My wife and I have three dogs.
He don't want to talk about it.|He doesn't want to talk about it.
I seen him at the station this morning.|I saw him at the station this morning.
We will definately send the invoice today.|We will definitely send the invoice today.
Each of the employees are required to sign.|Each of the employees is required to sign.
Whose going to pay for this?|Who's going to pay for this?
He should have went to the doctor.|He should have gone to the doctor.
The team are ready but it's manager is not.|The team are ready but its manager is not.
The nurse give me the medicine at eight.|The nurse gives me the medicine at eight.
My parents lives in a small village.|My parents live in a small village.
We need some advices about the visa.|We need some advice about the visa.
She is working in this bank since 2018.|She has been working in this bank since 2018.
He is married with a French woman.|He is married to a French woman.
Can you tell me what time does the shop open?|Can you tell me what time the shop opens?
You should to drink more water.|You should drink more water.
I prefer tea than coffee.|I prefer tea to coffee.
She have never been to London.|She has never been to London.
I finished to read the book.|I finished reading the book.
He has good sense of humour.|He has a good sense of humour.
When I will arrive, I will phone you.|When I arrive, I will phone you.
We have a lot of furnitures in the garage.|We have a lot of furniture in the garage.
I would appreciate if you could call me.|I would appreciate it if you could call me.
He works very hardly to support his family.|He works very hard to support his family.
I am too tired for to cook tonight.|I am too tired to cook tonight.
The doctor adviced me to rest.|The doctor advised me to rest.
I need a new trousers for the wedding.|I need new trousers for the wedding.
I am waiting for this moment since years.|I have been waiting for this moment for years.
The box is to heavy for me to lift.|The box is too heavy for me to lift.
I'm not sure weather he is coming.|I'm not sure whether he is coming.
We should of left earlier.|We should have left earlier.
He gave the keys to my brother and I.|He gave the keys to my brother and me.
She was suppose to be here by now.|She was supposed to be here by now.
All the equipments must be returned by Friday.|All the equipment must be returned by Friday.
I haven't ate since breakfast.|I haven't eaten since breakfast.
He has been working their for ten years.|He has been working there for ten years.
She has more experience then the other candidates.|She has more experience than the other candidates.
I have been in Italy last summer.|I was in Italy last summer.
My grandmother she makes the best soup.|My grandmother makes the best soup.
I need to buy new furnitures for my flat.|I need to buy new furniture for my flat.
This film is more interesting that the book.|This film is more interesting than the book.
She is the most tall girl in the class.|She is the tallest girl in the class.
I will go to shopping with my friends tomorrow.|I will go shopping with my friends tomorrow.
It is depend on the weather.|It depends on the weather.
I forgot to do a photo of the castle.|I forgot to take a photo of the castle.
We have to arrive to the airport before six.|We have to arrive at the airport before six.
My English is not enough good for this job.|My English is not good enough for this job.
He speaks very well Portuguese.|He speaks Portuguese very well.
I didn't had enough money for the ticket.|I didn't have enough money for the ticket.
There is a lot of tourists in summer.|There are a lot of tourists in summer.
I am going to the home now.|I am going home now.
My hobby is read detective novels.|My hobby is reading detective novels.
She has good job in a bank.|She has a good job in a bank.
The company is loosing customers.|The company is losing customers.
Theres no milk left in the fridge.|There's no milk left in the fridge.
You should of told me sooner.|You should have told me sooner.
Were going to the beach on Saturday.|We're going to the beach on Saturday.
Their are to many mistakes in this report.|There are too many mistakes in this report.
The amount of complaints has risen.|The number of complaints has risen.
We are writing to inform you that you're account is overdue.|We are writing to inform you that your account is overdue.
The data was sent to to the client.|The data was sent to the client.
Its important that everybody arrives on time.|It's important that everybody arrives on time.
The cake what you made was delicious.|The cake that you made was delicious.
She told that she was busy.|She said that she was busy.
We usually goes to the mountains in winter.|We usually go to the mountains in winter.
I congratulated him for his promotion.|I congratulated him on his promotion.
Does she speaks any other language?|Does she speak any other language?
The hotel was more worse than we expected.|The hotel was worse than we expected.
Both of the answer are correct.|Both of the answers are correct.
My friends they are coming tonight.|My friends are coming tonight.
I would like that you send me the invoice.|I would like you to send me the invoice.
It was a so beautiful sunset.|It was such a beautiful sunset.
He works as a engineer in Munich.|He works as an engineer in Munich.
We are looking for a candidate which speaks Dutch.|We are looking for a candidate who speaks Dutch.
The cost of the repairs were covered by the insurance.|The cost of the repairs was covered by the insurance.
Nobody know where the keys are.|Nobody knows where the keys are.
Could you please explain me this sentence?|Could you please explain this sentence to me?
The dog wagged it's tail when we came home.|The dog wagged its tail when we came home.
We recieved your parcel yesterday, thank you to much.|We received your parcel yesterday, thank you so much.
None of the students was knowing the answer.|None of the students knew the answer.
He has visited Japan three years ago.|He visited Japan three years ago.
She is enough tall to reach the shelf.|She is tall enough to reach the shelf.
I can't to come to the party tonight.|I can't come to the party tonight.
We spent a lot of money in clothes.|We spent a lot of money on clothes.
She left the house without to say goodbye.|She left the house without saying goodbye.
All the students passed the exam except of two.|All the students passed the exam except two.
In my country the people eats late.|In my country the people eat late.
Please, send me the photos when you will have time.|Please, send me the photos when you have time.
The children are exciting about the trip.|The children are excited about the trip.
The flight was cancelled because the bad weather.|The flight was cancelled because of the bad weather.
This exercise is too much difficult for me.|This exercise is too difficult for me.`;
