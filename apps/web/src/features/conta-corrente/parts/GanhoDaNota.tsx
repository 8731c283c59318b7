import { contaText } from '@trevo/contract/palavras.text';
import { Coins } from 'lucide-react';
import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { Link } from 'react-router';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { lancamentoText as text } from '../conta-corrente.text.ts';

/**
 * Points that a receipt earned, with a link to their line; renders nothing while there are none or they are
 * unknown.
 */
export function GanhoDaNota({ documentoFiscalID }: { documentoFiscalID: string }) {
  const { campanha } = useCampanha();
  const isEnabled = isAreaOffered(useConfiguracao(), 'pontos');
  return campanha && isEnabled ? <Ganho campanha={campanha} documentoFiscalID={documentoFiscalID} /> : null;
}

function Ganho({ campanha, documentoFiscalID }: { campanha: CampanhaWire; documentoFiscalID: string }) {
  const { ano, identificacao } = campanha;
  const { data: lancamento } = useCall('contaCorrente.lancamento', {
    params: { ano, identificacao, lancamentoID: documentoFiscalID },
  });
  if (!lancamento) return null;
  return (
    <Card padding="none">
      <ListRow
        leading={<Coins />}
        title={text.pontosDaNota}
        detail={lancamento.situacao && text.situacoes[lancamento.situacao]}
        trailing={contaText.valor(lancamento.moeda, lancamento.valor)}
        render={(className, content) => (
          <Link className={className} to={`${appPaths.detalhamentoExtrato}?id=${documentoFiscalID}`}>
            {content}
          </Link>
        )}
      />
    </Card>
  );
}
