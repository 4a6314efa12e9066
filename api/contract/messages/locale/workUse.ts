/** Where the work of others is used: in the files that browsers fetch, by the server, or as data that a file of ours was made from. */
export type WorkUse = 'browser' | 'server' | 'data';
