import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callConsole, useRead } from '../../platform/api/console-client.ts';
import { useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { hasPasskeys, renewSessao } from '../../platform/session/passkey-console.ts';
import { useAddPasskey } from '../../platform/session/use-add-passkey.ts';
import { contaConsoleText } from './conta-console.text.ts';
import { NomePasskeyDialog, type Passkey } from './NomePasskeyDialog.tsx';
import styles from './PasskeysSecao.module.css';

const text = contaConsoleText.passkeys;

/** The operator's passkeys: adds, names and removes them. */
export function PasskeysSecao() {
  const passkeys = useRead('operador.passkeys', {});
  const add = useAddPasskey();
  const criar = hasPasskeys() && (
    <Button size="small" icon={<Plus />} pending={add.isPending} onClick={() => void add.run()}>
      {text.criar}
    </Button>
  );
  return (
    <Secao titulo={text.titulo} acao={criar}>
      <p className={styles.quiet}>{hasPasskeys() ? text.ajuda : text.semSuporte}</p>
      <Recusa error={add.error} />
      <Leitura lida={passkeys} linhas={2}>
        {(todas) =>
          todas.length === 0 ? (
            <p className={styles.quiet}>{text.nenhuma}</p>
          ) : (
            <PasskeysTabela passkeys={todas} />
          )
        }
      </Leitura>
    </Secao>
  );
}

function PasskeysTabela({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const remove = useTask(async ({ passkeyID }: Passkey) => {
    await callConsole('operador.excluirPasskey', { params: { passkeyID } });
    await renewSessao();
    return true;
  });

  async function confirm(passkey: Passkey): Promise<void> {
    if (await remove.run(passkey)) avisos.show(text.removida(passkey.nome), { tone: 'sucesso' });
    setRemoved(null);
  }
  const colunas: readonly Coluna<Passkey>[] = [
    { id: 'nome', titulo: text.nome, conteudo: ({ nome }) => <strong>{nome}</strong> },
    {
      id: 'criada',
      titulo: text.criada,
      alinhar: 'fim',
      conteudo: ({ criadaEm }) => <Momento em={criadaEm} />,
    },
    {
      id: 'usada',
      titulo: text.usada,
      alinhar: 'fim',
      conteudo: ({ usadaEm }) => (usadaEm === null ? text.nunca : <Momento em={usadaEm} />),
    },
    {
      id: 'acao',
      titulo: contaConsoleText.acao,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (one) => (
        <div className={styles.acts}>
          <Button
            variant="secondary"
            size="small"
            aria-label={text.renomearDe(one.nome)}
            onClick={() => setRenamed(one)}
          >
            {text.renomear}
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={text.removerDe(one.nome)}
            onClick={() => setRemoved(one)}
          >
            {text.remover}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <>
      <Recusa error={remove.error} />
      <Tabela nome={text.titulo} itens={passkeys} toId={({ passkeyID }) => passkeyID} colunas={colunas} />
      {renamed && (
        <NomePasskeyDialog key={renamed.passkeyID} passkey={renamed} onClose={() => setRenamed(null)} />
      )}
      <ConfirmModal
        open={removed !== null}
        dangerous
        title={text.removerTitulo(removed?.nome ?? '')}
        message={text.removerEfeito}
        confirmLabel={text.remover}
        cancelLabel={contaConsoleText.cancelar}
        pending={remove.isPending}
        onConfirm={() => removed && void confirm(removed)}
        onCancel={() => setRemoved(null)}
      />
    </>
  );
}
