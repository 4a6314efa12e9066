/** The address inside the site of the list of remotes: which build of each tool is in use. */
export const REGISTRY_PATH = '/remotes.json';
