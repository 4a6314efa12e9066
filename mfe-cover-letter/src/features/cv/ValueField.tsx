import { Field, token } from '@sheaf/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ShowInCvButton, type ShowInCvButtonProps } from './ShowInCvButton';

interface ValueFieldProps extends Pick<ShowInCvButtonProps, 'cv' | 'path' | 'onShowCitation'> {
  label: string;
  value: string;
  hint?: ReactNode;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** One value as it was understood, to correct, with the way to where it is in the CV. */
export function ValueField({ cv, path, onShowCitation, label, value, hint, error, onChange }: ValueFieldProps) {
  return (
    <Row>
      <Field label={label} value={value} hint={hint} error={error} onChange={(event) => onChange(event.target.value)} />
      <ShowInCvButton cv={cv} path={path} label={label} onShowCitation={onShowCitation} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-1')};

  /* In line with what is written, below the label. */
  > button {
    margin-top: calc(1.55 * ${token('text-14')} + ${token('space-1')});
  }
`;
