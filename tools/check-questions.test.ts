import { expect, test } from 'vitest';
import { checkQuestions } from './check-questions.ts';
import { plantProject } from './planted-project.ts';
import { projectFolder } from './project.ts';

const plant = (asks: string, waiting: Record<string, string> = {}) =>
  checkQuestions(
    plantProject({
      'packages/config/src/configuracao/configuracao-keys.ts':
        "const keys = {\n  'tema.modo': 1,\n  'tema.cor': 2,\n};\n",
      'packages/config/src/configuracao/configuracao-docs.ts': "const docs = { 'tema.cor': 'a colour' };\n",
      'packages/config/src/configuracao/configuracao-questions.ts':
        "export const getModo = (c) => c['tema.modo'];\n",
      'packages/config/src/other.ts': "const cor = 'tema.cor';\n",
      'apps/web/src/screen.ts': asks,
      'apps/web/src/screen.test.ts': 'getModo(c);\n',
    }),
    waiting,
  );

test('a question that something asks is welcome', () => {
  expect(plant('getModo(c);\n')).toEqual([]);
});

test('a question that only a test asks is refused', () => {
  expect(plant('')).toEqual([expect.stringContaining('getModo is asked by nobody')]);
});

test('a question that is awaited may wait, until something asks it', () => {
  expect(plant('', { getModo: 'the look' })).toEqual([]);
  expect(plant('getModo(c);\n', { getModo: 'the look' })).toEqual([
    expect.stringContaining('getModo is awaited no more'),
  ]);
});

test('a key that only its description names is refused', () => {
  const root = plantProject({
    'packages/config/src/configuracao/configuracao-keys.ts': "const keys = {\n  'tema.cor': 2,\n};\n",
    'packages/config/src/configuracao/configuracao-docs.ts': "const docs = { 'tema.cor': 'a colour' };\n",
    'packages/config/src/configuracao/configuracao-questions.ts': '',
  });
  expect(checkQuestions(root, {})).toEqual([expect.stringContaining("'tema.cor' is read by nobody")]);
});

test('this project has settings without effect nowhere else than on the list', () => {
  expect(checkQuestions(projectFolder)).toEqual([]);
});
