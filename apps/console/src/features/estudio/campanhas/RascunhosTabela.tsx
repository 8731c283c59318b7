import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { forgetCopia } from '../documento/copia-local.ts';
import type { RascunhoResumo } from '../documento/rascunho.wire.ts';
import { toRascunhoAddress } from '../estudio-address.ts';
import { campanhasText } from './campanhas.text.ts';
import styles from './Campanhas.module.css';

const text = campanhasText.rascunhos;

/** The drafts of the promoter, the last changed first. */
export function RascunhosTabela({ rascunhos }: { rascunhos: readonly RascunhoResumo[] }) {
  const mayDelete = usePermissao()('operador.apagarRascunho');
  const [aApagar, setApagar] = useState<RascunhoResumo | null>(null);
  const apagar = useAct('operador.apagarRascunho');
  if (rascunhos.length === 0) return <p className={styles.quiet}>{text.vazia}</p>;

  async function remove(): Promise<void> {
    const { rascunhoID } = aApagar!;
    const apagado = await apagar.run({ params: { rascunhoID } });
    setApagar(null);
    if (!apagado) return;
    forgetCopia(rascunhoID);
    avisos.show(campanhasText.apagar.feito, { tone: 'sucesso' });
  }

  const colunas: readonly Coluna<RascunhoResumo>[] = [
    { id: 'nome', titulo: text.nome, conteudo: ({ nome }) => <strong>{nome}</strong> },
    {
      id: 'mudado',
      titulo: text.mudado,
      conteudo: ({ alteradoEm, alteradoPor }) => (
        <span className={styles.stack}>
          <Momento em={alteradoEm} />
          <small>{text.por(alteradoPor.nome)}</small>
        </span>
      ),
    },
    { id: 'de', titulo: text.de, conteudo: ({ base }) => (base === null ? text.novo : text.versao) },
    {
      id: 'atos',
      titulo: campanhasText.publicadas.atos,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (rascunho) => (
        <span className={styles.acts}>
          <LinkComoBotao to={toRascunhoAddress(rascunho.rascunhoID)} rotulo={text.abrirDe(rascunho.nome)}>
            {text.abrir}
          </LinkComoBotao>
          {mayDelete && (
            <Button
              variant="ghost"
              size="small"
              aria-label={text.apagarDe(rascunho.nome)}
              onClick={() => setApagar(rascunho)}
            >
              {text.apagar}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <Recusa error={apagar.error} />
      <Tabela nome={text.titulo} colunas={colunas} itens={rascunhos} toId={({ rascunhoID }) => rascunhoID} />
      <ConfirmModal
        open={aApagar !== null}
        title={campanhasText.apagar.titulo}
        confirmLabel={campanhasText.apagar.fazer}
        cancelLabel={consolePlatformText.cancelar}
        dangerous
        pending={apagar.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setApagar(null)}
        message={aApagar && campanhasText.apagar.mensagem(aApagar.nome)}
      />
    </>
  );
}
