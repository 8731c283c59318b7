import { entregaEstados } from '@trevo/contract/webhook/webhook-eventos';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { Filtros } from '../../platform/screen/tabela/Filtros.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { describeTentativa } from './describe-tentativa.ts';
import { EntregaDialog } from './EntregaDialog.tsx';
import { ReenviarPeriodo } from './ReenviarPeriodo.tsx';
import { webhookConsoleText } from './webhook-console.text.ts';
import type { Entrega } from './webhook.wire.ts';
import styles from './Webhook.module.css';

const text = webhookConsoleText.entregas;
const porPagina = 30;

/** Returns the milliseconds until the next delivery is due; false without one. */
function findPausa(entregas: readonly Entrega[]): number | false {
  const proximas = entregas.flatMap(({ proximaEm }) => (proximaEm === null ? [] : [Date.parse(proximaEm)]));
  return proximas.length > 0 && Math.min(...proximas) - agoraServidor();
}

/** The deliveries of an endpoint, the newest first, by state. */
export function EntregasWebhook({ webhookID, isAtivo }: { webhookID: string; isAtivo: boolean }) {
  const [search] = useSearchParams();
  const estado = entregaEstados.find((one) => one === search.get('estado'));
  const mayResend = usePermissao()('operador.reenviarEntregas');
  const [vista, setVista] = useState<string | null>(null);
  const pages = usePages(
    'operador.entregasWebhook',
    { params: { webhookID, perPage: porPagina }, query: estado ? { estado } : {} },
    { refreshWhen: (entregas) => isAtivo && findPausa(entregas) },
  );
  const aberta = pages.items?.find(({ eventoID }) => eventoID === vista);
  const ver: Coluna<Entrega> = {
    id: 'ver',
    titulo: text.ver,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ eventoID, tipo }) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={text.verDe(webhookConsoleText.eventos[tipo], eventoID)}
        onClick={() => setVista(eventoID)}
      >
        {text.ver}
      </Button>
    ),
  };
  return (
    <Secao
      titulo={text.titulo}
      acao={mayResend && <ReenviarPeriodo webhookID={webhookID} isAtivo={isAtivo} />}
    >
      <p className={styles.quiet}>{text.nota}</p>
      <Filtros
        rotulo={text.filtros}
        filtros={[
          {
            nome: 'estado',
            rotulo: text.estado,
            todos: text.todas,
            opcoes: entregaEstados.map((value) => ({ value, label: webhookConsoleText.estados[value] })),
          },
        ]}
      />
      <LeituraPaginas
        pages={pages}
        vazia={
          <EmptyState
            illustration="search"
            title={text.vazia}
            message={estado ? text.vaziaFiltrada : text.vaziaMensagem}
          />
        }
      >
        {(entregas) => (
          <Tabela
            nome={text.lista}
            itens={entregas}
            toId={({ eventoID }) => eventoID}
            colunas={[...colunas, ver]}
          />
        )}
      </LeituraPaginas>
      {aberta && (
        <EntregaDialog
          webhookID={webhookID}
          isAtivo={isAtivo}
          entrega={aberta}
          mayResend={mayResend && aberta.tipo !== 'webhook.teste'}
          onClose={() => setVista(null)}
        />
      )}
    </Secao>
  );
}

const tons = { pendente: 'info', entregue: 'sucesso', falhou: 'perigo' } as const;

const colunas: readonly Coluna<Entrega>[] = [
  {
    id: 'evento',
    titulo: text.evento,
    conteudo: ({ tipo, campanha }) => (
      <span className={styles.stack}>
        {webhookConsoleText.eventos[tipo]}
        {campanha && (
          <small>
            {campanha.ano}/{campanha.identificacao}
          </small>
        )}
      </span>
    ),
  },
  {
    id: 'quando',
    titulo: text.quando,
    alinhar: 'fim',
    conteudo: ({ ocorridoEm }) => <Momento em={ocorridoEm} />,
  },
  {
    id: 'situacao',
    titulo: text.situacao,
    conteudo: ({ estado, proximaEm, tentativas }) => (
      <span className={styles.stack}>
        <Badge dot tone={tons[estado]}>
          {webhookConsoleText.estados[estado]}
        </Badge>
        {proximaEm !== null && tentativas.length > 0 && <small>{text.proxima(formatPerto(proximaEm))}</small>}
      </span>
    ),
  },
  { id: 'servidor', titulo: text.servidor, conteudo: (entrega) => <Servidor entrega={entrega} /> },
  {
    id: 'tentativas',
    titulo: text.tentativas,
    alinhar: 'fim',
    conteudo: ({ tentativas }) => tentativas.length,
  },
];

/** The latest answer of the server, with its duration. */
function Servidor({ entrega: { tentativas } }: { entrega: Entrega }) {
  const ultima = tentativas.at(-1);
  if (!ultima) return text.semTentativa;
  return (
    <span className={styles.stack}>
      {describeTentativa(ultima)}
      <small>{text.duracao(ultima.duracaoMs)}</small>
    </span>
  );
}
