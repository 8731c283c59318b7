import { getPrimeiroNome } from '@trevo/rules/pessoa/nome';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { Avatar } from '@trevo/ui/display/picture/Avatar.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { QueryProvider } from '../../../platform/api/QueryProvider.tsx';
import { layoutText } from '../layout.text.ts';
import styles from './TopBar.module.css';
import { useNome } from './use-nome.ts';
import { usePessoa } from '../use-pessoa.ts';

/**
 * Greeting with the first name in title case, although it is stored in capitals: 'Olá, Ana'. Opens the account
 * drawer.
 */
export function Saudacao({ detalhe }: { detalhe?: string | undefined }) {
  return (
    <QueryProvider>
      <PrimeiroNome detalhe={detalhe} />
    </QueryProvider>
  );
}

function PrimeiroNome({ detalhe }: { detalhe: string | undefined }) {
  const { foto, renewFoto, error } = usePessoa();
  const inteiro = useNome();
  const nome = inteiro && getPrimeiroNome(inteiro);
  if (!nome && !error) return <Skeleton width="8rem" height="1.5rem" />;
  return (
    <button
      type="button"
      className={styles.greeting}
      aria-haspopup="dialog"
      onClick={() => paineis.open('conta')}
    >
      <Avatar src={foto} name={nome ?? ''} onFail={renewFoto} />
      {nome && (
        <span className={styles.words}>
          <span className={styles.name}>{layoutText.saudacao(nome)}</span>
          {detalhe && <span className={styles.detail}>{detalhe}</span>}
        </span>
      )}
      <VisuallyHidden>{layoutText.abrirMenuLateral}</VisuallyHidden>
    </button>
  );
}
