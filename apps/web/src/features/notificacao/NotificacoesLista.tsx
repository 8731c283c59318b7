import {
  CircleCheck,
  CircleX,
  Gift,
  Hourglass,
  Megaphone,
  Package,
  Ticket,
  Trophy,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { formatMomento } from '@trevo/client/format.ts';
import { ListaErro } from '../../platform/lista/ListaErro.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { listaText } from '../../platform/platform.text.ts';
import { isSessaoRecusada } from '../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { notificacaoText as text } from './notificacao.text.ts';
import styles from './NotificacoesLista.module.css';
import { type Notificacao, useNotificacoes } from './use-notificacoes.ts';

/** Icon of each kind. */
const icons: Record<Notificacao['tipo'], ReactNode> = {
  DOCUMENTO_VALIDO: <CircleCheck />,
  DOCUMENTO_CORRIGIDO: <CircleCheck />,
  DOCUMENTO_INVALIDO: <CircleX />,
  SALDO_LIBERADO: <Wallet />,
  SALDO_VENCE: <Hourglass />,
  PEDIDO: <Package />,
  SORTEIO: <Ticket />,
  SORTEIO_PREMIADO: <Trophy />,
  INDICACAO_PREMIADA: <Users />,
  INDICADO_PREMIADO: <Gift />,
  INDICACAO_DESFEITA: <Hourglass />,
  CAMPANHA: <Megaphone />,
};

/** Notifications of the consumidor. Opening one marks it as seen and opens its target. */
export function NotificacoesLista() {
  const texto = useTexto();
  const { notificacoes, novas, error, isFetching, retry, see } = useNotificacoes();
  if (notificacoes === undefined) {
    return error ? (
      <ErroDaLista error={error} pending={isFetching} onRetry={retry} />
    ) : (
      <NotificacoesSkeleton />
    );
  }
  if (notificacoes.length === 0) {
    return (
      <EmptyState
        illustration="bell"
        title={texto(text.vazio.id, text.vazio.texto)}
        message={text.vazioDetalhe}
      />
    );
  }
  return (
    <>
      <ul className={styles.lista} aria-label={texto(text.titulo.id, text.titulo.texto)}>
        {notificacoes.map((notificacao) => (
          <Item key={notificacao.id} notificacao={notificacao} onSee={() => see([notificacao])} />
        ))}
      </ul>
      {novas > 0 && (
        <Button variant="ghost" wide onClick={() => see(notificacoes)}>
          {text.verTodas}
        </Button>
      )}
    </>
  );
}

function Item({ notificacao, onSee }: { notificacao: Notificacao; onSee(): void }) {
  const navigate = useNavigate();
  const agora = useAgora();
  const { titulo, mensagem, tipo, destino, vista, urlImagem } = notificacao;
  const quando = formatMomento(notificacao.dataHoraEnvio || notificacao.dataHora, agora);
  return (
    <li data-nova={!vista || undefined} className={styles.item}>
      <ListRow
        leading={icons[tipo]}
        title={
          <>
            {titulo}
            {!vista && <span className={styles.nova}> {text.nova}</span>}
          </>
        }
        detail={
          <>
            {mensagem}
            <span className={styles.quando}>{quando}</span>
          </>
        }
        arrow={destino !== null}
        onClick={() => {
          onSee();
          if (!destino) return;
          paineis.close();
          void navigate(destino);
        }}
      />
      {urlImagem && <img src={toApiUrl(urlImagem)} alt="" className={styles.imagem} loading="lazy" />}
    </li>
  );
}

type Erro = Parameters<typeof ListaErro>[0];

/** Error with the specified text for any failure; an ended session has its own text. */
function ErroDaLista({ error, pending, onRetry }: Erro) {
  const texto = useTexto();
  if (isSessaoRecusada(error.codigo))
    return <ListaErro error={error} pending={pending ?? false} onRetry={onRetry} />;
  return (
    <ErrorState
      title={texto(text.erro.id, text.erro.texto)}
      retryLabel={listaText.tentarNovamente}
      onRetry={onRetry}
      pending={pending ?? false}
    />
  );
}

/** Loading skeleton with seven rows. */
export function NotificacoesSkeleton() {
  return (
    <SkeletonGroup label={text.carregando}>
      {[1, 2, 3, 4, 5, 6, 7].map((line) => (
        <Skeleton key={line} shape="block" height="3rem" />
      ))}
    </SkeletonGroup>
  );
}
