import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findMemoryFolder } from './memory-folder.ts';

it('is the temporary folder where the system has no file system in memory', () => {
  expect(findMemoryFolder('/does/not/exist')).toBe(tmpdir());
});

it('is the temporary folder where the file system in memory has too little space', () => {
  // The process file system has no blocks.
  expect(findMemoryFolder('/proc')).toBe(tmpdir());
});
