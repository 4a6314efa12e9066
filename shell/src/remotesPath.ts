/** What names the builds of the tools that are in service. */
export const REGISTRY_PATH = '/remotes.json';
