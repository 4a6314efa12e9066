import { findInSite } from '@sheaf/api/client/siteBase';

// biome-ignore lint/style/useConst: webpack reads what is assigned.
declare let __webpack_public_path__: string;

// One build is served under any path, which each page names. Scripts and fonts of the shell are then loaded from there.
__webpack_public_path__ = findInSite('/');
