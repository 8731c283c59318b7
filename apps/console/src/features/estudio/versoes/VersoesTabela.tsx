import { describeChave } from '@trevo/config/palavras/find-palavras';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { formatPerto } from '../../../platform/format/momento.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { Momento } from '../../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { openComoRascunho } from '../campanhas/publicada.ts';
import type { Publicacao } from '../documento/rascunho.wire.ts';
import { toRascunhoAddress } from '../estudio-address.ts';
import { versoesText as text } from './versoes.text.ts';
import styles from './Versoes.module.css';

interface Campanha {
  readonly ano: number;
  readonly identificacao: string;
}

/** The versions with author, reason and hash. */
export function VersoesTabela(props: { campanha: Campanha; publicacoes: readonly Publicacao[] }) {
  const { campanha, publicacoes } = props;
  const navigate = useNavigate();
  const mayEdit = usePermissao()('operador.gravarRascunho');
  const abrir = useTask(async (publicacao: Publicacao) => {
    const { retorno } = await callConsole('operador.publicacao', {
      params: { ...campanha, hash: publicacao.hash },
    });
    if (!retorno.comComentarios) avisos.show(text.semComentarios, { tone: 'info' });
    const nome = text.nomeRascunho(campanha.identificacao, formatPerto(publicacao.publicadaEm));
    return openComoRascunho(nome, retorno);
  });

  async function openVersao(publicacao: Publicacao): Promise<void> {
    const rascunhoID = await abrir.run(publicacao);
    if (rascunhoID) void navigate(toRascunhoAddress(rascunhoID));
  }

  const colunas: readonly Coluna<Publicacao>[] = [
    {
      id: 'quando',
      titulo: text.quando,
      conteudo: ({ publicadaEm, atual }) => (
        <span className={styles.stack}>
          <Momento em={publicadaEm} />
          {atual && (
            <Badge dot tone="sucesso">
              {text.atual}
            </Badge>
          )}
        </span>
      ),
    },
    { id: 'quem', titulo: text.quem, conteudo: ({ publicadaPor }) => publicadaPor.nome },
    {
      id: 'motivo',
      titulo: text.motivo,
      conteudo: ({ motivo }) => motivo ?? <span className={styles.quiet}>{text.semMotivo}</span>,
    },
    {
      id: 'mudancas',
      titulo: text.mudancas,
      conteudo: ({ mudancas }) =>
        mudancas.length === 0 ? (
          <span className={styles.quiet}>{text.nenhuma}</span>
        ) : (
          <ul className={styles.stack}>
            {mudancas.map(({ chave, antes, depois }) => (
              <li key={chave}>
                {describeChave(chave)}: {antes} → {depois}
              </li>
            ))}
          </ul>
        ),
    },
    {
      id: 'hash',
      titulo: text.hash,
      conteudo: ({ hash }) => (
        <span className={styles.hash}>
          <code title={hash}>{hash.slice(0, 12)}</code>
          <IconButton
            label={text.copiarHash(hash.slice(0, 12))}
            icon={<Copy />}
            onClick={() => void copy(hash)}
          />
        </span>
      ),
    },
    {
      id: 'atos',
      titulo: text.atos,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (publicacao) =>
        mayEdit && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text.abrirDe(formatPerto(publicacao.publicadaEm))}
            onClick={() => void openVersao(publicacao)}
          >
            {text.abrir}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Recusa error={abrir.error} />
      <Tabela nome={text.titulo} colunas={colunas} itens={publicacoes} toId={({ hash }) => hash} />
    </>
  );
}

async function copy(hash: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(hash);
    avisos.show(consolePlatformText.copiado, { tone: 'sucesso' });
  } catch {
    avisos.show(consolePlatformText.nuncaCopiado, { tone: 'alerta' });
  }
}
