import { runAlone } from '@sheaf/tool-kit/runAlone';
import Landing, { prepare as prepareLanding } from './Landing';
import Tool, { prepare as prepareTool } from './Tool';

void runAlone({ name: 'mfe-cover-letter', toolPath: '/cover-letter-generator', Tool, Landing, prepare: [prepareTool, prepareLanding] });
