import { formatDia } from '@trevo/client/format.ts';
import { CalendarDays, Gift } from 'lucide-react';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { toMiniatura } from './premio-miniatura.tsx';
import { premiosText as text } from './premios.text.ts';
import styles from './PremioHero.module.css';
import type { PremioWire } from './use-premios-anunciados.ts';

export interface PremiosSheetProps {
  premios: readonly PremioWire[];
  /** The São Paulo day, `yyyy-mm-dd`. */
  hoje: string;
  onClose(): void;
}

/** List of all prizes that can still be won, draws by day first. */
export function PremiosSheet({ premios, hoje, onClose }: PremiosSheetProps) {
  return (
    <Sheet open onClose={onClose} title={text.titulo} closeLabel={text.fechar} bleed>
      <ul className={styles.lista}>
        {premios.map(({ premio, imagem, sorteio }, at) => (
          // Two prizes may have one name.
          // oxlint-disable-next-line react/no-array-index-key -- the list is not reordered while it is open
          <li key={at}>
            <ListRow
              {...toMiniatura(imagem, sorteio ? <CalendarDays /> : <Gift />)}
              title={premio}
              detail={sorteio ? text.quando(sorteio.nome, formatDia(sorteio.data, hoje)) : text.naHora}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
