import { voice } from './voice.ts';

/** Short sentences, one thing in each. */
export const concise = voice({
  fullness: 0.15,
  contracts: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Regards,', 'With regards,'], american: ['Regards,', 'With regards,'] },
  openFact: `
    {As}, I {did}.
    {Doing}: my work {as}.
    My strongest point first. {As}, I {did}.`,
  openWork: `
    My work {as}: {work}.
    What I know best: {work}, {as}.`,
  openApply: `
    I am applying for the {job} role at {firm}.
    So I am applying for the {job} role at {firm}.
    Next, I want to apply for the {job} role at {firm}.`,
  openPlain: `
    I am applying for the {job} role at {firm}. My experience: {who}.
    My background: {who}. Now I am applying for the {job} role at {firm}.
    I am applying for the {job} role at {firm}.
    This is my application for the {job} role at {firm}.`,
  intro: `
    {As}, I {did}.
    before|Earlier, {as}, I {did}.
    then|Past work {as}: I {did}.
    now|Today, {as}, I {now}.`,
  introWork: `
    {As}: {work}.
    before|Earlier, {as}: {work}.
    Work {as}: {work}.`,
  follow: `
    I also {did}.
    There, I {did}.
    Also there: I {did}.`,
  followWork: `
    Also: {work}.
    Also part of it: {work}.`,
  loose: `
    I {did}.
    I also {did}.
    From my CV: I {did}.`,
  looseWork: `
    Further experience: {work}.
    Also in my CV: {work}.`,
  position: `
    Also: {role}.
    I have worked {as}.
    Further experience: {role}.`,
  matched: `
    You ask for {matched}. My CV has that.
    On your list and in my CV: {matched}.
    My CV meets these requirements: {matched}.`,
  skills: `
    Skills: {skills}.
    What I work with: {skills}.
    Of use here: {skills}.`,
  education: `
    Education: {degree}.
    Studies: {degree}.
    Training: {degree}.`,
  languages: `
    Languages: {languages}.
    I speak {languages}.`,
  duty: `
    The task I want: {duty}.
    My reason to apply: {duty}.
    I want to work on {duty}.`,
  dutyMore: `
    I would also take on {duty}.
    Also of interest: {duty}.
    The same goes for {duty}.`,
  about: `
    You describe yourselves as {about}. That suits me.
    You call yourselves {about}. That is what I look for.
    You say {about}. I like that.`,
  ask: `
    May I call you?
    Can we meet?
    I would like to talk.`,
  why: `
    I know this kind of work. I want to go on with it.
    This job continues what I do. That is why I want it.
    The work is what draws me. I need no other reason.

    I would like to know {firm} better. A talk would help.
    How does a week at {firm} look? I would like to know.
    I have questions about {firm}. Good ones, I hope.

    I like results that can be counted. Count mine.
    Results should be plain to see. I work that way.
    I want my work to be measured. It keeps me honest.

    I plan to stay. I want to grow with the job.
    I look for a lasting place. This could be it.
    My plan is long-term. I do not like to move often.

    I like teams that talk plainly. I do the same.
    The team matters to me. I would do my share.
    I work well with others. I also work well alone.

    The title says what I want to do. I mean it.
    I applied because I want this job. Not just any.
    I read job titles with care. This one stayed with me.

    I would start where help is needed most. The rest can follow.
    Give me a task. I will see it through.
    I like to be of use. This job would let me.`,
  approach: `
    The rest is in my CV. Ask me about any line.
    Details are in my CV. I can explain each.
    My CV has more. I will explain what you like.

    First I would learn how you work. Then I would help where it counts.
    I would listen first. Changes can wait.
    My first weeks: listen, learn, help.

    What is new to me, I ask about. Then I learn it.
    I ask when I do not know. That saves time.
    New tasks are fine. I read up and ask.

    I keep dates. If one slips, you hear it early.
    My word counts. Bad news comes early from me.
    I speak up early. No surprises.

    Tell me what matters most. I will do that first.
    What should be done by summer, and what can wait? I would ask you that.
    I would agree on goals with you. Then I would keep to them.

    I add nothing to my CV here. Every line holds.
    All of this is in my CV. Nothing is dressed up.
    Each line here can be checked. Please do.

    I write down what was agreed. Then nobody has to ask twice.
    I keep notes. Others can use them.
    Agreements go on paper. Memory fails.

    Tell me what I can do better. I will change it.
    I ask for criticism. It helps.
    Criticism is welcome. I act on it.

    I plan the day before it starts. Then I adapt.
    First things first. I keep a list.
    I do the hard part first. The rest is easier then.

    I check my work before I hand it over. Then I check it again.
    Care takes time. Mistakes take more.
    I take care with details. They add up.

    I hand over in order. The next person should not have to search.
    I finish before I begin something new. It works best that way.
    I tidy up behind me. Others do not have to.`,
  available: `
    Any day suits me. So does a call.
    I can come on any day. A call works too.
    Name a time. I will be there.

    Need more documents? I will send them.
    I will send more documents on request.
    More documents? Just ask.

    A trial task is fine with me.
    I would gladly do a trial day.
    Test me if you like.

    Thank you for reading.
    Thank you for your time.
    My thanks for reading.`,
});
