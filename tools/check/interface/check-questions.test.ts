import { expect, test } from 'vitest';
import { checkQuestions } from './check-questions.ts';
import { createFixtureProject } from '../fixture-project.ts';
import { projectFolder } from '../../project.ts';

test('reports a key used only by its description and a test', () => {
  const root = createFixtureProject({
    'packages/config/src/configuracao/configuracao-keys.ts':
      "const keys = {\n  'tema.modo': 1,\n  'tema.cor': 2,\n};\n",
    'packages/config/src/configuracao/configuracao-docs.ts': "const docs = { 'tema.cor': 'a colour' };\n",
    'packages/config/src/configuracao/configuracao-questions.ts':
      "export const getModo = (c) => c['tema.modo'];\n",
    'packages/config/src/tema/theme.test.ts': "const cor = 'tema.cor';\n",
  });
  expect(checkQuestions(root)).toEqual([expect.stringContaining("'tema.cor' is never read")]);
});

test('every key of the project is read', () => {
  expect(checkQuestions(projectFolder)).toEqual([]);
});
