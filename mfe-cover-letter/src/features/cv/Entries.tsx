import type { CvProfile } from '@sheaf/api/contract/coverLetter';
import { Button, Disclosure, TextArea, token } from '@sheaf/design-system';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { Actions, EntryList, EntryName, Fields, RemoveButton } from './EntryList';
import { ShowInCvButton, type ShowInCvButtonProps } from './ShowInCvButton';
import { ValueField } from './ValueField';

type Position = CvProfile['experience'][number];
type Doubt = NonNullable<Position['doubts']>[number];
type Degree = CvProfile['education'][number];

interface EntriesProps extends Pick<ShowInCvButtonProps, 'cv' | 'onShowCitation'> {
  onChange: (profile: CvProfile, added?: string) => void;
  onRemove: (list: 'experience' | 'education', index: number, label: string) => void;
}

/** Where somebody worked, and what they did there. */
export function Experience({ cv, onShowCitation, onChange, onRemove }: EntriesProps) {
  const { profile: words } = useMessages();
  const { profile } = cv;
  const change = (index: number, position: Position) => onChange({ ...profile, experience: profile.experience.with(index, position) });
  return (
    <EntryList
      title={words.experience}
      none={words.noExperience}
      addLabel={words.addPosition}
      entries={profile.experience}
      onAdd={() => onChange({ ...profile, experience: [...profile.experience, { title: '', company: '', bullets: [] }] }, words.position)}
      onRemove={(index) => onRemove('experience', index, namePosition(profile.experience[index], words))}
    >
      {(position, index, handleRemove) => (
        <PositionEntry
          cv={cv}
          onShowCitation={onShowCitation}
          path={`experience/${index}`}
          position={position}
          onChange={(changed) => change(index, changed)}
          onRemove={handleRemove}
        />
      )}
    </EntryList>
  );
}

type Words = ReturnType<typeof useMessages>['profile'];

const namePosition = (position: Position | undefined, { titleAt, unnamed }: Words) => (position && titleAt(position)) || unnamed;

const nameDegree = (degree: Degree | undefined, { titleAt, unnamed }: Words) =>
  (degree && titleAt({ title: degree.degree, company: degree.school })) || unnamed;

interface EntryProps extends Pick<ShowInCvButtonProps, 'cv' | 'onShowCitation' | 'path'> {
  onRemove: () => void;
}

interface PositionEntryProps extends EntryProps {
  position: Position;
  onChange: (position: Position) => void;
}

function PositionEntry({ cv, onShowCitation, path, position, onChange, onRemove }: PositionEntryProps) {
  const { profile: words } = useMessages();
  const name = namePosition(position, words);
  const text = (field: 'title' | 'company' | 'start' | 'end') => ({
    cv,
    onShowCitation,
    path: `${path}/${field}`,
    value: position[field] ?? '',
    onChange: (value: string) => onChange({ ...withoutDoubts(position, ['position', 'employer']), [field]: value }),
  });
  const when = [position.start, position.end].filter(Boolean).join(' – ');
  const { isUnclear, hintFor } = checkFieldPair({ one: position.title, other: position.company }, words.unclear);
  const doubts = position.doubts ?? [];
  return (
    <li>
      <Disclosure title={<EntryName name={name} when={when} />} isOpenAtFirst={isUnclear || doubts.length > 0 || name === words.unnamed}>
        <Fields>
          {doubts.length > 0 && <UnprovenNote doubts={doubts} onConfirm={() => onChange(withoutDoubts(position, doubts))} />}
          <ValueField label={words.position} {...text('title')} hint={hintFor(position.title)} />
          <ValueField label={words.company} {...text('company')} hint={hintFor(position.company)} />
          <Pair>
            <ValueField label={words.start} {...text('start')} />
            <ValueField label={words.end} {...text('end')} />
          </Pair>
          <TextArea
            label={words.bullets}
            rows={3}
            value={position.bullets.join('\n')}
            onChange={({ target }) =>
              onChange({ ...withoutDoubts(position, ['bullets']), bullets: target.value === '' ? [] : target.value.split('\n') })
            }
          />
          <Actions>
            <ShowInCvButton cv={cv} path={path} label={name} onShowCitation={onShowCitation} />
            <RemoveButton label={words.removePosition} onClick={onRemove} />
          </Actions>
        </Fields>
      </Disclosure>
    </li>
  );
}

