/** "a|b": one of them; "~": up to two words between, of any kind. Forms of a word count as that word. */
export const clichePhrases = `
team player
hit the ground running
proven track record
track record of success|excellence
strong|solid|excellent track record
passionate about
passion for
my passion
think|thinking outside the|of box
outside-the-box
out-of-the-box thinking
writing to express|convey my ~ interest
writing to apply
writing in response|regard|reference|relation
writing to you to
like to express my ~ interest
express my sincere|strong|keen|deep interest
to whom it may concern
dear sir or madam
results driven|oriented|focused
result oriented
results-driven
goal oriented
detail oriented
self starter
self motivated
highly motivated
hard working individual|professional|person
hardworking
go getter
go the extra mile
going above and beyond
above and beyond
fast paced environment
fast-paced
dynamic environment|team|individual|professional
work well under pressure
work ~ independently and|or as part
both independently and
independently and as part of a team
excellent|strong|great communication skills
excellent|strong interpersonal skills
people person
strong work ethic
wealth of experience|knowledge
vast experience
extensive experience
perfect|ideal|great|excellent|natural|strong fit|match|candidate for
perfect|ideal candidate
i believe i am the|a
i am confident that
i am the ~ candidate
unique blend|combination|mix of
unique skill set
skill set
skills and experience align|match
aligns|align perfectly|closely|well with
make me a|an|the ~ candidate|fit|addition
valuable|great asset|addition to
asset to your|any|the
synergy
synergies
leverage my|your|our
leveraging my
value add
add value
bring to the table
brings to the table
dream job|company|role
since i was a child
for as long as i can remember
from a young age
take|bring ~ to the next level
next level
game changer
thought leader
best of breed
move the needle
low hanging fruit
win win
push the envelope
cutting edge
state of the art
bleeding edge
world class
best in class
rockstar
rock star
ninja
guru
wear many hats
wearing multiple hats
jack of all trades
fast learner
quick learner
eager to learn
thirst for knowledge
can do attitude
positive attitude
natural leader
born leader
dynamic professional
seasoned professional
dedicated professional
motivated individual
proactive approach
strategic thinker
creative thinker
critical thinker
problem solver
multi tasker
excited|thrilled about the opportunity
thrilled to apply
excited to apply
excited at the prospect
jumped at the chance
at this point in time
at the end of the day
references available upon request
please find attached|enclosed
attached please find
enclosed is my
please do not hesitate
do not hesitate to contact
look forward to hearing from you
looking forward to hearing from you
thank you for your time and consideration
thank you for considering my application
for your consideration
at your earliest convenience
i would be a ~ fit
i would love the opportunity
welcome the opportunity to discuss
opportunity to discuss how my
in today's ~ world|market|climate
ever changing|evolving
everchanging
needless to say
last but not least
first and foremost
tip of the iceberg
give 110 %
110 %
make a difference
make a real difference
second to none
hands on approach
good fit
trusted partner
deep dive
delve
tapestry
testament to
spearheaded
honed my
hone my
instilled in me
resonates with me
resonates deeply
deeply resonate
aligns with my values
keen interest
burning desire
impressive reputation
esteemed company|organisation|organization
prestigious company|organisation|organization
reputable company|organisation|organization
your esteemed
`;
