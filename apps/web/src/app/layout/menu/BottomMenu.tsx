import { isCupomEnabled, isNovoMenuEnabled } from '@trevo/config/configuracao-questions';
import { CircleUserRound, House, ReceiptText, Ticket } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { paineis, usePainel } from '../../../platform/navigation/painel-store.ts';
import { useScrollRoom } from '../../../ui/layout/BottomBar.tsx';
import { layoutText } from '../layout.text.ts';
import styles from './BottomMenu.module.css';
import { MenuAcoes } from './MenuAcoes.tsx';

/** The menu under the thumb, with the one thing people come for in the middle, or in the new menu above the rest. */
export function BottomMenu({ hasConta }: { hasConta: boolean }) {
  const { menu } = layoutText;
  const configuracao = useConfiguracao();
  const isNovo = isNovoMenuEnabled(configuracao);
  const bar = useRef<HTMLElement>(null);
  useScrollRoom(bar);
  const isContaOpen = usePainel() === 'configuracoes';
  return (
    <nav ref={bar} className={styles.menu} data-novo={isNovo || undefined} aria-label={menu.rotulo}>
      {isNovo && <MenuAcoes />}
      <div className={styles.itens}>
        <Item to={appPaths.home} icon={<House />} label={menu.inicio} />
        {isCupomEnabled(configuracao) && <Item to={appPaths.cupons} icon={<Ticket />} label={menu.cupons} />}
        {!isNovo && <MenuAcoes />}
        <Item to={appPaths.documentosFiscais} icon={<ReceiptText />} label={menu.notas} />
        {hasConta && (
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={isContaOpen}
            onClick={() => paineis.open('configuracoes')}
          >
            <CircleUserRound aria-hidden="true" />
            {menu.conta}
          </button>
        )}
      </div>
    </nav>
  );
}

function Item({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <NavLink className={styles.item} to={to}>
      {icon}
      {label}
    </NavLink>
  );
}
