import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useVoltar } from '../../../platform/navigation/use-voltar.ts';
import { type RaspadinhaLook, toRaspadinhaPath } from '../raspadinha-path.ts';
import { SemRaspadinhas } from '../parts/SemRaspadinhas.tsx';
import { UmaRaspadinha } from '../parts/UmaRaspadinha.tsx';

/**
 * Reveals a card. The address determines the look: /raspar (with `&jeito=alternativo` the nine panes) and
 * /pintar open the card `?id=`, /girosDaSorte spins the unopened cards one after the other.
 */
export function RevelarScreen() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const look = toLook(pathname, query.get('jeito'));
  const onBack = useVoltar();
  if (look === 'giro')
    return <UmaRaspadinha look="giro" id={null} vazio={<SemRaspadinhas />} {...(onBack && { onBack })} />;
  return <CardOfAddress look={look} id={query.get('id')} />;
}

function toLook(pathname: string, jeito: string | null): RaspadinhaLook {
  if (pathname === appPaths.girosDaSorte) return 'giro';
  if (pathname === appPaths.pintar) return 'pintura';
  return jeito === 'alternativo' ? 'alternativa' : 'raspadinha';
}

/** Replaces the address with that of the next card. */
function CardOfAddress({ look, id }: { look: RaspadinhaLook; id: string | null }) {
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
