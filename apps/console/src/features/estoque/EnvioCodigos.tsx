import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTask } from '../../platform/api/use-act.ts';
import { EscolhaArquivo } from '../../platform/screen/EscolhaArquivo.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { estoqueConsoleText } from './estoque-console.text.ts';
import { readCodigos } from './read-codigos.ts';
import styles from './EstoqueScreen.module.css';

const text = estoqueConsoleText.envio;
const deCadaVez = 5_000;
const linhasMostradas = 5;

/** Uploads a file of codes in parts, with its progress; a repeated upload adds only new codes. */
export function EnvioCodigos(props: {
  /** Accessible name of the file input. */
  rotulo: string;
  nome: string;
  isCodigo(codigo: string): boolean;
  /** Imports some codes and returns the number of new ones. */
  onImport(codigos: string[]): Promise<number>;
  /** Validates the form; false keeps the upload from starting and shows the missing field. */
  onBegin?(): boolean;
}) {
  const { rotulo, nome, isCodigo, onImport, onBegin } = props;
  const input = useRef<HTMLInputElement>(null);
  const [parte, setParte] = useState<number | null>(null);
  const [problema, setProblema] = useState<string | null>(null);
  const stop = useRef(false);
  const enviar = useTask(async (codigos: readonly string[]) => {
    let novos = 0;
    for (let at = 0; at < codigos.length && !stop.current; at += deCadaVez) {
      setParte(at / codigos.length);
      novos += await onImport(codigos.slice(at, at + deCadaVez));
    }
    return novos;
  });

  async function send(file: File | undefined): Promise<void> {
    if (!file || parte !== null) return;
    const { codigos, ruins } = readCodigos(await file.text(), isCodigo);
    setProblema(
      codigos.length === 0
        ? text.vazio
        : ruins.length > 0
          ? text.ruins(ruins.length, ruins.slice(0, linhasMostradas))
          : null,
    );
    if (codigos.length === 0) return;
    stop.current = false;
    setParte(0);
    const novos = await enviar.run(codigos);
    setParte(null);
    if (novos !== undefined) avisos.show(text.novos(novos, codigos.length), { tone: 'sucesso' });
  }

  return (
    <>
      <EscolhaArquivo
        ref={input}
        rotulo={rotulo}
        aceita=".csv,.txt,text/csv,text/plain"
        onChoose={(file) => void send(file)}
      />
      {parte === null ? (
        <Button
          variant="secondary"
          size="small"
          icon={<Upload />}
          aria-label={text.enviarDe(nome)}
          onClick={() => {
            if (onBegin?.() ?? true) input.current?.click();
          }}
        >
          {text.enviar}
        </Button>
      ) : (
        <div className={styles.progress}>
          <ProgressBar label={text.enviando(nome)} value={parte} max={1} valueText={text.progresso(parte)} />
          <Button variant="ghost" size="small" onClick={() => (stop.current = true)}>
            {text.parar}
          </Button>
        </div>
      )}
      {problema !== null && (
        <div role="alert">
          <Notice tone="alerta">{problema}</Notice>
        </div>
      )}
      <Recusa error={enviar.error} />
    </>
  );
}
