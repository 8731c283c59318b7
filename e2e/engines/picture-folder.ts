import { join } from 'node:path';
import { projectFolder } from '../../tools/project.ts';

/** Folder of the last walk's screenshots, each `<step>-<engine>.png`, and of the page that compares them. */
export const pictureFolder = join(projectFolder, 'test-results/engines');
