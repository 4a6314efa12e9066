import type { CvProfile } from '@sheaf/api/contract/coverLetter';
import { from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ProfileList, ReadCv } from '../../model/cv';
import { Education, Experience } from './Entries';
import { ListOfValues } from './ListOfValues';
import { Projects } from './Projects';
import type { ShowInCvButtonProps } from './ShowInCvButton';
import { ValueField } from './ValueField';

export interface ProfileCardProps {
  cv: ReadCv;
  onChange: (profile: CvProfile, added?: string) => void;
  onRemove: (list: ProfileList, index: number, label: string) => void;
  onShowCitation: ShowInCvButtonProps['onShowCitation'];
}

const lists = ['licences', 'skills', 'languages', 'achievements', 'links'] as const;

/** All that was understood of a CV: every value can be corrected, taken away, added to, and seen where it is. */
export function ProfileCard({ cv, onChange, onRemove, onShowCitation }: ProfileCardProps) {
  const { profile: words } = useMessages();
  const { profile } = cv;
  const text = (field: 'name' | 'headline' | 'email' | 'phone' | 'location') => ({
    cv,
    onShowCitation,
    path: field,
    label: words[field],
    value: profile[field] ?? '',
    onChange: (value: string) => onChange({ ...profile, [field]: value || undefined }),
  });
  return (
    <Profile>
      <Title>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
      </Title>
      <Facts>
        <ValueField {...text('name')} error={profile.name?.trim() ? undefined : words.nameMissing} />
        <ValueField {...text('headline')} hint={profile.headline ? undefined : words.headlineHint} />
        <ValueField {...text('email')} />
        <ValueField {...text('phone')} />
        <ValueField {...text('location')} />
      </Facts>
      <Experience cv={cv} onShowCitation={onShowCitation} onChange={onChange} onRemove={onRemove} />
      <Education cv={cv} onShowCitation={onShowCitation} onChange={onChange} onRemove={onRemove} />
      <Projects cv={cv} onShowCitation={onShowCitation} onChange={onChange} onRemove={onRemove} />
      {lists.map((list) => (
        <ListOfValues
          key={list}
          cv={cv}
          list={list}
          onShowCitation={onShowCitation}
          onAdd={(value) => onChange({ ...profile, [list]: [...(profile[list] ?? []), value] }, value)}
          onRemove={(index, value) => onRemove(list, index, value)}
        />
      ))}
    </Profile>
  );
}

const Profile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};

`;

const Title = styled.div`
  h2 {
    font-size: ${token('text-22')};
  }
  p {
    max-width: ${token('measure')};
    margin-top: ${token('space-1')};
    color: ${token('ink-soft')};
    text-wrap: pretty;
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
