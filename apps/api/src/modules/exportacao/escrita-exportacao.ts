import { randomBytes } from 'node:crypto';
import { addDias, startOfDia } from '@trevo/rules/tempo/sao-paulo';
import type { OpenConteudo } from '../arquivo/public.ts';
import type { CampanhaId } from '../campanha/public.ts';
import { createContexto } from './conteudo/contexto.ts';
import type { createReadConteudo } from './conteudo/conteudos.ts';
import type { ExportacaoRow, PedidoExportacao } from './exportacao.service.ts';
import { exportacaoText } from './exportacao.text.ts';
import { formatos } from './formatos.ts';
import type { Linha } from './planilha.ts';

/** Returns the function that opens the rows of an export in its format. */
export const createOpenExportacao =
  (parts: {
    readConteudo: ReturnType<typeof createReadConteudo>;
    getSal: (campanhaId: CampanhaId, novo: string) => Promise<string>;
  }): OpenConteudo<PedidoExportacao, null> =>
  async (publicada, row, andamento) => {
    const { tipo, porItem, formato } = row.pedido;
    const sal = await parts.getSal(row.campanha_id, randomBytes(32).toString('hex'));
    const filtro = toFiltro(row);
    const { colunas, paginas } = parts.readConteudo(
      tipo,
      { publicada, filtro, porItem },
      createContexto(sal),
    );
    let linhas = 0;
    /** Counts rows, and renews the lease before each page. */
    async function* watch(): AsyncGenerator<readonly Linha[]> {
      for await (const pagina of paginas) {
        await andamento.advance(linhas);
        yield pagina;
        linhas += pagina.length;
      }
    }
    const { write, contentType } = formatos[formato];
    const marca = exportacaoText.marca(row.pedido_por.nome, row.pedido_em, row.arquivo_id);
    const pieces = write({ colunas, paginas: watch(), marca, em: row.pedido_em });
    return { extensao: formato, contentType, pieces, toFim: () => ({ progresso: linhas }) };
  };

/** Rows registered after the request are in the next export: otherwise a busy campaign would never end. */
function toFiltro({ campanha_id: campanhaId, pedido, pedido_em: pedidoEm }: ExportacaoRow) {
  const { de, ate, comDadosPessoais } = pedido;
  const fim = ate === null ? pedidoEm : startOfDia(addDias(ate, 1));
  return {
    campanhaId,
    comDadosPessoais,
    de: de === null ? new Date(0) : startOfDia(de),
    ate: fim < pedidoEm ? fim : pedidoEm,
  };
}
