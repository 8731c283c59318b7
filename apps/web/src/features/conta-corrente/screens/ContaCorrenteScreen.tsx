import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { getTextoCompletePerfil } from '@trevo/config/configuracao/telas-questions';
import { QrCode, ReceiptText, ShoppingBag, Target } from 'lucide-react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina, usePagina } from '../../../platform/lista/ListaPager.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { useFirstAnswers } from '@trevo/client/use-first-answers.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { PerfilGate } from '../../consumidor/public.ts';
import { EscanearLink, useParticipacao, VazioComNota } from '../../participacao/public.ts';
import { contaCorrenteText as text } from '../conta-corrente.text.ts';
import { type Caminho, Caminhos } from '../parts/Caminhos.tsx';
import { Extrato, ExtratoSkeleton } from '../parts/Extrato.tsx';
import { SaldoCard } from '../parts/SaldoCard.tsx';
import { useSaldoPontos } from '../use-saldo-pontos.ts';
import { porPagina } from '../../../platform/lista/por-pagina.ts';
import { useProdutosPath } from '../../../platform/navigation/paths/use-produtos-path.ts';

const skeletonRows = 5;

const metas: Caminho = {
  to: appPaths.metas,
  icon: <Target />,
  titulo: text.metas,
  detalhe: text.metasDetalhe,
};
const notas: Caminho = {
  to: appPaths.documentosFiscais,
  icon: <ReceiptText />,
  titulo: text.notas,
  detalhe: text.notasDetalhe,
};
const vitrine: Omit<Caminho, 'to'> = {
  icon: <ShoppingBag />,
  titulo: text.vitrine,
  detalhe: text.vitrineDetalhe,
};

/** Points of a consumidor with a complete profile: balance, expiry and statement. */
export function ContaCorrenteScreen() {
  const mensagem = getTextoCompletePerfil(useConfiguracao(), 'contaCorrente');
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  return (
    <PerfilGate title={text.titulo} mensagem={mensagem}>
      <Page header={<TelaHeader title={text.titulo} />}>
        {campanha && usuario ? (
          <Conta campanha={campanha} usuario={usuario} />
        ) : error ? (
          <ListaErro error={error} onRetry={retry} />
        ) : situacao === 'nenhuma' ? (
          <EmptyState illustration="receipt" title={text.semCampanha} />
        ) : (
          <ContaSkeleton />
        )}
      </Page>
    </PerfilGate>
  );
}

function ContaSkeleton() {
  return (
    <Columns main="aside" aside={<ExtratoSkeleton count={skeletonRows} />}>
      <SaldoCard moeda="pontos" state={undefined} />
      <Skeleton shape="block" height="var(--altura-controle)" />
      <Skeleton shape="block" height="8.5rem" />
    </Columns>
  );
}

function Conta({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const { ano, identificacao } = campanha;
  const [pagina, setPagina] = usePagina();
  const hasVitrine = isAreaOffered(useConfiguracao(), 'vitrine');
  const produtosPath = useProdutosPath();
  const isAberta = useParticipacao().situacao === 'aberta';
  const saldo = useSaldoPontos(campanha, usuario);
  const extrato = useCall('contaCorrente.lancamentos', {
    params: { ano, identificacao, cpf: usuario, perPage: porPagina, page: pagina },
  });
  const lista = toLista(extrato, 'contaCorrente.nenhumLancamento');
  useLastPagina(pagina, extrato, setPagina);
  // Balance, buttons and statement have heights of their own: shown one by one they would move each other.
  const isKnown = useFirstAnswers();
  const caminhos = (
    <Caminhos
      rotulo={text.caminhos}
      caminhos={hasVitrine ? [metas, notas, { ...vitrine, to: produtosPath }] : [metas, notas]}
    />
  );
  if (!isKnown) return <ContaSkeleton />;
  return (
    <Columns
      main="aside"
      aside={
        <>
          {lista.situacao === 'carregando' && <ExtratoSkeleton count={skeletonRows} />}
          {lista.situacao === 'erro' && (
            <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
          )}
          {lista.situacao === 'vazia' && (
            <VazioComNota
              illustration="receipt"
              title={text.vazio}
              message={text.vazioDetalhe}
              escanear={text.escanear}
            />
          )}
          {lista.situacao === 'vazia' && caminhos}
          {lista.situacao === 'pronta' && (
            <>
              <h2>{text.extrato}</h2>
              <Extrato
                moeda="pontos"
                lancamentos={lista.pagina.retorno}
                pending={extrato.isPlaceholderData}
              />
              <ListaPager
                page={pagina}
                pages={lista.pagina.paginas}
                pending={extrato.isPlaceholderData}
                onPageChange={setPagina}
              />
            </>
          )}
        </>
      }
    >
      <SaldoCard moeda="pontos" state={saldo} />
      {lista.situacao === 'pronta' && isAberta && (
        <EscanearLink variant="ghost" wide icon={<QrCode />}>
          {text.escanear}
        </EscanearLink>
      )}
      {lista.situacao !== 'vazia' && caminhos}
    </Columns>
  );
}
