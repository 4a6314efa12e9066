import { runAlone } from '@sheaf/shell/tool-contract/runAlone';
import Landing, { prepare as prepareLanding } from './Landing';
import Tool, { prepare as prepareTool } from './Tool';

void runAlone({ name: 'mfe-merge', toolPath: '/merge', Tool, Landing, prepare: [prepareTool, prepareLanding] });
