import { lazy, Suspense } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { isPasskeyOffered } from './is-passkey-offered.ts';
import type { EntrarSemSenhaProps } from './EntrarSemSenha.tsx';
import styles from './PasskeyLugar.module.css';

const EntrarSemSenha = lazy(() =>
  import('./EntrarSemSenha.tsx').then((m) => ({ default: m.EntrarSemSenha })),
);

/** Place of the lazily imported sign-in with a passkey; its height is reserved. */
export function PasskeyLugar(props: EntrarSemSenhaProps) {
  if (!isPasskeyOffered(useConfiguracao())) return null;
  return (
    <div className={styles.lugar}>
      <Suspense fallback={null}>
        <EntrarSemSenha {...props} />
      </Suspense>
    </div>
  );
}
