import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import styles from './TotemBarra.module.css';
import { totemText as text } from './totem.text.ts';
import { leaveTotem } from './use-totem-idle.ts';

/** Exit bar above every kiosk screen. Leaving discards nothing that must be kept, so there is no confirmation. */
export function TotemBarra() {
  const navigate = useNavigate();
  const titulo = useTitulo();
  return (
    <aside className={styles.saida} aria-label={text.barra}>
      <span className={styles.titulo}>{titulo}</span>
      <Button variant="secondary" size="small" icon={<LogOut />} onClick={() => leaveTotem(navigate)}>
        {text.sair}
      </Button>
    </aside>
  );
}
