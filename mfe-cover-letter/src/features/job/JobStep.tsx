import { letterLimits } from '@sheaf/api/contract/coverLetter';
import { Button, Field, from, TextArea, token } from '@sheaf/design-system';
import { ArrowRight } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Job, JobField, JobProblems } from '../../model/job';
import { StepFoot } from '../steps/StepFoot';

export interface JobStepProps {
  job: Job;
  problems: JobProblems;
  onType: (field: JobField, text: string) => void;
  onBack: () => void;
  onContinue: () => void;
}

/** The second step: what the letter is for. */
export function JobStep({ job, problems, onType, onBack, onContinue }: JobStepProps) {
  const { job: words, screen } = useMessages();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.values(problems).some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onContinue();
  }

  const text = (field: JobField) => ({
    value: job[field],
    error: problems[field],
    onChange: ({ target }: { target: { value: string } }) => onType(field, target.value),
  });
  const optional = (label: string) => (
    <>
      {label} ({words.optional})
    </>
  );
  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      <Pair>
        <Field label={words.title} required {...text('title')} />
        <Field label={words.company} required {...text('company')} />
      </Pair>
      <Field label={optional(words.manager)} hint={words.managerHint} {...text('manager')} />
      <TextArea
        label={optional(words.description)}
        hint={words.descriptionHint}
        rows={8}
        limit={letterLimits.maxJobDescription}
        {...text('description')}
      />
      <TextArea label={optional(words.highlights)} hint={words.highlightsHint} rows={3} limit={letterLimits.maxHighlights} {...text('highlights')} />
      <StepFoot
        onBack={onBack}
        forth={
          <Button type="submit" tone="accent" icon={<ArrowRight aria-hidden="true" />}>
            {screen.toStyle}
          </Button>
        }
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
