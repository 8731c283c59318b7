import { CircleUserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { paineis, usePainel } from '../../../platform/navigation/painel-store.ts';
import { layoutText } from '../layout.text.ts';
import type { Destino } from './list-destinos.tsx';

/** Menu item of a screen. */
export function MenuItem({ path, titulo, icon, className }: Destino & { className: string | undefined }) {
  return (
    <NavLink className={className} to={path}>
      {icon}
      {titulo}
    </NavLink>
  );
}

/** Menu item of the account drawer. */
export function MenuConta({ className }: { className: string | undefined }) {
  const isOpen = usePainel() === 'conta';
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => paineis.open('conta')}
    >
      <CircleUserRound aria-hidden="true" />
      {layoutText.menu.conta}
    </button>
  );
}
