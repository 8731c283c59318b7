import { requireSegundaPessoa } from '../../../campanha/public.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Autoria } from '../../../../kernel/auth/ator.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import type { RecordRetirados } from '../convite/convite-retirado.store.ts';
import type { InstalacaoStore, SaidaInstalacao } from './instalacao.store.ts';
import { instalacaoText as text } from './instalacao-operador.text.ts';

type EquipeWire = RetornoOf<Calls['operador.equipeDaInstalacao']>;

export type InstalacaoService = ReturnType<typeof createInstalacaoService>;

/** Lists, lowers and removes operators of the installation. */
export function createInstalacaoService({
  store,
  recordRetirados,
  clock,
}: {
  readonly store: InstalacaoStore;
  readonly recordRetirados: RecordRetirados;
  readonly clock: Clock;
}) {
  const list = async (): Promise<EquipeWire> => ({
    operadores: (await store.list()).map((one) => ({
      operadorID: one.operador_id,
      nome: one.nome,
      email: one.email,
      papeis: one.papeis,
      usadoEm: one.usado_em?.toISOString() ?? null,
    })),
    convites: (await store.listConvites(clock.now())).map(({ convite_id, ate, ...one }) => ({
      ...one,
      conviteID: convite_id,
      ate: ate.toISOString(),
    })),
  });

  /** Throws operador.naoEncontrado, and operador.ultimoDaInstalacao for the only one. */
  const getRemovivel = async (operadorId: string) => {
    const todos = await store.list();
    const pessoa = todos.find(({ operador_id }) => operador_id === operadorId);
    if (!pessoa) throw refuse('operador.naoEncontrado');
    if (todos.length === 1) throw refuse('operador.ultimoDaInstalacao');
    return { pessoa, todos };
  };

  return {
    list,
    /** Describes a change for its second person. Throws operador.naoEncontrado and operador.ultimoDaInstalacao. */
    async preview(operadorId: string, saida: SaidaInstalacao) {
      const {
        pessoa: { nome, email },
      } = await getRemovivel(operadorId);
      return {
        resumo: text.resumo[saida](nome),
        secoes: [
          { titulo: text.titulos.pessoa, frases: [`${nome} (${email})`] },
          { titulo: text.titulos.efeito, frases: text.efeitos[saida](nome) },
        ],
      };
    },
    /**
     * Lowers or removes an operator, and tells all of them. Throws operador.precisaSegundaPessoa for one person alone,
     * operador.naoEncontrado, operador.ultimoDaInstalacao and operador.ultimoAdministrador.
     */
    async set(operadorId: string, saida: SaidaInstalacao, autoria: Autoria): Promise<EquipeWire> {
      const { pessoa, todos } = await getRemovivel(operadorId);
      const { nome } = pessoa;
      requireSegundaPessoa(autoria, 'saida', text.porque(nome));
      const quem = text.quem(autoria.ator.nome, autoria.proposta?.propostaNome);
      const { assunto, texto, duvida } = text.comunicado;
      const comunicado = {
        destinatarios: todos.map(({ email }) => email),
        assunto: assunto(nome),
        texto: [texto(nome, quem, saida), '', duvida].join('\n'),
      };
      const ended = await store.end(
        { operadorId, saida, agora: clock.now(), writeRetirados: recordRetirados(autoria) },
        comunicado,
      );
      if (ended === 'nenhum') throw refuse('operador.naoEncontrado');
      if (ended === 'ninguem') throw refuse('operador.ultimoDaInstalacao');
      if (ended === 'ultimo') throw refuse('operador.ultimoAdministrador');
      return list();
    },
    /** Withdraws an invitation; idempotent. Throws operador.conviteNaoAberto. */
    async withdraw(conviteId: string): Promise<EquipeWire> {
      if (!(await store.withdraw(conviteId, clock.now()))) throw refuse('operador.conviteNaoAberto');
      return list();
    },
  };
}
