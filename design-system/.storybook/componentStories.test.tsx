import { testStories } from './testStories';

testStories('design-system', { haveGuides: true });
