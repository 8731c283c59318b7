import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { cupomText as text } from '../cupom.text.ts';
import styles from './CupomLista.module.css';
import { CuponsSkeleton } from './CupomItem.tsx';

export type Sorteio = RetornoOf<Calls['cupom.sorteios']>[number];

export interface PremiadosSheetProps {
  campanha: CampanhaWire;
  /** The draw whose winners are shown; closed without one. */
  sorteio: Sorteio | undefined;
  onClose(): void;
}

/** The winners of a draw, with first name and initials. */
export function PremiadosSheet({ campanha, sorteio, onClose }: PremiadosSheetProps) {
  return (
    <Sheet
      open={sorteio !== undefined}
      onClose={onClose}
      title={sorteio ? text.ganhadores(sorteio.nome) : ''}
      closeLabel={text.fechar}
    >
      {sorteio && <Premiados campanha={campanha} dia={sorteio.data} />}
    </Sheet>
  );
}

function Premiados({ campanha, dia }: { campanha: CampanhaWire; dia: string }) {
  const { ano, identificacao } = campanha;
  const query = useCall('cupom.premiados', { params: { ano, identificacao, date: dia }, cache: false });
  if (query.error) return <ListaErro error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CuponsSkeleton />;
  return (
    <ul className={styles.lista}>
      {query.data.map(({ serie, numero, nome, cidade, uf, premio }) => (
        <li key={`${serie}${numero}`}>
          <NumeroSorte
            serie={serie}
            numero={numero}
            detail={[nome, [cidade, uf].filter(Boolean).join('/'), premio].filter(Boolean).join(' · ')}
          />
        </li>
      ))}
    </ul>
  );
}
