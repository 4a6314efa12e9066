import { runStandalone } from '@sheaf/tool-kit/runStandalone';
import Landing, { prepare as prepareLanding } from './Landing';
import Tool, { prepare as prepareTool } from './Tool';

void runStandalone({ name: 'mfe-convert', toolPath: '/convert', Tool, Landing, prepare: [prepareTool, prepareLanding] });
