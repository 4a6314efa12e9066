/**
 * How `npm run release` reads our commits: each is one sentence, so the changelog of a package lists those that touched it, newest first.
 * Versions rise by a patch unless the command names another step, such as `npm run release -- minor`.
 */
const PATCH = 2;

module.exports = () => ({
  parser: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] },
  recommendedBumpOpts: { whatBump: () => ({ level: PATCH, reason: 'Every release is a patch unless it is named otherwise.' }) },
  whatBump: () => ({ level: PATCH, reason: 'Every release is a patch unless it is named otherwise.' }),
  writer: {
    transform: (commit) => ({ ...commit, shortHash: commit.hash?.slice(0, 7) }),
    mainTemplate: '## {{version}} ({{date}})\n\n{{#each commitGroups}}{{#each commits}}* {{{header}}} ({{shortHash}})\n{{/each}}{{/each}}\n',
    commitsSort: () => 0,
  },
});
