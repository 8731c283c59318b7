import {
  ComperPergunta,
  type ComperPerguntaProps,
} from '../../../features/participacao/comper/ComperPergunta.tsx';
import { Queries } from '../../Queries.tsx';

/** The question about the shop in the menu, which stands outside of the screens and their shared answers. */
export function MenuComper(props: ComperPerguntaProps) {
  return (
    <Queries>
      <ComperPergunta {...props} />
    </Queries>
  );
}
