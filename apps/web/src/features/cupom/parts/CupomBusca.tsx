import { useCall } from '../../../shared/api/use-call.ts';
import type { CampanhaWire } from '../../../shared/campanha/use-campanha.ts';
import { ListaErro } from '../../../shared/lista/ListaErro.tsx';
import { toLista } from '../../../shared/lista/to-lista.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx';
import { cupomText as text } from '../cupom.text.ts';
import { CupomItem } from './CupomItem.tsx';
import { CuponsSkeleton } from './CuponsSkeleton.tsx';
import styles from './CupomLista.module.css';

// More hits than this are no answer; another figure narrows them.
const shownHits = 50;

/** Every own number that holds the figures looked for, in series and number. */
export function CupomBusca(props: { campanha: CampanhaWire; usuario: string; busca: string }) {
  const { campanha, usuario, busca } = props;
  const { ano, identificacao } = campanha;
  const query = useCall('cupom.listarTodosConsumidor', { params: { ano, identificacao, user: usuario } });
  const lista = toLista(query, 'cupom.nenhum');
  if (lista.situacao === 'carregando') return <CuponsSkeleton />;
  if (lista.situacao === 'erro')
    return <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />;
  const all = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  const hits = all.filter(({ serie, numero }) => `${serie}${numero}`.includes(busca));
  return (
    <>
      <LiveRegion>{hits.length > 0 ? text.achados(hits.length) : text.nenhumAchado(busca)}</LiveRegion>
      {hits.length === 0 ? (
        <EmptyState illustration="search" title={text.nenhumAchado(busca)} />
      ) : (
        <ul className={styles.lista}>
          {hits.slice(0, shownHits).map((cupom) => (
            <CupomItem key={cupom.id} cupom={cupom} />
          ))}
        </ul>
      )}
    </>
  );
}
