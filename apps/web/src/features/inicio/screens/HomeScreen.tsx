import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { Fragment, type ReactNode } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useFirstAnswers } from '@trevo/client/use-first-answers.ts';
import { useHomeSnapshot } from '../../../platform/browser/home-snapshot.ts';
import { useHasBegun } from '../../../platform/browser/after-paint.ts';
import { useConfiguracao, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaIdade } from '../../../platform/lista/ListaIdade.tsx';
import { toLista, type Lista } from '@trevo/client/to-lista.ts';
import { useGuardada } from '../../../platform/lista/use-guardada.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { type CampanhaWire, PremioHero } from '../../campanha/public.ts';
import { MultiplicadorFaixa, PremioSorteioCard, useAreSorteiosKnown } from '../../cupom/public.ts';
import { type DocumentoFiscal, FilaCard, useProcura, useShowProcura } from '../../documento-fiscal/public.ts';
import { ConvidarCard } from '../../indicacao/public.ts';
import { InstalarCard } from '../../instalacao/public.ts';
import { ParticipantesCard } from '../../produto/public.ts';
import { LimiteDica, type Participacao, useParticipacao } from '../../participacao/public.ts';
import { RaspadinhasCard, useRaspadinhas } from '../../raspadinha/public.ts';
import { inicioText as text } from '../inicio.text.ts';
import { AbaixoSkeleton, ParticiparSkeleton } from '../parts/AbaixoSkeleton.tsx';
import { Atalhos } from '../parts/Atalhos.tsx';
import { Novidades } from '../parts/Novidades.tsx';
import { NumerosCard } from '../parts/NumerosCard.tsx';
import { Participar } from '../parts/Participar.tsx';
import { Prazo } from '../parts/Prazo.tsx';
import styles from '../parts/UltimasNotas.module.css';
import { UltimasNotas } from '../parts/UltimasNotas.tsx';
import { type InicioParte, toOrdemInicio } from '../to-ordem-inicio.ts';

const latest = 3;

/** Home screen: balance, action, deadline and status of the receipts. */
export function HomeScreen() {
  const participacao = useParticipacao();
  const titulo = useTitulo();
  const configuracao = useConfiguracao();
  const usuario = useSession()?.usuario;
  const { situacao, campanha } = participacao;
  return (
    <Page header={<PageHeader title={campanha?.descricao ?? titulo} />}>
      {situacao === 'erro' && <ListaErro error={participacao.error} onRetry={participacao.retry} />}
      {situacao === 'carregando' && <AcimaSkeleton hasNumeros={isAreaOffered(configuracao, 'numeros')} />}
      {campanha && usuario ? (
        <Conteudo campanha={campanha} usuario={usuario} participacao={participacao} />
      ) : (
        situacao === 'bloqueada' && <Participar participacao={participacao} />
      )}
    </Page>
  );
}

/** Skeleton of the numbers and the button below them. */
function AcimaSkeleton({ hasNumeros }: { hasNumeros: boolean }) {
  return (
    <>
      {hasNumeros && <NumerosCard contagem={null} nota={null} />}
      <ParticiparSkeleton />
    </>
  );
}

interface ConteudoProps {
  campanha: CampanhaWire;
  usuario: string;
  participacao: Participacao;
}

