import { buildFormulario } from '@trevo/config/edicao/formulario';
import { expect, test } from 'vitest';
import { findLugar, listPropostas } from './yaml-lugar.ts';

const formulario = buildFormulario();

/** The cursor is at the bar. */
function complete(withBar: string): string[] {
  const offset = withBar.indexOf('|');
  const lugar = findLugar(withBar.replace('|', ''), offset);
  return lugar ? listPropostas(formulario, lugar).map(({ texto }) => texto) : [];
}

test('proposes the sections at the beginning of a line', () => {
  expect(complete('|')).toContain('promotora');
  expect(complete('promotora:\n  nome: x\nca|')).toContain('campanha');
});

test('proposes the fields of the group around the cursor', () => {
  expect(complete('campanha:\n  ano: 2026\n  data|')).toContain('dataInicial');
  expect(complete('configuracao:\n  tema:\n    cor|')).toContain('corPrimaria');
  expect(complete('premios:\n  itens:\n    - id: a\n      n|')).toContain('nome');
  expect(complete('premios:\n  itens:\n    - |')).toContain('quantidade');
  expect(complete('premios:\n  itens:\n    - id: a\n      nome: b\n  agenda: contador\n  |')).toContain(
    'cartelas',
  );
});

test('proposes the fields and the kinds of a variant', () => {
  expect(complete('ganho:\n  |')).toEqual(expect.arrayContaining(['por', 'centavosPorNumero', 'cada']));
  expect(complete('ganho:\n  por: |')).toEqual(expect.arrayContaining(['valor', 'documento']));
  expect(complete('documentos:\n  valor:\n    - fonte: |')).toContain('pagina');
});

test('proposes the values of a field', () => {
  expect(complete('campanha:\n  ativa: |')).toEqual(['true', 'false']);
  expect(complete('configuracao:\n  tema:\n    modo: e|')).toContain('escuro');
  expect(complete('configuracao:\n  tema.modo: |')).toContain('escuro');
});

test('proposes nothing in a comment or for an unknown group', () => {
  expect(complete('campanha: # com|')).toEqual([]);
  expect(complete('nada:\n  |')).toEqual([]);
});
