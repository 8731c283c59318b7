import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { type Ator, isSozinho } from '../../kernel/auth/ator.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { RateLimiter } from '../../kernel/http/rate-limit.ts';
import { toDepois } from '../../kernel/pagination.ts';
import { maskValor, type BloqueioModule, type BloqueioRow, type FindNotas } from '../bloqueio/public.ts';
import { verifiesCpf, type CampanhaModule } from '../campanha/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { AuditoriaService } from './auditoria/auditoria.service.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';

type Parts = Pick<CampanhaModule, 'hospedagens' | 'cpfsRestritos'> &
  BloqueioModule &
  Pick<DocumentoFiscalModule, 'fichas'> & {
    readonly auditoria: Pick<AuditoriaService, 'openParts'>;
    readonly rateLimiter: Pick<RateLimiter, 'count'>;
  };

type BloqueioWire = RetornoOf<Calls['operador.retirarBloqueio']>;

/** Values that one operator checks or reveals per minute. */
const porMinuto = [20, 60] as const;

/** Binds the blocked values of campaigns. */
export function bindBloqueios(binder: Binder, parts: Parts, atos: AtosPropostos): void {
  const { bloqueios, cpfsRestritos, hospedagens, fichas, auditoria, rateLimiter } = parts;
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);
  const countUso = (ato: string, { tipo, id }: Ator) => rateLimiter.count(`${ato}:${tipo}:${id}`, porMinuto);
  const findNotas: FindNotas = ({ campanhaId }, texto) => fichas.listRefs(campanhaId, texto);

  const toWire = (row: BloqueioRow, { papel }: OperadorContext): BloqueioWire => ({
    bloqueioID: row.bloqueio_id,
    tipo: row.tipo,
    valor: maskValor(row.tipo, row.valor, papel),
    motivo: row.motivo,
    ate: row.ate,
    ativo: bloqueios.isAtivo(row),
    incluidoEm: row.incluido_em.toISOString(),
    ator: row.ator,
    retirada:
      row.retirado_em === null
        ? null
        : { em: row.retirado_em.toISOString(), motivo: row.retirado_motivo!, ator: row.retirado_por! },
  });

  binder.bind(calls['operador.bloqueios'], async ({ params, query, context }) => {
    const publicada = await getPublicada(context, params);
    const { depois, ...filtro } = query;
    const [rows, total] = await Promise.all([
      bloqueios.list(publicada, filtro, params.perPage, depois),
      cpfsRestritos.count(publicada.campanhaId),
    ]);
    return {
      retorno: {
        retorno: rows.map((row) => toWire(row, context)),
        depois: toDepois(rows, params.perPage, ({ incluido_em, bloqueio_id }) => ({
          em: incluido_em,
          id: bloqueio_id,
        })),
        importados: { total, conferida: verifiesCpf(publicada) },
      },
    };
  });

  atos.on(binder).bind(calls['operador.incluirBloqueios'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const { tipo, motivo } = body;
    const linhas = await bloqueios.add(publicada, body, {
      ator: context.ator,
      isSozinho: isSozinho(context),
      findNotas,
      open: (bloqueioIds) =>
        auditoria.openParts(
          'operador.incluirBloqueios',
          context,
          bloqueioIds.map((bloqueioID) => ({ params: { ...params, bloqueioID }, body: { tipo, motivo } })),
        ),
    });
    return { retorno: { linhas } };
  });

  binder.bind(calls['operador.verificarBloqueio'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await countUso('verificarBloqueio', context.ator);
    const { valor, bloqueio } = await bloqueios.check(publicada, body.tipo, body.valor, findNotas);
    const importado =
      body.tipo === 'cpf' ? await cpfsRestritos.isRestrito(publicada.campanhaId, valor) : null;
    return { retorno: { bloqueio: bloqueio ? toWire(bloqueio, context) : null, importado } };
  });

  binder.bind(calls['operador.retirarBloqueio'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const removal = { motivo: body.motivo, ator: context.ator };
    return { retorno: toWire(await bloqueios.remove(publicada, params.bloqueioID, removal), context) };
  });

  binder.bind(calls['operador.revelarBloqueio'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    await countUso('revelarBloqueio', context.ator);
    return { retorno: { valor: await bloqueios.reveal(publicada, params.bloqueioID) } };
  });
}
