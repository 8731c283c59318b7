import { useController, type UseFormReturn } from 'react-hook-form';
import { Switch } from '../../../ui/choice/Switch.tsx';
import type { CadastroForm } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';

/** Whether the campaign may send news; off until the person says so. */
export function NotificacaoCampo({ form }: { form: UseFormReturn<CadastroForm> }) {
  const { value, ...field } = useController({ control: form.control, name: 'aceitaNotificacao' }).field;
  return <Switch {...field} checked={value} label={text.notificacao} detail={text.notificacaoDetalhe} />;
}
