import { isEmAndamento } from '@trevo/rules/arquivo/situacao-arquivo';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Encerramento } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.fechamento;

/** The closing of the books, and the retention of personal data. */
export function FechamentoSecao(props: { params: CampanhaParams; encerramento: Encerramento }) {
  const { params, encerramento } = props;
  const { fechamento, guarda } = encerramento;
  const mayClose = usePermissao()('operador.encerrarCampanha');
  return (
    <Secao titulo={text.titulo}>
      <div className={styles.form}>
        {fechamento === null ? (
          <p className={styles.quiet}>{text.ajuda}</p>
        ) : (
          <>
            <Notice tone="sucesso">{text.fechado}</Notice>
            <Fatos
              linhas={[
                [text.fechadoEm, <Momento key="em" em={fechamento.em} />],
                [text.fechadoPor, fechamento.por.nome],
                fechamento.aprovadoPor !== null && [text.aprovadoPor, fechamento.aprovadoPor.nome],
                [
                  text.manifesto,
                  <code key="hash" className={styles.hash}>
                    {fechamento.manifestoHash}
                  </code>,
                ],
              ]}
            />
          </>
        )}
        {fechamento === null && mayClose && <Fechar params={params} />}
        <h3>{text.guarda}</h3>
        <p className={styles.quiet}>{text.guardaContas(guarda.contasMeses)}</p>
        <Fatos
          linhas={[
            [text.notasAte, formatDiaMesAno(guarda.notasAte)],
            [
              text.recibosAte,
              guarda.recibosAte === null ? text.semEntrega : formatDiaMesAno(guarda.recibosAte),
            ],
          ]}
        />
      </div>
    </Secao>
  );
}

/** Closes the books with the newest complete kit. */
function Fechar({ params }: { params: CampanhaParams }) {
  const [isAsking, setAsking] = useState(false);
  const kits = useRead(
    'operador.kits',
    { params: { ...params, perPage: 10 } },
    { refreshWhen: ({ retorno }) => retorno.some(({ situacao }) => isEmAndamento(situacao)) },
  );
  const fechar = useAct('operador.encerrarCampanha', () => {
    setAsking(false);
    avisos.show(text.proposto, { tone: 'sucesso' });
  });
  const kit = kits.data?.retorno.find(({ situacao }) => situacao === 'pronta' || situacao === 'vencida');
  if (!kit?.manifestoHash) return <p>{text.semKit}</p>;
  const { manifestoHash } = kit;

  async function close(): Promise<void> {
    await fechar.run({ params, body: { manifestoHash } });
    setAsking(false);
  }

  return (
    <>
      <Fatos
        linhas={[
          [text.kit, kit.nomeArquivo],
          [
            text.manifesto,
            <code key="hash" className={styles.hash}>
              {manifestoHash}
            </code>,
          ],
        ]}
      />
      <Recusa error={fechar.error} />
      <div className={styles.buttons}>
        <Button variant="danger" size="small" pending={fechar.isPending} onClick={() => setAsking(true)}>
          {text.fechar}
        </Button>
      </div>
      <ConfirmModal
        open={isAsking}
        dangerous
        title={text.pergunta}
        message={text.efeito}
        confirmLabel={text.fazer}
        cancelLabel={text.voltar}
        pending={fechar.isPending}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
