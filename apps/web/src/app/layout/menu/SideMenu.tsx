import { getLogoSuperior } from '@trevo/config/configuracao/configuracao-questions';
import { Link } from 'react-router';
import { useConfiguracao, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { layoutText } from '../layout.text.ts';
import { listDestinos, listOutrasTelas } from './list-destinos.tsx';
import { MenuAcoes } from './MenuAcoes.tsx';
import { MenuConta, MenuItem } from './MenuItem.tsx';
import styles from './SideMenu.module.css';

/**
 * Side menu of a wide window: the brand, the main action, the screens of the bottom menu and the campaign's
 * other ones. On a tablet it is a rail of icons with labels below.
 */
export function SideMenu() {
  const configuracao = useConfiguracao();
  const titulo = useTitulo();
  const { antes, depois } = listDestinos(configuracao);
  const destinos = [...antes, ...depois, ...listOutrasTelas(configuracao)];
  return (
    <nav className={styles.menu} aria-label={layoutText.menu.rotulo}>
      <Link className={styles.logo} to={appPaths.home}>
        <LogoImage src={getLogoSuperior(configuracao)} name={titulo} className={styles.image} />
      </Link>
      <div className={styles.acoes}>
        <MenuAcoes />
      </div>
      {destinos.map((destino) => (
        <MenuItem key={destino.path} {...destino} className={styles.item} />
      ))}
      <MenuConta className={styles.item} />
    </nav>
  );
}
