import { runAlone } from '@sheaf/shell/tool-contract/runAlone';
import Landing, { prepare as prepareLanding } from './Landing';
import Tool, { prepare as prepareTool } from './Tool';

void runAlone({ name: 'mfe-cover-letter', toolPath: '/cover-letter-generator', Tool, Landing, prepare: [prepareTool, prepareLanding] });
