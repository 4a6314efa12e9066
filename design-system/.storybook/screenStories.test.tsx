import { testStories } from './testStories';

testStories('{shell,mfe-*}');
