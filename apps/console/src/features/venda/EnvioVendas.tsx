import { createUploadTransport } from '@trevo/client/request/upload-transport.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { EscolhaArquivo } from '../../platform/screen/EscolhaArquivo.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { vendaConsoleText } from './venda-console.text.ts';
import styles from './EnvioVendas.module.css';

const text = vendaConsoleText.enviar;

interface Envio {
  readonly nome: string;
  /** From 0 to 1. */
  readonly parte: number;
  readonly stop: AbortController;
}

/** Uploads a sales file, chosen or dropped, with its progress. */
export function EnvioVendas({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const importar = useAct('operador.importarVendas');
  const [envio, setEnvio] = useState<Envio | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File | undefined): Promise<void> {
    if (!file || envio) return;
    const stop = new AbortController();
    setEnvio({ nome: file.name, parte: 0, stop });
    const answer = await importar.run({
      params: { ano, identificacao },
      query: { nome: file.name },
      file: toTyped(file),
      transport: createUploadTransport((parte) => setEnvio({ nome: file.name, parte, stop })),
      signal: stop.signal,
    });
    setEnvio(null);
    if (stop.signal.aborted) importar.forget();
    if (!answer) return;
    const words = answer.retorno.repetido ? text.repetido : text.recebido;
    avisos.show(words(file.name), { tone: answer.retorno.repetido ? 'alerta' : 'sucesso' });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <EscolhaArquivo
        ref={input}
        rotulo={text.rotulo}
        aceita=".csv,.xml,text/csv,text/xml,application/xml"
        onChoose={(file) => void send(file)}
      />
      {envio ? (
        <>
          <p>{text.enviando(envio.nome)}</p>
          <ProgressBar
            label={text.enviando(envio.nome)}
            value={envio.parte}
            max={1}
            valueText={text.progresso(envio.parte)}
          />
          <Button variant="ghost" size="small" onClick={() => envio.stop.abort()}>
            {text.cancelar}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.hint}>{text.soltar}</p>
          <Button size="small" icon={<Upload />} onClick={() => input.current?.click()}>
            {text.escolher}
          </Button>
        </>
      )}
      <Recusa error={importar.error} />
    </div>
  );
}

/** Browsers name a CSV after the programs of the computer, so the ending of the name decides. */
const toTyped = (file: File): Blob =>
  file.slice(0, file.size, /\.xml$/i.test(file.name) ? 'application/xml' : 'text/csv');
