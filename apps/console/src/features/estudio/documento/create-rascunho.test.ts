// @vitest-environment happy-dom
import { ApiError } from '@trevo/client/api-error.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCopia } from './copia-local.ts';
import { createRascunho, type Gravar } from './create-rascunho.ts';
import type { Rascunho } from './rascunho.wire.ts';

const ator = { tipo: 'operador' as const, id: null, nome: 'Rita Lima' };
const instante = '2026-11-27T12:00:00.000Z';
const gravado: Rascunho = {
  rascunhoID: 'r1',
  nome: 'Verão',
  versao: 3,
  base: null,
  criadoEm: instante,
  alteradoEm: instante,
  alteradoPor: ator,
  texto: 'a: 1 # um\nb: 2\n',
};

const alterado = new ApiError(409, { codigo: 'rascunho.alterado', mensagem: 'Bia gravou este rascunho.' });
const semRede = new ApiError(500, {});

function accept(): ReturnType<typeof vi.fn<Gravar>> {
  return vi.fn<Gravar>(async ({ nome, versao }) => ({ ...gravado, nome, versao: versao + 1 }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('saves once after a pause, with the version that was read', async () => {
    const gravar = accept();
    const rascunho = createRascunho(gravado, gravar);
    rascunho.edit({ tipo: 'por', caminho: ['a'], valor: 2 });
    rascunho.edit({ tipo: 'por', caminho: ['a'], valor: 3 });
    expect(readCopia('r1')?.texto).toBe('a: 3 # um\nb: 2\n');
    await vi.runAllTimersAsync();
    expect(gravar.mock.calls).toEqual([
      [{ nome: 'Verão', texto: 'a: 3 # um\nb: 2\n', versao: 3, base: null }],
    ]);
    expect(rascunho.get()).toMatchObject({ versao: 4, gravacao: 'gravado' });
    expect(readCopia('r1')).toBeUndefined();
  });

  it('undoes typing in one field as one step, and redoes it', () => {
    const rascunho = createRascunho(gravado, accept());
    for (const valor of [11, 12, 13]) rascunho.edit({ tipo: 'por', caminho: ['a'], valor });
    rascunho.edit({ tipo: 'por', caminho: ['b'], valor: 9 });
    rascunho.undo();
    expect(rascunho.get().texto).toBe('a: 13 # um\nb: 2\n');
    rascunho.undo();
    expect(rascunho.get().texto).toBe(gravado.texto);
    rascunho.undo();
    rascunho.redo();
    rascunho.redo();
    rascunho.redo();
    expect(rascunho.get().texto).toBe('a: 13 # um\nb: 9\n');
  });

  it('undoes to the last saved text', async () => {
    const rascunho = createRascunho(gravado, accept());
    rascunho.edit({ tipo: 'por', caminho: ['a'], valor: 2 });
    await vi.runAllTimersAsync();
    rascunho.edit({ tipo: 'por', caminho: ['a'], valor: 3 });
    rascunho.undo();
    expect(rascunho.get().texto).toBe('a: 2 # um\nb: 2\n');
  });

  it('keeps the text in the browser without an answer, and tries again', async () => {
    const gravar = accept().mockRejectedValueOnce(semRede);
    const rascunho = createRascunho(gravado, gravar);
    rascunho.write('a: 5\n');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(rascunho.get().gravacao).toBe('semResposta');
    expect(readCopia('r1')?.texto).toBe('a: 5\n');
    await vi.runAllTimersAsync();
    expect(rascunho.get().gravacao).toBe('gravado');
    expect(gravar).toHaveBeenCalledTimes(2);
  });

  it('finds the text again after the page was closed without an answer', async () => {
    const first = createRascunho(gravado, vi.fn<Gravar>().mockRejectedValue(semRede));
    first.write('a: 5\n');
    await vi.advanceTimersByTimeAsync(2_000);
    first.close();
    const gravar = accept();
    const second = createRascunho(gravado, gravar);
    expect(second.get()).toMatchObject({ texto: 'a: 5\n', isRecuperado: true, gravacao: 'mudado' });
    await vi.runAllTimersAsync();
    expect(gravar).toHaveBeenCalledTimes(1);
    expect(second.get().gravacao).toBe('gravado');
  });

  it('keeps the text on a conflict and saves no more until it is decided', async () => {
    const gravar = accept().mockRejectedValueOnce(alterado);
    const rascunho = createRascunho(gravado, gravar);
    rascunho.write('a: 5\n');
    await vi.runAllTimersAsync();
    expect(rascunho.get()).toMatchObject({ gravacao: 'conflito', texto: 'a: 5\n' });
    rascunho.write('a: 6\n');
    await vi.runAllTimersAsync();
    expect(gravar).toHaveBeenCalledTimes(1);
    expect(readCopia('r1')?.texto).toBe('a: 6\n');
    expect(await rascunho.overwrite(8)).toBe(true);
    expect(gravar).toHaveBeenLastCalledWith({ nome: 'Verão', texto: 'a: 6\n', versao: 8, base: null });
    expect(rascunho.get()).toMatchObject({ gravacao: 'gravado', versao: 9 });
  });

  it('takes the version of another person, and the own text is one step back', async () => {
    const rascunho = createRascunho(gravado, accept().mockRejectedValue(alterado));
    rascunho.write('a: 5\n');
    await vi.runAllTimersAsync();
    rascunho.take({ ...gravado, versao: 8, texto: 'a: 7\n' });
    expect(rascunho.get()).toMatchObject({ texto: 'a: 7\n', versao: 8, gravacao: 'gravado' });
    expect(readCopia('r1')).toBeUndefined();
    rascunho.undo();
    expect(rascunho.get().texto).toBe('a: 5\n');
  });

  it('asks for a decision when another person saved after the copy of this browser', () => {
    localStorage.setItem(
      'trevo.console.rascunho.r1',
      JSON.stringify({ texto: 'a: 5\n', nome: 'X', versao: 2 }),
    );
    expect(createRascunho(gravado, accept()).get()).toMatchObject({ gravacao: 'conflito', texto: 'a: 5\n' });
  });

  it('saves what is typed while a save is on its way', async () => {
    const gravar = accept();
    const rascunho = createRascunho(gravado, gravar);
    rascunho.write('a: 5\n');
    const first = rascunho.save();
    rascunho.write('a: 6\n');
    expect(await first).toBe(false);
    await vi.runAllTimersAsync();
    expect(gravar.mock.calls.map(([{ texto, versao }]) => [texto, versao])).toEqual([
      ['a: 5\n', 3],
      ['a: 6\n', 4],
    ]);
  });

  it('keeps the text when the server refuses it', async () => {
    const gravar = accept().mockRejectedValueOnce(new ApiError(403, { codigo: 'operador.naoAutorizado' }));
    const rascunho = createRascunho(gravado, gravar);
    rascunho.rename('Outro nome');
    await vi.runAllTimersAsync();
    expect(rascunho.get().gravacao).toBe('recusado');
    expect(readCopia('r1')?.nome).toBe('Outro nome');
    expect(await rascunho.save()).toBe(true);
  });
});
