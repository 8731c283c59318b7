import { checkLimiteDocumentos } from '@trevo/rules/documento-fiscal/limite';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { EscanearLink, ParticipacaoGate } from '../../participacao/public.ts';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import type { CompraTela } from '../compra-draft.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { NoCelular } from '../../../platform/navigation/NoCelular.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import type { ConfiguracaoCompra } from '../compra-form.ts';
import { compraText as text } from '../compra.text.ts';
import styles from './CompraFormulario.module.css';

export interface CompraGateProps {
  tela: CompraTela;
  children(campanha: CampanhaWire, configuracao: ConfiguracaoCompra): ReactNode;
}

/** Loads the campaign's purchase rules and shows, before any typing, when it takes no purchases. */
export function CompraGate({ tela, children }: CompraGateProps) {
  const { titulo } = text[tela];
  const isTotem = useIsTotem();
  const { campanha, error, retry } = useCampanha();
  const params = { ano: campanha?.ano ?? 0, identificacao: campanha?.identificacao ?? '' };
  const asked = useCall('cupom.configuracaoCompra', { params }, { enabled: campanha !== undefined });
  const configuracao = asked.data;
  const failure = error ?? asked.error;
  const content = () => {
    if (campanha && configuracao) {
      const refusal = findRecusa(tela, configuracao, isTotem);
      return refusal ? (
        <Shell titulo={titulo}>
          <SemCompra motivo={refusal} tela={tela} />
        </Shell>
      ) : (
        children(campanha, configuracao)
      );
    }
    return (
      <Shell titulo={titulo}>
        {failure ? (
          <ListaErro
            error={failure}
            pending={asked.isFetching}
            onRetry={() => (error ? retry() : void asked.refetch())}
          />
        ) : (
          <FormularioSkeleton />
        )}
      </Shell>
    );
  };
  return <ParticipacaoGate title={titulo}>{content()}</ParticipacaoGate>;
}

const telaPaths = { quantidade: appPaths.cadastroCompra, manual: appPaths.lancamentoManual } as const;

type Motivo = 'naoLiberado' | 'semQuantidade' | 'fotoNoTotem';

function findRecusa(
  tela: CompraTela,
  { limiteNaoFiscal, porQuantidade, fotoObrigatoria }: ConfiguracaoCompra,
  isTotem: boolean,
): Motivo | null {
  if (checkLimiteDocumentos(limiteNaoFiscal) === 'naoLiberado') return 'naoLiberado';
  if (tela === 'quantidade' && !porQuantidade) return 'semQuantidade';
  // A kiosk has no field for a photo.
  return isTotem && fotoObrigatoria ? 'fotoNoTotem' : null;
}

function SemCompra({ motivo, tela }: { motivo: Motivo; tela: CompraTela }) {
  const texto = useTexto();
  if (motivo === 'fotoNoTotem') {
    return (
      <>
        <EmptyState
          illustration="receipt"
          title={text.fotoNoTotem}
          message={text.fotoNoTotemDetalhe}
          action={<EscanearLink>{text.escanear}</EscanearLink>}
        />
        <NoCelular path={telaPaths[tela]} motivo="totem" />
      </>
    );
  }
  if (motivo === 'semQuantidade') {
    return (
      <EmptyState
        illustration="bag"
        title={text.semQuantidade}
        message={text.semQuantidadeDetalhe}
        action={<LinkButton to={appPaths.lancamentoManual}>{text.lancar}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      illustration="receipt"
      title={texto(text.naoLiberado.id, text.naoLiberado.texto)}
      message={text.naoLiberadoDetalhe}
      action={<EscanearLink>{text.escanear}</EscanearLink>}
    />
  );
}

function Shell({ titulo, children }: { titulo: string; children: ReactNode }) {
  const goBack = useGoBack();
  return (
    <Page header={<PageHeader title={titulo} onBack={goBack} backLabel={text.voltar} />}>{children}</Page>
  );
}

function FormularioSkeleton() {
  return (
    <SkeletonGroup label={text.carregando} className={styles.skeleton}>
      <Skeleton width="35%" />
      <Skeleton shape="block" height="11rem" />
      <Skeleton width="45%" />
      <Skeleton shape="block" height="3.5rem" />
      <Skeleton width="30%" />
      <Skeleton shape="block" height="3.5rem" />
    </SkeletonGroup>
  );
}
