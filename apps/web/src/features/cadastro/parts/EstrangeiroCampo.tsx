import { useController, type UseFormReturn } from 'react-hook-form';
import { Switch } from '../../../ui/choice/Switch.tsx';
import type { CadastroForm } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';

/** Chooses the foreign document; choosing back forgets what was typed. */
export function EstrangeiroCampo({ form }: { form: UseFormReturn<CadastroForm> }) {
  const { value, onChange, ...field } = useController({ control: form.control, name: 'isEstrangeiro' }).field;
  return (
    <Switch
      {...field}
      checked={value}
      label={text.estrangeiro}
      detail={text.estrangeiroDetalhe}
      onChange={(event) => {
        onChange(event);
        form.setValue('documentoVariavel', '');
        form.clearErrors('documentoVariavel');
      }}
    />
  );
}
