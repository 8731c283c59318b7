import { callConsole } from '../../platform/api/console-client.ts';
import { saveAnswer } from '../../platform/api/save-text.ts';
import { AcoesArquivo } from '../../platform/arquivo/AcoesArquivo.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Kit } from './encerramento.wire.ts';

/** Downloads, cancels or deletes a kit. */
export function AcoesKit({ params: campanha, kit }: { params: CampanhaParams; kit: Kit }) {
  const isPermitido = usePermissao();
  const params = { ...campanha, kitID: kit.kitID };
  return (
    <AcoesArquivo
      arquivo={kit}
      depois={encerramentoConsoleText.kit.depois}
      baixar={
        isPermitido('operador.baixarKit')
          ? () => saveAnswer('operador.baixarKit', params, kit.nomeArquivo)
          : undefined
      }
      cancelar={
        isPermitido('operador.cancelarKit')
          ? () => callConsole('operador.cancelarKit', { params })
          : undefined
      }
    />
  );
}
