import { createDeviceEngine } from '@sheaf/api/engines/merge/deviceEngine';
import { workerPlace } from '@sheaf/api/engines/merge/places';
import { expose } from 'comlink';

expose(createDeviceEngine(workerPlace));
