import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { cupomText as text } from '../cupom.text.ts';
import type { Sorteio } from '../sorteio/use-sorteios.ts';
import { type Cupom, CupomItem, CuponsSkeleton } from './CupomItem.tsx';
import styles from './CupomLista.module.css';

// Maximum of hits shown; another digit narrows them.
const shownHits = 50;
const cpfLength = 11;

interface Busca {
  campanha: CampanhaWire;
  usuario: string;
  busca: string;
  sorteios: readonly Sorteio[];
}

/** Searches series and number of the consumidor's own numbers; a CPF lists the numbers of that CPF. */
export function CupomBusca(props: Busca) {
  return props.busca.length === cpfLength ? <CpfBusca {...props} /> : <NumeroBusca {...props} />;
}

/** Numbers of a typed CPF. The server only returns the session's own numbers and reports any other CPF as not found. */
function CpfBusca({ campanha, busca, sorteios }: Busca) {
  const { ano, identificacao } = campanha;
  const params = { ano, identificacao, cpf: busca, porPagina: shownHits, pagina: 1 };
  const query = useCall('cupom.listarConsumidorCpf', { params });
  const lista = toLista(query, 'cupom.cpfNaoCadastrado', ({ codigo }) => codigo === 'cupom.nenhum');
  if (lista.situacao === 'carregando') return <CuponsSkeleton />;
  if (lista.situacao === 'erro')
    return <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />;
  return lista.situacao === 'vazia' ? (
    <EmptyState
      illustration="search"
      title={text.cpfSemNumeros}
      message={<span className={styles.literal}>{query.error?.mensagem ?? text.vazio}</span>}
    />
  ) : (
    <Achados hits={lista.pagina.retorno} busca={busca} campanha={campanha} sorteios={sorteios} />
  );
}

function NumeroBusca({ campanha, usuario, busca, sorteios }: Busca) {
  const { ano, identificacao } = campanha;
  const query = useCall('cupom.listarTodosConsumidor', { params: { ano, identificacao, user: usuario } });
  const lista = toLista(query, 'cupom.nenhum');
  if (lista.situacao === 'carregando') return <CuponsSkeleton />;
  if (lista.situacao === 'erro')
    return <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />;
  const all = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  return (
    <Achados
      hits={all.filter(({ serie, numero }) => `${serie}${numero}`.includes(busca))}
      busca={busca}
      campanha={campanha}
      sorteios={sorteios}
    />
  );
}

interface AchadosProps extends Omit<Busca, 'usuario'> {
  hits: readonly Cupom[];
}

function Achados({ hits, busca, campanha, sorteios }: AchadosProps) {
  return (
    <>
      <LiveRegion>{hits.length > 0 ? text.achados(hits.length) : text.nenhumAchado(busca)}</LiveRegion>
      {hits.length === 0 ? (
        <EmptyState illustration="search" title={text.nenhumAchado(busca)} />
      ) : (
        <ul className={styles.lista}>
          {hits.slice(0, shownHits).map((cupom) => (
            <CupomItem key={cupom.id} cupom={cupom} campanha={campanha} sorteios={sorteios} />
          ))}
        </ul>
      )}
    </>
  );
}
