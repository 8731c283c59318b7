import { useNavigate, useSearchParams } from 'react-router';
import { useGoBack } from '../../../shared/navigation/use-go-back.ts';
import { type RaspadinhaLook, toRaspadinhaPath } from '../../../shared/raspadinha/raspadinha-path.ts';
import { SemRaspadinhas } from './SemRaspadinhas.tsx';
import { UmaRaspadinha } from './UmaRaspadinha.tsx';

/** The card of the address; the next one gets its own address in place of this. */
export function RevelarCard({ look }: { look: RaspadinhaLook }) {
  const [query] = useSearchParams();
  const id = query.get('id');
  const navigate = useNavigate();
  const goBack = useGoBack(toRaspadinhaPath(look));
  return (
    <UmaRaspadinha
      key={id}
      look={look}
      id={id}
      vazio={<SemRaspadinhas />}
      onBack={goBack}
      onProxima={(next) => void navigate(toRaspadinhaPath(look, next), { replace: true })}
    />
  );
}
