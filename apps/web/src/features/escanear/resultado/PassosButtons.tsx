import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { Camera, Keyboard, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { RasparLink, useProximaTela } from '../../documento-fiscal/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { type AppPath, appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useEntrarDeNovo } from '../../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { resultadoText as text } from '../resultado.text.ts';
import type { Passo, Passos } from './next-step.ts';

const links: Partial<Record<Passo, AppPath>> = {
  numeros: appPaths.cupons,
  notas: appPaths.documentosFiscais,
  regulamento: appPaths.regulamento,
  produtos: appPaths.produtosParticipantes,
  inicio: appPaths.home,
};
const icons: Partial<Record<Passo, ReactNode>> = {
  tentar: <RotateCw />,
  escanear: <Camera />,
  escanearOutra: <Camera />,
  corrigir: <Keyboard />,
};

export interface PassosButtonsProps {
  passos: Passos;
  /** Whether the primary action is above them. */
  isSide: boolean;
  /** Whether a retry is running. */
  pending: boolean;
  onRetry(): void;
  /** Returns to the camera or the field for this step. */
  onAgain(passo: Passo): void;
}

/** Next steps as buttons, the primary one first. */
export function PassosButtons({ passos, isSide, pending, onRetry, onAgain }: PassosButtonsProps) {
  const proxima = useProximaTela();
  const enter = useEntrarDeNovo();
  const hasNumeros = isAreaOffered(useConfiguracao(), 'numeros');
  function toPress(passo: Passo): () => void {
    if (passo === 'tentar') return onRetry;
    return passo === 'entrar' ? enter : () => onAgain(passo);
  }
  return (
    <>
      {passos
        .filter((passo) => passo !== 'numeros' || hasNumeros)
        .map((passo, i) => {
          if (passo === 'raspar') return <RasparLink key={passo} />;
          const look = {
            wide: true,
            variant: i > 0 ? ('ghost' as const) : isSide ? ('secondary' as const) : ('primary' as const),
            icon: icons[passo],
          };
          const { to, label } =
            passo === 'proxima' ? proxima : { to: links[passo], label: text.acoes[passo] };
          if (to) {
            return (
              <LinkButton key={passo} {...look} to={to} replace>
                {label}
              </LinkButton>
            );
          }
          const isRetry = passo === 'tentar';
          return (
            <Button
              key={passo}
              {...look}
              pending={isRetry && pending}
              pendingLabel={text.tentando}
              unavailable={!isRetry && pending}
              onClick={toPress(passo)}
            >
              {label}
            </Button>
          );
        })}
    </>
  );
}
