import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';

export interface FieldWords {
  /** Whole for a screen reader: in a list, hide the part everyone else sees anyway ("Pages" + hidden " of report.pdf"). */
  label: ReactNode;
  /** What may be written, or what will happen. Stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Says so beside the label. */
  required?: boolean;
}

interface FieldFrameProps extends FieldWords {
  children: (tied: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** The words around one control, tied to it: label above, hint and error below. */
export function FieldFrame({ label, hint, error, required, children }: FieldFrameProps) {
  const id = useId();
  const words = useWords().field;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {/* The control itself says it to those who listen. */}
        {required && <span aria-hidden="true"> ({words.required})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {/* There from the start, so that an error is said when it appears under the field being written in. */}
      <div aria-live="polite">
        {error && (
          <Problem id={`${id}-error`}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </Problem>
        )}
      </div>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;

  label {
    margin-bottom: ${token('space-1')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
    overflow-wrap: anywhere;
  }
`;

const Problem = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-1')};
  margin-top: ${token('space-1')};
  color: ${token('bad')};
  font-size: ${token('text-14')};
  overflow-wrap: anywhere;

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
  }
`;

const Hint = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  overflow-wrap: anywhere;
`;
