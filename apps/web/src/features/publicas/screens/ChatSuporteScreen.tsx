import { getEmailSuporte, getUrlChat } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { toButtonClass } from '../../../ui/action/button-class.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { publicasText } from '../publicas.text.ts';
import { useChatReachable } from '../use-chat-reachable.ts';

const { chat } = publicasText;

/** How to reach the people behind the promotion: their chat, their e-mail, or the rules that name them. */
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
          backLabel={publicasText.voltar}
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
