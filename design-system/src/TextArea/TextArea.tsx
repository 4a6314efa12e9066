import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../Field/controlStyles';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame';
import { useLocale, useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import { countText } from './countText';

export interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'maxLength'> {
  value?: string;
  defaultValue?: string;
  /** Counts below the text, while it is written. */
  counts?: 'characters' | 'words';
  /** The most characters that are taken. Nothing is cut off: what is too much is said, so that a pasted text keeps its end. */
  limit?: number;
}

/** Room for several lines. It grows with what is written, and counts it. */
export function TextArea({ label, hint, error, counts, limit, rows = 4, value, defaultValue = '', onChange, ...native }: TextAreaProps) {
  const [written, setWritten] = useState(defaultValue);
  const text = value ?? written;
  const countId = useId();
  const words = useWords().field;
  const locale = useLocale();
  const formatDigits = (count: number) => count.toLocaleString(locale);

  const count = countText(text, limit === undefined ? counts : 'characters');
  const tooMany = limit === undefined ? 0 : Math.max(0, count - limit);
  const tooLong = tooMany > 0 && words.charactersTooMany(tooMany, formatDigits(tooMany));
  const countInWords =
    limit === undefined ? words[counts ?? 'characters'](count, formatDigits(count)) : words.charactersOf(formatDigits(count), formatDigits(limit));
  const isCounted = counts !== undefined || limit !== undefined;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setWritten(event.target.value);
    onChange?.(event);
  }

  return (
    <FieldFrame label={label} hint={hint} error={error || tooLong} required={native.required}>
      {(tied) => (
        <>
          <Printed data-text={text}>
            <Area
              rows={rows}
              $rows={rows}
              {...native}
              {...tied}
              value={text}
              aria-describedby={[tied['aria-describedby'], isCounted && countId].filter(Boolean).join(' ') || undefined}
              onChange={handleChange}
            />
          </Printed>
          {isCounted && <Count id={countId}>{countInWords}</Count>}
        </>
      )}
    </FieldFrame>
  );
}

/* Paper does not scroll, and a field is cut at the end of a page: there the text itself takes its place. */
const Printed = styled.div`
  @media print {
    &::after {
      content: attr(data-text);
      white-space: pre-wrap;
    }
    &:not([data-text='']) > textarea {
      display: none;
    }
  }
`;

const Area = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  display: block;
  padding-block: ${token('space-3')};
  line-height: ${token('leading-text')};
  resize: vertical;
  /* Where the browser knows how: as high as what is written, from its rows up to half a screen. */
  field-sizing: content;
  min-height: calc(${({ $rows }) => $rows} * 1lh + 2 * ${token('space-3')});
  max-height: 60vh;
`;

const Count = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
