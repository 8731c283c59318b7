import { isLoginByTelefone } from '@trevo/config/configuracao-questions';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { consumidorText } from '../../consumidor/public.ts';
import { Switch } from '../../../ui/choice/Switch.tsx';
import type { CadastroForm } from '../cadastro-form.ts';

/** Chooses the foreign document; choosing back forgets what was typed. */
export function EstrangeiroCampo({ form }: { form: UseFormReturn<CadastroForm> }) {
  const { value, onChange, ...field } = useController({ control: form.control, name: 'isEstrangeiro' }).field;
  return (
    <Switch
      {...field}
      checked={value}
      label={consumidorText.estrangeiro}
      detail={isLoginByTelefone(useConfiguracao()) ? consumidorText.estrangeiroDetalhe : undefined}
      onChange={(event) => {
        onChange(event);
        form.setValue('documentoVariavel', '');
        form.clearErrors('documentoVariavel');
      }}
    />
  );
}