/** Returns a position without some of its doubts, since the visitor has corrected or confirmed what they are of. */
function withoutDoubts({ doubts = [], ...position }: Position, settled: readonly Doubt[]): Position {
  const left = doubts.filter((doubt) => !settled.includes(doubt));
  return left.length > 0 ? { ...position, doubts: left } : position;
}

interface UnprovenNoteProps {
  doubts: readonly Doubt[];
  onConfirm: () => void;
}

/** Says what the CV does not prove of a position, and lets the visitor say that it is right. */
function UnprovenNote({ doubts, onConfirm }: UnprovenNoteProps) {
  const { profile: words } = useMessages();
  // The note goes with its button, and the focus stays in the entry.
  const handleConfirm = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('li')?.querySelector('input')?.focus();
    onConfirm();
  };
  return (
    <Unproven>
      <p>{doubts.map((doubt) => words.unproven[doubt]).join(' ')}</p>
      <Button tone="quiet" size="small" icon={<Check aria-hidden="true" />} onClick={handleConfirm}>
        {words.confirmPosition}
      </Button>
    </Unproven>
  );
}

/** What somebody learnt, and where. */
export function Education({ cv, onShowCitation, onChange, onRemove }: EntriesProps) {
  const { profile: words } = useMessages();
  const { profile } = cv;
  const change = (index: number, degree: Degree) => onChange({ ...profile, education: profile.education.with(index, degree) });
  return (
    <EntryList
      title={words.education}
      none={words.noEducation}
      addLabel={words.addEducation}
      entries={profile.education}
      onAdd={() => onChange({ ...profile, education: [...profile.education, { degree: '', school: '' }] }, words.education)}
      onRemove={(index) => onRemove('education', index, nameDegree(profile.education[index], words))}
    >
      {(degree, index, handleRemove) => (
        <DegreeEntry
          cv={cv}
          onShowCitation={onShowCitation}
          path={`education/${index}`}
          degree={degree}
          onChange={(changed) => change(index, changed)}
          onRemove={handleRemove}
        />
      )}
    </EntryList>
  );
}

interface DegreeEntryProps extends EntryProps {
  degree: Degree;
  onChange: (degree: Degree) => void;
}

function DegreeEntry({ cv, onShowCitation, path, degree, onChange, onRemove }: DegreeEntryProps) {
  const { profile: words } = useMessages();
  const name = nameDegree(degree, words);
  const { isUnclear, hintFor } = checkFieldPair({ one: degree.degree, other: degree.school }, words.unclear);
  const text = (field: keyof Degree) => ({
    cv,
    onShowCitation,
    path: `${path}/${field}`,
    value: degree[field] ?? '',
    onChange: (value: string) => onChange({ ...degree, [field]: value }),
  });
  return (
    <li>
      <Disclosure title={<EntryName name={name} when={degree.year ?? ''} />} isOpenAtFirst={isUnclear || name === words.unnamed}>
        <Fields>
          <ValueField label={words.degree} {...text('degree')} hint={hintFor(degree.degree)} />
          <ValueField label={words.school} {...text('school')} hint={hintFor(degree.school)} />
          <ValueField label={words.year} {...text('year')} />
          <Actions>
            <RemoveButton label={words.removeEducation} onClick={onRemove} />
          </Actions>
        </Fields>
      </Disclosure>
    </li>
  );
}

/** Shows that one of two fields which belong together was not read. An entry without either is one that the visitor has just added. */
function checkFieldPair({ one, other }: { one: string; other: string }, unclear: string) {
  const isUnclear = (one === '') !== (other === '');
  return { isUnclear, hintFor: (value: string) => (isUnclear && value === '' ? unclear : undefined) };
}

const Unproven = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token('space-3')};
`;
