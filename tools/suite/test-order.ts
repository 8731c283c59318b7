import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Orders the files of a project. The suites that run the program as a process or create the demo's history are first:
 * they take ten times as long, and Vitest's order by file size leaves the longest one for the end, where it runs alone.
 * Then come those with a DOM: Vitest ends a worker when its next file has another environment, and each worker loads its
 * libraries again.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted
        .filter((file) => file.project === project)
        .map((file) => ({ file, text: readFileSync(file.moduleId, 'utf8') }));
      return [isLong, hasDom, isOther].flatMap((belongs) =>
        own.filter(({ text }) => belongs(text)).map(({ file }) => file),
      );
    });
  }
}

const isLong = (text: string): boolean => text.includes('startProgram(') || text.includes('app.seed(');
const hasDom = (text: string): boolean => !isLong(text) && text.startsWith('// @vitest-environment');
const isOther = (text: string): boolean => !isLong(text) && !hasDom(text);
