import { useRead } from '../../../platform/api/console-client.ts';
import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';
import styles from './AtosPessoa.module.css';

const text = pessoaText.atos.exclusao;

/** Deletes the account of a person, or proposes it, after showing the lost, erased and kept data. */
export function ExclusaoDialog({ pessoa, onClose }: { pessoa: PessoaRef; onClose(): void }) {
  const previsao = useRead('operador.preverExclusaoPessoa', { params: { ...pessoa } });
  const excluir = useAct('operador.excluirPessoa', onClose);

  async function send(motivo: string): Promise<void> {
    if (!(await excluir.run({ params: { ...pessoa }, body: { motivo } }))) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={text.excluir}
      isGrave
      isPending={excluir.isPending}
      error={excluir.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <Leitura lida={previsao}>
        {(efeitos) => (
          <div className={styles.effects}>
            {(['perde', 'apaga', 'fica'] as const).map((parte) => (
              <section key={parte}>
                <h3>{text[parte]}</h3>
                <ul>
                  {efeitos[parte].map((frase) => (
                    <li key={frase}>{frase}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Leitura>
    </MotivoDialog>
  );
}
