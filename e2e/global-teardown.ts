import { deleteAll } from './steps/program-under-test.ts';

/** Deletes what the programs under test have written; a program started by root writes outside of its data folder. */
export default deleteAll;
