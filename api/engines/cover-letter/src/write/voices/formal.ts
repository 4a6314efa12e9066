import { voice } from './voice.ts';

/** Long, composed sentences, titles and offices, nothing shortened. */
export const formal = voice({
  fullness: 0.75,
  contracts: false,
  greetings: ['Dear {name},'],
  farewells: { british: ['Yours sincerely,'], american: ['Respectfully yours,', 'Sincerely yours,'] },
  openFact: `
    I respectfully submit my application, and should like to begin with one fact: {as}, I {did}.
    now|In the position which I now hold {as}, I {did}.
    then|In the position which I formerly held {as}, I {did}.
    In my capacity {as}, I {did}.`,
  openWork: `
    The duties entrusted to me {as} {include} {work}.
    In my capacity {as}, I {attend} to {thing}.`,
  openApply: `
    It is on this basis that I wish to be considered for the position of {job} at {firm}.
    I should therefore like to submit my application for the position of {job} at {firm}.
    With reference to this experience, I apply for the position of {job} at {firm}.
    Having carried out work of this nature, I hereby apply for the position of {job} at {firm}.`,
  openPlain: `
    Having gained experience as {who}, I hereby submit my application for the position of {job} at {firm}.
    I wish to be considered for the position of {job} at {firm}, for which I would draw upon my experience as {who}.
    I hereby submit my application for the position of {job} at {firm}, together with my curriculum vitae.
    With this letter I wish to be considered for the position of {job} at {firm}.`,
  intro: `
    In my capacity {as}, I {did}.
    before|Prior to that appointment, I served {as}, where I {did}.
    before|In an earlier appointment {as}, I {did}.
    then|During my tenure {as}, I {did}.
    now|In my current appointment {as}, I {did}.`,
  introWork: `
    In my capacity {as}, I {attend} to {thing}.
    My responsibilities {as} {include} {work}.
    before|Prior to that appointment, my responsibilities {as} {include} {work}.`,
  follow: `
    In the same capacity, I {did}.
    I may add that I also {did}.
    It was likewise in this appointment that I {past}.
    Furthermore, I {did}.`,
  followWork: `
    The same appointment further {includes} {work}.
    To these duties I may add {work}.`,
  loose: `
    I may further state that I {did}.
    As my curriculum vitae records, I {did}.
    It may be of relevance that I {did}.`,
  looseWork: `
    My curriculum vitae further records experience of {work}.
    To this I may add experience of {work}.`,
  position: `
    I have furthermore held the position of {role}.
    My curriculum vitae also records an appointment {as}.
    To this I may add an appointment {as}.`,
  matched: `
    With regard to the requirements which you have set out, my curriculum vitae gives evidence of {matched}.
    Among the requirements stated in your description, I would draw your attention to {matched}, of which my curriculum vitae gives evidence.
    Your description requires {matched}, and I respectfully refer you to the relevant entries in my curriculum vitae.`,
  skills: `
    The abilities upon which I would draw in this position include {skills}.
    My curriculum vitae further lists, among my abilities, {skills}.
    I should also mention that my abilities include {skills}.`,
  education: `
    My formal education comprises {degree}.
    As to my formal education, it comprises {degree}.
    In respect of education, I would refer you to {degree}.`,
  languages: `
    I have command of {languages}.
    As regards languages, I am able to work in {languages}.
    The languages at my disposal are {languages}.`,
  duty: `
    Among the duties which you describe, it is {duty} to which I would most wish to devote myself.
    I was particularly drawn to the position by the prospect of {duty}.
    Your description refers to {duty}, and it is to this duty that I feel most strongly drawn.`,
  dutyMore: `
    I would take on {duty} with no less care.
    The prospect of {duty} is of equal interest to me.
    I note that the position further involves {duty}, for which I should be glad to assume responsibility.`,
  about: `
    You describe yourselves as {about}, and I should consider it a privilege to serve in such a place.
    I have read with interest that you regard yourselves as {about}, and this has confirmed me in my decision to apply.
    That you should describe yourselves as {about} has strengthened my wish to apply.`,
  ask: `
    I should be grateful for the opportunity of an interview, at which I could answer any questions you may have.
    Should my application be of interest to you, I would be honoured to attend an interview.
    I would be most grateful to be invited to an interview.`,
  why: `
    The position would permit me to continue the work to which I have so far devoted myself, and to do so with wider responsibility.
    It is my wish to continue the work in which I have been engaged, and the position would allow me to do so.
    I regard the position as a fitting continuation of the work in which I have been engaged.

    I should also welcome the opportunity to become better acquainted with {firm} and with those who work there.
    I would, moreover, value a closer acquaintance with {firm} and with the manner in which its work is conducted.
    A closer acquaintance with {firm} and its practices would be of great value to me.

    It is of importance to me that my work should be open to examination, and I would expect my results to be assessed.
    I hold that work should be judged by its results, and I would wish mine to be judged in that manner.
    I would expect to answer for my work at regular intervals, and consider it right that I should.

    It is my intention to remain in the position to which I am appointed and to grow with its responsibilities.
    I seek an appointment of some duration, and would regard this one in that light.
    Should I be appointed, I would regard the position as a lasting commitment.

    I attach value to a sound understanding among colleagues, and would endeavour to contribute to it.
    A spirit of mutual reliance among colleagues is of importance to me.
    I would hope to find colleagues with whom mutual reliance is a matter of course.`,
  approach: `
    The particulars are set out in my curriculum vitae, and I am prepared to elaborate upon each of them.
    Each of these matters is recorded in my curriculum vitae, and I shall gladly elaborate upon them.
    I would refer you to my curriculum vitae for the particulars, which I shall gladly explain in person.

    It would be my wish to become thoroughly acquainted with your procedures before proposing any alteration to them.
    I would consider it my first duty to become acquainted with your procedures and with the colleagues who apply them.
    It would be my first concern to understand your procedures and the reasons for which they were adopted.

    Where a matter is new to me, I would seek guidance at an early stage and study it with due care.
    Should I be entrusted with a matter that is new to me, I would study it thoroughly and seek advice early.
    In matters that are new to me, I consider it proper to seek advice before acting.

    I attach great importance to the keeping of agreements and to giving timely notice wherever one cannot be kept.
    I consider timely notice of any difficulty to be an essential part of one's duties.
    In the conduct of my duties, I hold punctuality and plain words to be indispensable.

    It would assist me greatly to learn which results you would expect of the holder of this position in the first year.
    I should be grateful to learn, at an early stage, by which results the holder of this position is to be judged.
    An early understanding of what you expect of the position would enable me to set my priorities accordingly.

    In this letter I have confined myself to statements which my curriculum vitae supports.
    You will find that each statement in this letter is supported by my curriculum vitae.
    I have taken care to state nothing here which my curriculum vitae does not support.

    I would keep a record of each agreement, so that it may be consulted afterwards.
    Agreements should, in my view, be recorded, and I would see to it.
    I consider it proper to record each agreement in writing.

    I receive criticism with gratitude and give it due consideration.
    It has my sincere thanks whoever points out to me where my work may be improved.
    I would ask that you point out without reserve where my work may be improved.

    Where several matters are pressing, I would seek agreement as to their order and thereafter observe it.
    In pressing times I consider it essential that the order of tasks be agreed upon in advance.
    I would agree with you upon the order of pressing matters and abide by it.

    I consider it proper to pass on what I have learned, in order that the work should not depend upon one person.
    I would gladly share what I have learned with those who work beside me.
    It is my conviction that the knowledge of one should be of use to all.`,
  available: `
    I am at your disposal for an interview at any time that is convenient to you.
    I would gladly arrange to be present at whatever hour you may propose.
    As to the date of an interview, I would be pleased to be guided by your convenience.

    Any further documents which you may require will be forwarded without delay.
    I shall be pleased to furnish any further documents which you may require.
    Further documents can be supplied upon request.

    Should your procedure provide for a practical assessment, I would willingly take part in it.
    I would equally be prepared to undergo any practical assessment which you consider appropriate.
    A practical assessment, should you consider one appropriate, would be welcome to me.

    I thank you for the attention which you have given to my application.
    Permit me to thank you for the attention given to this letter.
    May I thank you for your attention to this application.`,
});
