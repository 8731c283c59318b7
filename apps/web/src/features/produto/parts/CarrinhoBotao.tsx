import { ClipboardList, ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useCarrinho } from '../carrinho-store.ts';
import { produtoText as text } from '../produto.text.ts';
import styles from './CarrinhoBotao.module.css';

/** Link to the cart with its item count, and to the orders. */
export function CarrinhoBotao({ campanha }: { campanha: CampanhaWire }) {
  const navigate = useNavigate();
  const { length } = useCarrinho(campanha);
  return (
    <>
      <IconButton
        label={text.pedidos}
        icon={<ClipboardList />}
        onClick={() => void navigate(appPaths.acompanharPedidos)}
      />
      <span className={styles.carrinho}>
        <IconButton
          label={text.carrinho(length)}
          icon={<ShoppingCart />}
          onClick={() => void navigate(appPaths.controleProdutos)}
        />
        {length > 0 && (
          <span className={styles.conta} aria-hidden="true">
            {length}
          </span>
        )}
      </span>
    </>
  );
}
