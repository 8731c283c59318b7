import { useLinkToken } from '../../../platform/navigation/use-link-token.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { emailText as text } from '../email/email.text.ts';
import { useReenvio } from '../email/use-reenvio.ts';
import { useVerificarEmail } from '../email/use-verificar-email.ts';
import styles from './VerificarEmailScreen.module.css';

/** Target of the e-mail confirmation link: confirms it and continues, or shows why it failed. */
export function VerificarEmailScreen() {
  const { erro, isDeOutraConta, isLinkMorto, enter, canRetry, retry, goOn } =
    useVerificarEmail(useLinkToken());
  return (
    <Page
      header={<PageHeader title={text.titulo} />}
      footer={
        (erro !== null || isDeOutraConta) && (
          <BottomBar>
            <Button wide onClick={goOn}>
              {text.seguir}
            </Button>
          </BottomBar>
        )
      }
    >
      {erro === null && !isDeOutraConta && (
        <SkeletonGroup label={text.conferindo}>
          <Skeleton width="70%" />
          <Skeleton />
          <Skeleton width="45%" />
        </SkeletonGroup>
      )}
      {isDeOutraConta && (
        <div role="status">
          <EmptyState
            illustration="bell"
            title={text.deOutraConta.titulo}
            message={text.deOutraConta.mensagem}
          />
        </div>
      )}
      {erro !== null && canRetry && (
        <ErrorState title={text.erro} message={erro} retryLabel={text.tentarNovamente} onRetry={retry} />
      )}
      {erro !== null && !canRetry && (
        <div role="alert">
          <EmptyState
            illustration="broken"
            title={text.erro}
            message={erro}
            action={isLinkMorto && <OutroLink onEnter={enter} />}
          />
        </div>
      )}
    </Page>
  );
}

/** Requests a new link for the session's e-mail. The route's guard requires a session. */
function OutroLink({ onEnter }: { onEnter(): void }) {
  const { pending, mensagem, send } = useReenvio(onEnter);
  const { pedir, enviando } = text.reenvio;
  return (
    <>
      <Button variant="secondary" pending={pending} pendingLabel={enviando} onClick={send}>
        {pedir}
      </Button>
      {mensagem && (
        <p className={styles.mensagem} role="status">
          {mensagem}
        </p>
      )}
    </>
  );
}
