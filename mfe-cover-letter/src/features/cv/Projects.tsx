import type { CvProfile } from '@sheaf/api/contract/coverLetter';
import { Disclosure, TextArea } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import { Actions, EntryList, EntryName, Fields, RemoveButton } from './EntryList';
import { ShowInCvButton, type ShowInCvButtonProps } from './ShowInCvButton';
import { ValueField } from './ValueField';

type Project = NonNullable<CvProfile['projects']>[number];

interface ProjectsProps extends Pick<ShowInCvButtonProps, 'cv' | 'onShowCitation'> {
  onChange: (profile: CvProfile, added?: string) => void;
  onRemove: (list: 'projects', index: number, label: string) => void;
}

/** What somebody made or took part in beside their jobs. */
export function Projects({ cv, onShowCitation, onChange, onRemove }: ProjectsProps) {
  const { profile: words } = useMessages();
  const projects = cv.profile.projects ?? [];
  return (
    <EntryList
      title={words.projects}
      none={words.noProjects}
      addLabel={words.addProject}
      entries={projects}
      onAdd={() => onChange({ ...cv.profile, projects: [...projects, { name: '', bullets: [] }] }, words.project)}
      onRemove={(index) => onRemove('projects', index, nameProject(projects[index], words))}
    >
      {(project, index, handleRemove) => (
        <ProjectEntry
          cv={cv}
          onShowCitation={onShowCitation}
          path={`projects/${index}`}
          project={project}
          onChange={(changed) => onChange({ ...cv.profile, projects: projects.with(index, changed) })}
          onRemove={handleRemove}
        />
      )}
    </EntryList>
  );
}

interface ProjectEntryProps extends Pick<ShowInCvButtonProps, 'cv' | 'onShowCitation' | 'path'> {
  project: Project;
  onChange: (project: Project) => void;
  onRemove: () => void;
}

const nameProject = (project: Project | undefined, { unnamed }: { unnamed: string }) => project?.name || unnamed;

function ProjectEntry({ cv, onShowCitation, path, project, onChange, onRemove }: ProjectEntryProps) {
  const { profile: words } = useMessages();
  const name = nameProject(project, words);
  return (
    <li>
      <Disclosure title={<EntryName name={name} when="" />} isOpenAtFirst={project.name === ''}>
        <Fields>
          <ValueField
            cv={cv}
            onShowCitation={onShowCitation}
            path={`${path}/name`}
            label={words.project}
            value={project.name}
            onChange={(value) => onChange({ ...project, name: value })}
          />
          <TextArea
            label={words.projectBullets}
            rows={3}
            value={project.bullets.join('\n')}
            onChange={({ target }) => onChange({ ...project, bullets: target.value === '' ? [] : target.value.split('\n') })}
          />
          <Actions>
            <ShowInCvButton cv={cv} path={path} label={name} onShowCitation={onShowCitation} />
            <RemoveButton label={words.removeProject} onClick={onRemove} />
          </Actions>
        </Fields>
      </Disclosure>
    </li>
  );
}
