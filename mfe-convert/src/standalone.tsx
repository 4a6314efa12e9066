import { runAlone } from '@sheaf/shell/tool-contract/runAlone';
import Landing from './Landing';
import Tool from './Tool';

void runAlone({ name: 'mfe-convert', toolPath: '/convert', Tool, Landing });
