import { join } from 'node:path';
import { projectFolder } from '../../tools/project.ts';

/** Where the pictures of the last walk lie, each `<step>-<engine>.png`, and the page that shows them side by side. */
export const pictureFolder = join(projectFolder, 'test-results/engines');
