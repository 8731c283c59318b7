import { conferencias } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { conferirText } from '../conferir.text.ts';
import { loadCapsula } from '../load-capsula.ts';
import type { Leitura } from '../use-conferencia.ts';
import styles from '../Conferir.module.css';

const text = conferirText.arquivo;

export interface ArquivoParteProps {
  leitura: Leitura;
  begin(texto: Promise<string>): void;
}

/** Choice of the capsule's file, and the progress of its verification. */
export function ArquivoParte({ leitura, begin }: ArquivoParteProps) {
  const input = useRef<HTMLInputElement>(null);
  const [nome, setNome] = useState('');
  const choose = (file: File | undefined) => {
    if (!file) return;
    setNome(file.name);
    begin(file.text());
  };
  useDroppedFile(choose);
  // Only a capsule of the address can be loaded again without a new choice.
  const isFromAddress = nome === '' && leitura.estado === 'falhou';
  return (
    <Card>
      <h2>{text.titulo}</h2>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={text.rotulo}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        wide
        variant={leitura.estado === 'vazia' ? 'primary' : 'secondary'}
        icon={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {leitura.estado === 'vazia' ? text.rotulo : text.outro}
      </Button>
      <div role="status" className={styles.andamento}>
        <p className={styles.nota}>{nome || text.nota}</p>
        <Andamento leitura={leitura} />
      </div>
      {isFromAddress && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            const texto = loadCapsula(location.href);
            if (texto) begin(texto);
          }}
        >
          {text.tentar}
        </Button>
      )}
    </Card>
  );
}

function Andamento({ leitura }: { leitura: Leitura }) {
  switch (leitura.estado) {
    case 'baixando':
    case 'lendo': {
      const feitas = leitura.estado === 'lendo' ? conferencias.indexOf(leitura.feita) + 1 : 0;
      return (
        <>
          <p>{text.lendo}</p>
          <ProgressBar
            label={text.lendo}
            value={feitas}
            max={conferencias.length}
            valueText={text.feitas(feitas, conferencias.length)}
          />
        </>
      );
    }
    case 'ilegivel':
      return <Notice tone="perigo">{text.ilegivel}</Notice>;
    case 'falhou':
      return <Notice tone="perigo">{text.falhou}</Notice>;
    case 'vazia':
    case 'pronta':
    case 'prova':
      return null;
  }
}

/** Takes a file dropped anywhere on the page, which the browser would open instead of the page. */
function useDroppedFile(take: (file: File | undefined) => void): void {
  const latest = useRef(take);
  useEffect(() => void (latest.current = take));
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      latest.current(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
