import type { Call } from '@trevo/contract/call';
import { calls } from '@trevo/contract/calls';
import { actIds } from '@trevo/contract/operador/act-ids';
import { atos } from '@trevo/contract/operador/atos';
import { mudaLivros } from '@trevo/contract/operador/livros';
import { describe, expect, it } from 'vitest';
import { type Bind, createOperadorBinder } from '../../src/kernel/operador/operador-binder.ts';

type Answer = (parsed: unknown) => Promise<{ retorno: unknown }>;

/** Returns a binder that keeps the handlers, and its recorded questions. */
function openBinder({ isFechada = false } = {}) {
  const handlers = new Map<string, Answer>();
  const asked: unknown[] = [];
  const keep = (call: Call, handler: unknown) => void handlers.set(call.id, handler as Answer);
  const binder = createOperadorBinder<{ nome: string }>(keep as Bind<Call>, keep as Bind<never>, {
    async getDaPromotora(promotoraId, ano, identificacao) {
      asked.push([promotoraId, ano, identificacao]);
      return { nome: identificacao };
    },
    async requireAberta({ nome }) {
      if (isFechada) throw new Error(`${nome} is closed`);
    },
    openParts: async () => async () => undefined,
    propostas: { listNotas: async () => [], listTrocas: async () => [] },
  });
  const run = (id: string, promotoraId: string | null = 'folhas') =>
    handlers.get(id)!({ params: { ano: 2026, identificacao: 'TREVO' }, context: { promotoraId } });
  return { binder, run, asked };
}

const echo = async ({ publicada }: { publicada: { nome: string } }) => ({ retorno: publicada.nome as never });

describe("binder of operators' calls", () => {
  it('finds the campaign of the caller once, and passes it to the handler', async () => {
    const { binder, run, asked } = openBinder();
    binder.daCampanha(calls['operador.kits'], echo);
    expect(await run('operador.kits')).toEqual({ retorno: 'TREVO' });
    expect(asked).toEqual([['folhas', 2026, 'TREVO']]);
  });

  it('refuses a caller without a promoter', async () => {
    const { binder, run } = openBinder();
    binder.daCampanha(calls['operador.kits'], echo);
    await expect(run('operador.kits', null)).rejects.toMatchObject({ code: 'operador.semPromotora' });
  });

  it.each(actIds.filter((id) => mudaLivros(id) && id !== 'operador.publicarCampanha'))(
    'refuses %s after the books are closed',
    async (id) => {
      const { binder, run } = openBinder({ isFechada: true });
      const bindings = 'propoe' in atos[id] ? binder.proponiveis : binder;
      bindings.daCampanha(calls[id] as never, echo as never);
      await expect(run(id)).rejects.toThrow('TREVO is closed');
    },
  );

  it('runs a call that changes no books after they are closed', async () => {
    const { binder, run } = openBinder({ isFechada: true });
    binder.daCampanha(calls['operador.kits'], echo);
    expect(await run('operador.kits')).toEqual({ retorno: 'TREVO' });
  });

  it('throws when a call that names no campaign is bound with one', () => {
    const { binder } = openBinder();
    expect(() => binder.daCampanha(calls['operador.webhooks'], echo as never)).toThrow(
      'operador.webhooks names no campaign: bind it by bind',
    );
  });

  it('throws when a call that names a campaign is bound without it', () => {
    const { binder } = openBinder();
    expect(() => binder.bind(calls['operador.kits'], echo as never)).toThrow(
      'operador.kits names a campaign: bind it by daCampanha',
    );
  });
});
