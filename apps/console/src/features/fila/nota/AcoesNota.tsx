import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Check, Copy, Keyboard, Pencil, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { filaConsoleText as text } from '../fila-console.text.ts';
import styles from './AcoesNota.module.css';

type Motivo = RetornoOf<Calls['operador.fila']>['motivos'][number];

export interface AcoesNotaProps {
  readonly motivos: readonly Motivo[];
  onApprove(): void;
  onRefuse(motivo: string): void;
  onCorrect(): void;
  onCompare(): void;
  onSkip(): void;
  onHelp(): void;
}

/** The verdicts as buttons, each with its key; a reason shows the words that the owner reads. */
export function AcoesNota(props: AcoesNotaProps) {
  const { motivos } = props;
  const [lido, setLido] = useState<Motivo>();
  const shown = lido ?? motivos[0];
  return (
    <div className={styles.acts}>
      <div className={styles.row}>
        <Button icon={<Check />} aria-keyshortcuts="a" onClick={props.onApprove}>
          {text.aprovar} <Tecla nome="A" />
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Pencil />}
          aria-keyshortcuts="e"
          onClick={props.onCorrect}
        >
          {text.corrigir} <Tecla nome="E" />
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Copy />}
          aria-keyshortcuts="d"
          onClick={props.onCompare}
        >
          {text.comparar} <Tecla nome="D" />
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<SkipForward />}
          aria-keyshortcuts="s"
          onClick={props.onSkip}
        >
          {text.pular} <Tecla nome="S" />
        </Button>
        <Button variant="ghost" size="small" icon={<Keyboard />} aria-keyshortcuts="?" onClick={props.onHelp}>
          {text.teclas} <Tecla nome="?" />
        </Button>
      </div>
      <h3 id="motivos">{text.recusar}</h3>
      <ul className={styles.reasons} aria-labelledby="motivos">
        {motivos.map((motivo, at) => (
          <li key={motivo.codigo}>
            <button
              type="button"
              className={styles.reason}
              aria-keyshortcuts={String(at + 1)}
              aria-describedby="palavras"
              onMouseEnter={() => setLido(motivo)}
              onMouseLeave={() => setLido(undefined)}
              onFocus={() => setLido(motivo)}
              onClick={() => props.onRefuse(motivo.codigo)}
            >
              <Tecla nome={String(at + 1)} /> {text.motivos[motivo.codigo] ?? motivo.mensagem}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <p className={styles.words} id="palavras">
          <small>{text.palavras}</small> “{[shown.mensagem, shown.cura].filter(Boolean).join(' ')}”
        </p>
      )}
    </div>
  );
}

const Tecla = ({ nome }: { nome: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {nome}
  </kbd>
);
