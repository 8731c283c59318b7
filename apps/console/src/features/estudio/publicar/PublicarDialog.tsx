import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { PeekPanel } from '@trevo/ui/dialog/PeekPanel.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { MotivoForm } from '../../../platform/screen/ato/MotivoForm.tsx';
import type { Conferencia } from '../documento/rascunho.wire.ts';
import { ConferenciaResumo } from './ConferenciaResumo.tsx';
import { publicarText as text } from './publicar.text.ts';
import { toEnderecoPublico } from './to-endereco-publico.ts';
import styles from './Publicar.module.css';

/** Refusals that the dialog itself resolves: with a reason, or with a proposal. */
const resolvidas = ['campanha.mudancaSemMotivo', 'operador.precisaSegundaPessoa'];

/** Shows the effect of a publication, asks for the reason, publishes or proposes it, and says where it is live. */
export function PublicarDialog(props: {
  nome: string;
  texto: string;
  /** Saves the draft first, so that the published text is that of the list. */
  save(): Promise<boolean>;
  onPublished(hash: string): void;
  onClose(): void;
}) {
  const { nome, texto, save, onPublished, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isProposta, setProposta] = useState(false);
  const conferir = useTask(
    async () => {
      await save();
      const { retorno } = await callConsole('operador.conferirCampanha', { body: { texto } });
      return retorno;
    },
    { isRead: true },
  );
  const publicar = useTask(
    (motivo: string | null) =>
      callConsole('operador.publicarCampanha', {
        body: {
          nomeArquivo: `${(conferir.result?.campanha?.identificacao ?? 'campanha').toLowerCase()}.campanha.yaml`,
          texto,
          ...(motivo !== null && { confirmacao: { motivo } }),
        },
      }),
    { onProposed: () => setProposta(true) },
  );
  const { run } = conferir;
  useEffect(() => {
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads once, when the dialog opens
  }, []);

  async function send(motivo: string | null): Promise<void> {
    const done = await publicar.run(motivo);
    if (done) onPublished(done.retorno.hash);
  }

  const conferencia = conferir.result;
  const publicada = publicar.result?.retorno;
  if (publicada) return <Publicada hosts={publicada.hosts} onClose={onClose} />;
  if (isProposta)
    return (
      <Modal open onClose={onClose} title={text.titulo(nome)} closeLabel={text.fechar}>
        <Notice tone="info">{text.proposta}</Notice>
      </Modal>
    );
  const pedeMotivo = conferencia?.campanha?.pedeMotivo ?? false;
  const mayPublish = conferencia !== undefined && isPublicavel(conferencia);
  return (
    <PeekPanel
      open
      onClose={onClose}
      title={nome.trim() === '' ? text.semNome : text.titulo(nome)}
      closeLabel={text.fechar}
    >
      <div className={styles.panel}>
        {conferencia ? (
          <ConferenciaResumo conferencia={conferencia} texto={texto} />
        ) : (
          !conferir.error && (
            <SkeletonGroup label={text.conferindo}>
              <Skeleton shape="block" height="2.75rem" />
              <Skeleton shape="block" height="6rem" />
            </SkeletonGroup>
          )
        )}
        {mayPublish && pedeMotivo && (
          <MotivoForm
            formId={formId}
            field={field}
            rotulo={text.motivo}
            isPending={publicar.isPending}
            onSend={(motivo) => void send(motivo)}
          />
        )}
        <Recusa error={conferir.error ?? publicar.error} />
        <div className={styles.actions}>
          {mayPublish && (
            <Button
              pending={publicar.isPending}
              {...(pedeMotivo
                ? { type: 'submit' as const, form: formId }
                : { onClick: () => void send(null) })}
            >
              {text.fazer}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {text.cancelar}
          </Button>
        </div>
      </div>
    </PeekPanel>
  );
}

const isPublicavel = ({ erros, campanha }: Conferencia): boolean =>
  erros.length === 0 &&
  campanha !== null &&
  (campanha.recusa === null || resolvidas.includes(campanha.recusa.codigo));

function Publicada({ hosts, onClose }: { hosts: readonly string[]; onClose(): void }) {
  return (
    <Modal
      open
      onClose={onClose}
      title={text.publicada}
      closeLabel={text.fechar}
      actions={
        <Button wide onClick={onClose}>
          {text.cancelar}
        </Button>
      }
    >
      <p>{text.publicadaEm}</p>
      <ul className={styles.addresses}>
        {hosts.map((host) => (
          <li key={host}>
            <a href={toEnderecoPublico(host)} target="_blank" rel="noreferrer">
              {toEnderecoPublico(host)}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
