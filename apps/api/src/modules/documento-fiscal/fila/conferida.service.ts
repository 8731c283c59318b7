import { posseSegundos } from '@trevo/contract/documento-fiscal/fila.calls';
import type { Clock } from '../../../kernel/clock.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ConsumidorService } from '../../consumidor/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { Ficha, FichaService } from '../operador/ficha.service.ts';
import type { FatosLidos } from '../prova/sentenca.ts';
import { toCega } from './cega.ts';
import type { ConferenciaService } from './conferencia.service.ts';
import { type EfeitoNota, type EfeitoService, semEfeito } from './efeito.service.ts';
import type { FilaViews, NotasDaPessoa } from './fila.views.ts';
import type { Revisor } from './posse.store.ts';

/** A receipt on an operator's screen. */
export interface NotaTomada {
  readonly ficha: Ficha;
  readonly posseAte: Date;
  /** Effect of approving it as it is. */
  readonly efeito: EfeitoNota;
  /** The owner's name, null for a deleted account, and the owner's receipts in this campaign. */
  readonly pessoa: NotasDaPessoa & { readonly nome: string | null };
}

/** Returns the end of a possession that begins or is renewed now. */
export const toEnd = (agora: Date): Date => new Date(agora.getTime() + posseSegundos * 1000);

/** Returns the function that reads a receipt's owner with the owner's receipts in the campaign. */
export const createReadPessoa =
  ({
    filaViews,
    consumidores,
  }: {
    filaViews: Pick<FilaViews, 'countDaPessoa'>;
    consumidores: Pick<ConsumidorService, 'find'>;
  }) =>
  async ({ campanhaId }: CampanhaPublicada, { consumidorId }: DocumentoRef) => {
    const [notas, dono] = await Promise.all([
      filaViews.countDaPessoa(consumidorId, campanhaId),
      consumidores.find(consumidorId),
    ]);
    return { ...notas, nome: dono?.nome ?? null };
  };

/** Reads decided receipts as they were before their verdict, for second opinions. */
export function createConferidaService(parts: {
  fichas: Pick<FichaService, 'get'>;
  efeitos: Pick<EfeitoService, 'previewCega'>;
  conferencias: Pick<ConferenciaService, 'take' | 'find'>;
  readPessoa: ReturnType<typeof createReadPessoa>;
  clock: Clock;
}) {
  const { fichas, efeitos, conferencias, readPessoa, clock } = parts;
  return {
    /** Takes a decided receipt for a second opinion, and reads it as it was before its verdict. */
    async take(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
      revisor: Revisor,
    ): Promise<NotaTomada | undefined> {
      const agora = clock.now();
      const posseAte = toEnd(agora);
      if (!(await conferencias.take(ref, revisor, { agora, ate: posseAte }))) return undefined;
      const conferida = await conferencias.find(ref, revisor.operadorId);
      if (!conferida) return undefined;
      const decidida = await fichas.get(publicada, ref);
      const ficha = toCega(decidida, conferida);
      const { view } = decidida;
      const [efeito, pessoa] = await Promise.all([
        efeitos.previewCega(publicada, view, ficha.view, {}),
        readPessoa(publicada, ref),
      ]);
      const isValida = view.status === 'VALIDO';
      return {
        ficha,
        posseAte,
        efeito,
        pessoa: {
          ...pessoa,
          pendentes: pessoa.pendentes + 1,
          validas: pessoa.validas - (isValida ? 1 : 0),
          invalidas: pessoa.invalidas - (isValida ? 0 : 1),
        },
      };
    },
    /** Returns the effect for the operator with the receipt for a second opinion; undefined for others. */
    async preview(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
      { status, ...fatos }: FatosLidos & { readonly status: string },
      operadorId: string,
    ): Promise<EfeitoNota | undefined> {
      const conferida = await conferencias.find(ref, operadorId);
      if (!conferida) return undefined;
      if (status !== 'VALIDO') return semEfeito;
      const decidida = await fichas.get(publicada, ref);
      return efeitos.previewCega(publicada, decidida.view, toCega(decidida, conferida).view, fatos);
    },
  };
}
