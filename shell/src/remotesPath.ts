/** The address of the list of remotes: which build of each tool is in use. */
export const REGISTRY_PATH = '/remotes.json';
