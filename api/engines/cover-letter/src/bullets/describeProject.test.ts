import { expect, test } from '@jest/globals';
import { describeProject } from './describeProject.ts';

test.each([
  ['Cleaned 1.4 million trip records and drew an interactive map', 'cleaned 1.4 million trip records and drew an interactive map'],
  ['Built a model in R that cut forecast error by 22%', 'built a model in R that cut forecast error by 22%'],
  ['Wrote the survey that 300 tenants answered', 'wrote the survey that 300 tenants answered'],
])('puts what was done in a project as an achievement: %s', (line, finite) => {
  expect(describeProject(line, 'Own work')).toMatchObject({ finite });
});

test.each([
  ['Automated tool for rotas', 'an automated tool for rotas'],
  ['Illustrated guide to the birds of the Wash', 'an illustrated guide to the birds of the Wash'],
])('puts what a project is as a noun phrase: %s', (line, nounPhrase) => {
  expect(describeProject(line, 'Own work')).toMatchObject({ nounPhrase });
});

test.each([
  ['Dissertation', 'Vibration of composite wind turbine blades', 'wrote my dissertation on vibration of composite wind turbine blades'],
  ['My thesis', 'Housing policy in three Welsh towns', 'wrote my thesis on housing policy in three Welsh towns'],
  ['Final-year project', '“Bees of the City”', undefined],
])('states the topic of a %s', (name, line, finite) => {
  expect(describeProject(line, name)?.finite).toBe(finite);
});

test('names work within a project as work, since a project is none of its tasks', () => {
  expect(describeProject('Suspension design for a racing car', 'Formula Student')).toMatchObject({ gerund: 'suspension design for a racing car' });
});
