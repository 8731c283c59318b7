import { formatTelefone } from '@trevo/rules/mask';
import { normalizeTelefone } from '@trevo/rules/telefone';
import { ShapedInput, type ShapedInputProps } from '../../../ui/field/ShapedInput.tsx';

/**
 * A telephone as people write, paste or have it filled in: country code, zero, carrier and separators are understood.
 * What is not (yet) a telephone stays in sight as it came, for the form to refuse; nothing is cut off its end.
 */
export function TelefoneInput({ onValueChange, ...rest }: Omit<ShapedInputProps, 'shape'>) {
  return (
    <ShapedInput
      inputMode="tel"
      figures
      {...rest}
      shape={showTelefone}
      onValueChange={(typed) => onValueChange(readTelefone(typed))}
    />
  );
}

const readTelefone = (typed: string) => normalizeTelefone(typed.normalize('NFKC').replace(/[^\d+]/g, ''));

function showTelefone(text: string): string {
  const telefone = readTelefone(text);
  return /^[1-9]\d{0,10}$/.test(telefone) ? formatTelefone(telefone) : telefone;
}
