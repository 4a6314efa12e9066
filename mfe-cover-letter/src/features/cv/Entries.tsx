import type { CvProfile } from '@sheaf/api/contract/coverLetter';
import { Disclosure, TextArea, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { EntryList, EntryName, Fields, RemoveButton, Ways } from './EntryList';
import { PlaceButton, type PlaceButtonProps } from './PlaceButton';
import { ValueField } from './ValueField';

type Position = CvProfile['experience'][number];
type Degree = CvProfile['education'][number];

interface EntriesProps extends Pick<PlaceButtonProps, 'cv' | 'onLook'> {
  onChange: (profile: CvProfile, added?: string) => void;
  onRemove: (list: 'experience' | 'education', index: number, what: string) => void;
}

/** Where somebody worked, and what they did there. */
export function Experience({ cv, onLook, onChange, onRemove }: EntriesProps) {
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
          onLook={onLook}
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

interface EntryProps extends Pick<PlaceButtonProps, 'cv' | 'onLook' | 'path'> {
  onRemove: () => void;
}

interface PositionEntryProps extends EntryProps {
  position: Position;
  onChange: (position: Position) => void;
}

function PositionEntry({ cv, onLook, path, position, onChange, onRemove }: PositionEntryProps) {
  const { profile: words } = useMessages();
  const name = namePosition(position, words);
  const text = (field: 'title' | 'company' | 'start' | 'end') => ({
    cv,
    onLook,
    path: `${path}/${field}`,
    value: position[field] ?? '',
    onChange: (value: string) => onChange({ ...position, [field]: value }),
  });
  const when = [position.start, position.end].filter(Boolean).join(' – ');
  const { isUnclear, hintFor } = doubtOf({ one: position.title, other: position.company }, words.unclear);
  return (
    <li>
      <Disclosure title={<EntryName name={name} when={when} />} isOpenAtFirst={isUnclear || name === words.unnamed}>
        <Fields>
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
            onChange={({ target }) => onChange({ ...position, bullets: target.value === '' ? [] : target.value.split('\n') })}
          />
          <Ways>
            <PlaceButton cv={cv} path={path} what={name} onLook={onLook} />
            <RemoveButton label={words.removePosition} onClick={onRemove} />
          </Ways>
        </Fields>
      </Disclosure>
    </li>
  );
}

/** What somebody learnt, and where. */
export function Education({ cv, onLook, onChange, onRemove }: EntriesProps) {
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
          onLook={onLook}
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

function DegreeEntry({ cv, onLook, path, degree, onChange, onRemove }: DegreeEntryProps) {
  const { profile: words } = useMessages();
  const name = nameDegree(degree, words);
  const { isUnclear, hintFor } = doubtOf({ one: degree.degree, other: degree.school }, words.unclear);
  const text = (field: keyof Degree) => ({
    cv,
    onLook,
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
          <Ways>
            <RemoveButton label={words.removeEducation} onClick={onRemove} />
          </Ways>
        </Fields>
      </Disclosure>
    </li>
  );
}

/** Tells that one of two fields which belong together was not read. An entry without either is one that the visitor has just added. */
function doubtOf({ one, other }: { one: string; other: string }, unclear: string) {
  const isUnclear = (one === '') !== (other === '');
  return { isUnclear, hintFor: (value: string) => (isUnclear && value === '' ? unclear : undefined) };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token('space-3')};
`;
