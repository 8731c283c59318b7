import { describe, expect, it } from 'vitest';
import { refuse } from '../../src/kernel/domain-error.ts';
import type { WorkerProcess } from '../../src/kernel/worker-process.ts';
import type { OpenArquivo } from '../../src/modules/estudio/ensaio-arquivo.ts';
import { createPreviaService } from '../../src/modules/estudio/previa.service.ts';

/** Opens the service over processes that answer at once; the text `outra` cannot replace another one. */
function openService() {
  const abertos = new Set<number>();
  let processos = 0;
  const startEnsaio = (): WorkerProcess => {
    const porta = ++processos;
    abertos.add(porta);
    return {
      async run<Result>(task: string, input: unknown): Promise<Result> {
        if (!abertos.has(porta)) throw refuse('servidor.ocupado');
        if (task === 'trocarPrevia' && (input as { texto: string }).texto === 'outra')
          throw refuse('campanha.numeracaoFixa');
        return { porta, pessoas: ['Ana'] } as Result;
      },
      close: () => void abertos.delete(porta),
    };
  };
  const openArquivo: OpenArquivo = async (texto) =>
    ({
      texto,
      imagens: [],
      arquivo: {
        hosts: ['natal.localhost'],
        campanha: {
          dataInicial: '2026-12-01',
          dataFinal: '2026-12-31',
          dataFinalCompras: '2026-12-31',
          dataFinalCadastros: '2026-12-31',
        },
      },
    }) as unknown as Awaited<ReturnType<OpenArquivo>>;
  const previas = createPreviaService({
    clock: { now: () => new Date('2026-11-27T12:00:00Z') },
    openArquivo,
    startEnsaio,
    previaOrigin: 'http://previa.localhost:3000',
  });
  const findPorta = (origem: string) => previas.findDestino(new URL(origem).hostname)?.porta;
  return { previas, abertos, findPorta };
}

describe('processes of previews', () => {
  it('keeps the process for a file that may replace the one before', async () => {
    const { previas, abertos, findPorta } = openService();
    const { previaID, origem } = await previas.open('uma', 'durante', 'folhas');
    const changed = await previas.replace(previaID, 'duas', 'durante', 'folhas');
    expect([changed.origem, findPorta(origem), abertos.size]).toEqual([origem, 1, 1]);
  });

  it('leaves one process after two changes at once that each start it again', async () => {
    const { previas, abertos, findPorta } = openService();
    const { previaID, origem } = await previas.open('uma', 'durante', 'folhas');
    const [first, second] = await Promise.all([
      previas.replace(previaID, 'outra', 'durante', 'folhas'),
      previas.replace(previaID, 'outra', 'antes', 'folhas'),
    ]);
    expect([origem, first.origem].map(findPorta)).toEqual([undefined, undefined]);
    expect([findPorta(second.origem), second.momento, [...abertos]]).toEqual([3, 'antes', [3]]);
  });

  it('leaves no process when the preview is closed while it starts again', async () => {
    const { previas, abertos } = openService();
    const { previaID } = await previas.open('uma', 'durante', 'folhas');
    const changed = previas.replace(previaID, 'outra', 'durante', 'folhas');
    expect(previas.close(previaID, 'folhas')).toBe(true);
    await expect(changed).rejects.toMatchObject({ code: 'previa.encerrada' });
    expect(abertos.size).toBe(0);
  });

  it('starts again after its process has died', async () => {
    const { previas, abertos, findPorta } = openService();
    const { previaID } = await previas.open('uma', 'durante', 'folhas');
    abertos.clear();
    const changed = await previas.replace(previaID, 'duas', 'durante', 'folhas');
    expect(findPorta(changed.origem)).toBe(2);
  });

  it('ends the least recently used preview of the same promoter for a fourth one, and of no other', async () => {
    const { previas, abertos, findPorta } = openService();
    const shown = [];
    for (const texto of ['a', 'b', 'c']) shown.push(await previas.open(texto, 'durante', 'folhas'));
    await expect(previas.open('d', 'durante', 'solario')).rejects.toMatchObject({ code: 'previa.ocupada' });
    await previas.open('d', 'durante', 'folhas');
    expect(shown.map(({ origem }) => findPorta(origem))).toEqual([undefined, 2, 3]);
    expect(abertos.size).toBe(3);
    previas.closeAll();
    expect(abertos.size).toBe(0);
  });

  it('knows no host that is only like one of a preview', async () => {
    const { previas } = openService();
    const { origem } = await previas.open('uma', 'durante', 'folhas');
    const { hostname } = new URL(origem);
    for (const other of [`x.${hostname}`, hostname.replace('previa', 'outra'), 'previa.localhost', ''])
      expect(previas.findDestino(other)).toBeUndefined();
    expect(previas.findDestino(hostname.toUpperCase())).toMatchObject({ host: 'natal.localhost' });
    previas.closeAll();
  });
});
