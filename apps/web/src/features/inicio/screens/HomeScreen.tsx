import { isCupomEnabled } from '@trevo/config/configuracao-questions';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { LimiteDica, useParticipacao } from '../../participacao/public.ts';
import { useConfiguracao, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import {
  type DocumentoFiscal,
  DocumentosSkeleton,
  FilaCard,
  useProcura,
  useTellProcura,
} from '../../documento-fiscal/public.ts';
import { MultiplicadorFaixa } from '../../cupom/public.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { toLista, type Lista } from '../../../platform/lista/to-lista.ts';
import { RaspadinhasCard } from '../../raspadinha/public.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { inicioText as text } from '../inicio.text.ts';
import { Novidades } from '../parts/Novidades.tsx';
import { NumerosCard } from '../parts/NumerosCard.tsx';
import { Participar } from '../parts/Participar.tsx';
import { UltimasNotas } from '../parts/UltimasNotas.tsx';

const latest = 3;

/** What I have, what I can do now, until when, and how my receipts stand. */
export function HomeScreen() {
  const participacao = useParticipacao();
  const titulo = useTitulo();
  const configuracao = useConfiguracao();
  const usuario = useSession()?.usuario;
  const { situacao, campanha } = participacao;
  return (
    <Page header={<PageHeader title={campanha?.descricao ?? titulo} />}>
      {situacao === 'erro' && <ListaErro error={participacao.error} onRetry={participacao.retry} />}
      {situacao === 'carregando' && (
        <>
          {isCupomEnabled(configuracao) && <NumerosCard contagem={null} nota={null} />}
          <DocumentosSkeleton count={latest} />
        </>
      )}
      {campanha && usuario ? (
        <Conteudo campanha={campanha} usuario={usuario} isAberta={situacao === 'aberta'}>
          <Participar participacao={participacao} />
        </Conteudo>
      ) : (
        situacao === 'bloqueada' && <Participar participacao={participacao} />
      )}
    </Page>
  );
}

interface ConteudoProps {
  campanha: CampanhaWire;
  usuario: string;
  /** Receipts may be registered now: only then a first one is promised anything. */
  isAberta: boolean;
  children: ReactNode;
}

function Conteudo({ campanha, usuario, isAberta, children }: ConteudoProps) {
  const { ano, identificacao } = campanha;
  const hasNumeros = isCupomEnabled(useConfiguracao());
  const contagem = useCall(
    'cupom.escaneadosPorPeriodo',
    { params: { ano, identificacao, cpf: usuario }, cache: false },
    { enabled: hasNumeros },
  );
  const documentos = useCall('documentoFiscal.listar', {
    params: { perPage: latest, page: 1 },
    query: { usuario, anoCampanha: String(ano), identificacaoCampanha: identificacao },
    cache: false,
  });
  const notas = toLista(documentos, 'documentoFiscal.nenhum');
  useProcura(notas.situacao === 'pronta' ? notas.pagina.retorno : [], useTellProcura());
  return (
    <Columns
      aside={
        <>
          <Novidades campanha={campanha} />
          <UltimasNotas
            lista={notas}
            count={latest}
            isAberta={isAberta}
            comprovacao={campanha?.comprovacao}
          />
        </>
      }
    >
      {hasNumeros && <NumerosCard contagem={contagem} nota={toNota(notas, isAberta)} />}
      {isAberta && <LimiteDica isQuiet />}
      {children}
      {isAberta && <MultiplicadorFaixa />}
      <FilaCard />
      <RaspadinhasCard campanha={campanha} usuario={usuario} />
    </Columns>
  );
}

/** What to say while there is no number: a first receipt is promised one only to who sent none and may send it. */
function toNota(notas: Lista<DocumentoFiscal>, isAberta: boolean): string | null {
  if (notas.situacao === 'vazia') return isAberta ? text.nenhum : null;
  const isWaiting =
    notas.situacao === 'pronta' &&
    notas.pagina.retorno.some(({ apuracao }) => apuracao.status === 'PENDENTE');
  return isWaiting ? text.emAnalise : null;
}
