import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { hojeText as text } from './hoje.text.ts';

/** How many proposals wait for the operator's decision; nothing without one. */
export function PropostasEspera() {
  const propostas = useRead('operador.propostas', {
    params: { perPage: 1 },
    query: { situacao: 'aberta' },
  });
  return (
    <Leitura lida={propostas} linhas={1}>
      {({ esperam }) =>
        esperam > 0 && (
          <Secao titulo={text.propostas}>
            <Notice
              tone="alerta"
              title={text.esperamVoce(esperam)}
              action={<LinkComoBotao to="/propostas">{text.verPropostas}</LinkComoBotao>}
            />
          </Secao>
        )
      }
    </Leitura>
  );
}
