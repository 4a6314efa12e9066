/** Everyday sentences with mistakes, each with its right form, by who writes so. The difference of the two lines is what has to be found. */
export const everyday: Record<string, string> = {
  'speakers of Spanish': `I am agree with my boss.|I agree with my boss.
She dont like the coffee here.|She doesn't like the coffee here.
Yesterday I go to the doctor.|Yesterday I went to the doctor.
He has 30 years old.|He is 30 years old.
I have 25 years.|I am 25 years old.
People is very friendly in my town.|People are very friendly in my town.
Is important to sleep well.|It is important to sleep well.
I explained him the problem.|I explained the problem to him.
I need that you help me.|I need you to help me.
The house of my sister is more big.|The house of my sister is bigger.
I did a mistake in the form.|I made a mistake in the form.
We discussed about the budget.|We discussed the budget.
She said me that she was ill.|She told me that she was ill.
It depends of the weather.|It depends on the weather.
I am looking forward to meet you.|I am looking forward to meeting you.
There is many people in the street.|There are many people in the street.
He works like a waiter in the evenings.|He works as a waiter in the evenings.
We arrived to Madrid at noon.|We arrived in Madrid at noon.
I want that he comes.|I want him to come.
She is married with a teacher.|She is married to a teacher.`,
  'speakers of Chinese': `She have three childs.|She has three children.
I buyed a new phone last week.|I bought a new phone last week.
He go to work by bus every day.|He goes to work by bus every day.
We need more informations about it.|We need more information about it.
There are too much cars in the city.|There are too many cars in the city.
I very like this song.|I really like this song.
He is teacher at a small school.|He is a teacher at a small school.
Although it rained, but we went out.|Although it rained, we went out.
I have two brother.|I have two brothers.
Last year I visit Canada.|Last year I visited Canada.
She can speaks French.|She can speak French.
My mother she is a nurse.|My mother is a nurse.
This is a useful informations.|This is useful information.
He didn't went to school today.|He didn't go to school today.
I am work in a factory.|I am working in a factory.
Every students must sign the list.|Every student must sign the list.
How to say this in English?|How do you say this in English?
Please open the light.|Please turn on the light.
I look forward to hear from you soon.|I look forward to hearing from you soon.
The price is too expensive.|The price is too high.`,
  'speakers of German': `I become a letter from the bank yesterday.|I got a letter from the bank yesterday.
I live here since 2015.|I have lived here since 2015.
We wait since two hours.|We have waited for two hours.
He is since three years in London.|He has been in London for three years.
Can you borrow me your pen?|Can you lend me your pen?
I think, that he is right.|I think that he is right.
She speaks English very good.|She speaks English very well.
The informations are on the website.|The information is on the website.
If I would have time, I would come.|If I had time, I would come.
We meet us on Friday.|We meet on Friday.
I am interesting in the job.|I am interested in the job.
He asked me where is the station.|He asked me where the station is.
That is the man which called you.|That is the man who called you.
Until Friday I will send you the report.|By Friday I will send you the report.
It gives a problem with the printer.|There is a problem with the printer.
I have seen him yesterday.|I saw him yesterday.
She is bigger then her brother.|She is bigger than her brother.
My hairs are too long.|My hair is too long.
He made his homework.|He did his homework.
We are twenty people in the office.|There are twenty of us in the office.`,
  'speakers of Russian': `I bought car last month.|I bought a car last month.
He is good doctor.|He is a good doctor.
She works in big company.|She works in a big company.
We were in cinema yesterday.|We were in the cinema yesterday.
I have an advice for you.|I have some advice for you.
He told that he was tired.|He said that he was tired.
I feel myself well today.|I feel well today.
The news are bad today.|The news is bad today.
It is a very interesting for me.|It is very interesting for me.
How it works?|How does it work?
I don't know where does he live.|I don't know where he lives.
What means this word?|What does this word mean?
He suggested me to go home.|He suggested that I go home.
I will call you when I will arrive.|I will call you when I arrive.
She is an university student.|She is a university student.
We goed home late.|We went home late.
Money are not important.|Money is not important.
I am here for two weeks already.|I have been here for two weeks already.
He listens music all day.|He listens to music all day.
I wait you at the station.|I wait for you at the station.`,
  'speakers of Arabic': `She go to the university every day.|She goes to the university every day.
The book who I read was good.|The book which I read was good.
He is a honest man.|He is an honest man.
I goed to the market with my father.|I went to the market with my father.
The childrens are playing outside.|The children are playing outside.
I waited him untill midnight.|I waited for him until midnight.
There is two problems with the car.|There are two problems with the car.
My friends which live in Cairo are coming.|My friends who live in Cairo are coming.
The teacher he explained the lesson.|The teacher explained the lesson.
He was born in a egyptian village.|He was born in an Egyptian village.
I enjoy to cook for my family.|I enjoy cooking for my family.
He can drives a truck.|He can drive a truck.
She has less friends than before.|She has fewer friends than before.
Each of the rooms have a window.|Each of the rooms has a window.
I didn't saw the sign.|I didn't see the sign.`,
  office: `Please find attach the report.|Please find attached the report.
The list of names are in the folder.|The list of names is in the folder.
Everyone in the team have a laptop.|Everyone in the team has a laptop.
Neither of the offers are good.|Neither of the offers is good.
The manager, along with her assistants, are away.|The manager, along with her assistants, is away.
We would of called you earlier.|We would have called you earlier.
Their are three items on the agenda.|There are three items on the agenda.
Your welcome to join the call.|You're welcome to join the call.
The company changed it's address.|The company changed its address.
Please let us no if you can come.|Please let us know if you can come.
I will send it to you and she.|I will send it to you and her.
We recieved you're order today.|We received your order today.
The meeting was moved, it starts at ten.|The meeting was moved; it starts at ten.
He is the person which signed the contract.|He is the person who signed the contract.
The amount of errors has fallen.|The number of errors has fallen.
We have less customers than last year.|We have fewer customers than last year.
I look foward to you're reply.|I look forward to your reply.
The principle reason is the cost.|The principal reason is the cost.
She asked for a extension of the deadline.|She asked for an extension of the deadline.
He is a MBA student.|He is an MBA student.`,
  native: `Me and him went to the game.|He and I went to the game.
I could care less about the rain, then he left.|I couldn't care less about the rain, then he left.
Its raining again.|It's raining again.
Your late again.|You're late again.
I seen that movie twice.|I saw that movie twice.
Who's jacket is this?|Whose jacket is this?
He should of went home.|He should have gone home.
Theres alot of traffic today.|There's a lot of traffic today.
I'd rather stay home then go out.|I'd rather stay home than go out.
We was going to call you.|We were going to call you.
She don't know nothing.|She doesn't know anything.
Irregardless of the cost, we will buy it.|Regardless of the cost, we will buy it.
I laid down for a nap.|I lay down for a nap.
The dog hurt it's leg.|The dog hurt its leg.
He was suppose to call.|He was supposed to call.
I am use to the noise.|I am used to the noise.
Could you return it to Tom or I?|Could you return it to Tom or me?
The kids are to loud.|The kids are too loud.
It effected all of us.|It affected all of us.
Wich bus do you take?|Which bus do you take?
I have ate already.|I have eaten already.
We waited for a hour.|We waited for an hour.
There car is parked outside.|Their car is parked outside.
She is smarter then me.|She is smarter than me.
Those kind of shoes are cheap.|Those kinds of shoes are cheap.`,
};
