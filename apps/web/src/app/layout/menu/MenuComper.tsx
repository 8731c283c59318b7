import {
  ComperPergunta,
  type ComperPerguntaProps,
} from '../../../features/participacao/comper/ComperPergunta.tsx';
import { QueryProvider } from '../../../platform/api/QueryProvider.tsx';

/** Question about the shop in the menu, which is outside the screens and their query provider. */
export function MenuComper(props: ComperPerguntaProps) {
  return (
    <QueryProvider>
      <ComperPergunta {...props} />
    </QueryProvider>
  );
}
