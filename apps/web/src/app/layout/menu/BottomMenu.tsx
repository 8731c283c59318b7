import { isNovoMenuEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { useRef } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useScrollRoom } from '@trevo/ui/layout/BottomBar.tsx';
import { useScrollsDown } from '@trevo/ui/layout/use-scrolls-down.ts';
import { layoutText } from '../layout.text.ts';
import styles from './BottomMenu.module.css';
import { listDestinos } from './list-destinos.tsx';
import { MenuAcoes } from './MenuAcoes.tsx';
import { MenuConta, MenuItem } from './MenuItem.tsx';

/** Bottom menu with the main action in the middle, or in the new menu above the rest. */
export function BottomMenu() {
  const configuracao = useConfiguracao();
  const isNovo = isNovoMenuEnabled(configuracao);
  const bar = useRef<HTMLElement>(null);
  const { isInFlow } = useScrollRoom(bar, 'menu');
  const isShrunk = useScrollsDown();
  const { antes, depois } = listDestinos(configuracao);
  return (
    <nav
      ref={bar}
      className={styles.menu}
      data-novo={isNovo || undefined}
      data-in-flow={isInFlow || undefined}
      data-shrunk={isShrunk || undefined}
      aria-label={layoutText.menu.rotulo}
    >
      {isNovo && <MenuAcoes />}
      <div className={styles.itens}>
        {antes.map((destino) => (
          <MenuItem key={destino.path} {...destino} className={styles.item} />
        ))}
        {!isNovo && <MenuAcoes />}
        {depois.map((destino) => (
          <MenuItem key={destino.path} {...destino} className={styles.item} />
        ))}
        <MenuConta className={styles.item} />
      </div>
    </nav>
  );
}
