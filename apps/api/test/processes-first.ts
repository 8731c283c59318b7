import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the suites that run the program as a process before the other suites of their project: they take ten times
 * as long, and Vitest's order by file size leaves the longest one for the end, where it runs alone.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const processes = own.filter(startsProcess);
      return [...processes, ...own.filter((file) => !processes.includes(file))];
    });
  }
}

const startsProcess = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('startProgram(');
