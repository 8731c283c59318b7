import { getTextoCompletePerfil } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { PerfilGate } from '../../../shared/consumidor/PerfilGate.tsx';
import { EmBreveScreen } from '../../../shared/navigation/EmBreveScreen.tsx';
import { emBreveText } from '../../../shared/navigation/em-breve.text.ts';
import { telaTitulos } from '../../../shared/navigation/tela.text.ts';

/** The person's points: for who has a complete profile. The statement itself is still to come. */
export function ContaCorrenteScreen() {
  const mensagem = getTextoCompletePerfil(useConfiguracao(), 'contaCorrente');
  return (
    <PerfilGate title={telaTitulos.contaCorrente ?? emBreveText.tituloPadrao} mensagem={mensagem}>
      <EmBreveScreen />
    </PerfilGate>
  );
}
