import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { canCall } from '@trevo/contract/operador/ato';
import type { Papel } from '@trevo/contract/operador/papeis';
import { atos } from '@trevo/contract/operador/atos';
import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { parseCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { type DocumentoFiscalModule, toProtocolo } from '../../documento-fiscal/public.ts';
import type { PremioModule } from '../../premio/public.ts';

type Achados = RetornoOf<Calls['operador.buscar']>;

const protocolo = /^[0-9a-f]{4}-?[0-9a-f]{4}$/i;

const nameCampanha = ({ campanha: { ano, identificacao, descricao } }: CampanhaPublicada) => ({
  ano,
  identificacao,
  descricao,
});

/** Finds receipts and prizes of a promoter by an exact value, as far as a role may open them. */
export function createAchadosService({
  fichas,
  entregas,
}: Pick<DocumentoFiscalModule, 'fichas'> & Pick<PremioModule, 'entregas'>) {
  async function listNotas(
    campanhas: readonly CampanhaPublicada[],
    texto: string,
  ): Promise<Achados['notas']> {
    if (!protocolo.test(texto) && cleanChaveAcesso(texto).length !== 44) return [];
    const notas: Achados['notas'] = [];
    // In turn: one operator's search takes one connection.
    for (const publicada of campanhas)
      for (const ref of await fichas.listRefs(publicada.campanhaId, texto)) {
        const view = await fichas.find(publicada, ref);
        if (view)
          notas.push({
            ...nameCampanha(publicada),
            consumidorID: view.consumidor_id,
            documentoFiscalID: view.documento_fiscal_id,
            protocolo: toProtocolo(view.idempotencia),
            status: view.status,
            registradoEm: view.registrado_em.toISOString(),
          });
      }
    return notas;
  }

  async function listPremios(
    campanhas: readonly CampanhaPublicada[],
    texto: string,
  ): Promise<Achados['premios']> {
    const codigo = parseCodigoPremio(texto);
    if (codigo === null) return [];
    try {
      return (await entregas.search(campanhas, codigo)).map(
        ({ campanha, consumidorID, raspadinhaID, premio }) => ({
          ...campanha,
          consumidorID,
          premioID: raspadinhaID,
          nome: premio.nome,
        }),
      );
    } catch (error) {
      // -- swallowed: no prize has this code, which a search answers with an empty list
      if (error instanceof DomainError && error.code === 'premio.nenhum') return [];
      throw error;
    }
  }

  return {
    /** @param papel role of the caller; null for an operator of the installation */
    async search(
      campanhas: readonly CampanhaPublicada[],
      texto: string,
      papel: Papel | null,
    ): Promise<Achados> {
      const may = (act: 'operador.nota' | 'operador.premio') => papel === null || canCall(atos[act], papel);
      return {
        notas: may('operador.nota') ? await listNotas(campanhas, texto) : [],
        premios: may('operador.premio') ? await listPremios(campanhas, texto) : [],
      };
    },
  };
}
