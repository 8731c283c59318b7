import { getAnalyticsIds } from '@trevo/config/configuracao/configuracao-questions';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { hasMedicao, medicaoEscolha, useMedicaoEscolha } from './medicao-escolha.ts';
import { medicaoText as text, describeCasas } from './medicao.text.ts';

/** Switch of the analytics consent; renders nothing when the campaign has no analytics. */
export function MedicaoSwitch() {
  const configuracao = useConfiguracao();
  const escolha = useMedicaoEscolha();
  if (!hasMedicao(configuracao)) return null;
  return (
    <Card>
      <Switch
        label={text.permitir}
        detail={text.permitirDetalhe(describeCasas(getAnalyticsIds(configuracao)))}
        checked={escolha === 'sim'}
        onChange={(event) => medicaoEscolha.set(event.currentTarget.checked ? 'sim' : 'nao')}
      />
    </Card>
  );
}
