import { ensaioTasks } from './ensaio/ensaio-tasks.ts';
import { serveTasks } from './kernel/serve-tasks.ts';

// Program of `createWorkerProcess` for previews and simulations of unpublished campaign files.
serveTasks(ensaioTasks);
