import { CircleUserRound, House, QrCode, ReceiptText, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { appPaths } from '../../shared/navigation/app-paths.ts';
import { appText } from '../app.text.ts';
import styles from './BottomMenu.module.css';

export interface BottomMenuProps {
  /** Opens the account sheet; without it the item is not there. */
  onConta?: (() => void) | undefined;
  isContaOpen: boolean;
}

/** The menu under the thumb, with the one thing people come for in the middle. */
export function BottomMenu({ onConta, isContaOpen }: BottomMenuProps) {
  const { menu } = appText;
  return (
    <nav className={styles.menu} aria-label={menu.rotulo}>
      <Item to={appPaths.home} icon={<House />} label={menu.inicio} />
      <Item to={appPaths.cupons} icon={<Ticket />} label={menu.cupons} />
      <NavLink className={styles.action} to={appPaths.escanear}>
        <span className={styles.circle}>
          <QrCode aria-hidden="true" />
        </span>
        {menu.escanear}
      </NavLink>
      <Item to={appPaths.documentosFiscais} icon={<ReceiptText />} label={menu.notas} />
      {onConta && (
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={isContaOpen}
          onClick={onConta}
        >
          <CircleUserRound aria-hidden="true" />
          {menu.conta}
        </button>
      )}
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
