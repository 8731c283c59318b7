import type { MotivoSorteio } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import type { StoredFile } from '../../../adapters/storage/storage.port.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ArquivoPremioService } from '../../upload/public.ts';
import type { ApuracaoSorteioStore } from './apuracao-sorteio.store.ts';
import { toNumero } from './calculo-sorteio.ts';
import type { CongeladoStore } from '../congelamento/congelado.store.ts';
import type { ResultadoStore } from './resultado.store.ts';

/** A distributed number that took no part in a draw, or lost its prize. */
export interface ExclusaoSorteio {
  readonly serie: string;
  readonly numero: string;
  /** `congelamento`: excluded when the draw was frozen; `apuracao`: disqualified afterwards. */
  readonly fase: 'congelamento' | 'apuracao';
  readonly motivo: MotivoSorteio;
  /** Explanation of the operator; null for a reason that the program found. */
  readonly texto: string | null;
}

/** Facts of finished draws for the regulator. */
export function createFechoSorteioService(parts: {
  apuracoes: Pick<ApuracaoSorteioStore, 'findUltima' | 'listConfirmacoes'>;
  congelados: Pick<CongeladoStore, 'findWhole'>;
  resultados: Pick<ResultadoStore, 'find'>;
  arquivos: Pick<ArquivoPremioService, 'get'>;
}) {
  return {
    listConfirmacoes: parts.apuracoes.listConfirmacoes,
    /** Lists the excluded numbers of a draw; empty for one that is not frozen. */
    async listExclusoes(
      { campanhaId }: Pick<CampanhaPublicada, 'campanhaId'>,
      extracao: string,
    ): Promise<ExclusaoSorteio[]> {
      const ref = { campanhaId, extracao };
      const congelado = await parts.congelados.findWhole(ref);
      if (!congelado) return [];
      const { series } = congelado.manifesto;
      const desclassificados = (await parts.apuracoes.findUltima(ref))?.desclassificados ?? [];
      return [
        ...congelado.excluidos.map(([lugar, motivo]) => ({
          ...toNumero(lugar, series),
          fase: 'congelamento' as const,
          motivo: motivo as MotivoSorteio,
          texto: null,
        })),
        ...desclassificados.map(({ lugar, motivo, texto }) => ({
          ...toNumero(lugar, series),
          fase: 'apuracao' as const,
          motivo,
          texto,
        })),
      ];
    },
    /** Returns the attached document of the official result; undefined without one. */
    async findDocumento(
      { campanhaId }: Pick<CampanhaPublicada, 'campanhaId'>,
      extracao: string,
    ): Promise<StoredFile | undefined> {
      const { documento } = await parts.resultados.find({ campanhaId, extracao });
      return documento ? parts.arquivos.get(documento.nomeArquivo) : undefined;
    },
  };
}
