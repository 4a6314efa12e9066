/** What a CV says of its owner. What is not there is left out, never guessed. */
export interface CvProfile {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  links: string[];
  /** What the CV calls its owner, such as "Senior Nurse". */
  headline?: string | undefined;
  skills: string[];
  experience: {
    title: string;
    company: string;
    /** As the CV writes them: "03/2019", "March 2019", "present". */
    start?: string | undefined;
    end?: string | undefined;
    bullets: string[];
    /** What the CV does not prove: that title, employer and time belong together, that the employer is this one, or that the bullets do. */
    doubts?: ('position' | 'employer' | 'bullets')[] | undefined;
  }[];
  education: { degree: string; school: string; year?: string | undefined }[];
  languages: string[];
  /** Licences, registrations, certificates and courses, without their years. Absent when there are none. */
  licences?: string[] | undefined;
  projects?: { name: string; bullets: string[] }[] | undefined;
  /** Awards, prizes, grants, and activities outside of jobs. */
  achievements?: string[] | undefined;
}

/** Where a value of the profile is in the CV. Boxes are fractions of the page as it is shown, from its top left. */
export interface CvPlace {
  /** The way to the value in the profile, as in `experience/0/bullets/2` or `name`. */
  path: string;
  page: number;
  quote: string;
  rects: { x: number; y: number; w: number; h: number }[];
}

/** What the reader of a CV may have to say of it. */
export type CvRemark = 'not_a_cv' | 'no_name' | 'not_english';
