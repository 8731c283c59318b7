import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { SegredoDialog } from '../../platform/screen/ato/SegredoDialog.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { CriarWebhookDialog } from './CriarWebhookDialog.tsx';
import { SaudeWebhook } from './SaudeWebhook.tsx';
import { toWebhookAddress } from './webhook-address.ts';
import { webhookConsoleText as text } from './webhook-console.text.ts';
import type { Webhook } from './webhook.wire.ts';
import styles from './Webhook.module.css';

/** The endpoints of the promoter with their health. A new secret is shown once. */
export function WebhooksScreen() {
  const webhooks = useRead('operador.webhooks', {});
  const navigate = useNavigate();
  const mayCreate = usePermissao()('operador.criarWebhook');
  const [isCriando, setCriando] = useState(false);
  const [criado, setCriado] = useState<{ webhookID: string; segredo: string } | null>(null);
  const criar = mayCreate && (
    <Button size="small" icon={<WebhookIcon />} onClick={() => setCriando(true)}>
      {text.criar}
    </Button>
  );
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda} acao={webhooks.data?.length === 0 ? false : criar}>
      <Leitura lida={webhooks}>
        {(todos) =>
          todos.length === 0 ? (
            <EmptyState
              illustration="bell"
              title={text.vazia.titulo}
              message={mayCreate ? text.vazia.mensagem : text.vazia.mensagemVe}
              action={criar || undefined}
            />
          ) : (
            <Tabela nome={text.titulo} itens={todos} toId={({ webhookID }) => webhookID} colunas={colunas} />
          )
        }
      </Leitura>
      {isCriando && <CriarWebhookDialog onClose={() => setCriando(false)} onCriado={setCriado} />}
      <SegredoDialog
        segredo={criado?.segredo ?? null}
        mensagem={text.segredo}
        onClose={() => {
          setCriado(null);
          void navigate(toWebhookAddress(criado!.webhookID));
        }}
      />
    </Tela>
  );
}

const colunas: readonly Coluna<Webhook>[] = [
  {
    id: 'quem',
    titulo: text.colunas.quem,
    conteudo: ({ descricao, url }) => (
      <span className={styles.stack}>
        <strong>{descricao}</strong>
        <small>{url}</small>
      </span>
    ),
  },
  {
    id: 'eventos',
    titulo: text.colunas.eventos,
    conteudo: ({ eventos }) => eventos.map((evento) => text.eventos[evento]).join(', '),
  },
  { id: 'saude', titulo: text.colunas.saude, conteudo: (webhook) => <SaudeWebhook webhook={webhook} /> },
  {
    id: 'entrega',
    titulo: text.colunas.entrega,
    alinhar: 'fim',
    conteudo: ({ saude: { entregueEm } }) => (entregueEm === null ? text.nunca : <Momento em={entregueEm} />),
  },
  {
    id: 'abrir',
    titulo: text.colunas.abrir,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ webhookID, descricao }) => (
      <LinkComoBotao to={toWebhookAddress(webhookID)} rotulo={text.abrirDe(descricao)}>
        {text.colunas.abrir}
      </LinkComoBotao>
    ),
  },
];
