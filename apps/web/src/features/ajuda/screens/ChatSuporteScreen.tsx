import { getEmailSuporte, getUrlChat } from '@trevo/config/configuracao/telas-questions';
import { useEffect, useState } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { chatText as chat } from '../chat.text.ts';

/** Contacts of the promoter: the chat, the e-mail, or the rules that name them. */
export function ChatSuporteScreen() {
  const configuracao = useConfiguracao();
  const url = getUrlChat(configuracao);
  const email = getEmailSuporte(configuracao);
  const isReachable = useChatReachable(url);
  return (
    <Page
      header={
        <PageHeader
          title={chat.titulo}
          subtitle={url ? chat.subtitulo : chat.nenhum}
          onBack={useGoBack()}
          backLabel={chat.voltar}
        />
      }
    >
      {url && isReachable === false && <Notice tone="alerta">{chat.semResposta}</Notice>}
      {url && (
        <a className={toButtonClass({ wide: true })} href={url} target="_blank" rel="noreferrer">
          {chat.abrir}
        </a>
      )}
      {email && (
        <a className={toButtonClass({ wide: true, variant: 'secondary' })} href={`mailto:${email}`}>
          {chat.email}
        </a>
      )}
      <LinkButton to={appPaths.regulamento} variant="ghost" wide>
        {chat.regulamento}
      </LinkButton>
    </Page>
  );
}

const checkMilliseconds = 2000;

/**
 * Returns whether the chat's server responds within two seconds; undefined until that is known. The response is
 * not read.
 */
function useChatReachable(url: string | null): boolean | undefined {
  const [isReachable, setReachable] = useState<boolean>();
  useEffect(() => {
    if (!url) return;
    let isOver = false;
    const report = (value: boolean) => {
      if (!isOver) setReachable(value);
    };
    fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(checkMilliseconds) }).then(
      () => report(true),
      () => report(false),
    );
    return () => {
      isOver = true;
    };
  }, [url]);
  return isReachable;
}