function Conteudo({ campanha, usuario, participacao }: ConteudoProps) {
  const { ano, identificacao } = campanha;
  const configuracao = useConfiguracao();
  const hasNumeros = isAreaOffered(configuracao, 'numeros');
  const params = { ano, identificacao };
  const nome = `${ano}-${identificacao}`;
  const { query: contagem } = useGuardada(
    'contagem',
    nome,
    useCall('cupom.escaneadosPorPeriodo', { params: { ...params, cpf: usuario } }, { enabled: hasNumeros }),
  );
  const { query: documentos, desde } = useGuardada(
    'ultimas',
    nome,
    useCall('documentoFiscal.listar', {
      params: { perPage: latest, page: 1 },
      query: { usuario, anoCampanha: String(ano), identificacaoCampanha: identificacao },
    }),
  );
  const notas = toLista(documentos, 'documentoFiscal.nenhum');
  useProcura(notas.situacao === 'pronta' ? notas.pagina.retorno : [], useShowProcura());
  const { lista: raspadinhas } = useRaspadinhas(campanha, usuario, {
    filtro: 'DISPONIVEL',
    enabled: isAreaOffered(configuracao, 'raspadinhas'),
  });
  // Earnings are promised only while registering is open.
  const isAberta = participacao.situacao === 'aberta';
  const diasRestantes = isAberta ? participacao.diasRestantes : null;
  const ordem = toOrdemInicio({
    hasNumeros,
    diasRestantes,
    raspadinhas: raspadinhas.situacao === 'pronta' ? raspadinhas.pagina.total : 0,
    hasGanho: (contagem.data?.total ?? 0) > 0 || hasValida(notas),
  });
  const retry = () => {
    void documentos.refetch();
    if (hasNumeros) void contagem.refetch();
  };
  const partes: Readonly<Record<InicioParte, ReactNode>> = {
    // Requests that failed together share one error, shown in place of the list.
    numeros: (
      <NumerosCard
        contagem={contagem}
        nota={toNota(notas, isAberta, campanha)}
        isQuiet={notas.situacao === 'erro'}
      />
    ),
    premio: <PremioHero campanha={campanha} qual="proximo" />,
    prazo: diasRestantes !== null && <Prazo diasRestantes={diasRestantes} ate={campanha.dataFinalCompras} />,
    participar: <Participar participacao={participacao} isPrimeira={notas.situacao === 'vazia'} />,
    participantes: <ParticipantesCard campanha={campanha} />,
    limite: <LimiteDica isQuiet />,
    raspadinhas: <RaspadinhasCard campanha={campanha} usuario={usuario} />,
    fila: <FilaCard />,
    atalhos: <Atalhos />,
    multiplicador: <MultiplicadorFaixa />,
    novidades: <Novidades campanha={campanha} />,
    convite: <ConvidarCard campanha={campanha} />,
    instalar: <InstalarCard />,
    notas: (
      <UltimasNotas
        lista={notas}
        count={latest}
        isAberta={isAberta}
        comprovacao={campanha.comprovacao}
        idade={<ListaIdade desde={desde} pending={documentos.isFetching} onRetry={retry} />}
        onRetry={retry}
      />
    ),
  };
  const draw = (parte: InicioParte) => <Fragment key={parte}>{partes[parte]}</Fragment>;
  // The prize card is shown above the rest: wait for it before drawing the content below, to avoid a layout shift on
  // phones.
  const isPremioKnown = useAreSorteiosKnown(campanha);
  const hasBegun = useHasBegun();
  const isKnown = useFirstAnswers(hasBegun) && isPremioKnown;
  useHomeSnapshot(isKnown && notas.situacao !== 'erro' && !contagem.isError);
  // Reading content is beside the actions on wide windows and below them on phones.
  const isWide = useIsWide();
  const below = ordem.indexOf('participar') + 1;
  const isDepois = (parte: InicioParte, at: number) =>
    isWide ? parte === 'novidades' || parte === 'notas' : at >= below;
  const antes = ordem.filter((parte, at) => !isDepois(parte, at));
  const depois = ordem.filter(isDepois);
  return (
    <Columns
      aside={
        <>
          {!isKnown && (isWide || isPremioKnown) && <AbaixoSkeleton count={latest} />}
          <div className={styles.juntas} hidden={!isKnown}>
            {hasBegun && depois.map(draw)}
          </div>
        </>
      }
    >
      {!isPremioKnown && <AcimaSkeleton hasNumeros={hasNumeros} />}
      <div className={styles.juntas} hidden={!isPremioKnown}>
        <PremioSorteioCard campanha={campanha} />
        {antes.map(draw)}
      </div>
    </Columns>
  );
}

const hasValida = (notas: Lista<DocumentoFiscal>): boolean =>
  notas.situacao === 'pronta' && notas.pagina.retorno.some(({ apuracao }) => apuracao.status === 'VALIDO');

/**
 * Returns the hint shown without numbers: a first receipt is promised a number only when none was sent and
 * registering is open.
 */
function toNota(
  notas: Lista<DocumentoFiscal>,
  isAberta: boolean,
  { produtosParticipantes }: CampanhaWire,
): string | null {
  if (notas.situacao === 'vazia' && isAberta)
    return produtosParticipantes?.exigidos ? text.nenhumPorProduto : text.nenhum;
  if (notas.situacao === 'vazia') return null;
  const isWaiting =
    notas.situacao === 'pronta' &&
    notas.pagina.retorno.some(({ apuracao }) => apuracao.status === 'PENDENTE');
  return isWaiting ? text.emAnalise : null;
}
