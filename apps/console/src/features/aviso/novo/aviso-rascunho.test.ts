import { expect, test } from 'vitest';
import { listFaltas, rascunhoVazio, toBody, toEnviarEm, toPublico } from './aviso-rascunho.ts';

const agora = new Date('2026-11-21T12:00:00-03:00');
const written = { ...rascunhoVazio, titulo: ' Sorteio ', mensagem: 'No sábado.' };

test('listFaltas names empty words and a time that is missing, past or after the campaign', () => {
  expect(listFaltas(rascunhoVazio, agora, '2026-12-31')).toEqual(['titulo', 'mensagem']);
  const at = (hora: string) => listFaltas({ ...written, isAgendado: true, hora }, agora, '2026-11-30');
  expect([at(''), at('2026-11-21T11:59'), at('2026-12-01T08:00')]).toEqual([['hora'], ['hora'], ['hora']]);
  expect(at('2026-11-22T09:30')).toEqual([]);
});

test('toEnviarEm reads the time of the field as São Paulo time', () => {
  const rascunho = { ...written, isAgendado: true, hora: '2026-11-22T09:30' };
  expect(toEnviarEm(rascunho, agora, '2026-12-31')?.toISOString()).toBe('2026-11-22T12:30:00.000Z');
  expect(toEnviarEm(written, agora, '2026-12-31')).toBeNull();
});

test('toBody trims the words and names the public with its own fields only', () => {
  expect(toBody('id', written, null)).toEqual({
    id: 'id',
    titulo: 'Sorteio',
    mensagem: 'No sábado.',
    publico: { tipo: 'todos' },
    enviarEm: null,
  });
  expect(toPublico({ ...written, tipo: 'uf', uf: 'MG' })).toEqual({ tipo: 'uf', uf: 'MG' });
  expect(toPublico({ ...written, tipo: 'semNotaNova', dias: 30 })).toEqual({ tipo: 'semNotaNova', dias: 30 });
});
