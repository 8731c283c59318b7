import { Card } from '@trevo/ui/display/Card.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextArea } from '@trevo/ui/field/TextInput.tsx';
import { conferirText } from '../conferir.text.ts';
import { readImpressao } from '../veredito.ts';
import styles from '../Conferir.module.css';

const text = conferirText.impressao;

export interface ImpressaoParteProps {
  publicada: string;
  onChange(publicada: string): void;
  /** Hash of the chosen capsule's manifest. */
  doArquivo: string | undefined;
}

/** The published hash, and beside it that of the chosen file. */
export function ImpressaoParte({ publicada, onChange, doArquivo }: ImpressaoParteProps) {
  const isIncomplete = publicada.trim() !== '' && readImpressao(publicada) === undefined;
  return (
    <Card>
      <h2>{text.titulo}</h2>
      <Field label={text.rotulo} hint={text.nota} error={isIncomplete && text.incompleta}>
        <TextArea
          rows={2}
          className={styles.codigo}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={publicada}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
      {doArquivo && (
        <p className={styles.nota}>
          {text.doArquivo}
          <code className={styles.hash}>{doArquivo}</code>
        </p>
      )}
    </Card>
  );
}
