import { calls } from '@trevo/contract/calls';
import { type Ator, isSozinho } from '../../kernel/auth/ator.ts';
import type { RateLimiter } from '../../kernel/http/limits/rate-limit.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { createBloqueioService, FindNotas } from './bloqueio.service.ts';
import { createToBloqueioWire } from './bloqueio.presenter.ts';
import { type CampanhaModule, type OperadorBinder, verifiesCpf } from '../campanha/public.ts';

interface Parts extends Pick<CampanhaModule, 'cpfsRestritos'> {
  readonly bloqueios: ReturnType<typeof createBloqueioService>;
  readonly findNotas: FindNotas;
  readonly rateLimiter: Pick<RateLimiter, 'count'>;
}

/** Values that one operator checks or reveals per minute. */
const porMinuto = [20, 60] as const;

/** Binds the blocked values of campaigns. */
export function bindBloqueioOperador(operador: OperadorBinder, parts: Parts): void {
  const { bloqueios, cpfsRestritos, findNotas, rateLimiter } = parts;
  const toWire = createToBloqueioWire(bloqueios.isAtivo);
  const countUso = (ato: string, { tipo, id }: Ator) => rateLimiter.count(`${ato}:${tipo}:${id}`, porMinuto);

  operador.daCampanha(calls['operador.bloqueios'], async ({ publicada, params, query, context }) => {
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

  operador.proponiveis.daCampanha(
    calls['operador.incluirBloqueios'],
    async ({ publicada, params, body, context }) => {
      const { tipo, motivo } = body;
      const linhas = await bloqueios.add(publicada, body, {
        ator: context.ator,
        isSozinho: isSozinho(context),
        findNotas,
        open: (bloqueioIds) =>
          operador.openParts(
            'operador.incluirBloqueios',
            context,
            bloqueioIds.map((bloqueioID) => ({ params: { ...params, bloqueioID }, body: { tipo, motivo } })),
          ),
      });
      return { retorno: { linhas } };
    },
  );

  operador.daCampanha(calls['operador.verificarBloqueio'], async ({ publicada, body, context }) => {
    await countUso('verificarBloqueio', context.ator);
    const { valor, bloqueio } = await bloqueios.check(publicada, body.tipo, body.valor, findNotas);
    const importado =
      body.tipo === 'cpf' ? await cpfsRestritos.isRestrito(publicada.campanhaId, valor) : null;
    return { retorno: { bloqueio: bloqueio ? toWire(bloqueio, context) : null, importado } };
  });

  operador.daCampanha(calls['operador.retirarBloqueio'], async ({ publicada, params, body, context }) => {
    const removal = { motivo: body.motivo, ator: context.ator };
    return { retorno: toWire(await bloqueios.remove(publicada, params.bloqueioID, removal), context) };
  });

  operador.daCampanha(calls['operador.revelarBloqueio'], async ({ publicada, params, context }) => {
    await countUso('revelarBloqueio', context.ator);
    return { retorno: { valor: await bloqueios.reveal(publicada, params.bloqueioID) } };
  });
}
