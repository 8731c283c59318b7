import { isTelaOffered } from '@trevo/config/configuracao/areas';
import { telaTitulos } from '@trevo/config/configuracao/telas';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { telaIcons } from '../../../platform/navigation/tela-icons.tsx';
import { findProdutosPath } from '../../../platform/navigation/paths/tela-path.ts';
import { findCardsTela, findLook } from '../../raspadinha/public.ts';
import { inicioText as text } from '../inicio.text.ts';
import styles from './Atalhos.module.css';

/** Shortcuts to the campaign's areas that the bottom menu has no room for; renders nothing without any. */
export function Atalhos() {
  const configuracao = useConfiguracao();
  const telas = (
    [
      'contaCorrente',
      'saldoCashback',
      findCardsTela(findLook(configuracao)),
      'produtos',
      'fidelidade',
      'quiz',
      'lojasCredenciadas',
    ] as const
  ).filter((tela) => isTelaOffered(configuracao, tela));
  if (telas.length === 0) return null;
  return (
    <nav aria-label={text.atalhos}>
      <ul className={styles.atalhos}>
        {telas.map((tela) => (
          <li key={tela}>
            <Link
              to={tela === 'produtos' ? findProdutosPath(configuracao) : appPaths[tela]}
              className={styles.atalho}
            >
              <span className={styles.disco}>{telaIcons[tela]}</span>
              {telaTitulos[tela]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
