import { isTelaOffered } from '@trevo/config/configuracao/areas';
import { contaText } from '@trevo/contract/palavras.text';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { indicacaoText as text } from '../indicacao.text.ts';

/**
 * Card that links to the invitation and names its reward; renders nothing when the campaign has no invitations,
 * and in a kiosk, where the user has no contacts to send a link to.
 */
export function ConvidarCard({ campanha }: { campanha: CampanhaWire }) {
  const isOffered = isTelaOffered(useConfiguracao(), 'indicacao');
  const isTotem = useIsTotem();
  if (!isOffered || isTotem) return null;
  return (
    <Card padding="none">
      <ListRow
        leading={<UsersRound />}
        title={<strong>{text.convidar}</strong>}
        detail={describeReward(campanha)}
        render={(className, content) => (
          <Link className={className} to={appPaths.indicacao}>
            {content}
          </Link>
        )}
      />
    </Card>
  );
}

function describeReward({ indicacao }: CampanhaWire): string {
  const { premio, premioIndicado } = indicacao ?? {};
  if (premio) return text.cartao.voce(contaText.valor(premio.moeda, premio.valor));
  if (premioIndicado) return text.cartao.amigo(contaText.valor(premioIndicado.moeda, premioIndicado.valor));
  return text.cartao.semPremio;
}
