import type { BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import type { EvidenciaModule, NotaRef } from '../evidencia/public.ts';
import type { TetosDiarios } from '../teto/public.ts';
import type { BloqueioEnvioService } from './bloqueio-envio.service.ts';
import type { BloqueioNovo, BloqueioRow, BloqueioStore, Procurado } from './bloqueio.store.ts';
import { bloqueioText as text } from './bloqueio.text.ts';
import { readValor, toEmitentes, writeValor, type ValorLido } from './valor-bloqueado.ts';

/** Result of one line. */
export interface Linha {
  readonly resultado: 'incluido' | 'jaBloqueado' | 'recusado';
  readonly bloqueioID: string | null;
  readonly mensagem: string | null;
}

/** Finds the receipts with an access key or a protocol. */
export type FindNotas = (publicada: CampanhaPublicada, texto: string) => Promise<readonly NotaRef[]>;

/** Records the new blocks before they are written; returns the function that records their results in that order. */
export type OpenBloqueios = (
  bloqueioIds: readonly string[],
) => Promise<(resultados: readonly { readonly error?: unknown }[]) => Promise<void>>;

interface AutoriaBloqueio {
  readonly ator: Ator;
  readonly isSozinho: boolean;
  readonly findNotas: FindNotas;
  readonly open: OpenBloqueios;
}

/** Operators' list of the blocked values of a campaign. */
export function createBloqueioService(parts: {
  readonly store: BloqueioStore;
  readonly envios: Pick<BloqueioEnvioService, 'forget'>;
  readonly evidencias: Pick<EvidenciaModule['evidencias'], 'findAparelho'>;
  readonly tetosDiarios: Pick<TetosDiarios, 'spend'>;
  readonly clock: Clock;
}) {
  const { store, envios, evidencias, tetosDiarios, clock } = parts;
  const getHoje = () => toSaoPaulo(clock.now()).dia;

  const readAparelho = async (
    publicada: CampanhaPublicada,
    texto: string,
    findNotas: FindNotas,
  ): Promise<ValorLido> => {
    const [nota, ...outras] = await findNotas(publicada, texto);
    if (!nota) return { recusa: text.recusas.semNota };
    if (outras.length > 0) return { recusa: text.recusas.variasNotas };
    const aparelho = await evidencias.findAparelho(nota);
    return aparelho === undefined ? { recusa: text.recusas.semAparelho } : { valor: aparelho };
  };

  const read = (
    publicada: CampanhaPublicada,
    tipo: BloqueioTipo,
    texto: string,
    findNotas: FindNotas,
  ): Promise<ValorLido> | ValorLido =>
    tipo === 'aparelho' ? readAparelho(publicada, texto, findNotas) : readValor(tipo, texto);

  const get = async (campanhaId: CampanhaId, bloqueioId: string): Promise<BloqueioRow> => {
    const row = await store.find(campanhaId, bloqueioId);
    if (!row) throw refuse('bloqueio.nenhum');
    return row;
  };

  return {
    get,
    /** Returns whether a block acts today. */
    isAtivo: ({ aberto, ate }: BloqueioRow): boolean => aberto && (ate === null || ate >= getHoje()),
    list: (
      { campanhaId }: CampanhaPublicada,
      { tipo, situacao }: { tipo?: BloqueioTipo | undefined; situacao?: 'ativos' | 'encerrados' | undefined },
      limite: number,
      depois: Lugar | undefined,
    ): Promise<BloqueioRow[]> => {
      const ativo = situacao && situacao === 'ativos';
      return store.list(campanhaId, getHoje(), { tipo, ativo }, limite, depois);
    },
    /**
     * Blocks values of one kind, each line with a result of its own. Throws requisicao.invalida for a past day, and
     * operador.precisaSegundaPessoa above the ceiling of a day.
     */
    async add(
      publicada: CampanhaPublicada,
      {
        tipo,
        valores,
        motivo,
        ate,
      }: { tipo: BloqueioTipo; valores: readonly string[]; motivo: string; ate?: string | undefined },
      { ator, isSozinho, findNotas, open }: AutoriaBloqueio,
    ): Promise<Linha[]> {
      const { campanhaId } = publicada;
      const hoje = getHoje();
      if (ate !== undefined && ate < hoje)
        throw refuse('requisicao.invalida', {}, [{ campo: 'ate', mensagem: text.ate }]);
      const lidos: ValorLido[] = [];
      for (const texto of valores) lidos.push(await read(publicada, tipo, texto, findNotas));
      const agora = clock.now();
      const novos = toNovos(tipo, lidos, agora);
      const resultados: { error?: unknown }[] = [];
      const ids: string[] = [];
      const medida = { teto: 'bloqueio', quanto: novos.length, campo: 'valores' } as const;
      const { close } = await tetosDiarios.spend(publicada, [medida], { ator, isSozinho }, async () => {
        const close = await open(novos.map(({ bloqueioId }) => bloqueioId));
        try {
          ids.push(...(await store.add(campanhaId, novos, { motivo, ate: ate ?? null, ator, agora, hoje })));
        } catch (error) {
          await close([]);
          throw error;
        }
        return { close, isFeito: novos.some(({ bloqueioId }, at) => ids[at] === bloqueioId) };
      });
      try {
        envios.forget(campanhaId);
        for (const [at, { bloqueioId }] of novos.entries())
          resultados.push(ids[at] === bloqueioId ? {} : { error: refuse('bloqueio.jaBloqueado') });
      } finally {
        await close(resultados);
      }
      return toLinhas(lidos, novos, ids);
    },
    /** Finds the active block of an exact value. Throws requisicao.invalida for an unreadable one. */
    async check(
      publicada: CampanhaPublicada,
      tipo: BloqueioTipo,
      texto: string,
      findNotas: FindNotas,
    ): Promise<{ readonly valor: string; readonly bloqueio: BloqueioRow | undefined }> {
      const lido = await read(publicada, tipo, texto, findNotas);
      if ('recusa' in lido)
        throw refuse('requisicao.invalida', {}, [{ campo: 'valor', mensagem: lido.recusa }]);
      const { valor } = lido;
      const procurados: Procurado[] =
        tipo === 'emitente'
          ? toEmitentes(valor).map((one) => ({ tipo, valor: one }))
          : tipo === 'rede'
            ? []
            : [{ tipo, valor }];
      const endereco = tipo === 'rede' ? valor : null;
      const [bloqueio] = await store.listAtivos(publicada.campanhaId, getHoje(), procurados, endereco);
      return { valor, bloqueio };
    },
    /** Removes a block; idempotent. Throws bloqueio.nenhum. */
    async remove(
      { campanhaId }: CampanhaPublicada,
      bloqueioId: string,
      { motivo, ator }: { motivo: string; ator: Ator },
    ): Promise<BloqueioRow> {
      await get(campanhaId, bloqueioId);
      await store.remove(campanhaId, bloqueioId, { motivo, ator, agora: clock.now() });
      envios.forget(campanhaId);
      return get(campanhaId, bloqueioId);
    },
    /** Returns a blocked value in full. Throws bloqueio.nenhum. */
    async reveal({ campanhaId }: CampanhaPublicada, bloqueioId: string): Promise<string> {
      const { tipo, valor } = await get(campanhaId, bloqueioId);
      return writeValor(tipo, valor);
    },
  };
}

/** Returns the result of each line; refused ones have no block. */
function toLinhas(
  lidos: readonly ValorLido[],
  novos: readonly BloqueioNovo[],
  ids: readonly string[],
): Linha[] {
  let at = 0;
  return lidos.map((lido): Linha => {
    if ('recusa' in lido) return { resultado: 'recusado', bloqueioID: null, mensagem: lido.recusa };
    const isNovo = ids[at] === novos[at]!.bloqueioId;
    return { resultado: isNovo ? 'incluido' : 'jaBloqueado', bloqueioID: ids[at++]!, mensagem: null };
  });
}

const toNovos = (tipo: BloqueioTipo, lidos: readonly ValorLido[], agora: Date): BloqueioNovo[] =>
  lidos.flatMap((lido) =>
    'valor' in lido ? [{ bloqueioId: createId(agora.getTime()), tipo, valor: lido.valor }] : [],
  );
