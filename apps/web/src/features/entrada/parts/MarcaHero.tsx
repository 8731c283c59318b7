import { getLogosEntrada } from '@trevo/config/configuracao/configuracao-questions';
import { useConfiguracao, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import styles from './SemCampanha.module.css';

/**
 * Large brand logo, smaller above a prize. It replaces the server-rendered one in place and shrinks for the
 * keyboard.
 */
export function MarcaHero({
  compact = false,
  hasPremio = false,
}: {
  compact?: boolean;
  hasPremio?: boolean;
}) {
  const titulo = useTitulo();
  const logos = getLogosEntrada(useConfiguracao());
  return (
    <div className={styles.hero} data-compact={compact || undefined} data-premio={hasPremio || undefined}>
      {(logos.length > 0 ? logos : [null]).map((logo) => (
        <LogoImage key={logo} src={logo} name={titulo} size="large" className={styles.logo} />
      ))}
    </div>
  );
}
