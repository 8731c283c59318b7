import { expect, test } from 'vitest';
import { recognizeBusca } from './recognize-busca.ts';

test.each([
  ['605.992.674-61', 'cpf'],
  [' 60599267461 ', 'cpf'],
  ['(11) 98765-4321', 'telefone'],
  ['+55 11 98765-4321', 'telefone'],
  ['ana@exemplo.com', 'email'],
  ['3526 1160 5992 6100 0100 6555 8002 7357 2215 9926 7490', 'chaveAcesso'],
  ['3F9A-22C1', 'protocolo'],
  ['3f9a22c1', 'protocolo'],
  ['4444 5555 6661', 'codigo'],
  ['CINE-7T4K-22', 'codigo'],
  ['VESPER2026X', 'codigo'],
  ['4111222233334444', 'codigo'],
  ['Ana Maria', undefined],
  ['12345', undefined],
  ['', undefined],
])('recognizes %j as %s', (text, tipo) => expect(recognizeBusca(text)).toBe(tipo));
