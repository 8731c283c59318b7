import { callConsole } from '../../platform/api/console-client.ts';
import { saveAnswer } from '../../platform/api/save-text.ts';
import { AcoesArquivo } from '../../platform/arquivo/AcoesArquivo.tsx';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import type { Exportacao } from './exportacao.wire.ts';

/** Downloads, cancels or deletes an export. */
export function AcoesExportacao(props: { campanha: CampanhaDaPromotora; exportacao: Exportacao }) {
  const { ano, identificacao } = props.campanha;
  const { exportacaoID, nomeArquivo } = props.exportacao;
  const isPermitido = usePermissao();
  const params = { ano, identificacao, exportacaoID };
  return (
    <AcoesArquivo
      arquivo={props.exportacao}
      baixar={
        isPermitido('operador.baixarExportacao')
          ? () => saveAnswer('operador.baixarExportacao', params, nomeArquivo)
          : undefined
      }
      cancelar={
        isPermitido('operador.cancelarExportacao')
          ? () => callConsole('operador.cancelarExportacao', { params })
          : undefined
      }
    />
  );
}
