import type { CvProfile } from '@sheaf/api/contract/coverLetter';
import { Disclosure, TextArea } from '@sheaf/design-system';
import { useMessages } from '../../messages';
import { EntryList, EntryName, Fields, RemoveButton, Ways } from './EntryList';
import { PlaceButton, type PlaceButtonProps } from './PlaceButton';
import { ValueField } from './ValueField';

type Project = NonNullable<CvProfile['projects']>[number];

interface ProjectsProps extends Pick<PlaceButtonProps, 'cv' | 'onLook'> {
  onChange: (profile: CvProfile, added?: string) => void;
  onRemove: (list: 'projects', index: number, what: string) => void;
}

/** What somebody made or took part in beside their jobs. */
export function Projects({ cv, onLook, onChange, onRemove }: ProjectsProps) {
  const { profile: words } = useMessages();
  const projects = cv.profile.projects ?? [];
  return (
    <EntryList
      title={words.projects}
      none={projects.length === 0 ? words.noProjects : null}
      addLabel={words.addProject}
      onAdd={() => onChange({ ...cv.profile, projects: [...projects, { name: '', bullets: [] }] }, words.project)}
    >
      {(afterRemoval) =>
        projects.map((project, index) => (
          <ProjectEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: a project is known by its place and by nothing else.
            key={index}
            cv={cv}
            onLook={onLook}
            path={`projects/${index}`}
            project={project}
            onChange={(changed) => onChange({ ...cv.profile, projects: projects.with(index, changed) })}
            onRemove={(name) => {
              onRemove('projects', index, name);
              afterRemoval();
            }}
          />
        ))
      }
    </EntryList>
  );
}

interface ProjectEntryProps extends Pick<PlaceButtonProps, 'cv' | 'onLook' | 'path'> {
  project: Project;
  onChange: (project: Project) => void;
  onRemove: (name: string) => void;
}

function ProjectEntry({ cv, onLook, path, project, onChange, onRemove }: ProjectEntryProps) {
  const { profile: words } = useMessages();
  const name = project.name || words.unnamed;
  return (
    <li>
      <Disclosure title={<EntryName name={name} when="" />} isOpenAtFirst={project.name === ''}>
        <Fields>
          <ValueField
            cv={cv}
            onLook={onLook}
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
          <Ways>
            <PlaceButton cv={cv} path={path} what={name} onLook={onLook} />
            <RemoveButton label={words.removeProject} onClick={() => onRemove(name)} />
          </Ways>
        </Fields>
      </Disclosure>
    </li>
  );
}
