import type { Ator } from '../../kernel/auth/ator.ts';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import {
  buildDocumento,
  countCodigo,
  type DocumentoFiscalView,
  type RegistroService,
} from '../documento-fiscal/public.ts';
import type { CodigoCupomStore } from './codigo-cupom.store.ts';

export type CodigoCupomService = ReturnType<typeof createCodigoCupomService>;

export function createCodigoCupomService(parts: {
  store: CodigoCupomStore;
  registros: RegistroService;
  clock: Clock;
}) {
  const { store, registros, clock } = parts;
  const requireCodigos = ({ arquivo }: CampanhaPublicada) => {
    if (!arquivo.codigos) throw refuse('cupom.codigoInativo');
  };
  return {
    /** Registers a printed code for a consumer; idempotent for the same consumer. */
    async scan(
      sessao: Sessao,
      publicada: CampanhaPublicada,
      numeroAleatorio: string,
      capturadoEm: string | undefined,
      endereco: string | null,
    ): Promise<DocumentoFiscalView> {
      requireCodigos(publicada);
      const agora = clock.now();
      const codigo = numeroAleatorio.toUpperCase();
      const documento = buildDocumento(sessao, publicada, {
        tipo: 'Cupom',
        coo: codigo,
        origem: 'codigo',
        capturadoEm,
        desvioRelogioSegundos: null,
        agora,
      });
      const recebida = await registros.receive(publicada, agora, {}, () => documento);
      if (recebida.resultado === 'repetida') return recebida.documento;
      return registros.register(publicada, {
        documento,
        reivindicacao: { identidade: null, codigo },
        endereco,
        judge: () => countCodigo(publicada.arquivo),
      });
    },
    async import(
      publicada: CampanhaPublicada,
      lote: string,
      codigos: readonly string[],
      ator: Ator,
    ): Promise<number> {
      requireCodigos(publicada);
      return store.import(publicada.campanhaId, lote, [...new Set(codigos)], ator, clock.now());
    },
    countByLote: store.countByLote,
  };
}
