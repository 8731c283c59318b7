import { editTexto } from '@trevo/config/edicao/edit-texto';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { useEffect } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { campanhasText } from './campanhas.text.ts';
import { describePosses } from './describe-posses.ts';
import { readPublicada } from './publicada.ts';
import styles from './Campanhas.module.css';

/** Pauses or resumes a campaign: publishes its published text with `campanha.ativa` changed. */
export function PausarDialog(props: { campanha: CampanhaDaPromotora; onClose(): void }) {
  const { campanha, onClose } = props;
  const text = campanha.ativa ? campanhasText.pausar : campanhasText.retomar;
  const conferir = useTask(
    async () => {
      const { texto } = await readPublicada(campanha);
      const mudado = editTexto(texto, {
        tipo: 'por',
        caminho: ['campanha', 'ativa'],
        valor: !campanha.ativa,
      });
      if (mudado === undefined) throw new Error('The published text cannot be parsed');
      const { retorno } = await callConsole('operador.conferirCampanha', { body: { texto: mudado } });
      return { texto: mudado, posses: retorno.campanha?.posses ?? [] };
    },
    { isRead: true },
  );
  const publicar = useTask(
    (texto: string, motivo: string) =>
      callConsole('operador.publicarCampanha', {
        body: {
          nomeArquivo: `${campanha.identificacao.toLowerCase()}.campanha.yaml`,
          texto,
          confirmacao: { motivo },
        },
      }),
    { onProposed: onClose },
  );
  const { run } = conferir;
  useEffect(() => {
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads once, when the dialog opens
  }, []);

  async function send(motivo: string): Promise<void> {
    if (!conferir.result || !(await publicar.run(conferir.result.texto, motivo))) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    onClose();
  }

  const posses = conferir.result && describePosses(conferir.result.posses);
  return (
    <MotivoDialog
      titulo={text.titulo(campanha.descricao)}
      rotulo={text.motivo}
      fazer={text.fazer}
      isGrave={campanha.ativa}
      isPending={publicar.isPending || conferir.isPending}
      error={conferir.error ?? publicar.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <p>{text.mensagem(campanha.hosts.join(', '))}</p>
      {posses ? (
        <div className={styles.posses}>
          <strong>{campanhasText.posses.titulo}</strong>
          <p>{posses.length > 0 ? posses.join(' · ') : campanhasText.posses.nada}</p>
        </div>
      ) : (
        !conferir.error && (
          <SkeletonGroup label={consolePlatformText.carregando}>
            <Skeleton shape="block" height="2.75rem" />
          </SkeletonGroup>
        )
      )}
    </MotivoDialog>
  );
}
