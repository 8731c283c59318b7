import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { formularioText as text } from './formulario.text.ts';
import styles from './Campos.module.css';

const isCor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** A colour as text and as the browser's own picker; stands in a `Field`. */
export function CorInput(props: { value: string; onChange(cor: string): void; placeholder?: string }) {
  const { value, onChange, placeholder } = props;
  return (
    <TextInput
      figures
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      value={value}
      placeholder={placeholder}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
      leading={
        <input
          type="color"
          className={styles.picker}
          aria-label={text.escolherCor}
          value={isCor(value) ? value : (placeholder ?? '#000000')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
    />
  );
}
