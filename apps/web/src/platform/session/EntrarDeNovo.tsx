import { LogIn } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/action/Button.tsx';
import { sessaoText as text } from './sessao.text.ts';
import { useEntrarDeNovo } from './use-entrar-de-novo.ts';

/** The way on where the login is not taken any more. */
export function EntrarDeNovo(props: Pick<ButtonProps, 'wide' | 'variant'>) {
  return (
    <Button {...props} icon={<LogIn />} onClick={useEntrarDeNovo()}>
      {text.entrarDeNovo}
    </Button>
  );
}
