import type { FastifyInstance } from 'fastify';
import { calls } from '@trevo/contract/calls';
import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import { avisoText } from '@trevo/contract/palavras.text';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import { type AcessoDeps, createAcessoOperador } from './acesso.module.ts';
import { bindAcesso } from './acesso.routes.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import type { CampanhaModule, CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import type { UploadModule } from '../upload/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import type { EncerramentoModule } from '../encerramento/public.ts';
import { createOperadorBinder } from '../../kernel/operador/operador-binder.ts';
import { createAchadosService } from './busca/achados.service.ts';
import { serveImagens } from './imagens.routes.ts';
import { bindPropostas } from './propostas.routes.ts';
import { createLivrosStore } from './livros.store.ts';
import { createResumoService, type ResumoDeps } from './resumo/resumo.service.ts';

export type OperadorModule = ReturnType<typeof createOperadorModule>;

/** Dependencies of the operators' routes. */
type Parts = Pick<CampanhaModule, 'hospedagens'> &
  Pick<UploadModule, 'imagens'> &
  Pick<EncerramentoModule, 'fechamentos'> &
  Pick<SorteioModule, 'testemunhos'> &
  Parameters<typeof createAchadosService>[0] &
  Omit<ResumoDeps, 'avisos' | 'clock'>;

/**
 * Wires operators: sign-in, team, credentials, trail, proposals, pending work and search. Its binder binds the
 * operators' calls of every module.
 */
export function createOperadorModule({
  db,
  log,
  senders,
  ...parts
}: Parts &
  Omit<AcessoDeps, 'senders'> & {
    senders: AcessoDeps['senders'] & { readonly avisos: readonly AvisoCodigo[] };
  }) {
  const { avisos } = senders;
  const acesso = createAcessoOperador({ ...parts, db, log, senders });
  const livros = createLivrosStore(db);

  return {
    /** Returns the binder of operators' calls for a server. */
    toOperadorBinder: (binder: Binder): OperadorBinder =>
      createOperadorBinder<CampanhaPublicada>(binder.bind, acesso.atos.on(binder).bind, {
        getDaPromotora: parts.hospedagens.getDaPromotora,
        requireAberta: ({ campanhaId }) => parts.fechamentos.requireAberta(campanhaId),
        openParts: acesso.auditoria.openParts,
        propostas: acesso.propostas,
      }),
    bindOperador(operador: OperadorBinder): void {
      operador.bind(calls['operador.avisos'], async () => ({
        retorno: avisos.map((codigo) => ({ codigo, ...avisoText[codigo] })),
      }));
      operador.bind(calls['operador.conferirContas'], async () => ({ retorno: await livros.check() }));
      const resumos = createResumoService({ ...parts, avisos });
      operador.bind(calls['operador.resumo'], async ({ context }) => ({
        retorno: await resumos.read(getPromotoraId(context)),
      }));
      const achados = createAchadosService(parts);
      operador.bind(calls['operador.buscar'], async ({ body, context }) => {
        const campanhas = await parts.hospedagens.listDaPromotora(getPromotoraId(context));
        return { retorno: await achados.search(campanhas, body.texto, context.papel) };
      });
      bindAcesso(operador, acesso.routes);
      bindPropostas(operador, acesso);
    },
    /** Serves the pictures of receipts at the console's host. */
    serve: async (http: FastifyInstance) => serveImagens(http, parts.imagens, acesso.gate.getOperadorId),
    /** Creates the operator of the demo. */
    demo: acesso.demo,
    /** Authorization and audit trail for the kernel. */
    gate: acesso.gate,
    jobs: [
      ...acesso.jobs,
      {
        name: 'sorteio.testemunhar',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 30,
        run: () => parts.testemunhos.notify(acesso.listTestemunhas),
      },
      {
        name: 'contas.conferir',
        everySeconds: 600,
        runs: 'once',
        statementSeconds: 60,
        run: (stopping?: AbortSignal) => livros.checkNext(log, stopping),
      },
    ] satisfies Job[],
    listDiferencas: livros.listTotais,
  };
}
