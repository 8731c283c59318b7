import { listFormas } from '@trevo/config/configuracao/areas';
import { QrCode, ReceiptText, Trophy } from 'lucide-react';
import { useConfiguracao, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { IconSteps } from '@trevo/ui/display/IconSteps.tsx';
import styles from './Capa.module.css';
import { capaText as text } from './capa.text.ts';

const icons = [<ReceiptText key="nota" />, <QrCode key="codigo" />, <Trophy key="premio" />];

/** Brand panel beside entry and registration on wide windows: the campaign and how it works. */
export function Capa() {
  const titulo = useTitulo();
  const hasScanner = listFormas(useConfiguracao()).includes('escanear');
  const { compre, escaneie, cadastre, acompanhe } = text.passos;
  return (
    <aside className={styles.capa} aria-label={titulo}>
      <div className={styles.words}>
        <p className={styles.titulo}>{titulo}</p>
        <IconSteps icons={icons} steps={[compre, hasScanner ? escaneie : cadastre, acompanhe]} />
      </div>
    </aside>
  );
}
