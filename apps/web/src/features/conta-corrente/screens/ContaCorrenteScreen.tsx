import { getTextoCompletePerfil } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { PerfilGate } from '../../consumidor/public.ts';
import { EmBreveScreen } from '../../../platform/navigation/EmBreveScreen.tsx';
import { emBreveText } from '../../../platform/platform.text.ts';
import { telaTitulos } from '../../../platform/navigation/tela.text.ts';

/** The person's points: for who has a complete profile. The statement itself is still to come. */
export function ContaCorrenteScreen() {
  const mensagem = getTextoCompletePerfil(useConfiguracao(), 'contaCorrente');
  return (
    <PerfilGate title={telaTitulos.contaCorrente ?? emBreveText.tituloPadrao} mensagem={mensagem}>
      <EmBreveScreen />
    </PerfilGate>
  );
}
