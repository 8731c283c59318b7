import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useLinkToken } from '../../../platform/navigation/use-link-token.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { session } from '../../../platform/session/session.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { LinkMorto } from '../parts/LinkMorto.tsx';
import { redefinirText } from '../senha.text.ts';

const text = redefinirText.naoFuiEu;

/**
 * Target of the link in the notification of a changed contact: a tap restores the contact, and a new password
 * follows. Opening alone does nothing, because mail programs prefetch links.
 */
export function NaoFuiEuScreen() {
  const tokenVerificacao = useLinkToken();
  const navigate = useNavigate();
  const goBack = useGoBack(appPaths.raiz);
  const [situacao, setSituacao] = useState<'pergunta' | 'enviando' | 'morto' | { erro: string }>(
    tokenVerificacao ? 'pergunta' : 'morto',
  );

  async function undo(): Promise<void> {
    setSituacao('enviando');
    try {
      const { retorno } = await callApi('login.desfazerContato', { body: { tokenVerificacao } });
      // The server ended the sessions of the account, so end the local one too.
      session.signOut();
      const { pathname, search } = new URL(retorno.linkRedefinirSenha);
      void navigate(pathname + search, { replace: true });
    } catch (thrown) {
      const { codigo, mensagem } = toApiError(thrown);
      setSituacao(codigo === 'login.linkInvalido' ? 'morto' : { erro: mensagem });
    }
  }

  const isAsking = situacao === 'pergunta' || situacao === 'enviando';
  return (
    <Page
      header={<PageHeader title={text.titulo} onBack={goBack} backLabel={redefinirText.voltar} />}
      footer={
        isAsking && (
          <BottomBar>
            <Button
              wide
              pending={situacao === 'enviando'}
              pendingLabel={text.desfazendo}
              onClick={() => void undo()}
            >
              {text.desfazer}
            </Button>
          </BottomBar>
        )
      }
    >
      {isAsking && <p>{text.mensagem}</p>}
      {situacao === 'morto' && <LinkMorto />}
      {typeof situacao === 'object' && (
        <ErrorState
          title={text.erro}
          message={situacao.erro}
          retryLabel={text.tentarNovamente}
          onRetry={() => void undo()}
        />
      )}
    </Page>
  );
}
