import { Banner, Select, token } from '@sheaf/design-system';
import { guessLanguage } from '@sheaf/language/identify/guessLanguage';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Job, Style } from '../../model/job';
import { chooseLetterLanguage, formatLanguage, isAnother, listOfferedLanguages } from './languageFor';

export interface LetterLanguageProps {
  job: Job;
  style: Style;
  cvLanguage: string;
  /** An AI service writes in any language; without one letters are in English. */
  writesAnyLanguage: boolean;
  onChange: (style: Style) => void;
}

/** In which language the letter will be, where there is a choice or where anything is in another one. */
export function LetterLanguage({ job, style, cvLanguage, writesAnyLanguage, onChange }: LetterLanguageProps) {
  const { job: words, locale } = useMessages();
  const ofJob = useMemo(() => guessLanguage(job.description), [job.description]);
  const language = chooseLetterLanguage(style, { ofJob, cvLanguage, writesAnyLanguage, locale });
  const name = (code: string) => formatLanguage(code, locale);
  const offered = listOfferedLanguages(cvLanguage, writesAnyLanguage);
  const notes = [
    offered.length === 1 && [locale, ofJob, cvLanguage].some((each) => isAnother(each, language)) && words.onlyEnglish,
    isAnother(ofJob, language) && words.jobInAnother({ job: name(ofJob), letter: name(language) }),
    isAnother(cvLanguage, language) && words.cvInAnother({ cv: name(cvLanguage), letter: name(language) }),
  ].filter((note) => note !== false);
  if (offered.length === 1 && notes.length === 0) return null;
  return (
    <Languages>
      {offered.length > 1 && (
        <Select
          label={words.language}
          value={language}
          options={offered.map((value) => ({ value, label: name(value) }))}
          onChange={(chosen) => onChange({ ...style, language: chosen })}
        />
      )}
      {notes.length > 0 && (
        <Banner tone="neutral">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Banner>
      )}
    </Languages>
  );
}

const Languages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};

  p + p {
    margin-top: ${token('space-2')};
  }
`;
