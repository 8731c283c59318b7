import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useFirstAnswers } from '@trevo/client/use-first-answers.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina, usePagina } from '../../../platform/lista/ListaPager.tsx';
import { ListaIdade } from '../../../platform/lista/ListaIdade.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { NoCelular } from '../../../platform/navigation/NoCelular.tsx';
import { useGuardada } from '../../../platform/lista/use-guardada.ts';
import { useSession } from '../../../platform/session/session.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { EscanearLink, useParticipacao } from '../../participacao/public.ts';
import { cupomText as text } from '../cupom.text.ts';
import { CompartilharTodos, isAtivo } from '../parts/CompartilharNumeros.tsx';
import { CupomBusca } from '../parts/CupomBusca.tsx';
import { type Cupom, CupomItem, CuponsSkeleton } from '../parts/CupomItem.tsx';
import styles from '../parts/CupomLista.module.css';
import { type Periodo, PeriodoFiltro, toPeriodo } from '../parts/PeriodoFiltro.tsx';
import { ChancesSecao } from '../sorteio/ChancesSecao.tsx';
import { useChances } from '../sorteio/use-chances.ts';
import { SorteiosSecao, SorteiosSkeleton } from '../sorteio/SorteiosSecao.tsx';
import { listPremios } from '../premio/meus-premios.ts';
import { PremiosSecao } from '../premio/PremiosSecao.tsx';
import { useSorteios } from '../sorteio/use-sorteios.ts';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

/** All lucky numbers of the consumidor, newest first. */
export function CuponsScreen() {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return <Cupons campanha={campanha} usuario={usuario} />;
  return (
    <Page header={<PageHeader title={text.titulo} subtitle={listaText.semTotal} />}>
      {error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="ticket" title={text.semCampanha} />
      ) : (
        <Columns aside={<SorteiosSkeleton />}>
          <CuponsSkeleton />
        </Columns>
      )}
    </Page>
  );
}

function Cupons({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const { ano, identificacao } = campanha;
  const [pagina, setPagina] = usePagina();
  const [busca, setBusca] = useState('');
  const [periodo, setPeriodo] = useState<Periodo>('tudo');
  const hoje = toSaoPaulo(useAgora()).dia;
  const sorteios = useSorteios(campanha);
  const chances = useChances(campanha);
  const premios = listPremios(sorteios);
  const isTudo = periodo === 'tudo';
  const todos = useCall(
    'cupom.listarConsumidor',
    { params: { ano, identificacao, user: usuario, porPagina, pagina } },
    { enabled: isTudo },
  );
  const filtro = { consumidor: usuario, periodo: toPeriodo(periodo, hoje), porPagina, pagina };
  const doPeriodo = useCall(
    'cupom.listarPorCampanha',
    { params: { ano, identificacao }, body: { filtro } },
    { enabled: !isTudo },
  );
  const kept = isTudo && pagina === 1 ? `${ano}-${identificacao}` : null;
  const { query, desde } = useGuardada('numeros', kept, isTudo ? todos : doPeriodo);
  const lista = toLista(query, 'cupom.nenhum');
  useLastPagina(pagina, query, setPagina);
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  const { data: contagem } = useCall('cupom.escaneadosPorPeriodo', {
    params: { ano, identificacao, cpf: usuario },
  });
  const ativos = contagem?.total ?? 0;
  // Reveals prizes, numbers and sorteios together to avoid a layout shift.
  const isKnown = useFirstAnswers() && lista.situacao !== 'carregando';
  const isSearchable = isTudo && total > porPagina;
  // Numbers shown in the section above are omitted from the list.
  const isAcima = ({ serie, numero }: Cupom) =>
    isTudo && premios.some((premio) => premio.serie === serie && premio.numero === numero);
  // The period filter is hidden when there are no numbers at all.
  const hasNumeros = lista.situacao === 'pronta' || !isTudo;
  return (
    <Page
      header={
        <PageHeader title={text.titulo} subtitle={ativos > 0 ? text.total(ativos) : listaText.semTotal} />
      }
    >
      <Columns
        aside={
          !isKnown ? (
            <SorteiosSkeleton />
          ) : (
            busca === '' && (
              <>
                <ChancesSecao chances={chances} sorteios={sorteios} />
                <SorteiosSecao campanha={campanha} sorteios={sorteios} chances={chances} />
              </>
            )
          )
        }
      >
        {!isKnown ? (
          <CuponsSkeleton />
        ) : (
          <>
            <PremiosSecao campanha={campanha} premios={premios} />
            <NoCelular path={appPaths.cupons} motivo="totem" />
            {lista.situacao === 'erro' && (
              <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
            )}
            <ListaIdade desde={desde} pending={query.isFetching} onRetry={() => void query.refetch()} />
            {hasNumeros && (
              <PeriodoFiltro
                value={periodo}
                onValueChange={(next) => {
                  setPeriodo(next);
                  // The search field exists only for all days.
                  setBusca('');
                  setPagina(1);
                }}
              />
            )}
            {lista.situacao === 'vazia' &&
              (isTudo ? <Vazio /> : <EmptyState illustration="ticket" title={text.vazioNoPeriodo} />)}
            {isSearchable && <BuscaField value={busca} onValueChange={setBusca} />}
            {lista.situacao === 'pronta' && busca !== '' && (
              <CupomBusca campanha={campanha} usuario={usuario} busca={busca} sorteios={sorteios} />
            )}
            {lista.situacao === 'pronta' && busca === '' && (
              <>
                <ul className={styles.lista} data-pending={query.isPlaceholderData || undefined}>
                  {lista.pagina.retorno.map(
                    (cupom) =>
                      !isAcima(cupom) && (
                        <CupomItem key={cupom.id} cupom={cupom} campanha={campanha} sorteios={sorteios} />
                      ),
                  )}
                </ul>
                <ListaPager
                  page={pagina}
                  pages={lista.pagina.paginas}
                  pending={query.isPlaceholderData}
                  onPageChange={setPagina}
                />
                {isTudo && (
                  <CompartilharTodos
                    campanha={campanha}
                    usuario={usuario}
                    hasAtivo={lista.pagina.retorno.some(isAtivo)}
                  />
                )}
              </>
            )}
          </>
        )}
      </Columns>
    </Page>
  );
}

/** Empty state; without an invitation when the campaign takes no more receipts. */
function Vazio() {
  const isAberta = useParticipacao().situacao !== 'bloqueada';
  return (
    <EmptyState
      illustration="ticket"
      title={isAberta ? text.vazioTitulo : text.vazioFechada}
      message={
        <>
          {isAberta && text.vazioDetalhe}
          <span className={styles.literal}>{text.vazio}</span>
        </>
      }
      action={isAberta && <EscanearLink>{text.escanear}</EscanearLink>}
    />
  );
}

export interface BuscaFieldProps {
  value: string;
  onValueChange(value: string): void;
}

/** Search field for the own numbers, or for the numbers of a CPF. */
function BuscaField({ value, onValueChange }: BuscaFieldProps) {
  return (
    <Field label={text.buscar}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={text.exemplo}
        leading={<Search />}
        trailing={
          value ? (
            <IconButton label={text.limpar} icon={<X />} onClick={() => onValueChange('')} />
          ) : undefined
        }
        value={value}
        onInput={({ currentTarget }) => onValueChange(currentTarget.value.replace(/\D/g, '').slice(0, 11))}
      />
    </Field>
  );
}
