import { useLocation } from 'react-router';
import { readEcommerce } from '../../features/participacao/comper/comper-path.ts';
import type { LazyScreen } from '../load-screen.tsx';

/**
 * Manual entry has two forms at one address: the access key, and the printed data of a Comper receipt, to which
 * the question about the shop leads.
 */
export function DigitacaoRoute({ chave, comper }: { chave: LazyScreen; comper: LazyScreen }) {
  const isComper = readEcommerce(useLocation().search) !== null;
  const { Screen } = isComper ? comper : chave;
  return <Screen />;
}
